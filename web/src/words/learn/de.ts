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
  cityscape: {
    goal: {
      say: 'Du blickst an vier Reihen von Bauplätzen entlang und wählst geheim, was du dort sehen willst. Drei sind gewählt: Setz Reihe 1 auf „Genau drei“.',
      keys: 'Tasten: Wenn Reihe 1 den Fokus hat, die 3.',
    },
    lock: {
      say: 'Bis du sie festlegst, kannst du sie ändern. Die anderen sehen sie erst bei der Wertung: Leg deine Ziele fest.',
      keys: FINISH,
    },
    first: {
      say: 'Jetzt bauen alle an einer Stadt, ein Block pro Zug. Nimm Höhe 2, setz sie auf den markierten Platz und baue.',
      keys: 'Tasten: 2 nimmt den Block, N geht zum nächsten Platz, Leertaste setzt ihn, Eingabe baut.',
    },
    behind: {
      say: 'Ein Gebäude verdeckt niedrigere und gleich hohe hinter sich. Setz Höhe 3 auf den markierten Platz: Dann zeigt Reihe 1 drei.',
      keys: 'Tasten: 3, N zum Platz, Leertaste.',
    },
    line: {
      say: 'Unter dem Plan steht jede Reihe so, wie dein Auge sie trifft, von nah nach fern. Drück auf Reihe 1: Ihre Gebäude leuchten auf.',
      keys: 'Tasten: Tab zur Reihe, Eingabe.',
    },
    build: {
      say: '2, 3 und 5 sind zu sehen: dreißig Punkte, wenn es so bleibt. Die anderen sehen andere Reihen und wollen anderes. Baue.',
      keys: FINISH,
    },
    last: {
      say: 'Der letzte Block. Er darf auf ein Gebäude: Auf dem markierten macht er das höchste der Stadt, dein Ziel in Reihe 3. Bau ihn dort.',
      keys: 'Tasten: 5, N zum Platz, Leertaste, Eingabe.',
    },
    open: {
      say: 'Jetzt liegen alle Ziele offen. Drück auf deine Reihe 3 und sieh, woraus ihre Punkte sind.',
      keys: 'Tasten: Tab zur Reihe, Eingabe.',
    },
    over: {
      say: 'Das ist Cityscape: in jeder Runde neue Ziele und eine neue Stadt, jeder beginnt einmal, und die höchste Summe gewinnt.',
    },
  },
  cities2024: {
    start: {
      say: 'Alle planen ein Viertel und beginnen mit einem Plättchen. Leg das rote auf den markierten Platz und beende deinen Zug.',
      keys: 'Tasten: Leertaste auf einem Plättchen, Leertaste auf dem Platz, Eingabe beendet.',
    },
    tile: {
      say: 'Ein Zug nimmt eine Spalte der Auswahl. Nimm das markierte Plättchen, leg es an deins, sodass sich die Wasser treffen, und beende den Zug.',
      keys: 'Tasten: 2 geht zu den Plättchen, Leertaste sieht an, noch einmal nimmt.',
    },
    blocks: {
      say: 'Steine kommen auf Plätze ihrer Farbe, bis zu vier aufeinander. Stapel die roten; für Grün hast du keinen Platz: Leg ihn ab.',
      keys: 'Tasten: 4 geht zu den Steinen, N zum nächsten Platz, X legt ab.',
    },
    features: {
      say: 'Extras lassen Wasser und Parks zählen: 1, 3, 6 oder 10 für ein Gebiet mit einem bis vier verschiedenen. Leg beide auf dein Wasser.',
      keys: 'Tasten: 3 geht zu den Extras, N zum nächsten Platz.',
    },
    card: {
      say: 'Eine Karte zählt am Ende ihr Muster, auch gedreht und gespiegelt. Brick Quay will Rot neben Wasser und findet es zweimal: Nimm sie.',
      keys: 'Tasten: 1 geht zu den Karten.',
    },
    bag: {
      say: 'In der letzten Runde sind drei Gebäude drei hoch, und Skyscrapers verlangt vier. Das Fragezeichen zieht zwei Steine aus dem Beutel: Deck sie auf.',
      keys: 'Tasten: 4 geht zu den Steinen. Was aufgedeckt ist, lässt sich nicht zurücknehmen.',
    },
    claim: {
      say: 'Grün macht das vierte. Leg beide Steine und beende den Zug: Was erfüllt ist, nimmt deinen Ring von selbst auf seinem höchsten freien Platz auf.',
      keys: 'Tasten: N zum nächsten Platz, Leertaste, dann Eingabe.',
    },
    ask: {
      say: 'Die Partie ist vorbei, und dein Ring brachte neun. Drück auf einen Erfolg: Was ihn erfüllt hat, leuchtet auf.',
      keys: 'Tasten: Tab zu einem Erfolg, Eingabe.',
    },
    over: {
      say: 'Das ist Cities 2024: Erfolge, Wasser und Parks, Denkmäler und Karten, und die höchste Summe gewinnt.',
    },
  },
};

export default de;
