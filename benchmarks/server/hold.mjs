// Opens tables of all three games, two connections each, plays them about halfway, and says what the server
// takes then: node hold.mjs '{"port":8000,"pid":123,"tables":1000}'
import { pick, residentMb, sleep } from './measure.mjs'
import { Player } from './tripolis.mjs'

const options = JSON.parse(process.argv[2])
const GAMES = [
  { game: 'cities2008', turns: 14 },
  { game: 'cityscape', turns: 14, options: { rounds: '1' } },
  { game: 'cities2024', turns: 16 },
]
const AT_ONCE = 20

/** A person at a table: drafts until a turn may be committed, then commits it. */
class Guest extends Player {
  #asked = new Map()
  #id = 0
  update = null
  #changed = () => {}

  async connect() {
    await super.connect((data) => {
      for (const message of JSON.parse(data)) {
        if (message.type === 'update') {
          this.update = message
          this.#changed()
        } else if ('re' in message) {
          if (message.error) console.error(message.error.message)
          this.#asked.get(message.re)?.(message)
          this.#asked.delete(message.re)
        }
      }
    })
  }

  ask(command) {
    const id = ++this.#id
    this.say({ id, ...command })
    return new Promise((resolve) => this.#asked.set(id, resolve))
  }

  /** When it is this guest's turn. */
  async ready() {
    while (!this.update?.turn) await new Promise((resolve) => (this.#changed = resolve))
    return this
  }

  async turn(code) {
    const { seat } = this.update
    const actions = []
    while (this.update.turn.status === 'incomplete') {
      actions.push(pick(this.update.turn.legal))
      await this.ask({ do: 'draft', table: code, seat, turn: this.update.turn.number, actions })
    }
    await this.ask({ do: 'play', table: code, seat, turn: this.update.turn.number })
  }
}

async function open(n) {
  const { game, turns, options: chosen = {} } = GAMES[n % GAMES.length]
  const guests = [new Guest(options.port), new Guest(options.port)]
  for (const guest of guests) await guest.connect()
  const { code } = await guests[0].post('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], options: chosen })
  await guests[1].post(`/api/tables/${code}/seats`, {})
  for (const [seat, guest] of guests.entries()) await guest.ask({ do: 'watch', table: code, seat })
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
