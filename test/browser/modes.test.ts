/**
 * Pages as some readers see them: forced colors, reduced motion, zoomed to 200%, and printed.
 */
import { expect, test } from 'vitest'
import { useStage } from './stage.ts'

const stage = useStage({ blank: true })

test('forced colors: selection is shown by more than color, and swatches keep theirs', async () => {
  const { page, faults } = await stage.open('/', { forcedColors: 'active' })
  const outlineOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outlineOf('.chip[aria-current]')).toBe('solid')
  expect(await outlineOf('.chip:not([aria-current])')).toBe('none')
  const swatch = page.locator('.swatch-rose')
  expect(await swatch.evaluate((element) => getComputedStyle(element, '::before').forcedColorAdjust)).toBe('none')
  expect(faults).toEqual([])
})

test('reduced motion: no transitions', async () => {
  const { page } = await stage.open('/', { reducedMotion: 'reduce' })
  const moving = await page
    .locator('*')
    .evaluateAll((all) => all.filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration)).length)
  expect(moving).toBe(0)
})

test('at 200%, a laptop shows everything without scrolling sideways', async () => {
  const { page } = await stage.open('/', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  for (const target of ['/', '/diagrams/request-sequence', '/compare?ids=request-sequence,http-exchange', '/sandbox']) {
    await page.goto(stage.baseUrl + target)
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect([target, fits]).toEqual([target, true])
  }
})

test('printed: the diagram in light and its guidance, without what only a screen needs', async () => {
  const { page } = await stage.open('/diagrams/request-sequence', { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const ground = page.locator('.picture rect').first()
  expect(await ground.evaluate((element) => getComputedStyle(element).fill)).toBe('rgb(255, 255, 255)')
  expect(await page.getByRole('heading', { name: 'Use it when' }).isVisible()).toBe(true)
  for (const part of ['.bar', '#actions', '.look', '.tabs', '.neighbors'])
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
})

test('the first diagram begins within 250 px, narrow or wide', async () => {
  const { page } = await stage.open('/')
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const plate = await page.locator('.card .plate').first().boundingBox()
    expect([width, (plate?.y ?? 999) <= 250]).toEqual([width, true])
  }
})

test('on a wide screen every diagram is a tenth larger than it was drawn, on a card of its own width', async () => {
  const { page } = await stage.open('/diagrams/request-sequence', { viewport: { width: 1920, height: 1200 } })
  const seen = async () => {
    const svg = page.locator('.picture svg')
    const [drawn, box] = [Number(await svg.getAttribute('width')), await svg.boundingBox()]
    const beside = (await page.locator('figure').boundingBox())!.width - box!.width
    return [Math.round((1000 * box!.width) / drawn), Math.round(beside)]
  }
  expect(await seen()).toEqual([1100, 10])
  await page.goto(`${stage.baseUrl}/diagrams/priestley-timeline`)
  expect(await seen()).toEqual([1100, 10])
})

test('a drawing that is not tall is in sight down to its source, and headings of all begin at one place', async () => {
  const { page } = await stage.open('/diagrams/request-sequence')
  const headings: number[] = []
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const plate = await page.locator('figure').boundingBox()
    expect([width, (plate?.y ?? 0) + (plate?.height ?? 999) <= 900]).toEqual([width, true])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const id of ['request-sequence', 'mcp-session', 'priestley-timeline']) {
    await page.goto(`${stage.baseUrl}/diagrams/${id}`)
    headings.push((await page.locator('figure svg text').first().boundingBox())?.x ?? 0)
  }
  expect(Math.max(...headings) - Math.min(...headings)).toBeLessThan(8)
})

test('on a phone a recipe begins with its diagram, and what one does with it is in sight, below a tall one, too', async () => {
  const { page } = await stage.open('/diagrams/oauth-code-pkce', { viewport: { width: 375, height: 900 } })
  const [name, figure, action, words] = await page
    .locator('h1, figure, #actions .primary, .recipe .lead')
    .evaluateAll((all) =>
      ['H1', 'FIGURE', 'A', 'P'].map((tag) => all.find(({ tagName }) => tagName === tag)!.getBoundingClientRect().top),
    )
  expect([name! < figure!, figure! < action!, action! < words!, action! < 860]).toEqual([true, true, true, true])
})

test('on a phone all values that a page takes are in sight', async () => {
  const { page } = await stage.open('/?family=Nope', { viewport: { width: 375, height: 800 } })
  const beyond = await page
    .locator('.choices a')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ right, bottom }) => right > 359 || bottom > 800),
    )
  expect([beyond.length > 5, beyond.includes(true)]).toEqual([true, false])
})

