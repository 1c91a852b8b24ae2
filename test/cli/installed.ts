/**
 * The package as users install it: packed from a copy of this checkout and installed into an empty folder, once for
 * all tests of a run.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { isBuilt } from '../built.ts'

const execute = promisify(execFile)

const root = normalize(join(import.meta.dirname, '../..'))

/**
 * All threads of a run are one process, so they share a folder; it is named for the process's id. `npm test` has made the
 * package before the tests start, so that none of them waits for it.
 */
const folder = process.env['DIAGREF_PACKAGE'] ?? join(tmpdir(), `diagref-package-${process.pid}`)

/** Where tests create their folders; the next run deletes it. */
export const scratch = join(tmpdir(), `diagref-scratch-${process.pid}`)

const paths = {
  /** Where the package was built. */
  stage: join(folder, 'stage'),
  /** Where it is installed. */
  app: join(folder, 'app'),
  tarball: join(folder, 'diagref.tgz'),
  /** The installed package. */
  package: join(folder, 'app/node_modules/diagref'),
  bin: join(folder, 'app/node_modules/.bin/diagref'),
} as const

export type Installed = typeof paths

/** npm's own variables and the test runner's must not reach the package. */
const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_package|VITEST|NODE_ENV|NO_COLOR)/i.test(name)),
  )

const run = (command: string, args: string[], cwd: string) => execute(command, args, { cwd, env: cleanEnv() })

const left = new Set(['node_modules', 'dist', 'coverage', '.git', '.preview', 'test', 'bench'])

const pack = async (): Promise<void> => {
  mkdirSync(paths.stage, { recursive: true })
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(paths.stage, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(paths.stage, 'node_modules'))
  const options = isBuilt ? await buildRest() : []
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, ...options], paths.stage)
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }]
  cpSync(join(folder, filename), paths.tarball)
}

/** What `npm pack` would do before it packs, apart from the build, which is of this run; returns options for it. */
const buildRest = async (): Promise<string[]> => {
  cpSync(join(root, 'dist'), join(paths.stage, 'dist'), { recursive: true })
  await run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'tools/package.ts'], paths.stage)
  return ['--ignore-scripts']
}

const install = async (): Promise<void> => {
  mkdirSync(paths.app, { recursive: true })
  writeFileSync(join(paths.app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }\n')
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', paths.tarball], paths.app)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes the folders of runs that are over. */
const removeStaleFolders = (): void => {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^diagref-(?:package|scratch)-(\d+)$/.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

const done = join(folder, 'done')
const failed = join(folder, 'failed')

/** The first thread to make the folder does the work; the others wait for it. */
const make = async (): Promise<Installed> => {
  removeStaleFolders()
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(done)) {
      if (existsSync(failed)) throw new Error('the package could not be made; another test file says why')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return paths
  }
  try {
    await pack()
    await install()
    writeFileSync(done, '')
    return paths
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
}

let making: Promise<Installed> | undefined

/** Packs and installs at the first call. */
export const installed = (): Promise<Installed> => (making ??= make())
