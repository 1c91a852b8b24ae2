import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { type Bundle, leanChunks } from './lean-chunks.ts'

/** Two entries that share a module, which imports two others without using what they export. */
const sources: Record<string, string> = {
  one: `import { shared } from './shared'; export const run = async () => shared() + (await import('./far/later/late')).late`,
  two: `import { shared } from './shared'; import { low } from './low'; import { effect } from './node_modules/effect'
    export const run = async () => shared() + low + effect`,
  three: `import { low } from './low'; import { effect } from './node_modules/effect'; export const run = async () => low + effect`,
  four: `import { low } from './low'; export const run = async () => low`,
  shared: `import { low } from './low'; import { effect } from './node_modules/effect'
    export const unused = () => [low, effect]; export const shared = () => 'shared ' + globalThis.loaded`,
  'far/later/late': `export const late = ' late'`,
  low: `import { sep } from 'node:path'; export const low = ['low', sep].join('').slice(0, 3)`,
  'node_modules/effect': `globalThis.loaded = 'effect'; export const effect = ['effect'].join()`,
}

const bundle = async (): Promise<Bundle> =>
  build({
    entryPoints: ['one', 'two', 'three', 'four'],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['node:path'],
    outdir: '/',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [
      {
        name: 'sources',
        setup: (made) => {
          made.onResolve({ filter: /^[^n]|^node_/ }, ({ path }) => ({
            path: path.replace('./', ''),
            namespace: 'sources',
          }))
          made.onLoad({ filter: /.*/, namespace: 'sources' }, ({ path }) => ({ contents: sources[path] ?? '' }))
        },
      },
    ],
  })

const importsIn = ({ outputFiles }: Bundle): string[] =>
  outputFiles.flatMap(({ text }) => [...text.matchAll(/\bimport"([^"]+)"/g)].map(([, path = '']) => path))

test('imports without a name are left out but for those of libraries, and names have no hash', async () => {
  const made = await bundle()
  const lean = leanChunks(made)
  expect(importsIn(made).length).toBeGreaterThan(importsIn(lean).length)
  expect(importsIn(lean).length).toBeGreaterThan(0)
  const libraries = Object.entries(lean.metafile.outputs).flatMap(([path, { inputs }]) =>
    Object.keys(inputs).some((input) => input.includes('node_modules')) ? [basename(path)] : [],
  )
  expect(new Set(importsIn(lean).map((path) => basename(path)))).toEqual(new Set(libraries))
  const names = lean.outputFiles.map(({ path }) => basename(path))
  expect(names).toHaveLength(new Set(names).size)
  for (const name of names) expect(name).toMatch(/^(?:one|two|three|four|late-later|chunk-[1-4])\.js$/)
})

test('the entries do what they did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diagref-lean-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const { path, text } of leanChunks(await bundle()).outputFiles) await writeFile(join(folder, path), text)
  const { run } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'one.js')).href)) as {
    run: () => Promise<string>
  }
  expect(await run()).toBe('shared effect late')
  await rm(folder, { recursive: true })
})

test('the metafile has the new names, and of imports those that are left', async () => {
  const { metafile, outputFiles } = leanChunks(await bundle())
  for (const [path, { imports }] of Object.entries(metafile.outputs)) {
    const text = outputFiles.find((file) => basename(file.path) === basename(path))?.text ?? ''
    const written = [...text.matchAll(/"(?:\.\/(?:chunks\/)?([^"/]+\.js)|(node:path))"/g)].map(
      ([, name, own]) => name ?? own,
    )
    expect(new Set(imports.map((each) => (each.external === true ? each.path : basename(each.path))))).toEqual(
      new Set(written),
    )
  }
})
