/**
 * How much code reading a kind loads: its module with all that it imports, minified and compressed. Recipes have zod
 * anyway.
 */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { type ReadingName, readings } from './readings.ts'

/** Kilobytes of the code that reads a collection; undefined where none does. */
export async function kilobytesOf(path: string): Promise<number | undefined> {
  if (!Object.hasOwn(readings, path)) return undefined
  const { module } = readings[path as ReadingName]
  if (!existsSync(`import/${module}/kind.ts`)) return undefined
  const { outputFiles } = await build({
    entryPoints: [`import/${module}/kind.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    platform: 'neutral',
    external: ['zod'],
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length / 1000
}
