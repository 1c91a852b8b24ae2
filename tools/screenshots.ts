/**
 * Pictures of the pages to look at (`npm run screenshots [-- NAME …]`): each kind of page at four widths,
 * light and dark, in `.preview/pages/NAME-WIDTH-THEME.png`; with `--full` the whole page, not only the first view.
 */
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { chromium } from 'playwright-core'
import { createApp } from '../src/app/create-app.ts'
import { createCatalog } from '../src/catalog/catalog.ts'
import { findChromium } from '../test/browser/chromium.ts'
import { loadRecipes } from './recipes.ts'
import { loadSite } from './site.ts'

const pages: Record<string, string> = {
  gallery: '/',
  search: '/?q=sequence&theme=paper&accent=green',
  near: '/?q=zeppelin+cache',
  nothing: '/?q=qwertyuiop',
  recipe: '/diagrams/request-sequence',
  portrait: '/diagrams/oauth-code-pkce',
  tall: '/diagrams/mcp-session',
  wide: '/diagrams/priestley-timeline',
  chosen: '/diagrams/c4-container?theme=dark&accent=rose',
  compare: '/compare?ids=request-sequence,tls13-handshake,http-exchange',
  two: '/compare?ids=request-sequence,http-exchange',
  four: '/compare?ids=kubernetes-cluster,priestley-timeline,ordered-bar,er-crows-foot',
  choose: '/compare',
  one: '/compare?ids=request-sequence',
  edit: '/edit?recipe=request-sequence',
  'edit-empty': '/edit',
  sandbox: '/sandbox',
  docs: '/docs',
  chapter: '/docs/scene-format',
  missing: '/diagrams/request-sequense',
  nowhere: '/nothing/here',
  invalid: '/?family=Nope',
}

/** The address that the pages name, whichever port they are served from. */
const publicUrl = 'https://diagref.example'

const widths = [375, 768, 1440, 1920]
const folder = '.preview/pages'

const isFull = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full')
const names = Object.keys(pages).filter((name) => wanted.length === 0 || wanted.includes(name))

const [recipes, site] = await Promise.all([loadRecipes(), loadSite()])
const server = createServer()
await new Promise<void>((resolve) => server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const app = createApp({ catalog: createCatalog(recipes), baseUrl: publicUrl, site, onInternalError: console.error })
server.on(
  'request',
  getRequestListener((request) => app.fetch(request)),
)

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
await mkdir(folder, { recursive: true })
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths) {
    // Phones and tablets have no scroll bars beside the page, and larger targets.
    const isTouched = width < 1024
    const page = await browser.newPage({
      colorScheme,
      viewport: { width, height: 900 },
      isMobile: isTouched,
      hasTouch: isTouched,
    })
    for (const name of names) {
      await page.goto(baseUrl + pages[name], { waitUntil: 'networkidle' })
      await page.locator('.state:not([data-state=good])').waitFor({ state: 'detached' })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: isFull })
    }
    console.log(`${folder}/*-${width}-${colorScheme}.png`)
    await page.close()
  }
await browser.close()
server.close()
server.closeAllConnections()
