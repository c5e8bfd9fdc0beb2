// What Linux says of processes, and small sums.
import fs from 'node:fs'

/** Seconds that all threads of a process have spent on a core. */
export function cpuSeconds(pid) {
  let nanoseconds = 0
  for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      // it has ended meanwhile
    }
  }
  return nanoseconds / 1e9
}

/** Seconds that all cores together have been busy. */
export function machineSeconds() {
  const [, user, nice, system, , , irq, soft] = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/ +/).map(Number)
  return (user + nice + system + irq + soft) / 100
}

export function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
}

export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function rounded(number, digits = 2) {
  return Number(number.toFixed(digits))
}

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}
