import type { RulesOf } from '../plan';

const rules: RulesOf<'cities2024'> = {
  goal: 'Alle planen ein Viertel und nehmen dafür, was in einer gemeinsamen Auswahl liegt. Erfolge, Wasser und Parks, Denkmäler und Karten bringen Punkte.',
  chapters: {
    start: 'Der Start',
    round: 'Runden',
    things: 'Was du nimmst',
    achievements: 'Erfolge',
    scoring: 'Was zählt',
    reading: 'Karten und Erfolge lesen',
    end: 'Das Ende',
  },
  rules: {
    'city-board':
      'Eine Partie spielt in einer von acht Städten, gewählt oder gezogen. Ihr Plan hat drei Erfolge, jeder mit drei Plätzen, die immer weniger wert sind. Alle haben drei Ringe.',
    'two-covered': 'Zu zweit ist der mittlere Platz jedes Erfolgs verdeckt: Niemand kann ihn bekommen.',
    'own-set':
      'Was auf unseren Karten, Plättchen und Städten steht, ist unser eigenes, in den Anzahlen der Schachtel. Wenn sie dir gehört, kannst du mit ihrem Inhalt spielen.',
    'starting-tile':
      'Wer beginnt, wird gezogen. Vier Startplättchen liegen offen. Wer rechts neben der beginnenden Person sitzt, nimmt eines und legt es, und so geht es gegen den Uhrzeigersinn weiter; wer beginnt, wählt zuletzt.',
    'starting-turned': 'Ein Startplättchen darfst du drehen, wie du willst. Was später erlaubt ist, ändert sich dadurch nicht.',
    rounds:
      'Zu dritt und zu viert gibt es acht Runden, und in jeder setzen alle vier Arbeiter, einen in jede Zeile. Zu zweit gibt es vier Runden mit je acht Arbeitern, zwei in jede Zeile.',
    long: 'Die lange Partie ist für zwei. Sie hat sieben Runden, und ein Viertel wächst auf 3×5 oder 5×3 Plättchen.',
    layout: [
      'Zu Beginn einer Runde wird die Auswahl gefüllt. Karten und Plättchen: je eines offen in den Spalten 1 bis 3, eines verdeckt in Spalte 4. Extras: zwei in Spalte 1, eines in den Spalten 2 und 3 und in Spalte 4 ein offenes neben einem verdeckten.',
      'Steine aus dem Beutel: vier in Spalte 1, drei in den Spalten 2 und 3. In Spalte 4 liegt ein Fragezeichen: zwei Steine, die erst gezogen werden, wenn jemand sie nimmt.',
    ],
    turn: 'Es geht im Uhrzeigersinn, und wer den Stern hat, beginnt. In deinem Zug setzt du einen Arbeiter: in eine Zeile, in der du noch einen zu setzen hast, und auf eine Spalte, auf der keiner steht. Nimm, was dort liegt, und verwende alles davon sofort.',
    'face-down':
      'Etwas Verdecktes wird aufgedeckt, wenn es genommen wird, und niemand darf es vorher ansehen. Was aufgedeckt oder gezogen ist, bleibt genommen.',
    star: 'Eine Runde endet, wenn alle Arbeiter stehen. Wessen Arbeiter in der Zeile der Steine am weitesten rechts steht, nimmt den Stern und beginnt die nächste.',
    'left-over': 'Was zu dritt in der Auswahl übrig bleibt, kommt aus dem Spiel, auch die Steine.',
    card: 'Eine Karte liegt bis zum Ende offen neben deinem Viertel. Dann zählt sie.',
    tile: 'Ein Plättchen wird, beliebig gedreht, so gelegt, dass es mit einem von deinen eine ganze Seite teilt. Ein Viertel ist höchstens drei Plättchen breit und drei hoch.',
    'tile-always': 'Für ein Plättchen gibt es immer einen Platz, und es muss gelegt werden.',
    feature:
      'Ein Extra kommt auf einen Platz, der noch keines hat: die blauen Arten auf Wasser, die grünen auf einen Park, Denkmäler und besondere Orte auf einen Bauplatz ohne Steine.',
    special:
      'Ein besonderer Ort macht seinen Platz frei: Der erste Stein darauf darf jede Farbe haben, und die gilt dann. Bis dahin gilt er für Erfolge als leerer Bauplatz jeder Farbe.',
    'special-where': 'Ein besonderer Ort kommt nur auf Bauplätze.',
    'special-colours': 'Für Wertungskarten hat ein besonderer Ort keine Farbe, bis etwas auf ihm steht.',
    'monument-empty': 'Ein Platz mit einem Denkmal nimmt keine Steine auf.',
    block:
      'Ein Stein kommt auf einen Bauplatz seiner Farbe oder auf ein Gebäude seiner Farbe, das niedriger ist als vier. Ein Gebäude steht auf einem Platz.',
    discard:
      'Extras und Steine verwendest du in beliebiger Reihenfolge. Jedes davon darfst du ablegen, statt es zu verbauen, auch wo es Platz hätte: Es kommt aus dem Spiel, Steine kommen nicht in den Beutel zurück.',
    claim: [
      'Am Ende deines Zuges bekommt jeder Erfolg, den dein Viertel erfüllt und den du noch nicht hast, einen deiner Ringe auf seinen höchsten freien Platz, wenn es einen gibt. Unter jedem hast du höchstens einen Ring.',
      'Startplättchen bringen noch keinen Ring: Auf Erfolge wird erst vom ersten Zug mit einem Arbeiter an geachtet.',
    ],
    'claim-automatic': 'Ringe werden von selbst gesetzt. Warten lohnt sich nie.',
    'ring-stays': 'Ein Ring bleibt, auch wenn der Erfolg später nicht mehr erfüllt wäre.',
    achievement: 'Jeder Ring bringt die Punkte seines Platzes.',
    area: 'Wasserplätze, die sich mit Seiten berühren, bilden ein Gebiet, Parks ebenso. Ein Gebiet bringt 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier verschiedene Extras darin. Eine Art zählt für ein Gebiet einmal.',
    monument: 'Jedes Denkmal bringt 2 Punkte.',
    cards:
      'Eine Wertungskarte bringt ihre Punkte, sooft das zu finden ist, was sie verlangt. Jede Karte wird für sich gezählt: Dieselben Plätze dürfen mehreren dienen.',
    pattern: [
      'Kästchen nebeneinander sind ein Muster. Es gilt an jedem Ort, auf alle vier Arten gedreht und auch gespiegelt. Wellen sind Wasser, Bäume ein Park, ein Haus ist ein Bauplatz beliebiger Farbe, eine Farbe mit ihrem Zeichen einer von dieser Farbe.',
      'Ein Fragezeichen ist irgendein Platz des Viertels. Ein gestricheltes Kästchen ist alles, auch gar kein Platz, und gehört nie zu dem, was gefunden wurde.',
    ],
    overlap: 'Was gefunden wird, darf sich überschneiden. Zwei Funde mit denselben Plätzen zählen einmal.',
    heights: [
      'Eine Zahl an einem Gebäude ist die Zahl seiner Steine: 3 genau drei, 2+ mindestens zwei, 2- höchstens zwei. Ohne Zahl ist jede recht, auch keiner. In den Erfolgen unserer eigenen Städte sind alle Zahlen das, was mindestens nötig ist.',
      'An Wasser oder Park verlangt eine Scheibe ein Extra: ein Stern irgendeines, eine Zahl diese Art, ein Kreuz keines.',
    ],
    compare:
      'Ein Zeichen über einem Muster vergleicht seine Gebäude: = neben Farben heißt, dass alle dieselbe Farbe haben, neben Balken dieselbe Höhe; ≠ heißt, dass es bei keinen zweien so ist. Jedes davon muss einen Stein haben.',
    areas:
      'Ein gestrichelter Ring um Kästchen ist ein Gebiet aus solchen Plätzen, die sich mit Seiten berühren, mit allem, was dazugehört. Die Zahl sagt, wie viele Plätze es mindestens hat; neben einer Scheibe, wie viele verschiedene Extras.',
    set: 'Kästchen in einem Rahmen sind ein Satz. Er ist so oft da, wie alle zugleich zu finden sind, und jeder Platz wird dabei nur einmal verwendet.',
    line: 'Sechs Kästchen in einer Reihe sind eine ganze Zeile oder Spalte des Viertels. Mindestens so viele, wie gefüllt sind, müssen solche Plätze sein. Lücken dazwischen sind erlaubt.',
    winner: 'Wer die meisten Punkte hat, gewinnt.',
    tie: 'Bei Gleichstand entscheiden mehr Punkte aus Erfolgen.',
    'tie-shared': 'Sind auch die gleich, wird der Sieg geteilt.',
  },
  figures: {
    tile: 'Wo das nächste Plättchen liegen darf: an einer ganzen Seite von einem deiner Plättchen.',
    features: 'Extras auf Wasser und Park, ein Denkmal und ein besonderer Ort.',
    blocks: 'Gebäude aus einem bis vier Steinen.',
    area: (points) => `Zwei verschiedene Extras in einem Gebiet aus Wasser: ${points} Punkte.`,
    pattern: (points) => `Ein rotes Gebäude neben Wasser, dreimal gefunden: ${points} Punkte.`,
    heights: (points) => `Ein grünes Gebäude aus mindestens drei Steinen: ${points} Punkte.`,
    compare: (points) => `Zwei benachbarte Gebäude derselben Farbe: ${points} Punkte.`,
    areas: (points) => `Ein Parkgebiet mit mindestens drei Plätzen: ${points} Punkte.`,
    set: (points) => `Ein Gebäude jeder Farbe: ${points} Punkte.`,
    line: (points) => `Eine Zeile mit mindestens zwei blauen Gebäuden: ${points} Punkte.`,
  },
};

export default rules;
