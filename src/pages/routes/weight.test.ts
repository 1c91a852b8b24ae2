import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, baseUrl, loadCatalog, loadSite } from '../../../test/catalog.ts'
import { createApp } from '../../app/create-app.ts'
import { createCatalog } from '../../catalog/catalog.ts'
import { families, type Recipe } from '../../catalog/recipe.ts'

/** Compresses like a CDN or our own replies: quality 5. */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const syllables = 'ka lo mi ren tus vel dor an pri sto gra fen qui ble sor tal neb wix zu hom'.split(' ')

/** Different words, so that compression does not benefit from repetition. */
const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, index) => {
    const value = Math.imul(seed * 31 + index + 1, 2_654_435_761) >>> 0
    return [value, value >>> 8, value >>> 16].map((part) => syllables[part % syllables.length]).join('')
  }).join(' ')

/** A catalog of the planned size, with realistic lengths and made-up words. */
const synthetic = async (): Promise<Recipe[]> => {
  const real = (await loadCatalog()).recipes
  return Array.from({ length: 169 }, (_, index) => {
    const like = real[index % real.length]!
    return {
      ...like,
      id: words(2, index).replace(' ', '-') + index,
      name: words(2, index + 500),
      family: families[index % families.length]!,
      description: `${words(20, index + 1000)}. ${words(10, index + 2000)}.`,
      aliases: Array.from({ length: 6 }, (_alias, at) => words(2, index * 6 + at + 9000)),
    }
  })
}

describe('weight', () => {
  // Built once for all tests, which takes a while on a busy machine.
  beforeAll(async () => {
    await Promise.all([loadCatalog(), loadSite()])
  })

  test('the gallery of 169 recipes stays under 45 KB compressed', async () => {
    const app = createApp({ catalog: createCatalog(await synthetic()), baseUrl, site: await loadSite() })
    const html = await (await ask(app, '/')).text()
    expect(html.match(/class="card"/g)?.length).toBe(169)
    expect(compressed(html)).toBeLessThan(45_000)
  })

  test('the scripts of a page stay under 20 KB compressed, together', async () => {
    const { assets } = await loadSite()
    const size = (plain: RegExp) =>
      assets.filter(({ name }) => plain.test(name)).reduce((sum, { body }) => sum + compressed(body), 0)
    for (const kind of ['page', 'gallery', 'recipe', 'sandbox', 'docs'])
      expect(size(new RegExp(`^(?:theme|${kind})\\.`))).toBeLessThan(20_000)
  })

  test('the editor with its worker stays under 56 KB even with gzip, and a recipe adds less than 15 KB', async () => {
    const { assets, names } = await loadSite()
    const bodies = new Map(assets.map(({ name, body }) => [name, body]))
    const importsOf = (name: string): string[] =>
      [...(bodies.get(name) ?? '').matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, each = '']) => each)
    const withImports = (name: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(name)) for (const each of importsOf((seen.add(name), name))) withImports(each, seen)
      return seen
    }
    const entries = ['editor.js', 'draw-worker.js', 'editor.css'].map((plain) => names[plain] ?? '')
    const editor = new Set(entries.flatMap((name) => [...withImports(name)]))
    const weight = (of: Iterable<string>): number =>
      [...of].reduce((sum, name) => sum + compressed(bodies.get(name) ?? ''), 0)
    expect(editor.size).toBeGreaterThan(3)
    const zipped = [...editor].reduce((sum, name) => sum + gzipSync(bodies.get(name) ?? '').length, 0)
    expect(zipped).toBeLessThan(56_000)
    const recipes = [...bodies.keys()].filter((name) => /^drawing-recipe\.[0-9A-Z]{8}\.js$/.test(name))
    expect(recipes.length).toBeGreaterThan(20)
    expect(recipes.filter((name) => weight([name]) > 15_000)).toEqual([])
  })

  test('the fonts stay under 60 KB, together', async () => {
    const { assets } = await loadSite()
    const fonts = assets.filter(({ type }) => type === 'font/woff2')
    const bytes = fonts.reduce((sum, { body }) => sum + Buffer.from(body, 'base64').length, 0)
    expect([fonts.length, bytes < 60_000]).toEqual([3, true])
  })

  test('the styles of a page stay under 12 KB compressed, together', async () => {
    const { assets, names } = await loadSite()
    const sizeOf = (plain: string) => compressed(assets.find(({ name }) => name === names[plain])!.body)
    for (const own of ['compare.css', 'docs.css', 'sandbox.css'])
      expect([own, sizeOf('site.css') + sizeOf(own) < 12_000]).toEqual([own, true])
  })
})

test('the editor loads the styles of its start without a diagram there alone', async () => {
  const site = await loadSite()
  const app = createApp({ catalog: await loadCatalog(), baseUrl, site })
  const stylesOf = async (target: string): Promise<string[]> =>
    [
      ...(await (await ask(app, target)).text()).matchAll(/<link rel="stylesheet"(?! id)[^>]*\/([\w-]+)\.\w+\.css"/g),
    ].map(([, name = '']) => name)
  expect(await stylesOf('/edit?recipe=ordered-bar')).toEqual(['site', 'editor'])
  expect(await stylesOf('/edit')).toEqual(['site', 'editor', 'editor-empty'])
})

test('H16: an asset may be cached for a year', async () => {
  const site = await loadSite()
  const app = createApp({ catalog: await loadCatalog(), baseUrl, site })
  for (const { name, type } of site.assets) {
    const reply = await ask(app, `/assets/${name}`)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('content-type')).toBe(type)
  }
  expect((await ask(app, '/assets/site.css')).status).toBe(404)
})
