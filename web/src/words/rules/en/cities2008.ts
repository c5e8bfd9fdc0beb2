import type { RulesOf } from '../plan';

const rules: RulesOf<'cities2008'> = {
  goal: 'Everyone builds a city of 16 tiles from the same draw. Seven tourists stand where it pays most. The highest total wins.',
  chapters: {
    start: 'The start',
    round: 'A round',
    spying: 'No spying',
    scoring: 'What counts',
    end: 'The end',
  },
  rules: {
    stack:
      'A tile has four fields, each an attraction, a park, a terrace or water. There are 24 tiles, the same for everybody. 16 of them are drawn; the other eight stay unseen.',
    'own-tiles':
      'Our tiles are a balanced set: every terrain covers a quarter of all fields, and no tile shows one more than twice. If you own the box you can play with its tiles.',
    'first-tiles':
      'The first three tiles are turned up together. Lay them as you like, turned as you like: each meets at least one of the others corner to corner, and no two share a side.',
    'no-tourist-yet': 'No tourist is sent at the start.',
    'same-tile':
      'There are 13 rounds. In each the next tile is turned up, the same for all, and everybody plays at the same time and at their own pace. The next one comes when all have finished.',
    join: 'First lay the tile, turned as you like, so that it shares a full side or touches a corner of a tile in your city. All tiles lie on one grid: none is shifted by half a side.',
    'four-by-four':
      'Your city may never be wider or higher than four tiles. Which four by four it will be is decided only by what you lay.',
    'take-back':
      'Until you finish the round you may take the tile back, turn it and move it, and change your mind about the tourist. After that nothing of it changes.',
    tourists: 'Then one of your seven tourists may do one thing.',
    new: 'New: a tourist from your stock goes onto a field of the tile just laid.',
    jump: 'Jump: a tourist from anywhere in your city goes onto a field of the tile just laid.',
    walk: 'Walk: a tourist goes one field in any of the eight directions, across the edges of tiles too.',
    stay: 'Stay: you may also leave all of them where they are.',
    'where-tourists-stand':
      'A tourist never stands on water, never shares a field with another, and never leaves the tiles.',
    'jump-or-walk':
      'Where a jump and a walk of the same tourist lead to the same field, both are allowed. Only the record tells them apart.',
    'as-before':
      'Until you have finished a round you see the other cities as they were after the round before; the same holds for the start. Whoever only watches sees all cities so, until everybody has finished.',
    'finished-too':
      'Once you have finished, you see the cities of all who have finished too. Those who have not are still shown as they were.',
    levels:
      'A match is played at one of three levels, agreed beforehand. Level 1 counts attractions and parks. Level 2 adds the water that is seen from terraces. Level 3 adds the parks that are seen from there, and what borders a zone.',
    zone: 'Attractions that touch by their sides form a zone, and so do parks. A zone in which a tourist stands scores one point for each of its fields. A zone without a tourist scores nothing.',
    'zone-once': 'A zone scores once, however many tourists stand in it.',
    'who-scores':
      'When several tourists stand in a zone, the first in reading order is shown with its points and the others with none.',
    'view-water':
      'From level 2 on, a tourist on a terrace looks up, down, left and right, and scores every water field that follows there without a break. At level 1 a terrace scores nothing.',
    'view-park':
      'At level 3 parks are seen as well, and one looks on across them. Attractions, other terraces and places without a tile end the view.',
    'view-free':
      'Tourists do not block a view. Several may look at the same field, and each of them scores it.',
    border:
      'At level 3 an attraction zone with a tourist also scores one point for each terrace that shares a side with it, and a park zone one for each such water.',
    'border-once':
      'That terrace or water counts once for a zone, even if it touches it at several sides, and again for every other zone with a tourist. Whether somebody stands on the terrace makes no difference.',
    'last-round': 'After the 13th round every city is a full square of four by four tiles. The highest total wins.',
    tie: 'If totals are equal, the better single tourist decides, then the second best, and so on.',
    'tie-absent': 'A tourist who is missing counts as 0. If everything is equal, the win is shared.',
    alone: 'Alone you play against your own best at that level.',
  },
  figures: {
    start: 'A start: corners touch, sides do not.',
    join: 'The same city: here the next tile may lie.',
    walk: 'Where this tourist may walk. Water is no place to stand.',
    zone: (points) => `One zone of attractions: ${points} points.`,
    water: (points) => `Water in three directions: ${points} points.`,
    view: (points) => `Water and parks, until something ends the view: ${points} points.`,
    border: (points) =>
      `Three attractions and two terraces beside them: ${points} points. The left one touches the zone twice and counts once.`,
  },
};

export default rules;
