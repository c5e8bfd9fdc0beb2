// Plays whole matches of two players against a server, and measures what they see of it:
//   node load.mjs '{"system":"tripolis","port":8000,"pid":123,"n":50,"mode":"saturation","seconds":6}'
// mode "saturation": every match has a move under way; "rate": so many moves a second over all of
// them, whenever they are due. A move's latency runs from sending it to the moment at which the
// other player's client has it. A finished match is followed by a new one on the same sockets.
import { cpuSeconds, machineSeconds, quantile, residentMb, rounded, sleep } from './measure.mjs'

const options = { mode: 'saturation', seconds: 6, warm: 3, rate: 200, ...JSON.parse(process.argv[2]) }
const { Match, counters } = await import(`./${options.system}.mjs`)

const seen = { recording: false, moves: 0, matches: 0, bytes: 0, refused: 0, skipped: 0, latencies: [], fromDue: [] }
const idle = [] // matches whose next move is not due yet
const underWay = new Map() // match -> when its move was due, and when it was sent

function send(match, due) {
  underWay.set(match, { due, sent: performance.now() })
  match.move()
}

/** What a match tells of itself. */
const table = {
  /** The next move can be made. */
  ready(match) {
    if (options.mode === 'saturation') send(match, performance.now())
    else idle.push(match)
  },
  /** The other player has seen the move. */
  arrived(match) {
    const { due, sent } = underWay.get(match)
    underWay.delete(match)
    if (!seen.recording) return
    const now = performance.now()
    seen.moves++
    seen.latencies.push(now - sent)
    seen.fromDue.push(now - due)
  },
  over(match) {
    if (seen.recording) seen.matches++
    match.begin().catch(table.refused)
  },
  received(bytes) {
    if (seen.recording) seen.bytes += bytes
  },
  refused(error) {
    seen.refused++
    console.error(error.message ?? error)
  },
}

/** Makes moves due at a steady rate; one for which every match is busy is skipped. */
function keepPace() {
  const start = performance.now()
  let count = 0
  return setInterval(() => {
    const due = Math.floor(((performance.now() - start) * options.rate) / 1000)
    for (; count < due && idle.length > 0; count++) send(idle.shift(), start + (count * 1000) / options.rate)
    seen.skipped += due - count
    count = due
  }, 1)
}

async function reading() {
  return {
    wall: performance.now() / 1000,
    server: cpuSeconds(options.pid),
    driver: cpuSeconds(process.pid),
    machine: machineSeconds(),
    ...(await counters(options.port)),
  }
}

const matches = []
for (let n = 0; n < options.n; n++) {
  const match = new Match(options.port, table)
  await match.connect()
  matches.push(match)
}
const residentIdle = residentMb(options.pid)
const spread = Math.min(2, options.warm * 0.6) * 1000 // matches that begin together also end together
for (const match of matches) setTimeout(() => match.begin().catch(table.refused), Math.random() * spread)
if (options.mode === 'rate') keepPace()
await sleep(options.warm * 1000)

const before = await reading()
Object.assign(seen, { recording: true, skipped: 0 })
await sleep(options.seconds * 1000)
seen.recording = false
const after = await reading()

const passed = Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]))
const { wall, server, driver, machine, commits, commit_seconds: committing } = passed
for (const list of [seen.latencies, seen.fromDue]) list.sort((a, b) => a - b)
const now = performance.now()
console.log(
  JSON.stringify({
    moves_per_s: rounded(seen.moves / wall, 1),
    matches_per_s: rounded(seen.matches / wall, 1),
    p50_ms: rounded(quantile(seen.latencies, 0.5)),
    p95_ms: rounded(quantile(seen.latencies, 0.95)),
    p99_ms: rounded(quantile(seen.latencies, 0.99)),
    p99_from_due_ms: rounded(quantile(seen.fromDue, 0.99)),
    server_cpu: rounded(server / wall),
    driver_cpu: rounded(driver / wall),
    other_cpu: rounded(Math.max(0, machine - server - driver) / wall),
    cpu_us_per_move: Math.round((server / Math.max(1, seen.moves)) * 1e6),
    commits_per_s: commits === undefined ? null : rounded(commits / wall, 1),
    commit_share: committing === undefined ? null : rounded(committing / wall),
    bytes_per_move: Math.round(seen.bytes / Math.max(1, seen.moves)),
    resident_idle_mb: Math.round(residentIdle),
    resident_mb: Math.round(residentMb(options.pid)),
    stalled: [...underWay.values()].filter(({ sent }) => now - sent > 2000).length,
    skipped: seen.skipped,
    refused: seen.refused,
  }),
)
process.exit(0)
