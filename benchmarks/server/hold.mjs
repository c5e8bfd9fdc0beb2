// Opens tables of all three games, two connections each, plays them about halfway, and says what the server
// takes then: node hold.mjs '{"port":8000,"pid":123,"tables":1000}'
import { Guest } from './guest.mjs'
import { residentMb, sleep } from './measure.mjs'

const options = JSON.parse(process.argv[2])
const GAMES = [
  { game: 'cities2008', turns: 14 },
  { game: 'cityscape', turns: 14, options: { rounds: '1' } },
  { game: 'cities2024', turns: 16 },
]
const AT_ONCE = 20

async function open(n) {
  const { game, turns, options: chosen = {} } = GAMES[n % GAMES.length]
  const guests = [new Guest(options.port), new Guest(options.port)]
  for (const guest of guests) await guest.connect()
  const { code } = await guests[0].post('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], options: chosen })
  await guests[1].post(`/api/tables/${code}/seats`, {})
  for (const [seat, guest] of guests.entries()) await guest.watch(code, seat)
  for (let turn = 0; turn < turns; turn++) await (await Promise.race(guests.map((guest) => guest.ready()))).turn(code)
}

const idle = residentMb(options.pid)
let next = 0
async function work() {
  while (next < options.tables) await open(next++)
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
await sleep(1000)
console.log(JSON.stringify({ tables: options.tables, idle_mb: Math.round(idle), held_mb: Math.round(residentMb(options.pid)) }))
process.exit(0)
