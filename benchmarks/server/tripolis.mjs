// A match of cityscape on our server, as a browser plays it: tables and seats by REST, the rest on a
// WebSocket for each player; what may be done is chosen from the legal actions that were sent.
import WebSocket from 'ws'
import { post, request } from './http.mjs'
import { pick } from './measure.mjs'

const WISH = { game: 'cityscape', seats: [{ kind: 'me' }, { kind: 'open' }], options: { rounds: '1' } }

/** What the server counts of itself. */
export async function counters(port) {
  const { text } = await request('GET', `http://127.0.0.1:${port}/metrics`)
  const read = (name) => Number(new RegExp(`^tripolis_${name}_total (.*)$`, 'm').exec(text)[1])
  return { commits: read('commits'), commit_seconds: read('commit_seconds') }
}

export class Player {
  constructor(port) {
    this.base = `http://127.0.0.1:${port}`
  }

  async connect(hear) {
    const { cookie, text } = await request('POST', `${this.base}/api/me/guest`, {}, { origin: this.base })
    this.me = JSON.parse(text)
    this.headers = { cookie, origin: this.base }
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/live`, { headers: this.headers, perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    socket.on('message', hear)
    this.socket = socket
  }

  post(path, body) {
    return post(this.base + path, body, this.headers)
  }

  async table(code) {
    return JSON.parse((await request('GET', `${this.base}/api/tables/${code}`, undefined, this.headers)).text)
  }

  say(command) {
    this.socket.send(JSON.stringify(command))
  }
}

export class Match {
  constructor(port, table) {
    this.table = table
    this.players = [new Player(port), new Player(port)]
  }

  async connect() {
    await Promise.all(this.players.map((player, seat) => player.connect((data) => this.hear(seat, data))))
  }

  async begin() {
    const [ann, bob] = this.players
    const old = this.code
    this.latest = [null, null]
    this.mover = null
    this.code = (await ann.post('/api/tables', WISH)).code
    await bob.post(`/api/tables/${this.code}/seats`, {})
    this.players.forEach((player, seat) => {
      if (old) player.say({ do: 'unwatch', table: old, seat })
      player.say({ do: 'watch', table: this.code, seat })
    })
  }

  hear(seat, data) {
    this.table.received(data.length)
    for (const message of JSON.parse(data)) {
      if (message.error) this.table.refused(message.error)
      else if (message.type === 'update' && message.table === this.code) this.heed(seat, message)
    }
  }

  heed(seat, update) {
    this.latest[seat] = update
    if (this.mover === null) {
      if (this.latest[0] && this.latest[1]) this.next(0)
    } else if (seat !== this.mover && update.number > this.number) {
      this.table.arrived(this)
      if (update.view.phase === 'over') this.table.over(this)
      else this.next(seat)
    }
  }

  next(seat) {
    this.mover = seat
    this.number = Infinity // until it moves
    this.table.ready(this)
  }

  move() {
    const seat = this.mover
    const { number, turn } = this.latest[seat]
    this.number = number
    this.players[seat].say({
      do: 'play', id: 1, table: this.code, seat, turn: turn.number, actions: choose(turn.legal), key: `k${turn.number}`,
    })
  }
}

/** A block anywhere, or a code for each of the goal dice. */
function choose(legal) {
  if (!legal[0].startsWith('goal')) return [pick(legal)]
  const dice = Map.groupBy(legal, (action) => action.slice(0, action.lastIndexOf(' ')))
  return [...dice.values()].map(pick)
}
