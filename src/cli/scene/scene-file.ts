/**
 * Reads a scene from a file or from standard input, with a size limit, and reports what is wrong with it.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Finding } from '../../scene/findings.ts'
import { formatScene } from '../../scene/format-scene.ts'
import { isObject, parseJson } from '../../scene/json.ts'
import { parseScene } from '../../scene/read-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, errorCode, errorMessage } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import { unwrapScene } from './unwrap.ts'

/** What was read; `name` is its name in messages. */
export type SceneText = { name: string; text: string }

/** The outcome: the scene, or why it is not one. */
export type SceneReading = SceneText & ({ ok: true; scene: Scene } | { ok: false; findings: Finding[] })

/** Reads and validates a scene: alone, or inside the response of a tool or service, whose text is then the scene's. */
export async function readSceneFile(file: string): Promise<SceneReading> {
  const read = await readText(file)
  const reading = parseScene(read.text)
  const inner = reading.ok ? undefined : wrappedScene(read.text)
  return inner === undefined ? { ...read, ...reading } : { ...read, text: inner, ...parseScene(inner) }
}

/** The text of a scene inside of something else. */
const wrappedScene = (text: string): string | undefined => {
  const value = parseJson(text)
  const scene = unwrapScene(value)
  if (scene === value || !isObject(scene) || !Array.isArray(scene['elements'])) return undefined
  return formatScene({ ...scene, elements: scene['elements'] as unknown[] })
}

/** The largest text that is read, in bytes, and its description in messages. */
export type SizeLimit = { bytes: number; words: string }

/** The largest scene that the language allows takes 6 MB, without white space. */
const largest: SizeLimit = { bytes: 8 * 1024 * 1024, words: '8 MB, more than any scene' }

/** Reads a text; `-` is standard input. A byte order mark is removed. */
export const readText = async (file: string, limit = largest): Promise<SceneText> => {
  const { name, bytes } = await readBytes(file, limit)
  return { name, text: bytes.toString('utf8').replace(/^\ufeff/, '') }
}

/** Reads the bytes of a file; `-` is standard input. */
export const readBytes = async (file: string, limit: SizeLimit): Promise<{ name: string; bytes: Buffer }> =>
  file === '-'
    ? { name: 'standard input', bytes: await readStandardInput(limit) }
    : { name: stripControls(file), bytes: readFile(file, limit) }

const readStandardInput = async (limit: SizeLimit): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > limit.bytes) throw tooBig('standard input', limit)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooBig = (name: string, { words }: SizeLimit): CliError =>
  new CliError(`${name} is larger than ${words}; it was not read.`)

const readFile = (file: string, limit: SizeLimit): Buffer => {
  try {
    const bytes = readUpTo(file, limit.bytes)
    if (bytes === undefined) throw tooBig(stripControls(file), limit)
    return bytes
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(
      `${stripControls(file)} cannot be read: ${reasons[errorCode(error) ?? ''] ?? errorMessage(error)}.`,
    )
  }
}

/** The bytes of a file, or undefined if there are more than `most`; a device may never end. */
const readUpTo = (file: string, most: number): Buffer | undefined => {
  const open = openSync(file, 'r')
  try {
    if (fstatSync(open).size > most) return undefined
    const pieces: Buffer[] = []
    for (let size = 0; size <= most; ) {
      const piece = Buffer.alloc(64 * 1024)
      const count = readSync(open, piece)
      if (count === 0) return Buffer.concat(pieces)
      pieces.push(piece.subarray(0, count))
      size += count
    }
    return undefined
  } finally {
    closeSync(open)
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ERR_INVALID_ARG_VALUE: 'this is not a file name',
}
