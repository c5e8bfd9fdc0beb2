import type { AllRules } from './rules';

const rules: AllRules = {
  cities2008: {
    goal: 'Alle bauen aus denselben Plättchen eine Stadt von 16 Plättchen. Sieben Touristen stehen dort, wo es am meisten bringt. Die höchste Summe gewinnt.',
    chapters: [
      {
        id: 'start',
        title: 'Der Start',
        text: [
          'Von 24 Plättchen werden 16 gespielt; die anderen bleiben verdeckt. Die ersten drei werden zugleich aufgedeckt.',
          'Lege sie beliebig gedreht so, dass jedes eine Ecke eines oder beider anderen berührt und keine zwei eine Seite teilen. Noch kommt kein Tourist.',
        ],
      },
      {
        id: 'round',
        title: 'Eine Runde',
        text: [
          'Es gibt 13 Runden. In jeder wird das nächste Plättchen aufgedeckt, für alle dasselbe, und alle spielen zugleich.',
          'Lege zuerst das Plättchen, beliebig gedreht, so, dass es eine ganze Seite oder eine Ecke mit deiner Stadt teilt. Die Stadt wird nie breiter oder höher als vier Plättchen; welche vier mal vier es sind, entscheidet nur, was du legst.',
          'Dann darfst du einen Touristen einsetzen oder bewegen, oder nichts davon.',
          'Neu: Ein Tourist aus dem Vorrat kommt auf ein Feld des gerade gelegten Plättchens. Springen: Ein Tourist von irgendwo in deiner Stadt kommt auf ein Feld dieses Plättchens. Gehen: Ein Tourist geht ein Feld weit in eine der acht Richtungen. Bleiben: Keiner bewegt sich.',
          'Ein Tourist steht nie auf Wasser, nie zu zweit auf einem Feld und nie neben den Plättchen.',
        ],
        rulings: [
          'Ein Plättchen darf zurückgenommen und verschoben werden, bis du die Runde beendest. Danach ändert sich nichts mehr.',
          'Die Aktion mit einem Touristen darf entfallen.',
        ],
      },
      {
        id: 'spying',
        title: 'Nicht spicken',
        text: [
          'Bis du eine Runde beendet hast, siehst du die anderen Städte so, wie sie nach der Runde davor waren.',
        ],
        rulings: [
          'Danach siehst du die Städte aller, die auch fertig sind. Die übrigen werden weiter so gezeigt, wie sie waren.',
        ],
      },
      {
        id: 'scoring',
        title: 'Was zählt',
        text: [
          'Attraktionen, die sich mit Seiten berühren, bilden ein Gebiet; Parks ebenso. Ein Gebiet mit einem Touristen zählt seine Felder, einmal, egal wie viele Touristen darin stehen.',
          'Stufe 2 bringt Terrassen: Ein Tourist auf einer Terrasse blickt in vier Richtungen und zählt jedes Wasserfeld in ununterbrochener Linie.',
          'Stufe 3 bringt Grenzen und Parks: Ein Attraktionsgebiet zählt auch die Terrassen, die eine Seite mit ihm teilen, ein Parkgebiet das Wasser. Von der Terrasse sieht man Parks wie Wasser; Attraktionen, Terrassen und Lücken beenden den Blick.',
          'Eine Terrasse oder ein Wasser an der Grenze zählt für ein Gebiet einmal, auch wenn es mehrere Seiten berührt, und für ein anderes Gebiet mit Tourist noch einmal. Touristen versperren keine Sicht.',
        ],
        rulings: [
          'Stehen mehrere Touristen in einem Gebiet, wird der erste in Leserichtung mit den Punkten gezeigt, die anderen mit keinen.',
        ],
      },
      {
        id: 'end',
        title: 'Das Ende',
        text: [
          'Nach der 13. Runde ist jede Stadt ein volles Quadrat aus 16 Plättchen. Die höchste Summe gewinnt.',
          'Bei Gleichstand entscheidet der bessere einzelne Tourist, dann der zweitbeste und so weiter.',
        ],
        rulings: ['Ein fehlender Tourist zählt 0. Ist alles gleich, wird der Sieg geteilt.'],
      },
    ],
  },
};

export default rules;
