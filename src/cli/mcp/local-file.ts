/**
 * A file that a model names. Only regular files are read: a device or a pipe without an end would stop the server.
 */
import { statSync } from 'node:fs'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** The path as it was sent; throws a CliError if it is standard input, a device, a pipe or a socket. */
export function localFile(file: string): string {
  if (file === '-') throw new CliError('Standard input carries the protocol; send a file.')
  if (isSpecial(file)) throw new CliError(`${stripControls(file)} is a device, a pipe or a socket; send a file.`)
  return file
}

/** Whether reading may never end. If that cannot be determined, the reader reports why. */
const isSpecial = (file: string): boolean => {
  try {
    const found = statSync(file)
    return !found.isFile() && !found.isDirectory()
  } catch {
    return false
  }
}
