import type { RulesOf } from '../plan';

const rules: RulesOf<'cities2024'> = {
  goal: 'Everyone plans a neighbourhood, and takes for it what lies on one draft board. Achievements, waters and parks, monuments and cards score.',
  chapters: {
    start: 'The start',
    round: 'Rounds',
    things: 'What you take',
    achievements: 'Achievements',
    scoring: 'What counts',
    reading: 'Reading cards and achievements',
    end: 'The end',
  },
  rules: {
    'city-board':
      'A match is played in one of eight cities, chosen or drawn. Its board has three achievements, and each has three places that are worth less and less. Everybody has three rings.',
    'two-covered': 'With two players the middle place of each achievement is covered: nobody can claim it.',
    'own-set':
      'The faces of our cards, tiles and cities are our own, in the numbers of the box. If you own the box you can play with its faces.',
    'starting-tile':
      'The start player is drawn. Four starting tiles lie open. The neighbour on the start player’s right picks one and lays it, and so it goes on against the clock; the start player picks last.',
    'starting-turned': 'A starting tile may be turned as you like. It changes nothing of what is allowed later.',
    rounds:
      'With three or four players there are eight rounds, and in each everybody places four workers, one in each row. With two players there are four rounds with eight workers each, two in each row.',
    long: 'The long game is for two. It has seven rounds, and a neighbourhood grows to 3×5 or 5×3 tiles.',
    layout: [
      'At the beginning of a round the draft board is filled. Cards and tiles: one face up in columns 1 to 3, one face down in column 4. Features: two in column 1, one in columns 2 and 3, and in column 4 one face up beside one face down.',
      'Blocks from the bag: four in column 1, three in columns 2 and 3. In column 4 lies a question mark: two blocks that are drawn when they are taken.',
    ],
    turn: 'Turns go clockwise from the holder of the star. In yours you place a worker: choose a row in which you still have one to place, and a column in which none stands. Take what lies there, and use all of it at once.',
    'face-down':
      'A face-down thing is turned up when it is taken, and nobody may look before. What was turned up or drawn stays taken.',
    star: 'A round ends when all workers are placed. The player whose worker stands furthest right in the row of blocks takes the star and begins the next round.',
    'left-over': 'What is left on the draft board with three players goes out of the game, the blocks too.',
    card: 'A card lies open beside your neighbourhood until the end. Then it scores.',
    tile: 'A tile is laid, turned as you like, so that it shares a full side with a tile of yours. A neighbourhood is at most three tiles wide and three high.',
    'tile-always': 'There is always a place for a tile, and it must be laid.',
    feature:
      'A feature goes onto a space that has none: the blue kinds onto water, the green kinds onto a park, monuments and special places onto a building space without blocks.',
    special:
      'A special place makes its space wild. The first block on it may have any colour, which then holds. Before that it counts for achievements as an empty building space of every colour.',
    'special-where': 'A special place goes onto building spaces only.',
    'special-colours': 'For scoring cards a special place has no colour until it is built on.',
    'monument-empty': 'A space with a monument takes no blocks.',
    block:
      'A block goes onto a building space of its colour, or onto a building of its colour that is lower than four. A building stands on one space.',
    discard:
      'Features and blocks are used in any order. Each may be removed from the game instead of being laid, even where it could be laid; blocks do not return to the bag.',
    claim: [
      'At the end of your turn, every achievement that your neighbourhood meets and that you have not claimed yet takes one of your rings, on its highest free place, if there is one. You have at most one ring under each.',
      'Starting tiles claim nothing: achievements are looked at from the first turn with a worker on.',
    ],
    'claim-automatic': 'Rings are placed by themselves. There is never a reason to wait.',
    'ring-stays': 'A ring stays, even if later the achievement would not be met any more.',
    achievement: 'Each ring scores the points of its place.',
    area: 'Water spaces that touch by their sides form an area, and so do parks. An area scores 1, 3, 6 or 10 points for one, two, three or four different features in it. A kind counts once for an area.',
    monument: 'Each monument scores 2 points.',
    cards:
      'A scoring card scores its points for every time that its requirement is found. Each card is counted for itself: the same spaces may serve several.',
    pattern: [
      'Boxes beside each other are a pattern. It is found at any place, turned in any of the four ways and mirrored. Waves are water, trees a park, a house is a building space of any colour, a colour with its sign one of that colour.',
      'A question mark is any space of the neighbourhood. A dashed box is anything, even no space at all, and never belongs to what was found.',
    ],
    overlap: 'What is found may overlap. Two finds that cover the same spaces count once.',
    heights: [
      'A number at a building is the number of its blocks: 3 exactly three, 2+ two or more, 2- two or fewer. Without a number it may be any, none included. In achievements of our own cities all numbers are the least that is needed.',
      'At water or a park a disc asks for a feature: a star for any, a number for that kind, a cross for none.',
    ],
    compare:
      'A sign above a pattern compares its buildings: = beside colours says that all have the same colour, beside bars the same height; ≠ says that no two have. Each of them must have a block.',
    areas:
      'A dashed ring around boxes is an area of such spaces that touch by their sides, with everything that belongs to it. Its number is how many spaces it has at least; beside a disc, how many different features.',
    set: 'Boxes in a frame are a set. It is found as often as all of them are there at once, and each space is used only once.',
    line: 'Six boxes in a row are a whole row or column of the neighbourhood. At least as many as are filled must be such spaces. There may be gaps between them.',
    winner: 'Whoever has the most points wins.',
    tie: 'If totals are equal, more points from achievements decide.',
    'tie-shared': 'If these are equal too, the win is shared.',
  },
  figures: {
    tile: 'Where the next tile may lie: beside a full side of one of yours.',
    features: 'Features on water and park, a monument, and a special place.',
    blocks: 'Buildings of one to four blocks.',
    area: (points) => `Two different features in one area of water: ${points} points.`,
    pattern: (points) => `A red building beside water, found in three ways: ${points} points.`,
    heights: (points) => `A green building of three or more blocks: ${points} points.`,
    compare: (points) => `Two neighbouring buildings of the same colour: ${points} points.`,
    areas: (points) => `An area of park with three or more spaces: ${points} points.`,
    set: (points) => `A building of each colour: ${points} points.`,
    line: (points) => `A row with two or more blue buildings: ${points} points.`,
  },
};

export default rules;
