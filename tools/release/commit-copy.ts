/**
 * A copy of the last commit in a folder of its own, from which a package is packed: nothing that is not committed
 * gets into it.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Writes the committed files into a new folder, with the packages that are installed here. */
export function copyCommit(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Builds and packs such a copy; returns the path of the tarball. */
export function packCopy(folder: string): string {
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}
