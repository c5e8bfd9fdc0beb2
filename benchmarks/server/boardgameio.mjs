// The same match on boardgame.io: its lobby by REST, the rest on socket.io, a connection a player.
import { createRequire } from 'node:module'
import { io } from 'socket.io-client'
import { post } from './http.mjs'
import { pick } from './measure.mjs'

const { HEIGHTS, LOTS } = createRequire(import.meta.url)('./boardgameio/game.cjs')

/** It counts nothing, and makes nothing durable. */
export async function counters() {
  return {}
}

export class Match {
  constructor(port, table) {
    this.base = `http://127.0.0.1:${port}`
    this.table = table
  }

  async connect() {
    this.sockets = await Promise.all([0, 1].map((player) => this.socket(player)))
  }

  async socket(player) {
    const socket = io(`${this.base}/city`, { transports: ['websocket'], forceNew: true, reconnection: false })
    socket.on('sync', (id, { state }) => id === this.id && this.begun(state))
    socket.on('update', (id, state) => id === this.id && this.heed(player, state))
    await new Promise((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject))
    socket.io.engine.on('packet', ({ data }) => data && this.table.received(data.length))
    return socket
  }

  async begin() {
    const { matchID } = await post(`${this.base}/games/city/create`, { numPlayers: 2 })
    const join = (player) => post(`${this.base}/games/city/${matchID}/join`, { playerID: String(player), playerName: 'somebody' })
    this.credentials = [(await join(0)).playerCredentials, (await join(1)).playerCredentials]
    this.id = matchID
    this.synced = 0
    this.mover = null
    this.sockets.forEach((socket, player) => socket.emit('sync', matchID, String(player), this.credentials[player], 2))
  }

  begun(state) {
    this.synced++
    if (this.synced === 2) this.next(0, state)
  }

  heed(player, state) {
    if (this.mover === null || player === this.mover || state._stateID <= this.state._stateID) return
    this.table.arrived(this)
    if (state.ctx.gameover) this.table.over(this)
    else this.next(player, state)
  }

  next(player, state) {
    this.mover = player
    this.state = state
    this.table.ready(this)
  }

  move() {
    const player = String(this.mover)
    const { G, _stateID } = this.state
    const [type, args] = G.goals[player] ? ['build', pick(builds(G))] : ['lock', [Array.from({ length: 8 }, () => pick([1, 2, 3, 4, 5, 6]))]]
    const payload = { type, args, playerID: player, credentials: this.credentials[this.mover] }
    this.sockets[this.mover].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, player)
  }
}

function builds({ left }) {
  const heights = Array.from({ length: HEIGHTS }, (_, n) => n + 1).filter((height) => left[height - 1] > 0)
  return heights.flatMap((height) => Array.from({ length: LOTS }, (_, lot) => [height, lot]))
}
