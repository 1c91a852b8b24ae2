/**
 * The same graphs laid out in Chromium: how long each takes there, and how many have other places than in Node.
 */
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { layoutGraph } from '../../layout/layout.ts'
import { findChromium } from '../../test/browser/chromium.ts'
import type { BoxGraph } from './boxes.ts'
import { type LaidOut, places } from './layout-places.ts'

const sizes = [
  { name: '2 to 12 nodes', least: 2, most: 12 },
  { name: '13 to 24 nodes', least: 13, most: 24 },
  { name: '25 to 60 nodes', least: 25, most: 60 },
] as const

/** Lays out all graphs in a page, twice, so that the second time is warm, and compares their places with Node's. */
export async function chromiumTable(all: readonly BoxGraph[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/graph/layout-in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: outputFiles[0]!.text })
    const layOut = (boxes: BoxGraph): Promise<LaidOut> =>
      page.evaluate((each) => (globalThis as unknown as { layOut: (of: BoxGraph) => LaidOut }).layOut(each), boxes)
    for (const boxes of all.slice(0, 50)) await layOut(boxes)
    const rows: (LaidOut & { nodes: number; isSame: boolean })[] = []
    for (const boxes of all) {
      const laidOut = await layOut(boxes)
      const here = places(layoutGraph(boxes.graph, { direction: boxes.direction }))
      rows.push({ ...laidOut, nodes: boxes.graph.nodes.length, isSame: laidOut.places === here })
    }
    return [...head, ...sizes.map((size) => lineOf(size, rows))].join('\n')
  } finally {
    await browser.close()
  }
}

const head = ['| in Chromium | graphs | places as in Node | ms: median / p95 |', '|---|---|---|---|']

const lineOf = (
  { name, least, most }: (typeof sizes)[number],
  rows: readonly (LaidOut & { nodes: number; isSame: boolean })[],
): string => {
  const chosen = rows.filter(({ nodes }) => nodes >= least && nodes <= most)
  const times = chosen.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const time = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
  const same = chosen.filter(({ isSame }) => isSame).length
  return `| ${name} | ${chosen.length} | ${same} | ${time(0.5)} / ${time(0.95)} |`
}
