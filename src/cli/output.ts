/**
 * Output: results go to standard output or a file, messages to standard error.
 *
 * A file is written under a temporary name and renamed when complete, so a failure never leaves a partial file.
 */
import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError, errorCode, errorMessage, usageError } from './cli-error.ts'
import { keepOthersWork, kindOfPath } from './others-work.ts'
import { stripControls } from './terminal.ts'
import type { Values } from './values.ts'

/** What may be overwritten: `inputs` are the files that were read; `force` allows everything. `json` reports what was written. */
export type Overwriting = { force?: boolean; inputs?: readonly string[]; json?: boolean }

/** What a call allows. */
export const overwriting = (values: Values, inputs: readonly string[] = []): Overwriting => ({
  force: values['force'] === true,
  json: values['json'] === true,
  inputs,
})

/**
 * Writes a result to the file that `-o` names, or to standard output. Pictures that the program drew are overwritten;
 * what a person may have written or changed, and what was read, only with `force`.
 */
export async function writeResult(
  content: string | Uint8Array,
  file: string | undefined,
  { force = false, inputs = [], json = false }: Overwriting = {},
): Promise<void> {
  if (file === undefined || file === '-') {
    if (process.stdout.isTTY && isBinary(content)) throw usageError(noBytes)
    return print(content)
  }
  if (!force) keepOthersWork(file, content, inputs)
  writeFileAtomically(file, content)
  if (json) await print(`${JSON.stringify({ written: file, bytes: Buffer.byteLength(content) })}\n`)
  else if (process.stderr.isTTY) logMessage(`${stripControls(file)} written, ${sizeOf(content)}`)
}

/** Whether this is a PNG or a file of slides, which is an archive. */
const isBinary = (content: string | Uint8Array): boolean =>
  typeof content !== 'string' && (content[0] === 0x89 || (content[0] === 0x50 && content[1] === 0x4b))

const noBytes =
  'A PNG or a file of slides is not written to a terminal. Write it to a file with -o FILE, or redirect the output.'

/** Writes a result to standard output; resolves when it is flushed. */
export const print = (result: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => process.stdout.write(result, () => resolve()))

/** Writes a whole file, or leaves what was there and throws a CliError. */
export const writeFileAtomically = (file: string, content: string | Uint8Array): void => {
  try {
    replace(file, content)
  } catch (error) {
    throw cannotWrite(file, error)
  }
}

const replace = (file: string, content: string | Uint8Array): void => {
  const kind = kindOfPath(file)
  if (kind === 'stream') return writeFileSync(file, content)
  const target = kind === 'file' ? realpathSync(file) : file
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const cannotWrite = (file: string, error: unknown): CliError =>
  new CliError(`${stripControls(file)} was not written: ${reasons[errorCode(error) ?? ''] ?? errorMessage(error)}.`)

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Writes a message for the person at the terminal. */
export const logMessage = (words: string): void => void errorStream().write(`diagref: ${words}\n`)

const sizeOf = (content: string | Uint8Array): string => `${(Buffer.byteLength(content) / 1024).toFixed(1)} KB`

/** Warns about something that did not stop the command. */
export const warn = (words: string): void => logMessage(`warning: ${words}`)

/** Ends the command silently when its reader stops (`diagref list | head`). */
export const endOnClosedPipe = (): void => endWith(process.stdout)

/** Standard error; opened on first use, because most commands have nothing to say. */
export const errorStream = (): NodeJS.WriteStream => {
  if (!isErrorOpen) endWith(process.stderr)
  isErrorOpen = true
  return process.stderr
}

let isErrorOpen = false

const endWith = (stream: NodeJS.WriteStream): void => {
  stream.on('error', (error) => {
    process.exit(errorCode(error) === 'EPIPE' ? 0 : 2)
  })
}
