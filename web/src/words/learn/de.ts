/** Deutsch, für die Lektionen: siehe `learn/words.ts`. */

import type { LearnWords } from './en';

const NEXT = 'Tasten: N zum nächsten freien Platz, Leertaste wählt ihn.';
const FINISH = 'Tasten: Eingabe, wenn der Fokus auf dem Spielplan liegt.';

const de: LearnWords = {
  title: (game) => `${game} lernen`,
  coach: 'Anleitung',
  step: (n, of) => `Schritt ${n} von ${of}`,
  back: 'Einen Schritt zurück',
  restart: 'Von vorn beginnen',
  leave: 'Lektion verlassen',
  marked: (what) => `Markiert: ${what}.`,
  other: 'Das ist erlaubt. Die Lektion geht dort weiter, wo die Markierung ist: Nimm deins zurück oder geh dorthin.',
  later: 'Jetzt noch nicht: Die Lektion geht dort weiter, wo die Markierung ist.',
  players: ['Gast', 'Jonas', 'Ines'],
  over: 'Das war die Lektion.',
  rules: 'Alle Regeln',
  home: 'Startseite',
  cities2008: {
    lay: {
      say: 'Jede Stadt beginnt mit drei Plättchen, die sich nur an Ecken berühren. Leg das letzte auf den markierten Platz.',
      keys: NEXT,
    },
    begin: {
      say: 'Bis hierher lässt sich alles zurücknehmen. Ein Knopf beendet deinen Zug: Beende den Start.',
      keys: FINISH,
    },
    tile: {
      say: 'Jetzt bekommen alle dasselbe Plättchen. Es schließt an einer Seite oder Ecke deiner Stadt an: Leg es auf den markierten Platz.',
      keys: NEXT,
    },
    turn: {
      say: 'Dreh es, bis seine roten Attraktionen die darüber und darunter berühren.',
      keys: 'Tasten: R dreht nach rechts, Umschalt+R nach links.',
    },
    tourist: {
      say: (gain) =>
        `Ein Gebiet aus Attraktionen oder Parks zählt seine Felder, wenn ein Tourist darin steht. Schick einen auf das markierte Feld: plus ${gain}.`,
      keys: 'Tasten: N zum nächsten Feld, Leertaste schickt einen Touristen dorthin.',
    },
    finish: {
      say: 'Sechs Attraktionen und drei Terrassen am Rand machen neun. Beende die Runde.',
      keys: FINISH,
    },
    jump: {
      say: 'Zwölf Runden später ist der Vorrat leer. Wähl den markierten Touristen und lass ihn auf die Terrasse des neuen Plättchens springen.',
      keys: 'Tasten: N und Leertaste für den Touristen, dann für die Terrasse. 2 ist Springen, 3 ist Gehen.',
    },
    last: {
      say: 'Von einer Terrasse sieht man Wasser und Parks, hier sieben Felder in drei Richtungen. Beende die letzte Runde.',
      keys: FINISH,
    },
    ask: {
      say: 'Jede Zahl lässt sich fragen. Drück auf eine Zeile der Wertung: Die Felder, die sie ausmachen, leuchten auf.',
      keys: 'Tasten: Tab zu einer Zeile, Eingabe fragt.',
    },
    over: {
      say: 'Das ist Cities 2008: drei Plättchen, dann dreizehn Runden wie diese. Sieben Touristen, und die höchste Summe gewinnt.',
    },
  },
  cityscape: {},
  cities2024: {},
};

export default de;
