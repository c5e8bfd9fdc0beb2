// One round of cityscape for two players, as a game of boardgame.io: goals in secret, then blocks by
// turns. What a client of boardgame.io works out for itself (what may be done, what a line shows) is
// not sent here; our server sends it.
const { INVALID_MOVE } = require('boardgame.io/core')

const HEIGHTS = 5
const BLOCKS = 5 // of each height
const LOTS = 16

// Sixteen lines of lots, four a side in the order south, west, north, east, from the nearest lot on.
const COLUMNS = [0, 1, 2, 3].map((column) => [12, 8, 4, 0].map((row) => row + column))
const ROWS = [0, 4, 8, 12].map((row) => [0, 1, 2, 3].map((column) => row + column))
const back = (lines) => lines.map((line) => [...line].reverse()).reverse()
const LINES = [...COLUMNS, ...ROWS, ...back(COLUMNS), ...back(ROWS)]
const LINES_OF = { 0: LINES.slice(0, 8), 1: LINES.slice(8) }

function pointsOf(heights, line, code) {
  const city = Math.max(...heights)
  const own = line.map((lot) => heights[lot])
  if (code === 6) return own.includes(city) ? 25 : 0
  let tallest = 0
  const taller = []
  const level = []
  for (const height of own) {
    if (height === 0) continue
    if (height > tallest) taller.push(height)
    if (height >= tallest) level.push(height)
    tallest = Math.max(tallest, height)
  }
  if (code === 5) return 10 * level.filter((height, n) => level.some((other, m) => m !== n && other === height)).length
  return taller.length === code ? 10 * code : 0
}

function totals({ heights, goals }) {
  return [0, 1].map((player) =>
    LINES_OF[player].reduce((sum, line, n) => sum + pointsOf(heights, line, goals[player][n]), 0),
  )
}

const city = {
  name: 'city',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    heights: Array(LOTS).fill(0),
    left: Array(HEIGHTS).fill(BLOCKS),
    goals: { 0: null, 1: null },
    last: null,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    goals: { 0: playerID === '0' ? G.goals[0] : null, 1: playerID === '1' ? G.goals[1] : null },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lock: {
      client: false,
      move: ({ G, playerID }, codes) => {
        const sound = Array.isArray(codes) && codes.length === 8 && codes.every((code) => code >= 1 && code <= 6)
        if (!sound || G.goals[playerID]) return INVALID_MOVE
        G.goals[playerID] = codes
      },
    },
    build: {
      client: false,
      move: ({ G, playerID }, height, lot) => {
        if (!G.goals[0] || !G.goals[1] || !(G.left[height - 1] > 0) || !(lot in G.heights)) return INVALID_MOVE
        G.left[height - 1] -= 1
        G.heights[lot] += height
        G.last = { playerID, height, lot }
      },
    },
  },
  endIf: ({ G }) => {
    if (G.left.some((count) => count > 0)) return
    const points = totals(G)
    return { totals: points, winners: [0, 1].filter((player) => points[player] === Math.max(...points)) }
  },
}

module.exports = { city, HEIGHTS, LOTS }
