/** Deutsch, für das Leben eines Tisches. */

import type { LifeWords } from './en';

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('de').format(items);

const de: LifeWords = {
  menu: 'Tisch',
  pause: { name: 'Pause', why: 'Die Partie und ihre Uhr halten an, wenn alle zustimmen.' },
  resume: { name: 'Weiter', why: 'Wer am Tisch sitzt, kann die Pause beenden. Die Uhren beginnen neu.' },
  abort: { name: 'Partie beenden', why: 'Sie endet ohne Ergebnis, wenn alle zustimmen.' },
  leave: {
    name: 'Den Tisch verlassen',
    why: 'Ein Bot spielt für dich. Wenn die nächste Runde beginnt, kannst du zurückkommen.',
    alone: 'Sonst spielt hier niemand, also wird der Tisch geschlossen.',
    sure: 'Verlassen',
  },
  resign: {
    name: 'Aufgeben',
    why: 'Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkommen.',
    alone: 'Sonst spielt hier niemand, also wird der Tisch geschlossen.',
    sure: 'Aufgeben',
  },
  stay: 'Bleiben',
  bar: {
    label: 'Zu diesem Tisch',
    paused: 'Die Partie ist unterbrochen.',
    goOn: 'Weiter',
    iWish: {
      pause: (names) => `Du schlägst eine Pause vor. Es fehlt noch: ${list(names)}.`,
      abort: (names) => `Du schlägst vor, die Partie zu beenden. Es fehlt noch: ${list(names)}.`,
    },
    theyWish: {
      pause: (name) => `${name} schlägt eine Pause vor.`,
      abort: (name) => `${name} schlägt vor, die Partie ohne Ergebnis zu beenden.`,
    },
    agree: 'Einverstanden',
    decline: 'Nein',
    withdraw: 'Zurückziehen',
    left: 'Du bist gegangen. Ein Bot spielt für dich.',
    returning: 'Du kommst zurück, wenn die nächste Runde beginnt. Bis dahin spielt ein Bot für dich.',
    late: 'Deine Uhr ist immer wieder abgelaufen, deshalb spielt ein Bot für dich.',
    resigned: 'Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.',
    back: 'Zurückkommen',
    again: (name) => `${name} möchte noch einmal spielen.`,
    playAgain: 'Noch einmal',
  },
  news: {
    away: (name) => `${name} ist nicht da.`,
    here: (name) => `${name} ist da.`,
    gone: (name) => `Für ${name} spielt jetzt ein Bot.`,
    back: (name) => `${name} ist zurück.`,
    declined: 'Das wurde abgelehnt.',
    resumed: 'Die Partie geht weiter.',
  },
  closed: {
    title: 'Dieser Tisch ist geschlossen.',
    why: 'Die Partie endete ohne Ergebnis.',
    again: 'Noch einmal',
    home: 'Zur Startseite',
  },
  clock: {
    name: 'Uhr',
    why: 'Läuft sie ab, macht ein Bot den Zug fertig. Nach zwei solchen Zügen hintereinander spielt ein Bot den Platz, bis jemand dort zurückkommt.',
    none: 'Keine Uhr',
    seconds: (n) => `${count(n, 'Sekunde', 'Sekunden')} für einen Zug`,
    minutes: (n) => `${count(n, 'Minute', 'Minuten')} für einen Zug`,
    days: (n) => `${count(n, 'Tag', 'Tage')} für einen Zug`,
  },
  lobby: {
    say: 'Sag diesen Namen weiter oder schick den Link. Der Name wird auf der Startseite eingegeben.',
    byLink: 'Diesen Tisch findet nur, wer den Link hat.',
    seen: {
      link: 'Wer den Link hat, darf zuschauen.',
      listed: 'Alle finden diesen Tisch und dürfen zuschauen.',
      private: 'Nur wer hier sitzt, sieht die Partie.',
    },
    keptFor: (name) => `Frei gehalten für ${name}`,
    apart: 'An diesen Tisch kannst du dich nicht setzen: Einer von euch hat den anderen blockiert.',
    invited: 'eingeladen',
    free: (n) => `Platz ${n} frei machen`,
    seatBot: 'Bot setzen',
    seatBotOn: (n) => `Bot setzen auf Platz ${n}`,
    close: 'Den Tisch schließen',
    after: 'Noch einmal: Die Plätze sind um eins weitergerückt.',
  },
  notices: {
    title: 'Sag mir, wenn ich dran bin',
    why: 'Wenn du dran bist und nicht am Tisch sitzt, geht eine Nachricht an eine Adresse von dir: an einen Dienst, der sie auf dein Telefon bringt, oder an ein eigenes Programm.',
    address: 'Adresse (https://…)',
    save: 'Speichern',
    saved: 'Gespeichert.',
    drop: 'Entfernen',
    test: 'Probe schicken',
    arrived: 'Die Probe ist angekommen.',
    lost: 'Die Probe ist nicht angekommen.',
    stopped: 'Zu viele Nachrichten kamen nicht an, deshalb geht gerade keine mehr hinaus. Speichere die Adresse, um wieder anzufangen.',
    secret: 'Geheimnis',
    secretWhy: 'Damit ist jede Nachricht unterschrieben. Verrate es nur dem Programm, das sie empfängt.',
  },
};

export default de;
