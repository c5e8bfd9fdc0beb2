// Plays whole cityscape matches of two players and one round through the public API:
//   node load.mjs '{"port":8000,"pid":123,"n":50,"mode":"sat","seconds":6}'
// mode "sat": every match has a move under way; "rate": so many moves a second over all matches.
// A move is a committed turn; its latency runs from sending it to the other player's update.
// A finished match is replaced by a new one, made through REST, on the same two sockets.
import fs from 'node:fs'
import http from 'node:http'
import WebSocket from 'ws'

const options = { n: 50, mode: 'sat', seconds: 6, warm: 3, rate: 200, ...JSON.parse(process.argv[2]) }
const base = `http://127.0.0.1:${options.port}`
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })

function request(method, path, body, cookie) {
  const data = JSON.stringify(body ?? {})
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data), origin: base }
  if (cookie) headers.cookie = cookie
  return new Promise((resolve, reject) => {
    const sent = http.request(base + path, { agent, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`))
        else resolve({ body: JSON.parse(text), cookie: answer.headers['set-cookie']?.[0].split(';')[0] })
      })
    })
    sent.on('error', reject)
    sent.end(data)
  })
}

const cpuSeconds = (pid) =>
  fs.readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0) / 1e9
const machineSeconds = () => {
  const v = /cpu +(.*)/.exec(fs.readFileSync('/proc/stat', 'utf8'))[1].split(' ').map(Number)
  return (v[0] + v[1] + v[2] + v[5] + v[6]) / 100
}
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

let recording = false
let moves = 0
let matches = 0
let skipped = 0
let refused = 0
let bytes = 0
const latencies = []
const fromDue = []
const idle = []

class Slot {
  async connect() {
    this.players = []
    for (const seat of [0, 1]) {
      const { cookie } = await request('POST', '/api/me/guest')
      const socket = new WebSocket(`ws://127.0.0.1:${options.port}/api/live`, { headers: { cookie, origin: base }, perMessageDeflate: false })
      await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
      socket.on('message', (data) => this.hear(seat, data))
      this.players.push({ cookie, socket })
    }
  }

  async begin() {
    const [ann, bob] = this.players
    this.pending = null
    this.latest = [null, null]
    const wish = { game: 'cityscape', seats: [{ kind: 'me' }, { kind: 'open' }], options: { rounds: '1' } }
    const old = this.code
    this.code = (await request('POST', '/api/tables', wish, ann.cookie)).body.code
    await request('POST', `/api/tables/${this.code}/seats`, {}, bob.cookie)
    this.players.forEach(({ socket }, seat) => {
      if (old) socket.send(JSON.stringify({ do: 'unwatch', table: old, seat }))
      socket.send(JSON.stringify({ do: 'watch', table: this.code, seat }))
    })
  }

  hear(seat, data) {
    if (recording) bytes += data.length
    for (const message of JSON.parse(data)) this.heed(seat, message)
  }

  heed(seat, message) {
    if (message.error) {
      refused++
      console.error(message.error.message)
    }
    if (message.type !== 'update' || message.table !== this.code) return
    this.latest[seat] = message
    if (!this.pending) {
      if (this.latest[0] && this.latest[1] && message.number === 0) this.next(0)
      return
    }
    const { other, number, sent, due } = this.pending
    if (seat !== other || message.number <= number) return
    if (recording) {
      const now = performance.now()
      moves++
      latencies.push(now - sent)
      fromDue.push(now - due)
    }
    this.pending = null
    if (message.view.phase === 'over') {
      if (recording) matches++
      this.begin().catch((error) => console.error(error.message))
    } else this.next(other)
  }

  next(seat) {
    this.mover = seat
    if (options.mode === 'sat') this.move(performance.now())
    else idle.push(this)
  }

  move(due) {
    const seat = this.mover
    const { turn } = this.latest[seat]
    const other = 1 - seat
    this.pending = { other, number: this.latest[seat].number, sent: performance.now(), due }
    this.players[seat].socket.send(JSON.stringify({ do: 'play', id: 1, table: this.code, seat, turn: turn.number, actions: choose(turn.legal), key: `k${turn.number}` }))
  }
}

// One block anywhere, or a code for each of the dice.
function choose(legal) {
  const pick = (list) => list[Math.floor(Math.random() * list.length)]
  if (!legal[0].startsWith('goal')) return [pick(legal)]
  const dice = new Map()
  for (const action of legal) {
    const die = action.slice(0, action.search(/[ =][^ =]*$/))
    dice.set(die, [...(dice.get(die) ?? []), action])
  }
  return [...dice.values()].map(pick)
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const slots = []
for (let i = 0; i < options.n; i++) {
  const slot = new Slot()
  await slot.connect()
  slots.push(slot)
}
const idleMb = residentMb(options.pid)
for (const slot of slots) setTimeout(() => slot.begin(), Math.random() * 1000 * Math.min(2, options.warm * 0.6))
let ticking
if (options.mode === 'rate') {
  const start = performance.now()
  let count = 0
  ticking = setInterval(() => {
    const due = Math.floor(((performance.now() - start) * options.rate) / 1000)
    while (count < due) {
      const slot = idle.shift()
      if (!slot) {
        skipped += due - count
        count = due
        break
      }
      slot.move(start + (count * 1000) / options.rate)
      count++
    }
  }, 1)
}
await sleep(options.warm * 1000)
const commits = async () => {
  const text = await new Promise((resolve) => http.get(`${base}/metrics`, (m) => { let s = ''; m.on('data', (d) => (s += d)); m.on('end', () => resolve(s)) }))
  const read = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)[1])
  return { commits: read('tripolis_commits_total'), seconds: read('tripolis_commit_seconds_total'), rows: read('tripolis_log_rows_total') }
}
const before = await commits()
const [server0, client0, machine0, wall0] = [cpuSeconds(options.pid), cpuSeconds(process.pid), machineSeconds(), performance.now()]
recording = true
skipped = 0
await sleep(options.seconds * 1000)
recording = false
const wall = (performance.now() - wall0) / 1000
const [server, client] = [cpuSeconds(options.pid) - server0, cpuSeconds(process.pid) - client0]
const foreign = (machineSeconds() - machine0 - server - client) / wall
const after = await commits()
clearInterval(ticking)
const quantile = (list, q) => list[Math.min(list.length - 1, Math.floor(list.length * q))] ?? 0
latencies.sort((a, b) => a - b)
fromDue.sort((a, b) => a - b)
const round = (x, digits = 2) => Number(x.toFixed(digits))
console.log(JSON.stringify({
  n: options.n, mode: options.mode, rate: options.mode === 'rate' ? options.rate : undefined,
  moves_per_s: round(moves / wall, 1), matches_per_s: round(matches / wall, 1),
  p50_ms: round(quantile(latencies, 0.5)), p99_ms: round(quantile(latencies, 0.99)), max_ms: round(latencies.at(-1) ?? 0, 1), p99_from_due_ms: round(quantile(fromDue, 0.99)),
  server_cpu: round(server / wall), client_cpu: round(client / wall), foreign_cores: round(foreign),
  commits_per_s: round((after.commits - before.commits) / wall, 1), commit_share: round((after.seconds - before.seconds) / wall), rows_per_s: round((after.rows - before.rows) / wall, 1),
  bytes_per_move: Math.round(bytes / Math.max(1, moves)), rss_idle_mb: Math.round(idleMb), rss_end_mb: Math.round(residentMb(options.pid)),
  stalled: slots.filter((slot) => slot.pending && performance.now() - slot.pending.sent > 2000).length, skipped, refused,
}))
process.exit(0)
