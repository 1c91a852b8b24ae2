import { expect, test } from 'vitest'
import { ask, loadApp, loadCatalog } from '../../../test/catalog.ts'

const app = await loadApp()
const { recipes } = await loadCatalog()

const compare = async (...ids: string[]): Promise<string> =>
  (await ask(app, `/compare?ids=${ids.join()}`, { headers: { accept: 'text/html' } })).text()

/** The canvases of the diagrams in the page, as their view boxes. */
const canvases = (html: string): string[] =>
  [...html.matchAll(/<svg[^>]* viewBox="([^"]+)" role="img"/g)].map(([, box = '']) => box)

const sceneOf = (id: string) => recipes.find((recipe) => recipe.id === id)!.scene

test('two diagrams are whole and of one scale: each is in the middle of a canvas as wide as the widest', async () => {
  const [one, other] = [sceneOf('oauth-code-pkce'), sceneOf('http-exchange')]
  const html = await compare('oauth-code-pkce', 'http-exchange')
  const widest = Math.max(one.width, other.width)
  expect(canvases(html)).toEqual(
    [one, other].map(({ width, height }) => `${(width - widest) / 2} 0 ${widest} ${height}`),
  )
  expect(html).not.toContain('.figure-')
})

test('more than two are whole, too, on canvases of their own', async () => {
  const ids = ['oauth-code-pkce', 'http-exchange', 'gantt-chart']
  const html = await compare(...ids)
  expect(canvases(html)).toEqual(ids.map(sceneOf).map(({ width, height }) => `0 0 ${width} ${height}`))
  expect(html).not.toContain('.figure-')
  expect(html.match(/\d of 3/g)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
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

test('each name over its picture opens it, and the claim is words of the page', async () => {
  for (const recipes of [
    ['request-sequence', 'http-exchange'],
    ['request-sequence', 'http-exchange', 'gantt-chart'],
  ]) {
    const html = await compare(...recipes)
    const opened = [...html.matchAll(/only-stacked"><a href="[^"]*diagrams\/([^"]+)">/g)].map(([, id]) => id)
    expect(opened).toEqual(recipes)
    expect(html.match(/class="heading-above" aria-hidden="true"><b>/g)).toHaveLength(recipes.length)
  }
})
