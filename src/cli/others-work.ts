/**
 * What is kept unless `--force` says otherwise: every file that a person may have written or changed, or that was read.
 *
 * Drawing again over a picture that this program drew is everyday work and needs no word. Any other file that exists is
 * somebody's: data, scenes, diagrams as text, files of other editors, and pictures from elsewhere.
 */
import { readFileSync, statSync } from 'node:fs'
import { CliError } from './cli-error.ts'
import { stripControls } from './terminal.ts'

/** Throws a CliError if a file would be overwritten that a person may have written, or that was read. */
export const keepOthersWork = (file: string, content: string | Uint8Array, inputs: readonly string[]): void => {
  if (kindOrNothing(file) !== 'file') return
  const isInput = inputs.some((input) => input !== '-' && isSameFile(input, file))
  if (isInput) throw new CliError(`${stripControls(file)} is what was read; name another file, or add --force.`)
  const there = bytesIn(file)
  if (there?.length === 0 || there?.equals(Buffer.from(content)) || (there && isDrawn(there))) return
  throw new CliError(`${stripControls(file)} exists and would be overwritten; name another file, or add --force.`)
}

/** What a file holds; undefined if that cannot be told, so that it is kept. */
const bytesIn = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Whether this is a picture as the program writes it: an SVG of the renderer, or a PNG that holds pixels alone. */
const isDrawn = (bytes: Buffer): boolean =>
  drawnSvg.test(bytes.toString('latin1', 0, 200)) || (bytes[0] === 0x89 && bytes.toString('latin1', 37, 41) === 'IDAT')

/** How an SVG of the renderer, and one of two versions, begins. */
const drawnSvg =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="([\d.]+)" height="([\d.]+)" viewBox="0 0 \1 \2" role="img">/

const isSameFile = (one: string, other: string): boolean => {
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })]
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev
}

/** A folder, and what cannot be looked at, is reported by who writes there. */
const kindOrNothing = (file: string): ReturnType<typeof kindOfPath> => {
  try {
    return kindOfPath(file)
  } catch {
    return 'nothing'
  }
}

/** What is at a path: nothing, a regular file, or something that is written to directly (a pipe, a device). */
export const kindOfPath = (file: string): 'nothing' | 'file' | 'stream' => {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return 'nothing'
  if (stats.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
  return stats.isFile() ? 'file' : 'stream'
}
