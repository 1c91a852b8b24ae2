/**
 * Removes the declarations that no entry of the library refers to: the compiler writes one for every module, and the
 * package has only what a program can name.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Keeps the declarations in `root` that those of its folder `entries` reach; returns how many were removed. */
export function pruneTypes(root: string, entries: string): number {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => resolve(root, path))
  const kept = new Set(all.filter((path) => path.startsWith(resolve(root, entries))))
  for (const path of kept) for (const next of importsOf(path)) kept.add(next)
  const unused = all.filter((path) => !kept.has(path))
  for (const path of unused) rmSync(path)
  return unused.length
}

/** The declarations that one imports; a relative import of what is not there is a fault of the build. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*['"](\.[^'"]+)\.ts['"]/g)].map(
    ([, name = '']) => {
      const target = join(dirname(path), `${name}.d.ts`)
      if (existsSync(target)) return resolve(target)
      throw new Error(`${path} imports ${name}.ts, which has no declaration`)
    },
  )
