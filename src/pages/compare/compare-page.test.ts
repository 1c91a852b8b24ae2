import { expect, test } from 'vitest'
import { ask, loadApp, loadCatalog } from '../../../test/catalog.ts'
import type { Scene } from '../../scene/scene.ts'

const app = await loadApp()
const { recipes } = await loadCatalog()

const compare = async (...ids: string[]): Promise<string> =>
  (await ask(app, `/compare?ids=${ids.join()}`, { headers: { accept: 'text/html' } })).text()

/** The canvases of the diagrams in the page, as their view boxes. */
const canvases = (html: string): string[] =>
  [...html.matchAll(/<svg[^>]* viewBox="([^"]+)" role="img"/g)].map(([, box = '']) => box)

/** Without most of the margin, which is 40 px wide. */
const canvasOf = ({ width, height }: Scene): string => `32 32 ${width - 64} ${height - 64}`

const sceneOf = (id: string) => recipes.find((recipe) => recipe.id === id)!.scene

test('two diagrams are whole on canvases of their own, and of one scale: each has its share of the widest', async () => {
  const ids = ['mcp-session', 'http-exchange']
  const [one, other] = ids.map(sceneOf) as [Scene, Scene]
  const html = await compare(...ids)
  expect(canvases(html)).toEqual([one, other].map(canvasOf))
  const shares = [...html.matchAll(/ share-(\d+)"/g)].map(([, share]) => Number(share) / 100)
  expect(shares[1]).toBe(1)
  expect(shares[0]).toBeCloseTo((one.width - 64) / (other.width - 64), 2)
  // Neither is taller than the room that both are given.
  const [, tenths] = /<table class="columns-2 tall-(\d+)"/.exec(html) ?? []
  const over = Number(tenths) / 10 - (Math.max(one.height, other.height) - 64) / (other.width - 64)
  expect([over >= 0, over < 0.1]).toEqual([true, true])
  expect(html).not.toContain('.figure-')
})

test('more than two are whole, too, on canvases of their own', async () => {
  const ids = ['oauth-code-pkce', 'http-exchange', 'gantt-chart']
  const html = await compare(...ids)
  expect(canvases(html)).toEqual(ids.map(sceneOf).map(canvasOf))
  expect(html).not.toContain('.figure-')
})

test('names are first, then when to choose each, then pictures, then scores', async () => {
  const html = await compare('request-sequence', 'http-exchange')
  const rows = [...html.matchAll(/<tr class="(\w+)"/g)].map(([, kind]) => kind)
  expect(rows).toEqual(['names', 'telling', 'pictures', 'measure'])
})

test('a field names its diagram with a curly apostrophe, like all headings', async () => {
  const html = await compare('er-crows-foot', 'http-exchange')
  expect(html).toMatch(/id="column-1-choose"[^>]*>ER diagram \(crow’s foot\)</)
  // With scripts, the field says what the list says.
  expect(html).toMatch(/<option value="er-crows-foot"[^>]*>ER diagram \(crow’s foot\)</)
})

test('each score says once what it means, and which diagram has the most of it', async () => {
  const ids = ['request-sequence', 'http-exchange', 'gantt-chart']
  const html = await compare(...ids)
  expect(html).toMatch(
    /<th scope="row">Scores <small>Overall: [^;]+; Visual: how fast the point is seen; Ease: [^;]+<\/small>/,
  )
  expect(html.match(/how fast the point is seen/g)).toHaveLength(1)
  const found = ids.map((id) => recipes.find((recipe) => recipe.id === id)!.visual)
  const values = [...html.matchAll(/<div class="visual"( data-best="true")?>.*?<b>(\d+)<\/b>/g)]
  expect(values.map(([, best, value]) => [Number(value), best !== undefined])).toEqual(
    found.map((value) => [value, value === Math.max(...found)]),
  )
})

test('each name is said once, over three or more pictures once more, and the claim is words of the page', async () => {
  for (const recipes of [
    ['request-sequence', 'http-exchange'],
    ['request-sequence', 'http-exchange', 'gantt-chart'],
  ]) {
    const html = await compare(...recipes)
    const opened = [...html.matchAll(/class="caption"><a href="[^"]*diagrams\/([^"]+)">/g)].map(([, id]) => id)
    expect(opened).toEqual(recipes.length > 2 ? recipes : [])
    expect(html.match(/class="heading-above" aria-hidden="true"><b>/g)).toHaveLength(recipes.length)
  }
})
