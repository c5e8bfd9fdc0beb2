import type { RulesOf } from '../plan';

const rules: RulesOf<'cityscape'> = {
  goal: 'All build one city of 25 blocks, and everyone looks at it from another side. Whoever then sees what they had secretly wished for scores.',
  chapters: {
    city: 'The city',
    course: 'A round',
    goals: 'Goals',
    end: 'The end',
  },
  rules: {
    lots: 'The board has 16 lots, four by four.',
    sides:
      'Each side of the board has four lines of four lots, counted from its own left to its own right. A line runs from the nearest lot to the farthest.',
    'two-sides':
      'With four players everybody has a side; with three the sides are South, West and North. With two players each has two neighbouring sides and eight goals: South and West, or North and East.',
    blocks: 'There are 25 blocks, five of each of five heights. They belong to nobody.',
    heights: 'The five heights are 1, 2, 3, 4 and 5 storeys.',
    building:
      'The blocks on a lot form a building, which is as high as all of them together. There is no limit. An empty lot is not a building.',
    rounds:
      'How many rounds are played is agreed beforehand: usually as many as there are players, and with two players four, or two in a short match. Each round begins with the next player, clockwise.',
    'set-goals':
      'At the beginning of a round everybody sets a goal for each of their lines, in secret and at the same time. Goals that are locked do not change any more.',
    'any-goals': 'Any goals may be combined, and the same one may be set for several lines.',
    build:
      'Then, clockwise, each turn takes any block that is left and puts it on any lot, empty or built on. With two players, too, a turn is one block.',
    'no-pass': 'Nobody may pass. The round ends when all 25 blocks stand.',
    'last-block':
      'The goals are opened when the turn with the last block is finished, and not before: until then it can be taken back, and shows nothing of the goals of others.',
    'all-or-nothing':
      'When all blocks stand, all goals are opened. A line is looked along from near to far, and empty lots are skipped. A goal that is met scores; one that is missed scores 0. In a city without a building no goal is met.',
    seen: 'A building is seen when nothing as tall or taller stands between it and the eye: equal ones hide, too.',
    exactly:
      'Exactly one, two, three or four: met when just so many buildings are seen, no more and no fewer. That scores 10, 20, 30 or 40.',
    equal:
      'Equal heights: here a building is in view unless a taller one stands in front of it; an equal one does not hide it. Every building in view that has an equal one in view in the same line scores 10.',
    tallest:
      'Tallest of the city: met when a building of the line is as high as the highest of the whole city. That scores 25, once, however many there are.',
    totals: 'The points of all rounds add up. The highest total wins.',
    tie: 'Players with equal totals share the win.',
  },
  figures: {
    lines: 'Line 1 of South, from a1 to a4.',
    seen: 'What the eye meets from the left: seen buildings are filled, hidden ones are hatched.',
    exactly: (points) => `Four goals that ask for an exact number: together ${points} points.`,
    equal: (points) =>
      `Equal heights in four lines: together ${points} points. In the third line the 5 hides the second 3.`,
    tallest: (points) => `The highest building of the city has 9 storeys. It stands in lines 1 and 3: together ${points} points.`,
  },
};

export default rules;
