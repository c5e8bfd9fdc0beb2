// A whole match of cities2008 with hundreds of people, each with a socket, while somebody at another
// table makes one draft after the other: node crowd.mjs '{"port":8000,"pid":123,"seats":300}'
import { Guest } from './guest.mjs'
import { cpuSeconds, quantile, rounded, sleep } from './measure.mjs'

const options = JSON.parse(process.argv[2])
const AT_ONCE = 20
const ROUNDS = 14 // the start, and 13 more
const EVERY_MS = 20 // between two drafts at the other table

/** Somebody in the crowd, who counts what they are told of others. */
class One extends Guest {
  told = 0

  heard(message) {
    if (message.type === 'standing') this.told += JSON.stringify(message).length
    else if (message.type === 'update') this.told += JSON.stringify(message.events).length
  }

  async match(code) {
    for (let round = 0; round < ROUNDS; round++) {
      await this.until(({ turn, view }) => turn && view.round === round)
      await sleep(Math.random() * options.think_ms)
      await this.turn(code)
    }
    await this.until(({ view }) => view.over)
  }
}

/** How long drafts take at a table of two, until they are stopped. */
async function besides() {
  const guest = new Guest(options.port)
  await guest.connect()
  const { code } = await guest.post('/api/tables', { game: 'cityscape', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await guest.watch(code, 0)
  const took = []
  let going = true
  const done = (async () => {
    while (going) {
      const began = performance.now()
      await guest.ask({ do: 'draft', table: code, seat: 0, turn: 0, actions: ['goal S1 3'] })
      took.push(performance.now() - began)
      await sleep(EVERY_MS)
    }
  })()
  return async () => {
    going = false
    await done
    return took.sort((a, b) => a - b)
  }
}

const people = Array.from({ length: options.seats }, () => new One(options.port))
const host = people[0]
let next = 0
let code
async function sitDown() {
  while (next < people.length) {
    const one = people[next++]
    await one.connect()
    if (one !== host) await one.post(`/api/tables/${code}/seats`, {})
  }
}
next = 1
await host.connect()
const seats = people.map((one) => ({ kind: one === host ? 'me' : 'open' }))
code = (await host.post('/api/tables', { game: 'cities2008', seats })).code
await Promise.all(Array.from({ length: AT_ONCE }, sitDown))
const table = await host.table(code)
await Promise.all(people.map((one) => one.watch(code, table.seats.findIndex(({ person }) => person === one.me.id))))

const stop = await besides()
const [began, busy] = [performance.now(), cpuSeconds(options.pid)]
await Promise.all(people.map((one) => one.match(code)))
const seconds = (performance.now() - began) / 1000
const cpu = cpuSeconds(options.pid) - busy
const took = await stop()
const finishes = options.seats * ROUNDS
console.log(
  JSON.stringify({
    seats: options.seats,
    seconds: rounded(seconds, 1),
    server_cpu: rounded(cpu / seconds),
    cpu_ms_per_finish: rounded((cpu / finishes) * 1000),
    bytes_per_finish: Math.round(people.reduce((sum, { told }) => sum + told, 0) / people.length / finishes),
    beside_p50_ms: rounded(quantile(took, 0.5)),
    beside_p99_ms: rounded(quantile(took, 0.99)),
  }),
)
process.exit(0)
