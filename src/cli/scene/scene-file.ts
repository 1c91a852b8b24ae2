/**
 * Reads a scene from a file or from standard input, bounded in size, and words what is amiss with it.
 */
import { readFileSync, statSync } from 'node:fs'
import type { Finding } from '../../scene/findings.ts'
import { parseScene } from '../../scene/read-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, errorCode, errorMessage } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** What was read; `name` is what it is called in messages. */
export type SceneText = { name: string; text: string }

/** The outcome: the scene, or what makes it none. */
export type SceneReading = SceneText & ({ ok: true; scene: Scene } | { ok: false; findings: Finding[] })

/** Reads a scene and judges it as the service would. */
export async function readSceneFile(file: string): Promise<SceneReading> {
  const read = await readText(file)
  return { ...read, ...parseScene(read.text) }
}

/** Reads the text of a scene; `-` is standard input. A byte order mark is left out. */
export const readText = async (file: string): Promise<SceneText> => {
  const bytes = file === '-' ? await readStandardInput() : readFile(file)
  const name = file === '-' ? 'standard input' : stripControls(file)
  return { name, text: bytes.toString('utf8').replace(/^\ufeff/, '') }
}

const readStandardInput = async (): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw tooBig('standard input')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The largest scene the language allows, written without waste, takes 6 MB. */
const mostBytes = 8 * 1024 * 1024

const tooBig = (name: string): CliError =>
  new CliError(`${name} is larger than 8 MB, which no scene is; it was not read.`)

const readFile = (file: string): Buffer => {
  try {
    if (statSync(file).size > mostBytes) throw tooBig(stripControls(file))
    const bytes = readFileSync(file)
    if (bytes.length > mostBytes) throw tooBig(stripControls(file))
    return bytes
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(
      `${stripControls(file)} cannot be read: ${reasons[errorCode(error) ?? ''] ?? errorMessage(error)}.`,
    )
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  EISDIR: 'it is a folder',
}
