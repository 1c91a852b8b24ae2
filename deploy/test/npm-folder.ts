/**
 * Packages that only these tests need, in a folder of their own: they are larger than everything else here.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Installs packages at exact versions (`name@1.2.3`), once; returns the folder they are in. */
export const npmFolder = (name: string, packages: readonly string[]): string => {
  const folder = resolve('node_modules/.cache', name)
  const done = join(folder, packages.join('+').replace(/[^\w.@+-]/g, '_'))
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder })
  writeFileSync(done, '')
  return folder
}

/** What a package of such a folder exports. */
export const requireFrom = (folder: string, name: string): unknown => createRequire(join(folder, 'package.json'))(name)
