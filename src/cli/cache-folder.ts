/**
 * The program's folders in the user's cache; their contents may be deleted at any time.
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The path of one of the folders; it may not exist yet. */
export function cacheFolder(name: string): string {
  return join(userCache(process.env, process.platform), 'diagref', name)
}

const userCache = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string => {
  if (env['XDG_CACHE_HOME']) return env['XDG_CACHE_HOME']
  if (platform === 'win32') return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  return platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache')
}

/** Deletes the oldest files of a folder that has more than `most`. */
export const evictOldest = (folder: string, most: number): void => {
  const names = readdirSync(folder)
  if (names.length <= most) return
  const files = names.map((name) => join(folder, name)).map((file) => ({ file, time: statSync(file).mtimeMs }))
  files.sort((a, b) => a.time - b.time)
  for (const { file } of files.slice(0, names.length - most)) rmSync(file, { force: true })
}

/** The result of work with files; undefined if it fails. */
export const ignoringErrors = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
