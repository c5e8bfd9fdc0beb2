/** Deutsch, für das Auswerten: siehe `en.ts`. */

import type { ScoreWords } from './en';

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

const de: ScoreWords = {
  title: 'Einen echten Tisch auswerten',
  of: (game: string) => `Einen echten Tisch von ${game} auswerten`,
  about: 'Du hast mit der Schachtel gespielt? Gib ein, wie es ausging, und sieh jeden Punkt und wer gewinnt.',
  choose: (game: string) => `${game} auswerten`,
  players: 'Spieler',
  addPlayer: 'Spieler hinzufügen',
  removePlayer: (name: string) => `${name} entfernen`,
  nameOf: (n: number) => `Name von Spieler ${n}`,
  noTotal: 'nicht vollständig',
  brushes: 'Was du setzt',
  empty: 'leer',
  soFar: 'Bis jetzt',
  pointsOf: (name: string) => `Punkte von ${name}`,
  unreadable: 'Das lässt sich nicht als Stellung lesen.',
  offline: 'Der Server ist nicht erreichbar. Was du eingegeben hast, bleibt auf diesem Gerät.',
  refused: 'Das ließ sich nicht auswerten. Was du eingegeben hast, bleibt erhalten.',
  came: {
    link: 'Dieses Blatt kam mit dem Link. Dein eigenes liegt darunter.',
    version: 'Diesen Link hat ein neueres Tripolis gemacht, er lässt sich hier nicht lesen. Du siehst dein eigenes Blatt.',
    damaged: 'Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Lass ihn dir noch einmal geben. Du siehst dein eigenes Blatt.',
  },
  backToOwn: 'Zurück zu meinem',
  keep: 'Behalten und teilen',
  share: 'Ergebnis teilen',
  png: 'Bild (PNG)',
  svg: 'Bild (SVG)',
  startOver: 'Neu anfangen',
  reallyStartOver: 'Das ganze Blatt leeren? Rückgängig bringt es wieder.',
  yesStartOver: 'Leeren',
  kept: 'Alles bleibt auf diesem Gerät und steht im Link.',
  cities2008: {
    tiles: 'Plättchen des ausgewogenen Satzes',
    lies: 'liegt schon',
    brush: {
      a: 'Attraktion malen',
      p: 'Park malen',
      t: 'Terrasse malen',
      w: 'Wasser malen',
      tourist: 'Tourist setzen oder wegnehmen',
      tile: 'Ganzes Plättchen legen',
      clear: 'Feld leeren',
    },
    short: { a: 'Attrakt.', p: 'Park', t: 'Terrasse', w: 'Wasser', tourist: 'Tourist', tile: 'Plättch.', clear: 'Leeren' },
    begin: 'Wähle unten ein Gelände, dann tippe Felder an oder zeichne darüber.',
    paint: 'Tippe Felder an oder zeichne darüber.',
    how: {
      tourist: 'Tippe ein Feld an: Der Tourist kommt oder geht.',
      tile: 'Wähle ein Plättchen und dreh es, dann tippe an, wo es liegt.',
      clear: 'Tippe Felder an oder zeichne darüber, um sie zu leeren.',
    },
    paintFirst: 'Male zuerst das Feld.',
    noTourists: 'Punkte erscheinen hier, sobald ein Tourist in einer vollständigen Stadt steht.',
    missing: 'Wer gewinnt, steht fest, sobald jede Stadt gezählt werden kann.',
    faults: {
      'tile-not-whole': () => 'Ein Plättchen ist noch nicht ganz: Male alle vier Felder.',
      'tourist-on-water': () => 'Auf Wasser kann kein Tourist stehen.',
      tourists: (n: number) => `Hier stehen ${count(n, 'Tourist', 'Touristen')}, es gibt aber nur sieben.`,
      'not-joined': () => 'Die Plättchen hängen nicht alle zusammen: Jedes berührt ein anderes an Seite oder Ecke.',
      'too-large': () => 'Eine Stadt ist höchstens vier Plättchen breit und hoch.',
    },
  },
  cityscape: {
    board: (round: number) => `Stadt der Runde ${round}`,
    round: 'Runde',
    addRound: 'Runde hinzufügen',
    removeRound: (round: number) => `Runde ${round} entfernen`,
    built: (n: number, of: number) => `${n} von ${of} gebaut`,
    fromSide: 'Von der Seite',
    heightOf: (lot: string) => `Höhe von ${lot}`,
    more: 'Eins höher',
    less: 'Eins niedriger',
    next: 'Weiter',
    setHeight: (lot: string) => `${lot}: Tippe die Höhe, oder tippe auf + und −.`,
    setGoal: (name: string, line: string) => `${line}: Was wollte ${name} sehen?`,
    inLine: (at: number, line: number, side: string) => `${at + 1}. in Reihe ${line}, Seite ${side}`,
    lines: 'Reihe für Reihe',
    linesOfRound: (round: number) => `Runde ${round}, Reihe für Reihe`,
    openGoals: (n: number, round: number | null) =>
      `Wer gewinnt, steht fest, sobald alle Ziele gesetzt sind: ${count(n, 'Ziel ist', 'Ziele sind')} offen${round === null ? '' : ` in Runde ${round}`}.`,
    cannotBe: (round: number) => `Runde ${round} lässt sich nicht auswerten: Sieh dir die Stadt noch einmal an.`,
    short: (round: number, built: number, of: number) =>
      `In Runde ${round} sind nur ${built} von ${of} gebaut. Fehlt ein Block?`,
    faults: {
      'too-high': (_: number, built: number, of: number) => `Die Höhen ergeben zusammen ${built}, alle Blöcke nur ${of}.`,
      unbuildable: (n: number) =>
        n === 1 ? 'Diese Höhe ergeben die Blöcke nicht.' : `Diese ${n} Höhen zugleich ergeben die Blöcke nicht. Welche stimmt nicht?`,
    },
  },
};

export default de;
