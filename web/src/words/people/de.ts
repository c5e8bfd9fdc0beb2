/** Deutsch, für Leute und ihre Tische. */

import type { PeopleWords } from './en';

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (items: readonly string[]): string => new Intl.ListFormat('de').format(items);

const de: PeopleWords = {
  profile: {
    guest: 'spielt als Gast',
    account: 'hat ein Konto',
    you: 'So sehen dich andere.',
    none: 'Hier ist niemand zu finden.',
    played: 'Partien',
    why: 'Was privat gespielt wurde und wohin nur ein Link führt, steht hier nicht.',
    nothing: 'Keine Partie, die du sehen darfst.',
    statistics: 'Statistik',
  },
  block: {
    title: 'Nicht zusammen',
    why: 'Wenn du jemanden blockierst, kann sich keiner von euch an die Tische des anderen setzen. Es wird nicht mitgeteilt.',
    block: (name) => `${name} blockieren`,
    unblock: (name) => `${name} nicht mehr blockieren`,
    blocked: 'Du hast diese Person blockiert.',
    list: 'Leute, die du blockiert hast',
  },
  report: {
    title: 'Diesen Namen melden',
    why: 'Ein Name, der beleidigt oder etwas vorgibt, kann entzogen werden. Sag mit wenigen Worten, was daran nicht stimmt.',
    reason: 'Was nicht stimmt',
    send: 'Melden',
    sent: 'Gemeldet. Danke.',
  },
  tokens: {
    title: 'Tokens für Programme',
    why: 'Ein Programm, das du schreibst, kann in deinem Namen spielen: Es schickt mit seinen Anfragen ein Token. Ein Token kann weder dein Passwort ändern noch dich löschen.',
    api: 'Was es fragen kann',
    label: 'Wofür es ist',
    make: 'Token erstellen',
    made: 'Dein neues Token',
    once: 'Es wird nur jetzt gezeigt. Bewahre es auf, wo es sonst niemand lesen kann.',
    since: (when) => `seit ${when}`,
    revoke: 'Widerrufen',
    revokeOf: (label) => `Widerrufen: ${label}`,
    really: (label) => `„${label}“ widerrufen? Was es benutzt, hört sofort auf.`,
    yes: 'Widerrufen',
    many: 'Du hast so viele Tokens, wie Platz ist. Widerrufe zuerst eines.',
  },
  password: {
    title: 'Neues Passwort',
    old: 'Bisheriges Passwort',
    fresh: 'Neues Passwort',
    why: 'Mindestens 10 Zeichen. Überall sonst wirst du abgemeldet.',
    change: 'Ändern',
    changed: 'Dein Passwort ist geändert.',
    wrong: 'Das ist nicht dein bisheriges Passwort.',
    everywhere: 'Überall abmelden',
  },
  tables: {
    title: 'Offene Tische',
    waiting: 'Warten auf Mitspielende',
    playing: 'Wird gespielt',
    nothing: 'Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch, den alle sehen: Hier finden ihn andere.',
    nothingPlayed: 'Gerade gibt es nichts zuzuschauen.',
    openOne: 'Tisch eröffnen',
    free: (free, of) => `${free} von ${count(of, 'Platz', 'Plätzen')} frei`,
    seats: (n) => count(n, 'Platz', 'Plätze'),
    people: list,
    join: 'Hinsetzen',
    joinAt: (game, people) => `Hinsetzen: ${game}, ${people}`,
    watch: 'Zuschauen',
    watchAt: (game, people) => `Zuschauen: ${game}, ${people}`,
  },
};

export default de;
