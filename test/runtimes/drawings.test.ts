/**
 * Recipes draw their samples to the same bytes on Node and in Chromium, where people draw: one of each shape of data and every
 * fourth of the others, a graph of forty nodes, and an edited sample of each shape. On workerd, whose engine is Chromium's,
 * one recipe of each shape does. `npm run contract` tries every recipe and an edited sample of it on all three.
 */
import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { chromium } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '../../bench/adaptation/json.ts'
import { changeLabels, lengthen } from '../../bench/adaptation/labels.ts'
import { draw, recipeIds, sample } from '../../entries/library/recipes.ts'
import { recipeModules } from '../../tools/recipe-modules.ts'
import { readSource } from '../../tools/recipes.ts'
import { findChromium } from '../browser/chromium.ts'
import { exhaustive } from '../exhaustive.ts'
import { fortyNodes } from '../hard-graphs.ts'

/** What is drawn; `everywhere`: on workerd, too. */
type Input = { id: string; data: unknown; everywhere: boolean }

let inputs: Input[]
let expected: string[]
let program: string

/** What is compared: a hash of each drawing, findings included. */
const hash = (drawing: unknown): string => createHash('sha256').update(JSON.stringify(drawing)).digest('hex')

beforeAll(async () => {
  program = await bundle()
  inputs = [{ id: 'flow-graph', data: fortyNodes, everywhere: true }]
  const shapes = new Set<string>()
  for (const [at, id] of recipeIds.entries()) {
    const { shape } = (await readSource(id)).data
    const everywhere = exhaustive || !shapes.has(shape)
    if (!everywhere && at % 4 > 0) continue
    const data = (await sample(id)) as Data
    inputs.push({ id, data, everywhere })
    if (everywhere) inputs.push({ id, data: changeLabels(data, lengthen(1.3)), everywhere })
    shapes.add(shape)
  }
  expected = await Promise.all(inputs.map(async ({ id, data }) => hash(await draw(id, data))))
})

/** The library and a function that draws a list of inputs, as one module: for a page a global, for workerd a Worker. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { draw } from './entries/library/recipes.ts'
const drawAll = (inputs) => Promise.all(inputs.map(async ({ id, data }) => JSON.stringify(await draw(id, data))))
globalThis.drawAll = drawAll
export default { fetch: async (request) => Response.json(await drawAll(await request.json())) }`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    plugins: [recipeModules],
  })
  return outputFiles[0]?.text ?? ''
}

const compare = (drawn: readonly Input[], drawings: string[]): void => {
  const differing = drawn.filter(
    (input, index) =>
      createHash('sha256')
        .update(drawings[index] ?? '')
        .digest('hex') !== expected[inputs.indexOf(input)],
  )
  expect(differing.map(({ id }) => id)).toEqual([])
}

test('Chromium draws the same bytes as Node', { timeout: 240_000 }, async () => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ type: 'module', content: program })
    // A module runs after its tag is there.
    await page.waitForFunction(() => 'drawAll' in globalThis)
    compare(
      inputs,
      await page.evaluate(
        (list) => (globalThis as unknown as { drawAll: (list: unknown) => Promise<string[]> }).drawAll(list),
        inputs,
      ),
    )
  } finally {
    await browser.close()
  }
})

test('workerd draws the same bytes as Node', { timeout: 240_000 }, async () => {
  const miniflare = new Miniflare({
    modules: [
      {
        type: 'ESModule',
        path: 'worker.js',
        contents: program,
      },
    ],
    compatibilityDate: '2026-01-01',
    cf: false,
  })
  try {
    const drawn = inputs.filter(({ everywhere }) => everywhere)
    expect(drawn.length).toBeGreaterThan(20)
    const response = await miniflare.dispatchFetch('http://localhost/', {
      method: 'POST',
      body: JSON.stringify(drawn),
    })
    compare(drawn, (await response.json()) as string[])
  } finally {
    await miniflare.dispose()
  }
})
