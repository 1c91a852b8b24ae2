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
import { fontFaces } from '../src/fonts/faces.ts'
import type { Asset, GuidePage, Site } from '../src/pages/site.ts'
import { makeCard } from './card.ts'
import { drawnDiagrams } from './drawn-diagrams.ts'
import { makeFavicon } from './favicon.ts'
import { guideParts } from './guide-parts.ts'
import { joinChunks } from './join-chunks.ts'
import { readPhoneScenes } from './phone-picture.ts'
import { recipeModules } from './recipe-modules.ts'
import { loadRecipes } from './recipes.ts'
import { colorsCss, fontFacesCss, pictureCss, risesCss, scalesCss, webFonts } from './site-tokens.ts'
import { withoutRequirements } from './without-requirements.ts'

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
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}

/** A file named by its content, so that it may be cached forever. */
const nameAsset = (plain: string, body: string | Buffer): Asset => {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  const [, stem = plain, suffix = ''] = /^(.*)(\.\w+)$/.exec(plain) ?? []
  const named = { name: `${stem}.${hash}${suffix}`, type: types[suffix] ?? 'application/octet-stream' }
  return typeof body === 'string' ? { ...named, body } : { ...named, body: body.toString('base64'), encoding: 'base64' }
}

const readFonts = (): Promise<Asset[]> =>
  Promise.all(webFonts.map(async ({ file }) => nameAsset(file, await readFile(path(`assets/web-fonts/${file}`)))))

/** The fonts that go into SVGs, whole: subsets are made of them where they are needed. */
const readPictureFonts = (): Promise<Asset[]> =>
  Promise.all(fontFaces.map(async ({ file }) => nameAsset(file, await readFile(path(`assets/fonts/${file}`)))))

const bundleStyles = async (fonts: readonly Asset[]): Promise<Asset[]> => {
  const bodies = await Promise.all(['site', ...ownStyles].map(bundleStyle))
  const head = colorsCss() + fontFacesCss(fonts.map(({ name }) => name)) + pictureCss() + risesCss()
  const [site = '', ...own] = bodies
  const bodyOf = (body: string, at: number): string => (ownStyles[at] === 'compare' ? scalesCss() + body : body)
  return [
    nameAsset('site.css', head + site),
    ...own.map((body, at) => nameAsset(`${ownStyles[at]}.css`, bodyOf(body, at))),
  ]
}

/** What has styles of its own, besides those of all pages: kinds of page, and what is shown on demand. */
const ownStyles = ['compare', 'docs', 'editor', 'editor-empty', 'editor-later', 'errors', 'palette', 'sandbox']

const bundleStyle = async (name: string): Promise<string> => {
  const { outputFiles } = await build({ ...options, entryPoints: [path(`src/pages/styles/${name}.css`)] })
  return outputFiles[0]!.text
}

// Each of these files in src/browser becomes a script; the rest are parts of them.
const modules = ['page', 'gallery', 'recipe', 'sandbox', 'docs', 'palette']

const bundleScripts = async (): Promise<Asset[]> => {
  const entries = modules.map((name) => path(`src/browser/${name}.ts`))
  const [module, theme] = await Promise.all([
    build({ ...options, entryPoints: entries, format: 'esm' }),
    build({ ...options, entryPoints: [path('src/browser/theme.ts')], format: 'iife' }),
  ])
  return [...module.outputFiles, ...theme.outputFiles].map((file) => nameAsset(file.path.split('/').at(-1)!, file.text))
}

/**
 * The editor and its drawing worker: what they share and every recipe are separate files, loaded on demand. They refer
 * to each other, so the bundler names them by their content.
 */
const bundleEditor = async (): Promise<Asset[]> => {
  const { outputFiles } = await build({
    ...options,
    // As an entry of its own, what starts the editor is a chunk: joined with the others, it compresses better.
    entryPoints: ['editor/editor.ts', 'editor/start.tsx', 'draw-worker.ts'].map((name) => path(`src/browser/${name}`)),
    entryNames: '[name].[hash]',
    chunkNames: 'drawing-[name].[hash]',
    format: 'esm',
    splitting: true,
    plugins: [recipeModules, withoutRequirements],
  })
  const named = outputFiles.map(({ path: file, text }) => [file.split('/').at(-1)!, text] as const)
  const files = new Map(named.filter(([name]) => !name.startsWith('start.')))
  const entries = [...files.keys()].filter((name) => /^(?:editor|draw-worker)\./.test(name))
  return [...(await joinChunks(files, entries))].map(([name, body]) => ({ name, type: types['.js']!, body }))
}

const pictures = (card: Buffer): Asset[] => [nameAsset('card.png', card), nameAsset('favicon.ico', makeFavicon())]

/** What the gallery searches as you type. */
const searchAsset = (recipes: readonly Recipe[]): Asset =>
  nameAsset('search.txt', writeDocuments(createCatalog(recipes).recipes.map(searchDocument)))

/** A name without the hash in it. */
const plainName = (name: string): string => name.replace(/\.(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.)/, '')

/** Makes the whole site in memory, for all recipes by default. */
export const loadSite = async (wanted?: readonly Recipe[]): Promise<Site> => {
  const fonts = await readFonts()
  const [guide, skill, styles, scripts, editor, card, pictureFonts] = await Promise.all([
    readGuide(),
    readFile(path('skills/diagref/SKILL.md'), 'utf8'),
    bundleStyles(fonts),
    bundleScripts(),
    bundleEditor(),
    makeCard(),
    readPictureFonts(),
  ])
  const recipes = wanted ?? (await loadRecipes())
  const named = [...styles, ...fonts, ...pictureFonts, ...scripts, ...pictures(card), searchAsset(recipes)]
  const assets = [...named, ...editor]
  const entries = editor.filter(({ name }) => /^(?:editor|draw-worker)\./.test(name))
  const names = Object.fromEntries([...named, ...entries].map(({ name }) => [plainName(name), name]))
  return {
    guide,
    parts: guideParts(),
    drawn: await drawnDiagrams(guide),
    phones: await readPhoneScenes(),
    assets,
    skill,
    names,
  }
}
