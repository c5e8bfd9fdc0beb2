import type { RulesOf } from '../plan';

const rules: RulesOf<'cityscape'> = {
  goal: 'Alle bauen eine Stadt aus 25 Blöcken, und jeder blickt von einer anderen Seite auf sie. Punkte bekommt, wer am Ende sieht, was er sich heimlich gewünscht hat.',
  chapters: {
    city: 'Die Stadt',
    course: 'Eine Runde',
    goals: 'Ziele',
    end: 'Das Ende',
  },
  rules: {
    lots: 'Der Plan hat 16 Bauplätze, vier mal vier.',
    sides:
      'Jede Seite des Plans hat vier Reihen zu vier Bauplätzen, gezählt von ihrem eigenen Links nach ihrem Rechts. Eine Reihe führt vom nächsten Bauplatz zum fernsten.',
    'two-sides':
      'Zu viert hat jeder eine Seite, zu dritt sind es Süden, Westen und Norden. Zu zweit hat jeder zwei benachbarte Seiten und acht Ziele: Süden und Westen oder Norden und Osten.',
    blocks: 'Es gibt 25 Blöcke, je fünf von fünf Höhen. Sie gehören niemandem.',
    heights: 'Die fünf Höhen sind 1, 2, 3, 4 und 5 Stockwerke.',
    building:
      'Die Blöcke auf einem Bauplatz bilden ein Gebäude, so hoch wie sie alle zusammen. Eine Grenze gibt es nicht. Ein leerer Bauplatz ist kein Gebäude.',
    rounds:
      'Wie viele Runden gespielt werden, wird vorher vereinbart: meist so viele, wie Leute mitspielen, zu zweit vier oder in einer kurzen Partie zwei. Jede Runde beginnt der Nächste im Uhrzeigersinn.',
    'set-goals':
      'Zu Beginn einer Runde setzen alle geheim und zugleich ein Ziel für jede ihrer Reihen. Festgelegte Ziele ändern sich nicht mehr.',
    'any-goals': 'Alle Ziele dürfen verbunden werden, auch dasselbe für mehrere Reihen.',
    build:
      'Dann nimmt jeder Zug im Uhrzeigersinn einen beliebigen übrigen Block und setzt ihn auf einen beliebigen Bauplatz, leer oder bebaut. Auch zu zweit ist ein Zug ein Block.',
    'no-pass': 'Niemand darf passen. Die Runde endet, wenn alle 25 Blöcke stehen.',
    'last-block':
      'Die Ziele werden geöffnet, wenn der Zug mit dem letzten Block beendet ist, und nicht vorher: Bis dahin lässt er sich zurücknehmen und verrät nichts über die Ziele anderer.',
    'all-or-nothing':
      'Stehen alle Blöcke, werden alle Ziele geöffnet. Man blickt eine Reihe von nah nach fern entlang, leere Bauplätze werden übersprungen. Ein erfülltes Ziel bringt Punkte, ein verfehltes 0. In einer Stadt ohne Gebäude ist kein Ziel erfüllt.',
    seen: 'Ein Gebäude ist zu sehen, wenn es höher ist als jedes davor. Ein gleich hohes oder niedrigeres ist verdeckt.',
    exactly:
      'Genau eins, zwei, drei oder vier: erfüllt, wenn genau so viele Gebäude zu sehen sind, nicht mehr und nicht weniger. Das bringt 10, 20, 30 oder 40.',
    equal:
      'Gleiche Höhen: Hier ist ein Gebäude in Sicht, solange kein höheres davor steht; ein gleich hohes verdeckt es nicht. Jedes Gebäude in Sicht, zu dem in derselben Reihe ein gleich hohes in Sicht ist, bringt 10.',
    tallest:
      'Das höchste der Stadt: erfüllt, wenn ein Gebäude der Reihe so hoch ist wie das höchste der ganzen Stadt. Das bringt 25, einmal, auch wenn es mehrere sind.',
    totals: 'Die Punkte aller Runden werden zusammengezählt. Die höchste Summe gewinnt.',
    tie: 'Wer gleich viele Punkte hat, teilt den Sieg.',
  },
  figures: {
    lines: 'Reihe 1 von Süden, von a1 bis a4.',
    seen: 'Was das Auge von links trifft: Zu sehen ist, was gefüllt ist; was schraffiert ist, ist verdeckt.',
    exactly: (points) => `Vier Ziele, die eine genaue Zahl verlangen: zusammen ${points} Punkte.`,
    equal: (points) =>
      `Gleiche Höhen in vier Reihen: zusammen ${points} Punkte. In der dritten Reihe verdeckt die 5 die zweite 3.`,
    tallest: (points) =>
      `Das höchste Gebäude der Stadt hat 9 Stockwerke. Es steht in Reihe 1 und in Reihe 3: zusammen ${points} Punkte.`,
  },
};

export default rules;
