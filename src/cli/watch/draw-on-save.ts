/**
 * Watches one file, whether editors replace it or write into it.
 */
import { existsSync, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { renderScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, errorMessage, usageError } from '../cli-error.ts'
import { keepOthersWork } from '../others-work.ts'
import { logMessage, writeFileAtomically } from '../output.ts'
import { drawPicture, type PictureOptions } from '../scene/picture.ts'
import { stripControls } from '../terminal.ts'
import { type LivePicture, openLivePage } from './live-page.ts'

/** What is drawn on each save: the file, and where its image goes besides the page, whatever is there with `force`. */
export type Watched = { file: string; output: string | undefined; picture: PictureOptions; force: boolean }

/** The result of a save: a scene, or why there is none, which was already reported. */
export type SaveOutcome = { scene: Scene } | { problem: string }

/** Draws on each save; what cannot be drawn is reported, and the last good image stays. */
export async function drawOnSave(watched: Watched, read: () => Promise<SaveOutcome>): Promise<never> {
  const { file, output } = watched
  if (file === '-' || output === '-') throw usageError('--watch needs a file to watch, and with -o a file to write.')
  if (output !== undefined && resolve(output) === resolve(file))
    throw usageError(`${stripControls(file)} is what is watched; write to another file.`)
  if (!existsSync(dirname(file)))
    throw usageError(`--watch needs a folder that exists: ${stripControls(dirname(file))}`)
  const page = await openLivePage(basename(file))
  const write = writerOf(watched)
  const draw = async (): Promise<void> => page.show(await drawOnce(watched, read, write))
  const watching = `watching ${stripControls(file)}; the picture is at ${page.address}; stop with Ctrl-C`
  return watchFile(file, draw, () => logMessage(watching))
}

type Write = (output: string, content: string | Uint8Array) => void

/** Writes; what was there before the first time is kept if it may be somebody's. */
const writerOf = ({ file, force }: Watched): Write => {
  let isOurs = force
  return (output, content) => {
    if (!isOurs) keepOthersWork(output, content, [file])
    isOurs = true
    writeFileAtomically(output, content)
  }
}

const drawOnce = async (
  { output, picture }: Watched,
  read: () => Promise<SaveOutcome>,
  write: Write,
): Promise<LivePicture> => {
  try {
    const outcome = await read()
    if ('problem' in outcome) return outcome
    if (output !== undefined) {
      write(output, await drawPicture(outcome.scene, picture))
      logMessage(`${stripControls(output)} written`)
    }
    return { svg: renderScene(outcome.scene, picture.look) }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    logMessage(errorMessage(error))
    return { problem: errorMessage(error) }
  }
}

/**
 * Draws immediately and after each save, one drawing at a time, until the process ends. It starts watching before it
 * first reads, so that no save is missed in between.
 */
const watchFile = (file: string, draw: () => Promise<void>, ready: () => void): Promise<never> =>
  new Promise((_resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const watcher = watch(dirname(file), (_event, name) => {
      if (name !== null && name !== basename(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        last = last.then(draw).catch(reject)
      }, settle)
    })
    watcher.once('error', reject)
    let last = draw().then(ready).catch(reject)
  })

/** A save causes several events; those within this time belong to it, in milliseconds. */
const settle = 60
