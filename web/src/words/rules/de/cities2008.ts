import type { RulesOf } from '../plan';

const rules: RulesOf<'cities2008'> = {
  goal: 'Alle bauen aus denselben 16 Plättchen eine eigene Stadt. Sieben Touristen stehen dort, wo es am meisten bringt. Die höchste Summe gewinnt.',
  chapters: {
    start: 'Der Start',
    round: 'Eine Runde',
    spying: 'Nicht spicken',
    scoring: 'Was zählt',
    end: 'Das Ende',
  },
  rules: {
    stack:
      'Ein Plättchen hat vier Felder, jedes eine Attraktion, ein Park, eine Terrasse oder Wasser. Es gibt 24 Plättchen, für alle dieselben. 16 davon werden gezogen, die übrigen acht sieht niemand.',
    'own-tiles':
      'Unsere Plättchen sind ein ausgewogener Satz: Jedes Gelände bedeckt ein Viertel aller Felder, und kein Plättchen zeigt eines mehr als zweimal. Wenn dir die Schachtel gehört, kannst du mit ihren Plättchen spielen.',
    'first-tiles':
      'Die ersten drei Plättchen werden zusammen aufgedeckt. Leg sie, wie du willst, und dreh sie, wie du willst: Jedes trifft mindestens ein anderes Ecke an Ecke, und keine zwei teilen eine Seite.',
    'no-tourist-yet': 'Beim Start wird noch kein Tourist eingesetzt.',
    'same-tile':
      'Es gibt 13 Runden. In jeder wird das nächste Plättchen aufgedeckt, für alle dasselbe, und alle spielen zugleich und in ihrem Tempo. Das nächste kommt, wenn alle fertig sind.',
    join: 'Zuerst legst du das Plättchen, beliebig gedreht, sodass es mit einem Plättchen deiner Stadt eine ganze Seite teilt oder eine Ecke berührt. Alle Plättchen liegen in einem Raster: Keines ist um eine halbe Seite verschoben.',
    'four-by-four':
      'Deine Stadt darf nie breiter oder höher als vier Plättchen werden. Welche vier mal vier es sind, entscheidet sich erst durch das Legen.',
    'take-back':
      'Bis du die Runde beendest, darfst du das Plättchen zurücknehmen, drehen und versetzen und es dir beim Touristen anders überlegen. Danach ändert sich nichts mehr.',
    tourists: 'Dann darf einer deiner sieben Touristen eines tun.',
    new: 'Neu: Ein Tourist aus dem Vorrat kommt auf ein Feld des eben gelegten Plättchens.',
    jump: 'Springen: Ein Tourist von irgendwo in deiner Stadt kommt auf ein Feld des eben gelegten Plättchens.',
    walk: 'Gehen: Ein Tourist geht ein Feld weit in eine der acht Richtungen, auch über den Rand eines Plättchens.',
    stay: 'Bleiben: Du darfst auch alle stehen lassen.',
    'where-tourists-stand':
      'Ein Tourist steht nie auf Wasser, nie mit einem anderen auf einem Feld und nie neben den Plättchen.',
    'jump-or-walk':
      'Wo ein Sprung und ein Gang desselben Touristen auf dasselbe Feld führen, ist beides erlaubt. Nur die Aufzeichnung unterscheidet sie.',
    'as-before':
      'Bis du eine Runde beendet hast, siehst du die anderen Städte so, wie sie nach der Runde davor waren; beim Start ebenso. Wer nur zusieht, sieht alle Städte so, bis alle fertig sind.',
    'finished-too':
      'Bist du fertig, siehst du die Städte aller, die auch fertig sind. Die übrigen werden weiter so gezeigt, wie sie waren.',
    levels:
      'Eine Partie hat eine von drei Stufen, vorher vereinbart. Stufe 1 zählt Attraktionen und Parks. Stufe 2 zählt auch das Wasser, das man von Terrassen sieht. Stufe 3 zählt auch die Parks, die man von dort sieht, und was an ein Gebiet grenzt.',
    zone: 'Attraktionen, die sich mit Seiten berühren, bilden ein Gebiet, Parks ebenso. Ein Gebiet, in dem ein Tourist steht, zählt einen Punkt für jedes seiner Felder. Ein Gebiet ohne Tourist zählt nichts.',
    'zone-once': 'Ein Gebiet zählt einmal, egal wie viele Touristen darin stehen.',
    'who-scores':
      'Stehen mehrere Touristen in einem Gebiet, wird der erste in Leserichtung mit den Punkten gezeigt, die anderen mit keinen.',
    'view-water':
      'Ab Stufe 2 blickt ein Tourist auf einer Terrasse nach oben, unten, links und rechts und zählt jedes Wasserfeld, das dort ohne Lücke folgt. Auf Stufe 1 zählt eine Terrasse nichts.',
    'view-park':
      'Auf Stufe 3 sieht man auch Parks und blickt über sie hinweg. Attraktionen, andere Terrassen und Plätze ohne Plättchen beenden den Blick.',
    'view-free':
      'Touristen versperren keinen Blick. Mehrere dürfen auf dasselbe Feld sehen, und für jeden zählt es.',
    border:
      'Auf Stufe 3 zählt ein Attraktionsgebiet mit Tourist auch einen Punkt für jede Terrasse, die eine Seite mit ihm teilt, ein Parkgebiet für jedes solche Wasser.',
    'border-once':
      'Diese Terrasse oder dieses Wasser zählt für ein Gebiet einmal, auch wenn es mehrere Seiten berührt, und für jedes andere Gebiet mit Tourist noch einmal. Ob jemand auf der Terrasse steht, ist egal.',
    'last-round':
      'Nach der 13. Runde ist jede Stadt ein volles Quadrat aus vier mal vier Plättchen. Die höchste Summe gewinnt.',
    tie: 'Bei Gleichstand entscheidet der bessere einzelne Tourist, dann der zweitbeste und so weiter.',
    'tie-absent': 'Ein Tourist, der fehlt, zählt 0. Ist alles gleich, wird der Sieg geteilt.',
    alone: 'Allein spielst du gegen dein eigenes bestes Ergebnis auf dieser Stufe.',
  },
  figures: {
    start: 'Ein Start: Ecken berühren sich, Seiten nicht.',
    join: 'Dieselbe Stadt: Hier darf das nächste Plättchen liegen.',
    walk: 'Wohin dieser Tourist gehen darf. Auf Wasser steht niemand.',
    zone: (points) => `Ein Gebiet aus Attraktionen: ${points} Punkte.`,
    water: (points) => `Wasser in drei Richtungen: ${points} Punkte.`,
    view: (points) => `Wasser und Parks, bis etwas den Blick beendet: ${points} Punkte.`,
    border: (points) =>
      `Drei Attraktionen und zwei Terrassen daneben: ${points} Punkte. Die linke berührt das Gebiet zweimal und zählt einmal.`,
  },
};

export default rules;
