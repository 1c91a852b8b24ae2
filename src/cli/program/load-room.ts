/**
 * Loads a file of the program, with its compiled code cached in the user's cache folder: compiling would be half of
 * a short command's work.
 *
 * A file begins with a comment that contains the digest of the rest, under which its code is cached. Node rejects code
 * that another version compiled. What cannot be read or written counts as not cached.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { cacheFolder, evictOldest, ignoringErrors } from '../cache-folder.ts'
import { writeFileAtomically } from '../output.ts'

/** The exports of a file next to the program, which runs on first use. */
export function loadRoom(name: string): unknown {
  const known = loaded.get(name)
  if (known !== undefined) return known.exports
  command ??= name
  const module = { exports: {} }
  loaded.set(name, module)
  const path = fileURLToPath(new URL(name, import.meta.url))
  compile(path)(module, loadAny, path)
  return module.exports
}

const loaded = new Map<string, { exports: unknown }>()

/** The file that was loaded first: each command needs different functions of the shared files. */
let command: string | undefined

/** Files of the program begin with a dot; all others are Node's. */
const loadAny = (name: string): unknown => (name.startsWith('./') ? loadRoom(name.slice(2)) : ownRequire(name))

const ownRequire = createRequire(import.meta.url)

type Code = (module: { exports: unknown }, require: typeof loadAny, filename: string) => void

const compile = (path: string): Code => {
  const text = readFileSync(path, 'utf8')
  const digest = /^\/\/ (\w+)/.exec(text)?.[1]
  const kept = join(cacheFolder('code'), [command, digest, process.version, process.arch].join('-'))
  const cachedData = ignoringErrors(() => readFileSync(kept))
  const script = new Script(`(function (module, require, __filename) {${text}\n})`, {
    filename: path,
    ...(cachedData === undefined ? {} : { cachedData }),
  })
  if (cachedData === undefined || script.cachedDataRejected === true) keepAtExit(script, kept)
  return script.runInThisContext() as Code
}

/** Enough for the files of the current version and the previous one. */
const mostKept = 60

/** At exit, because by then everything that is used is compiled; one listener for all files. */
const keepAtExit = (script: Script, file: string): void => {
  if (toKeep.size === 0) process.once('exit', keepAll)
  toKeep.set(file, script)
}

const toKeep = new Map<string, Script>()

const keepAll = (): void =>
  ignoringErrors(() => {
    const folder = cacheFolder('code')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const [file, script] of toKeep) ignoringErrors(() => writeFileAtomically(file, script.createCachedData()))
    evictOldest(folder, mostKept)
  })
