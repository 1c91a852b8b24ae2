/**
 * `npm run reproducible`: packs the package twice, from two copies of the committed sources at different paths, and
 * fails if the tarballs differ by a byte. The first is left in dist/diagref.tgz.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCommit, packCopy } from './release/commit-copy.ts'
import { digestOf } from './release/digest.ts'

/** Packs a copy of the last commit in a folder; returns the tarball. */
const pack = (folder: string): string => {
  copyCommit(folder)
  return packCopy(folder)
}

const folder = mkdtempSync(join(tmpdir(), 'diagref-pack-'))
const [first, second] = [pack(join(folder, 'a')), pack(join(folder, 'another-path'))]
const [digest, other] = [digestOf(first), digestOf(second)]
console.log(digest === other ? `both tarballs: sha256 ${digest}` : `the tarballs differ: ${digest} and ${other}`)
if (digest !== other) process.exitCode = 1
mkdirSync('dist', { recursive: true })
copyFileSync(first, 'dist/diagref.tgz')
rmSync(folder, { recursive: true })
