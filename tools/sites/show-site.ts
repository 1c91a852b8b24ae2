/**
 * A built site in a browser: which pictures a reader sees on light and on dark pages.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../test/browser/chromium.ts'
import type { Generator } from './generators.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Serves a folder to this machine. */
const serveFolder = async (root: string): Promise<{ address: string; stop: () => void }> => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    try {
      const body = readFileSync(join(root, decodeURIComponent(path)))
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Runs in the page: the addresses of the diagrams that a reader sees, as they were loaded. */
const seenInPage = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('.diagref img, picture img')]
    .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
    .map((image) => image.currentSrc)

const showPage = async (
  browser: Browser,
  address: string,
  { look, file, dark }: { look: 'light' | 'dark'; file: string; dark: Generator['dark'] },
): Promise<string[]> => {
  const page = await browser.newPage({ colorScheme: look, viewport: { width: 1280, height: 1000 } })
  if (look === 'dark' && dark !== undefined)
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), dark)
  await page.goto(address, { waitUntil: 'networkidle' })
  // Pictures far down are loaded when they come near.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  const seen = await page.evaluate(seenInPage)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return seen
}

/** Faults of what readers see on every page; screenshots go into `.preview/sites`. */
export async function faultsSeen({ name, pages, built, dark }: Generator, folder: string): Promise<string[]> {
  mkdirSync('.preview/sites', { recursive: true })
  const site = await serveFolder(join(folder, built))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const faults: string[] = []
  try {
    for (const [at, html] of Object.values(pages).entries()) {
      const address = `${site.address}/${html.replace(/index\.html$/, '')}`
      const show = (look: 'light' | 'dark'): Promise<string[]> =>
        showPage(browser, address, { look, dark, file: `.preview/sites/${name.toLowerCase()}-${at + 1}-${look}.png` })
      const [light, darkened] = [await show('light'), await show('dark')]
      if (light.length !== 2 || darkened.length !== 2)
        faults.push(
          `${html}: readers see ${light.length} pictures on light pages, ${darkened.length} on dark ones, not 2`,
        )
      else if (light.some((each) => darkened.includes(each))) faults.push(`${html}: dark pages have a light picture`)
    }
  } finally {
    await browser.close()
    site.stop()
  }
  return faults
}
