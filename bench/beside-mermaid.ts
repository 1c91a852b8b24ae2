/**
 * Our pictures beside Mermaid's own of the same flowcharts, both measured in a browser: `npm run bench -- beside-mermaid
 * --corpus DIR --mermaid FILE [--pictures DIR] [--count N]`, where FILE is Mermaid's build for browsers.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import flowGraph from '../recipes/flow-graph/recipe.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Element } from '../src/scene/scene.ts'
import { findChromium } from '../test/browser/chromium.ts'
import { type ForeignGraph, graphData } from './foreign/graph.ts'
import { readForeign } from './foreign/read.ts'
import { type Ruled, rulePicture } from './graph/picture-ruler.ts'
import { installMeasures, readMermaid, readOurs } from './graph/read-picture.ts'
import { median } from './paired/spread.ts'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    mermaid: { type: 'string' },
    pictures: { type: 'string' },
    count: { type: 'string', default: '40' },
  },
})
if (values.corpus === undefined || values.mermaid === undefined)
  throw new Error('needs --corpus DIR and --mermaid FILE (mermaid.min.js)')

type Case = { name: string; text: string; graph: ForeignGraph }

/** Flowcharts of 10 to 60 nodes, spread evenly over the collection. */
const casesIn = (folder: string, count: number): Case[] => {
  const texts = new Map(
    readFileSync(`${folder}/mermaid/flowchart.jsonl`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { name: string; text: string })
      .map(({ name, text }) => [name, text]),
  )
  const seen = new Set<string>()
  const all = readForeign(folder).flatMap(({ name, kind, graph }): Case[] => {
    const text = texts.get(name)
    const { length } = graph.nodes
    const key = JSON.stringify(graph)
    if (kind !== 'flowchart' || text === undefined || length < 10 || length > 60 || graph.edges.length > 100) return []
    if (seen.has(key)) return []
    seen.add(key)
    return [{ name, text, graph }]
  })
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]!)
}

const show = async (page: Page, svg: string): Promise<void> => {
  await page.setContent(`<!doctype html><body style="margin:0;background:#fff">${svg}</body>`, {
    waitUntil: 'domcontentloaded',
  })
  await page.evaluate(installMeasures)
}

const mermaidSvg = async (page: Page, text: string): Promise<string | undefined> => {
  await page.setContent('<!doctype html><body></body>', { waitUntil: 'domcontentloaded' })
  await page.addScriptTag({ path: values.mermaid! })
  return page.evaluate(async (source) => {
    const { mermaid } = globalThis as unknown as {
      mermaid: { initialize: (o: object) => void; render: (id: string, text: string) => Promise<{ svg: string }> }
    }
    mermaid.initialize({ startOnLoad: false, securityLevel: 'loose', flowchart: { useMaxWidth: false } })
    try {
      return (await mermaid.render('drawn', source)).svg
    } catch {
      return undefined
    }
  }, text)
}

/** How many things of the SVG each element of a scene is: an arrow has a head. */
const thingsOf = (element: Element): number => ('arrow' in element && element.arrow === true ? 2 : 1)

const ours = async (recipe: AnyRecipe, { name, graph }: Case) => {
  const drawing = drawRecipe(recipe, graphData(name, graph, { kindOf: () => undefined }))
  if (!drawing.ok) return undefined
  const { elements } = drawing.scene
  const first = elements.map((_, index) => elements.slice(0, index).reduce((sum, each) => sum + thingsOf(each), 0))
  const partsOf = (list: string) => drawing.parts.filter(({ at }) => at.startsWith(`${list}.`))
  const isStroke = (index: number): boolean => {
    const { type, ...rest } = elements[index]!
    return (
      type === 'line' || (type === 'path' && (!('fill' in rest) || rest.fill === undefined || rest.fill === 'none'))
    )
  }
  return {
    svg: renderScene(drawing.scene),
    marks: {
      node: partsOf('nodes').flatMap(({ elements: [box] }) => (box === undefined ? [] : [first[box]!])),
      edges: partsOf('edges').map((part) => part.elements.filter(isStroke).map((index) => first[index]!)),
      label: partsOf('edges').flatMap((part) =>
        part.elements.filter((index) => elements[index]!.type === 'text').map((index) => first[index]!),
      ),
    },
  }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1600, height: 1600 } })
// The loader names functions by a helper that a page does not have.
await page.addInitScript('globalThis.__name = (each) => each')
await page.goto('about:blank')
// Pictures in nodes come from elsewhere; their places count without them.
await page.route(/^https?:/, (route) => route.abort())
const rows: { name: string; ours: Ruled; theirs: Ruled }[] = []
for (const [index, each] of casesIn(values.corpus, Number(values.count)).entries()) {
  const [own, other] = [await ours(flowGraph as unknown as AnyRecipe, each), await mermaidSvg(page, each.text)]
  if (own === undefined || other === undefined) {
    console.log(`left out: ${each.name}, not drawn by ${own === undefined ? 'us' : 'Mermaid'}`)
    continue
  }
  const keep = async (side: string): Promise<void> => {
    if (values.pictures === undefined) return
    mkdirSync(values.pictures, { recursive: true })
    const image = await page.locator('svg').first().screenshot()
    writeFileSync(`${values.pictures}/${String(index).padStart(2, '0')}-${side}.png`, image)
  }
  await show(page, own.svg)
  const mine = await page.evaluate(readOurs, own.marks)
  await keep('ours')
  await show(page, other)
  const theirs = await page.evaluate(readMermaid)
  await keep('mermaid')
  rows.push({ name: each.name, ours: rulePicture(mine), theirs: rulePicture(theirs) })
}
await browser.close()

const sum = (side: 'ours' | 'theirs', key: keyof Ruled): number => rows.reduce((all, row) => all + row[side][key], 0)
const better = (key: keyof Ruled): string => {
  const count = (test: (a: number, b: number) => boolean): number =>
    rows.filter((row) => test(row.ours[key], row.theirs[key])).length
  return `${count((a, b) => a < b)} / ${count((a, b) => a === b)} / ${count((a, b) => a > b)}`
}
const keys: (keyof Ruled)[] = ['crossings', 'bends', 'length', 'throughNodes', 'nodeOverlaps', 'labelOverlaps', 'area']
console.log(
  `${rows.length} flowcharts\n\n| | ours | Mermaid | ours less / equal / more | median share |\n|---|---|---|---|---|`,
)
for (const key of keys) {
  const shares = rows.flatMap(({ ours: own, theirs }) => (theirs[key] === 0 ? [] : [own[key] / theirs[key]]))
  console.log(
    `| ${key} | ${Math.round(sum('ours', key))} | ${Math.round(sum('theirs', key))} | ${better(key)} | ${shares.length === 0 ? '' : median(shares).toFixed(2)} |`,
  )
}
