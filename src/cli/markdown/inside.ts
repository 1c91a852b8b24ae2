/**
 * Whether a path is inside of the folder that a command may read and write, whatever links there are.
 */
import { realpathSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'

/** A file's path from the current folder with `/`, or undefined if it is outside. The file need not exist. */
export function pathInside(path: string, root = process.cwd()): string | undefined {
  const real = realPath(resolve(path))
  const from = relative(realPath(root), real)
  return from === '..' || from.startsWith(`..${sep}`) || isAbsolute(from) ? undefined : from.split(sep).join('/')
}

/** The path without links; of what does not exist, that of its nearest folder, and the rest as it is. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : resolve(realPath(folder), relative(folder, path))
  }
}
