/**
 * A site in an empty folder, as a person makes one: packages, the configuration of the guide, documents, the build.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFences } from '../../test/docs/fences.ts'
import type { Generator } from './generators.ts'

/** What a build said, how it ended, and how long it took. */
export type Build = { log: string; status: number | null; seconds: number }

const guide = readFences(readFileSync('docs/guide/markdown-plugins.md', 'utf8'))
const document = readFileSync(new URL('page.md', import.meta.url), 'utf8')

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const configuration = (name: string): string => {
  const block = guide.find((fence) => fence.role === 'site' && fence.name === name)
  if (block === undefined) throw new Error(`the guide has no code block "site ${name}"`)
  return `${block.text}\n`
}

/** Puts the site into the folder, with packages from the registries and the tarball. */
export function makeSite({ npm, pip, files, pages }: Generator, folder: string, tarball: string): void {
  write(join(folder, 'package.json'), '{ "name": "site", "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  run(folder, 'npm', ['install', ...quiet, tarball, ...npm])
  if (pip !== undefined) {
    run(folder, 'python3', ['-m', 'venv', 'python'])
    run(folder, 'python/bin/pip', ['install', '-q', ...pip])
  }
  for (const [name, path] of Object.entries(files)) write(join(folder, path), configuration(name))
  for (const path of Object.keys(pages)) write(join(folder, path), document)
}

const run = (cwd: string, command: string, args: string[]): void => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`)
}

/** Whether programs can be run without any network: Linux lets root do that. */
export const canCutNetwork = (): boolean => spawnSync('unshare', ['--net', 'true']).status === 0

/** Builds the site, without a network where that is possible. */
export function buildSite({ build }: Generator, folder: string, options: readonly string[] = []): Build {
  const [program = '', ...args] = [...build, ...options]
  const command = [join(folder, program), ...args]
  const [first = '', ...rest] = canCutNetwork() ? ['unshare', '--net', ...command] : command
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', DOCUSAURUS_DISABLE_TELEMETRY: '1' }
  const start = performance.now()
  const { stdout, stderr, status } = spawnSync(first, rest, { cwd: folder, encoding: 'utf8', env })
  return { log: stdout + stderr, status, seconds: (performance.now() - start) / 1000 }
}

/** Builds the site so that what cannot be drawn ends it. */
export function buildStrictly(generator: Generator, folder: string): Build {
  const { strict } = generator
  if ('option' in strict) return buildSite(generator, folder, [strict.option])
  const file = join(folder, strict.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(strict.from)) throw new Error(`${strict.file} has no ${strict.from}`)
  writeFileSync(file, text.replace(strict.from, strict.to))
  return buildSite(generator, folder)
}
