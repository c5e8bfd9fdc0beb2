import type { AllRules } from './rules';

const rules: AllRules = {
  cities2008: {
    goal: 'Everyone builds a city of 16 tiles from the same draw. Seven tourists stand where it pays most. The highest total wins.',
    chapters: [
      {
        id: 'start',
        title: 'The start',
        text: [
          'Of 24 tiles, 16 are played; the others stay unseen. The first three are turned up at once.',
          'Lay them as you like, turned as you like, so that each touches a corner of one or both of the others and no two share a side. No tourist is sent yet.',
        ],
      },
      {
        id: 'round',
        title: 'A round',
        text: [
          'There are 13 rounds. In each the next tile is turned up, the same for all, and everybody plays at the same time.',
          'First lay the tile, turned as you like, so that it shares a full side or a corner with a tile of your city. The city may never be wider or higher than four tiles; which four by four it will be is decided only by what you lay.',
          'Then you may do one thing with a tourist, or nothing.',
          'New: a tourist from your stock goes onto a field of the tile just laid. Jump: a tourist from anywhere in your city goes onto a field of that tile. Walk: a tourist goes one field in any of the eight directions. Stay: none moves.',
          'A tourist never stands on water, never shares a field, and never leaves the tiles.',
        ],
        rulings: [
          'A tile may be taken back and moved until you finish the round. After that nothing of it changes.',
          'The tourist action may be left out.',
        ],
      },
      {
        id: 'spying',
        title: 'No spying',
        text: [
          'Until you have finished a round you see the other cities as they were after the round before.',
        ],
        rulings: [
          'Once you have finished, you see the cities of all who have finished too. Those who have not are still shown as they were.',
        ],
      },
      {
        id: 'scoring',
        title: 'What counts',
        text: [
          'Attractions that touch by their sides form a zone; so do parks. A zone with a tourist scores its fields, once, however many tourists stand in it.',
          'Level 2 adds terraces: a tourist on a terrace looks in four directions and scores every water field in an unbroken line.',
          'Level 3 adds borders and parks: an attraction zone also scores the terraces that share a side with it, a park zone the waters that do. From a terrace one sees parks as well as water; attractions, terraces and gaps end the view.',
          'A terrace or water at the border counts once for a zone, even if it touches it at several sides, and again for another zone that has a tourist. Tourists do not block a view.',
        ],
        rulings: [
          'When several tourists stand in one zone, the first in reading order is shown with its points, the others with none.',
        ],
      },
      {
        id: 'end',
        title: 'The end',
        text: [
          'After the 13th round every city is a full square of 16 tiles. The highest total wins.',
          'Equal totals: the better single tourist decides, then the second best, and so on.',
        ],
        rulings: ['An absent tourist counts as 0. If everything is equal, the win is shared.'],
      },
    ],
  },
};

export default rules;
