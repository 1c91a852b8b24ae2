/**
 * Watches one file: editors that replace a file and editors that write into it are both seen.
 */
import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Calls back after each save, one call at a time, until the process ends. */
export function watchFile(file: string, saved: () => Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let last = Promise.resolve()
    const watcher = watch(dirname(file), (_event, name) => {
      if (name !== null && name !== basename(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        last = last.then(saved).catch(reject)
      }, settle)
    })
    watcher.once('error', reject)
  })
}

/** A save comes as several events; what follows within this time belongs to it, in milliseconds. */
const settle = 60
