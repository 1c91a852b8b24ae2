/**
 * Where the native modules of a run are (tools/write-native-modules.ts).
 */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '..')

/** The folders whose sources are made native; tests and what lies in `test` are the runner's. */
export const nativeRooms = ['src', 'layout', 'drawing', 'import', 'recipes', 'tools', 'bench', 'entries']

/** Inside `node_modules`, so that packages are found from there. */
export const nativeFolders = join(projectFolder, 'node_modules/.cache/diagref-native')

const shared = process.env['DIAGREF_NATIVE']

/** One folder a process, which its threads share, and the processes of this checkout that it starts with this variable. */
export const nativeFolder = shared?.startsWith(nativeFolders) ? shared : join(nativeFolders, String(process.pid))

/** The module of `diagref:recipes`. */
export const recipesModule = join(nativeFolder, 'recipes.mjs')

/** Whether a file is one of the sources that are made native. */
export const isSource = (path: string): boolean =>
  /^(?!.*\.(?:test|d)\.).*\.tsx?$/.test(path) && nativeRooms.includes(relative(projectFolder, path).split('/')[0] ?? '')

/** Where the native module of a source is written. */
export const nativeModule = (source: string): string =>
  join(nativeFolder, relative(projectFolder, source).replace(/\.tsx?$/, '.mjs'))

/** The module that runs for a source: in a test run its native one. */
export const moduleOf = (source: string): string =>
  existsSync(nativeFolder) && isSource(source) ? nativeModule(source) : source
