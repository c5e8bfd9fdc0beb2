/** Deutsch, für Seiten, die kein Spieltisch sind. */

import type { More } from './en';

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('de').format(items);

const de: More = {
  replay: {
    title: 'Rückblick',
    of: (game) => `Rückblick auf ${game}`,
    seat: (n) => `Platz ${n}`,
    begin: 'Anfang',
    round: (n) => (n === 0 ? 'Start' : `Runde ${n}`),
    step: (n, of) => `Schritt ${n} von ${of}`,
    moves: 'Züge',
    drawn: 'Das erste Aufdecken',
    nothing: 'Nichts, was jemand sehen konnte.',
    score: 'Wertung',
    more: (name) => `Über ${name}`,
    shows: 'Wessen Brett zu sehen ist',
    change: (n) => (n > 0 ? `plus ${n}` : `minus ${-n}`),
    save: 'Behalten',
    record: 'Protokoll als Text',
    svg: 'Brett als SVG',
    png: 'Brett als PNG',
    notYet: 'Die Partie läuft noch. Den Rückblick gibt es, wenn sie vorbei ist.',
    keys: 'Pfeiltasten gehen einen Schritt zurück oder vor, die Leertaste spielt ab.',
    dice: {
      title: 'Ehrlicher Zufall',
      none: 'Dieses Protokoll hat keinen Beweis für den Zufall: Es kommt nicht von einem Server oder nicht vom Ende einer Partie.',
      noDraws: 'In diesem Spiel wird nichts gezogen, also gibt es nichts zu beweisen.',
      fair: (n) =>
        n === 1
          ? '1 Ziehung wurde mit dem verglichen, was vorher feststand. Sie stimmt.'
          : `${n} Ziehungen wurden mit dem verglichen, was vor der ersten feststand. Alle stimmen.`,
      here: 'Dein Browser hat geprüft, dass das Geheimnis zur Festlegung gehört.',
      notHere: 'Dein Browser findet, dass das Geheimnis nicht zur Festlegung gehört.',
      how: 'So geht es',
      steps: [
        'Vor der ersten Ziehung hat der Server ein Geheimnis gewählt und dessen SHA-256 gezeigt, die Festlegung. Ab da ließ es sich nicht mehr ändern.',
        'Dann hat jeder Platz eine eigene Zahl dazugegeben, die niemand vorhersehen konnte.',
        'Das SHA-256 aus dem Geheimnis und diesen Zahlen, in der Reihenfolge der Plätze, ist der Keim. Aus ihm folgt jede Ziehung.',
        'Jetzt ist die Partie vorbei, und alles liegt offen. Es steht im Protokoll, und „tripolis verify“ prüft jede Ziehung ohne diesen Server.',
      ],
      noNonces: 'Die Plätze haben nichts hinzugefügt, damit der Zufall für alle derselbe war: Das war eine Tagesaufgabe.',
      commitment: 'Festlegung',
      secret: 'Geheimnis',
      nonce: (n) => `Zahl von Platz ${n}`,
    },
    told: {
      cities2008: {
        drawn: (tiles) => `Aufgedeckt: Plättchen ${list(tiles)}`,
        tile: (n) => (n === null ? 'Plättchen' : `Plättchen ${n}`),
        start: 'Drei Plättchen',
        new: 'neuer Tourist',
        jump: 'Tourist springt',
        walk: 'Tourist geht',
        stay: 'kein Tourist',
        won: (name, points) => `${name} gewinnt mit ${count(points, 'Punkt', 'Punkten')}`,
      },
      cityscape: {
        locked: 'Ziele festgelegt',
        built: (height, lot) => `${height} auf ${lot}`,
        revealed: (goals) => `Ziele offen: ${goals}`,
        scored: (points) => `${count(points, 'Punkt', 'Punkte')} in dieser Runde`,
        over: 'Die Partie ist vorbei.',
      },
      cities2024: {
        laidOut: 'Die Auslage ist gefüllt.',
        begins: (name) => `${name} beginnt.`,
        over: 'Die Partie ist vorbei.',
        laidTile: 'Plättchen gelegt',
        laid: (what) => `${what} gelegt`,
        discarded: (what) => `${what} entfernt`,
      },
    },
  },
};

export default de;
