/**
 * `npm run reproducible`: packs the package twice, from two copies of the committed sources at different paths, and
 * fails if the tarballs differ by a byte. The first is left in dist/diagref.tgz.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Packs a copy of the last commit; returns the tarball. */
const packCopy = (folder: string): string => {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: folder, stdio: 'ignore' })
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

const folder = mkdtempSync(join(tmpdir(), 'diagref-pack-'))
const [first, second] = [packCopy(join(folder, 'a')), packCopy(join(folder, 'another-path'))]
const [digest, other] = [digestOf(first), digestOf(second)]
console.log(digest === other ? `both tarballs: sha256 ${digest}` : `the tarballs differ: ${digest} and ${other}`)
if (digest !== other) process.exitCode = 1
mkdirSync('dist', { recursive: true })
copyFileSync(first, 'dist/diagref.tgz')
rmSync(folder, { recursive: true })
