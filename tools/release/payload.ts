/**
 * The program as it runs from a folder, without npm: the files of the package, and what draws PNGs on each system.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The systems that PNGs are drawn on without another installation; elsewhere SVG and scenes work. */
const systems = ['darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-x64-gnu', 'win32-x64-msvc']

/** Where libraries of programs are, which no agent needs. */
const forPrograms = ['dist/library', 'dist/types']

/** Unpacks the tarball of the package into a folder, ready to run. */
export function unpackProgram(tarball: string, folder: string): void {
  unpack(tarball, folder)
  for (const name of forPrograms) rmSync(join(folder, name), { recursive: true, force: true })
  const draft = mkdtempSync(join(tmpdir(), 'diagref-png-'))
  for (const name of ['@resvg/resvg-js', ...systems.map((system) => `@resvg/resvg-js-${system}`)])
    unpack(download(name, draft), join(folder, 'node_modules', name))
  rmSync(draft, { recursive: true })
}

/** Downloads a package in the version of the lock file, and compares it with the hash there. */
const download = (name: string, folder: string): string => {
  const locked = lockedPackage(name)
  const args = ['pack', '--json', '--loglevel=error', `${name}@${locked.version}`]
  const text = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' })
  const [{ filename, integrity }] = JSON.parse(text) as [{ filename: string; integrity: string }]
  if (integrity !== locked.integrity) throw new Error(`${name} is not what the lock file names`)
  return join(folder, filename)
}

const lockedPackage = (name: string): { version: string; integrity: string } => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity: string } | undefined>
  }
  const locked = packages[`node_modules/${name}`]
  if (locked === undefined) throw new Error(`${name} is not in the lock file`)
  return locked
}

const unpack = (tarball: string, folder: string): void => {
  const draft = mkdtempSync(join(tmpdir(), 'diagref-unpacked-'))
  execFileSync('tar', ['-xzf', tarball, '-C', draft])
  mkdirSync(folder, { recursive: true })
  // The one folder of a package is called package, but need not be.
  const [root = ''] = readdirSync(draft)
  cpSync(join(draft, root), folder, { recursive: true })
  rmSync(draft, { recursive: true })
}
