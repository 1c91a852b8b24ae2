/**
 * How much code reading a kind loads: its module with all that it always imports, minified and compressed. The page and the
 * recipes have zod and the reader of YAML anyway, and what drawing needs; what few texts need is loaded with these alone.
 */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { type ReadingName, readings } from './readings.ts'

/** Kilobytes of the code that reads a collection; undefined where none does. */
export async function kilobytesOf(path: string): Promise<number | undefined> {
  if (!Object.hasOwn(readings, path)) return undefined
  const entry = `import/${readings[path as ReadingName].module}/kind.ts`
  return existsSync(entry) ? kilobytesFrom(entry) : undefined
}

/** Kilobytes of a module, without what it loads later. */
export async function kilobytesFrom(entry: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'neutral',
    external: ['zod', 'yaml'],
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const own = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry) ?? ''
  const all = [...loadedWith(own, metafile)].flatMap((path) =>
    [...files].filter(([file]) => file.endsWith(path)).map(([, contents]) => contents),
  )
  return gzipSync(Buffer.concat(all)).length / 1000
}

/** An output and those that it always imports. */
const loadedWith = (path: string, { outputs }: Metafile, found = new Set<string>()): Set<string> => {
  if (found.has(path)) return found
  found.add(path)
  for (const { path: next, kind } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && outputs[next] !== undefined) loadedWith(next, { outputs } as Metafile, found)
  return found
}
