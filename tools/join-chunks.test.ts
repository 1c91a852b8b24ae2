import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { joinChunks } from './join-chunks.ts'

/** Two entries and two modules loaded on demand, which share modules in all ways. */
const sources: Record<string, string> = {
  one: `import { count, add } from './state'; import { name } from './both'; import { own } from './own'
    export const run = async () => { add(); const { late } = await import('./late'); const { later } = await import('./later'); return [name, later, count, late(), count] }`,
  two: `import { name } from './both'; import { deep } from './deep'
    export const run = async () => [name + deep, (await import('./last')).last]`,
  late: `import { add } from './state'; import { own } from './own'; export const late = () => (add(), own + '!')`,
  later: `import { own } from './own'; export const later = own`,
  last: `import { deep } from './deep'; import { name } from './both'; export const last = deep + name`,
  state: `import './effect'; export let count = 0; export const add = () => { count += globalThis.step }`,
  effect: `globalThis.step = 2`,
  own: `export const own = 'own'`,
  both: `export const name = 'both'`,
  deep: `import { name } from './both'; export const deep = 'deep ' + name`,
}

const bundle = async (changed: Record<string, string> = {}): Promise<Map<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: ['one', 'two'],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: '/',
    entryNames: '[name].[hash]',
    chunkNames: 'chunk-[name].[hash]',
    plugins: [
      {
        name: 'sources',
        setup: (bundle) => {
          bundle.onResolve({ filter: /.*/ }, ({ path }) => ({ path: path.replace('./', ''), namespace: 'sources' }))
          bundle.onLoad({ filter: /.*/, namespace: 'sources' }, ({ path }) => ({
            contents: { ...sources, ...changed }[path] ?? '',
          }))
        },
      },
    ],
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(1), text]))
}

const entriesOf = (files: ReadonlyMap<string, string>): string[] =>
  ['one', 'two'].map((name) => [...files.keys()].find((file) => file.startsWith(`${name}.`)) ?? '')

const join = async (files: Map<string, string>): Promise<Map<string, string>> => joinChunks(files, entriesOf(files))

/** What the entries return as modules of the runtime. */
const runAll = async (files: ReadonlyMap<string, string>): Promise<unknown[]> => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'diagref-chunks-'))
  const write = (name: string, text: string) => writeFile(joinPath(folder, name), text)
  await Promise.all([
    write('package.json', '{"type":"module"}'),
    ...[...files].map(([name, text]) => write(name, text)),
  ])
  const run = async (name: string): Promise<unknown> => {
    const address = pathToFileURL(joinPath(folder, name)).href
    return ((await import(/* @vite-ignore */ address)) as { run: () => Promise<unknown> }).run()
  }
  const results = await Promise.all(entriesOf(files).map(run))
  await rm(folder, { recursive: true })
  return results
}

test('a few files do what many did, and what is imported still changes with its module', async () => {
  const split = await bundle()
  const files = await join(split)
  const plain = [...files.keys()].map((name) => name.replace(/\.[0-9A-Z]{8}\.js$/, '')).sort()
  expect(plain).toEqual([
    'chunk-last',
    'chunk-late',
    'chunk-later',
    'drawing-shared',
    'one',
    'one-kit',
    'two',
    'two-kit',
  ])
  expect(split.size).toBeGreaterThan(files.size)
  const [one, two] = await runAll(files)
  expect(one).toEqual(['both', 'own', 2, 'own!', 4])
  expect(two).toEqual(['bothdeep both', 'deep bothboth'])
})

test('the same bundle gives the same files; a changed module changes every name that could lead to it', async () => {
  const before = await join(await bundle())
  expect(await join(await bundle())).toEqual(before)
  const after = await join(await bundle({ both: `export const name = 'BOTH'` }))
  for (const [name, text] of after) expect(before.get(name) ?? text).toBe(text)
  expect([...after.keys()].filter((name) => before.has(name))).toEqual([])
})

test('an import in a form that is not known fails the build', async () => {
  const files = new Map([
    ['one.AAAAAAAA.js', 'import { a } from "./chunk-x.AAAAAAAA.js";import"./chunk-x.AAAAAAAA.js";a()'],
    ['chunk-x.AAAAAAAA.js', 'const a=()=>1;export{a};'],
  ])
  await expect(joinChunks(files, ['one.AAAAAAAA.js'])).rejects.toThrow(
    'one.AAAAAAAA.js imports chunk-x.AAAAAAAA.js, which was joined into another file',
  )
})
