/**
 * Watches one file: editors that replace a file and editors that write into it are both seen.
 */
import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CliError, errorMessage, usageError } from '../cli-error.ts'
import { logMessage } from '../output.ts'
import { stripControls } from '../terminal.ts'

/** What is drawn at each save: the file, and where its picture goes. */
export type Watched = { file: string; output: string | undefined }

/** Draws at each save; what cannot be drawn is reported, and the last good picture stays. */
export async function drawOnSave({ file, output }: Watched, draw: () => Promise<number | void>): Promise<never> {
  if (file === '-' || output === undefined || output === '-')
    throw usageError('--watch needs a file to watch and -o with a file to write.')
  const attempt = async (): Promise<void> => {
    try {
      const code = (await draw()) ?? 0
      if (code === 0 && !process.stderr.isTTY) logMessage(`${stripControls(output)} written`)
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      logMessage(errorMessage(error))
    }
  }
  await attempt()
  logMessage(`watching ${stripControls(file)}; stop with Ctrl-C`)
  return watchFile(file, attempt)
}

/** Calls back after each save, one call at a time, until the process ends. */
const watchFile = (file: string, saved: () => Promise<void>): Promise<never> =>
  new Promise((_resolve, reject) => {
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

/** A save comes as several events; what follows within this time belongs to it, in milliseconds. */
const settle = 60
