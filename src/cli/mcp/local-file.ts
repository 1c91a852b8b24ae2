/**
 * The files that a model may read and write: those below the folder that the server was started in, or below the roots
 * that the client names. Only regular files: a device or a pipe without an end would stop the server.
 */
import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CliError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'

/** Resolves what a model names. */
export type LocalFiles = {
  /** The path of a file; throws a CliError if it may not be used. */
  pathOf: (file: string) => Promise<string>
}

/** Makes the check; `rootsOf` returns the client's roots as URIs, none if it has none. */
export function createLocalFiles(rootsOf: () => Promise<readonly string[]>, start = process.cwd()): LocalFiles {
  return {
    pathOf: async (file) => {
      if (file === '-') throw new CliError('Standard input carries the protocol; send a file.')
      const named = (await rootsOf()).flatMap(folderOf)
      const folders = named.length > 0 ? named : [start]
      const path = resolve(named.length > 0 && !named.some((root) => isWithin(root, start)) ? named[0]! : start, file)
      const real = realPath(path)
      if (!folders.some((folder) => isWithin(realPath(folder), real)))
        throw new CliError(`${stripControls(file)} is outside of ${whereWords(named)}; name a file inside of it.`)
      if (isSpecial(real)) throw new CliError(`${stripControls(file)} is a device, a pipe or a socket; send a file.`)
      return path
    },
  }
}

const whereWords = (named: readonly string[]): string =>
  named.length > 0 ? 'the roots of the client' : 'the folder the server was started in'

const folderOf = (uri: string): string[] => {
  try {
    return [fileURLToPath(uri)]
  } catch {
    return []
  }
}

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way)
}

/** The path without links; of a file that is still to be written, that of its folder. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPath(folder), basename(path))
  }
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
