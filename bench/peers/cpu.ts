/**
 * CPU time of any process on Linux, with its threads and descendants.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** CPU time used so far by all threads of some processes, in microseconds. */
export function cpuOf(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`))
  return threads.reduce((sum, thread) => sum + Number(readText(`${thread}/schedstat`).split(' ')[0]), 0) / 1_000
}

/** A process and all its descendants. */
export const family = (root: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name): [pid: number, parent: number] => [Number(name), parentOf(Number(name))])
  const members = [root]
  for (const member of members) members.push(...parents.filter(([, parent]) => parent === member).map(([pid]) => pid))
  return members
}

const parentOf = (pid: number): number => {
  const [, rest = ''] = /\) \w (\d+)/.exec(readText(`/proc/${pid}/stat`)) ?? []
  return Number(rest)
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
