/**
 * Pages are tested in at most two browsers at a time, over all threads of a run: on two processors, four of them take four
 * to eight times as long as one, and what should come at once does not come in time.
 */
import { mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const most = 2

/**
 * Waits for a turn; the function that is returned ends it. What is no run of tests, such as a walk, has nobody to wait for:
 * it could only find the turn of a walk that was killed.
 */
export const takeTurn = async (): Promise<() => void> => {
  const run = process.env['DIAGREF_RUN']
  if (run === undefined) return () => undefined
  for (;;) {
    for (let turn = 0; turn < most; turn++) {
      const folder = join(tmpdir(), `diagref-browser-${run}-${turn}`)
      if (isMade(folder)) return () => rmdirSync(folder)
    }
    await wait(100)
  }
}

/** Making a folder succeeds for one thread alone. */
const isMade = (folder: string): boolean => {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