test('what is beside each other in the bar of the editor is equally high', async () => {
  const { page } = await stage.open('/edit?recipe=request-sequence', { viewport: { width: 1440, height: 900 } })
  await page.locator('#editor-take .menu').first().waitFor()
  const heights = await page
    .locator('.editor-bar :is(.segment, .button, button:not(.segment *))')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height).filter((height) => height > 0))
  expect([heights.length > 4, new Set(heights).size]).toEqual([true, 1])
})

test('the colors of diagrams are chosen at one place on all pages', async () => {
  const { page } = await stage.open('/')
  const places: string[] = []
  for (const path of [
    '/',
    '/?q=cache',
    '/diagrams/request-sequence',
    '/compare',
    '/compare?ids=lru-cache,ring-buffer',
  ]) {
    await page.goto(stage.baseUrl + path)
    const { x = 0, y = 0 } = (await page.locator('.look .segment').boundingBox()) ?? {}
    places.push(`${Math.round(x)}, ${Math.round(y)}`)
  }
  expect([...new Set(places)]).toHaveLength(1)
})

test('a page is as tall in dark as in light', async () => {
  const { page } = await stage.open('/diagrams/request-sequence', { blank: false })
  // Fonts that arrive late are used from the next page on.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  const heightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
  const light = [await heightOf('.picture'), await heightOf('.card .plate'), await heightOf('main')]
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await heightOf('.picture'), await heightOf('.card .plate'), await heightOf('main')]).toEqual(light)
})

test('every card says what its diagram answers, beside why it was found; six results are four wide', async () => {
  const { page } = await stage.open('/?q=sequence', { viewport: { width: 375, height: 900 } })
  const cards = page.locator('#results .card:visible')
  const lines = await cards.evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('p')].map((each) => each.getBoundingClientRect())),
  )
  expect(lines.every(([question]) => question!.height > 0)).toBe(true)
  const reasons = lines.filter(([, reason]) => reason !== undefined)
  expect([reasons.length > 0, reasons.every(([question, reason]) => question!.bottom <= reason!.top)]).toEqual([
    true,
    true,
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  const first = page.locator('.group').first().locator('.card')
  const tops = await first.evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetTop))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  await page.goto(`${stage.baseUrl}/diagrams/request-sequense`)
  expect(
    await page.locator('.grid.small .card').evaluateAll((all) => all.every((card) => card.querySelector('p'))),
  ).toBe(true)
})

test('short lists of cards end with a full row', async () => {
  const { page } = await stage.open('/diagrams/request-sequense')
  for (const target of ['/diagrams/request-sequense', '/?q=gantt', '/?q=qwertyuiop'])
    for (const width of [700, 1000, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      if (!page.url().endsWith(target)) await page.goto(stage.baseUrl + target)
      // Results are as many as they are; what is beside them fills a row.
      const tops = await page
        .locator(target === '/?q=gantt' ? '.group.row .card:visible' : '.card:visible')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop))
      const first = tops.filter((top) => top === tops[0]).length
      expect([target, width, tops.length % first]).toEqual([target, width, 0])
    }
})

test('the names of the sections are in one place on all pages', async () => {
  const { page } = await stage.open('/')
  const lefts = () =>
    page.locator('.sections a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x))
  const first = await lefts()
  for (const target of ['/compare', '/edit', '/sandbox', '/docs']) {
    await page.goto(stage.baseUrl + target)
    expect([target, await lefts()]).toEqual([target, first])
  }
})
