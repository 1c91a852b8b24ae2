/**
 * Makes the site: reads docs/guide, bundles what runs in the page and its styles, draws the card, and names each file
 * by its content.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import type { Asset, GuidePage, Site } from '../src/pages/site.ts'
import { accents, colorsOf, type Theme, themes } from '../src/render/palette.ts'
import { makeCard } from './card.ts'
import { guideParts } from './guide-parts.ts'

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
  '.png': 'image/png',
}

/** A file named by its content, so that it may be kept for ever. */
const nameAsset = (plain: string, body: string | Buffer): Asset => {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  const [, stem = plain, suffix = ''] = /^(.*)(\.\w+)$/.exec(plain) ?? []
  const named = { name: `${stem}.${hash}${suffix}`, type: types[suffix] ?? 'application/octet-stream' }
  return typeof body === 'string' ? { ...named, body } : { ...named, body: body.toString('base64'), encoding: 'base64' }
}

const shown = ['page', 'surface', 'ink', 'muted', 'rule', 'accent', 'soft', 'positive', 'negative'] as const

/** The page's colours are those of the light and dark picture themes; `paint` is the ground of a picture. */
const colorsCss = (): string => {
  const both = (of: (theme: Theme) => string): string => `light-dark(${of('light')},${of('dark')})`
  const rows = [
    ...shown.map((token) => `--${token}:${both((theme) => colorsOf({ theme, accent: 'blue' })[token])}`),
    ...accents.map((accent) => `--${accent}:${both((theme) => colorsOf({ theme, accent }).accent)}`),
    ...themes.map((theme) => `--paint-${theme}:${colorsOf({ theme, accent: 'blue' }).page}`),
    ...themes.map((theme) => `--words-${theme}:${colorsOf({ theme, accent: 'blue' }).muted}`),
  ]
  return `:root{${rows.join(';')}}`
}

const bundleStyles = async (): Promise<Asset> => {
  const { outputFiles } = await build({ ...options, entryPoints: [path('src/pages/styles/site.css')] })
  return nameAsset('site.css', colorsCss() + outputFiles[0]!.text)
}

// Every file in src/browser that is named here is a script of its own; the rest are their parts.
const modules = ['page', 'gallery', 'recipe', 'compare', 'sandbox', 'docs', 'editor']

const bundleScripts = async (): Promise<Asset[]> => {
  const present = new Set(await readdir(path('src/browser')))
  const entries = modules.filter((name) => present.has(`${name}.ts`)).map((name) => path(`src/browser/${name}.ts`))
  const [module, theme] = await Promise.all([
    build({ ...options, entryPoints: entries, format: 'esm' }),
    build({ ...options, entryPoints: [path('src/browser/theme.ts')], format: 'iife' }),
  ])
  return [...module.outputFiles, ...theme.outputFiles].map((file) => nameAsset(file.path.split('/').at(-1)!, file.text))
}

/** Makes the whole site in memory. */
export const loadSite = async (): Promise<Site> => {
  const [guide, styles, scripts, card] = await Promise.all([readGuide(), bundleStyles(), bundleScripts(), makeCard()])
  const assets = [styles, ...scripts, nameAsset('card.png', card)]
  const names = Object.fromEntries(assets.map(({ name }) => [name.replace(/\.[0-9a-f]{10}(?=\.)/, ''), name]))
  return { guide, parts: guideParts(), assets, names }
}
