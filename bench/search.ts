/**
 * How well the search finds what was meant, of queries held out (`npm run bench -- search`), and what a keystroke in the gallery's search costs in Chromium: from the input event to the
 * changed page, over 169 recipes, against a plain scan of the same text for the same words.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { createApp } from '../src/app/create-app.ts'
import { createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { searchDocument, writeDocuments } from '../src/catalog/search-document.ts'
import { createRequestListener } from '../src/node/request-listener.ts'
import type { Site } from '../src/pages/site.ts'
import { findChromium } from '../test/browser/chromium.ts'
import { report } from './measure.ts'
import { median } from './paired/spread.ts'
import { accuracyOf, needs, searchLists, shareOf } from './search/accuracy.ts'

const size = 169
const rounds = 5
const queries = ['login', 'kubernets', 'database schema', 'api calls', 'trend over time', 'who does what', 'zeppelin']

const read = async <Kind>(name: string): Promise<Kind> =>
  JSON.parse(await readFile(`dist/${name}.json`, 'utf8')) as Kind

const real = await read<Recipe[]>('catalog')
for (const list of searchLists) {
  const accuracies = await accuracyOf(createCatalog(real), list)
  console.table(accuracies)
  report(`found in the first three, ${list}`, shareOf(accuracies), { aim: 0.95 })
  const stated = accuracies.filter(({ kind }) => needs.includes(kind))
  if (stated.length > 0) report('found in the first three, needs', shareOf(stated), { aim: 0.9 })
}

const again = real.map((recipe) => ({ ...recipe, id: `${recipe.id}-2`, name: `${recipe.name} 2` }))
const catalog = createCatalog([...real, ...again].slice(0, size))

const served = await read<Site>('site')
const documents = writeDocuments(catalog.recipes.map(searchDocument))
const assets = served.assets.map((asset) =>
  asset.name === served.names['search.txt'] ? { ...asset, body: documents } : asset,
)

const server = createServer()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
server.on('request', createRequestListener(createApp({ catalog, baseUrl, site: { ...served, assets } })))

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage()
await page.goto(baseUrl)
await page.locator('#q').fill('a')
await page.waitForFunction(() => new URL(location.href).searchParams.has('q'))
await page.waitForTimeout(1_000)

/** Types each query key by key; returns the number of keystrokes. Runs in the page. */
const typeAll = async (words: string[]): Promise<number> => {
  const field = document.querySelector<HTMLInputElement>('#q')!
  const { port1, port2 } = new MessageChannel()
  port1.start()
  /** Resolves when everything that the event starts is done. */
  const settled = (): Promise<unknown> =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage('')
    })
  let keys = 0
  for (const word of words)
    for (let length = 1; length <= word.length; length++) {
      field.value = word.slice(0, length)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await settled()
      keys++
    }
  return keys
}

/** The least that a search can do: which lines contain all words. Runs in the page. */
const scanAll = ({ text, words }: { text: string; words: string[] }): number[] => {
  const lines = text.toLowerCase().split('\n')
  const times: number[] = []
  for (const word of words)
    for (let length = 1; length <= word.length; length++) {
      const wanted = word.slice(0, length).split(' ')
      const start = performance.now()
      for (let time = 0; time < 100; time++) lines.filter((line) => wanted.every((each) => line.includes(each)))
      times.push((performance.now() - start) / 100)
    }
  return times
}

// CPU time of the page's own thread, which other programs on the machine do not affect.
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Milliseconds of scripts, and of styles and layout, that the page has spent. */
const spent = async (): Promise<{ scripts: number; layout: number }> => {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { scripts: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

const typed: number[] = []
const laidOut: number[] = []
const scanned: number[] = []
for (let round = 0; round <= rounds; round++) {
  const before = await spent()
  const keys = await page.evaluate(typeAll, queries)
  const after = await spent()
  const scans = await page.evaluate(scanAll, { text: documents, words: queries })
  // The first round warms the page up.
  if (round === 0) continue
  typed.push((after.scripts - before.scripts) / keys)
  laidOut.push((after.layout - before.layout) / keys)
  scanned.push(median(scans))
}
await browser.close()
server.close()
server.closeAllConnections()

report(`ms of CPU a key press, ${catalog.recipes.length} recipes`, median(typed), {
  aim: 4,
  atMost: true,
  note: `and ${median(laidOut).toFixed(1)} ms of layout; a plain scan that shows nothing takes ${median(scanned).toFixed(2)} ms`,
})
