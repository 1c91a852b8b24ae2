/**
 * Makes the site: reads docs/guide, bundles what runs in the page and its styles, draws the card, and names each file
 * by its content.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { searchDocument, writeDocuments } from '../src/catalog/search-document.ts'
import type { Asset, GuidePage, Site } from '../src/pages/site.ts'
import { makeCard } from './card.ts'
import { guideParts } from './guide-parts.ts'
import { loadRecipes } from './recipes.ts'
import { colorsCss, fontFacesCss, webFonts } from './site-tokens.ts'

const folder = new URL('../', import.meta.url)
const path = (name: string): string => new URL(name, folder).pathname

/** Reads the guide, in the order of the file names. */
const readGuide = async (): Promise<GuidePage[]> => {
  const files = await readdir(path('docs/guide')).catch(() => [])
  const names = files.filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => ({
      slug: name.replace(/\.md$/, ''),
      markdown: await readFile(path(`docs/guide/${name}`), 'utf8'),
    })),
  )
}

const options = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
  outdir: '/',
} as const

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** A file named by its content, so that it may be kept for ever. */
const nameAsset = (plain: string, body: string | Buffer): Asset => {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  const [, stem = plain, suffix = ''] = /^(.*)(\.\w+)$/.exec(plain) ?? []
  const named = { name: `${stem}.${hash}${suffix}`, type: types[suffix] ?? 'application/octet-stream' }
  return typeof body === 'string' ? { ...named, body } : { ...named, body: body.toString('base64'), encoding: 'base64' }
}

const readFonts = (): Promise<Asset[]> =>
  Promise.all(webFonts.map(async ({ file }) => nameAsset(file, await readFile(path(`assets/web-fonts/${file}`)))))

const bundleStyles = async (fonts: readonly Asset[]): Promise<Asset> => {
  const { outputFiles } = await build({ ...options, entryPoints: [path('src/pages/styles/site.css')] })
  return nameAsset('site.css', colorsCss() + fontFacesCss(fonts.map(({ name }) => name)) + outputFiles[0]!.text)
}

// Every file in src/browser that is named here is a script of its own; the rest are their parts.
const modules = ['page', 'gallery', 'recipe', 'sandbox', 'docs', 'editor']

const bundleScripts = async (): Promise<Asset[]> => {
  const createRecipeJson = new Set(await readdir(path('src/browser')))
  const entries = modules
    .filter((name) => createRecipeJson.has(`${name}.ts`))
    .map((name) => path(`src/browser/${name}.ts`))
  const [module, theme] = await Promise.all([
    build({ ...options, entryPoints: entries, format: 'esm' }),
    build({ ...options, entryPoints: [path('src/browser/theme.ts')], format: 'iife' }),
  ])
  return [...module.outputFiles, ...theme.outputFiles].map((file) => nameAsset(file.path.split('/').at(-1)!, file.text))
}

/** What the gallery searches in while one types. */
const searchAsset = (recipes: readonly Recipe[]): Asset =>
  nameAsset('search.txt', writeDocuments(createCatalog(recipes).recipes.map(searchDocument)))

/** Makes the whole site in memory, for all recipes by default. */
export const loadSite = async (wanted?: readonly Recipe[]): Promise<Site> => {
  const fonts = await readFonts()
  const [guide, styles, scripts, card] = await Promise.all([
    readGuide(),
    bundleStyles(fonts),
    bundleScripts(),
    makeCard(),
  ])
  const recipes = wanted ?? (await loadRecipes())
  const assets = [styles, ...fonts, ...scripts, nameAsset('card.png', card), searchAsset(recipes)]
  const names = Object.fromEntries(assets.map(({ name }) => [name.replace(/\.[0-9a-f]{10}(?=\.)/, ''), name]))
  return { guide, parts: guideParts(), assets, names }
}
