import { expect, test } from 'vitest'
import { ask, loadApp, loadCatalog, loadSite } from '../../../test/catalog.ts'
import { withoutOtherNames } from '../site-text.ts'

const app = await loadApp()
const { recipes } = await loadCatalog()

const page = async (path: string): Promise<string> =>
  (await ask(app, `/diagrams/${path}`, { headers: { accept: 'text/html' } })).text()

const between = (html: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)<`).exec(html)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

test('the first sentence of a description is below the name, the rest below the diagram', async () => {
  const withMore = recipes.filter(({ description }) => /[.!?] /.test(withoutOtherNames(description))).slice(0, 3)
  expect(withMore.length).toBe(3)
  for (const { id, description } of withMore) {
    const html = await page(id)
    const [lead, rest] = [between(html, 'p class="lead"'), between(html, 'figcaption')]
    expect([`${lead} ${rest}`, lead.match(/[.!?](?: |$)/g)]).toEqual([
      withoutOtherNames(description),
      [expect.anything()],
    ])
  }
})

test('a description of one sentence leaves no empty caption', async () => {
  const one = recipes.find(({ description }) => !/[.!?] /.test(withoutOtherNames(description)))!
  expect(await page(one.id)).not.toContain('<figcaption>')
})

test('the claim of every recipe is words of its page, over a drawing that begins below it', async () => {
  for (const { id, scene } of recipes) {
    const [, title, rise] =
      /class="heading-above" aria-hidden="true"><b>([^<]+)<.*?<div class="below-heading rise-(\d+)"/.exec(
        await page(id),
      )!
    expect(scene.title, id).toContain(title!.slice(0, 5))
    expect(Number(rise)).toBeGreaterThan(5)
  }
})

test('H33: what is drawn narrow enough for a phone has that drawing on its page, too', async () => {
  const { phones } = await loadSite()
  expect(Object.keys(phones)).toEqual(['uml-state-machine'])
  for (const { id, scene } of recipes) {
    const [, width] = /class="enlarge for-phone"[^>]*><svg[^>]* width="(\d+)"/.exec(await page(id)) ?? []
    expect([id, width]).toEqual([id, phones[id] && String(phones[id].width)])
    if (phones[id] !== undefined) expect([phones[id].width <= 376, scene.width > 376]).toEqual([true, true])
  }
})

test('names are set with curly apostrophes, wherever they lead', async () => {
  expect(await page('er-crows-foot')).toContain('<h1>ER diagram (crow’s foot)</h1>')
  const naming = recipes.find(({ avoidWhen }) => avoidWhen.includes('`er-crows-foot`'))!
  expect(await page(naming.id)).toMatch(/<a class="onward"[^>]*>ER diagram \(crow’s foot\)</)
})

test('the download names the colors of the file', async () => {
  expect(await page('request-sequence')).toContain('SVG <small data-colors="true">light, blue</small>')
  expect(await page('request-sequence?theme=dark&accent=rose')).toContain('dark, rose</small>')
})
