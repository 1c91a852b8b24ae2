/**
 * The documentation in a browser: every chapter readable for everyone, at every width, with and without scripts.
 */
import { expect, test } from 'vitest'
import { chapterPath, partsOfBook } from '../../src/pages/docs/guide/chapters.ts'
import { type CheckedKinds, violationsInBothModes } from './axe.ts'
import { useStage } from './stage.ts'

const stage = useStage()

const checked: CheckedKinds = { kinds: [] }

// The first chapter and the errors are among the pages of access.test.ts.
const paths = partsOfBook
  .flatMap(({ slugs }) => slugs.map(chapterPath))
  .filter((path) => path !== '/docs' && path !== '/docs/errors')

// Diagrams use tokens that are not text colors on purpose, and the palette's own tests check its contrast. Code is
// checked in one chapter: it has the same two colors everywhere, and a thousand words of it take a minute.
test.each(paths)('axe finds nothing on %s, and it fits a narrow screen', async (path) => {
  const { page, faults } = await stage.open(path, { reducedMotion: 'reduce' })
  const exclude = path === '/docs/versioning' ? ['.specimen'] : ['.specimen', 'pre code']
  expect(await violationsInBothModes(page, { exclude, checked })).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(seen!)
  expect(faults).toEqual([])
})

test('wide screens show both lists at once, narrow ones fold them, without scripts too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await stage.open('/docs/errors', { javaScriptEnabled, viewport: { width: 1440, height: 900 } })
    const chapter = page.locator('.chapters a').first()
    const section = page.locator('.contents a').first()
    const seen = async () => [await chapter.isVisible(), await section.isVisible()]
    await expect.poll(seen).toEqual([true, true])
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(seen).toEqual([false, false])
    await page.locator('.contents summary').click()
    await expect.poll(seen).toEqual([false, true])
  }
})

test('the list of sections follows the reader', async () => {
  const { page } = await stage.open('/docs/errors#unknown_diagram', { viewport: { width: 1440, height: 900 } })
  const current = page.locator('.contents a[aria-current]')
  await expect.poll(() => current.textContent()).toBe('unknown_diagram')
  await page.locator('#invalid_query').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('#invalid_query')?.scrollIntoView())
  await expect.poll(() => current.textContent()).toBe('invalid_query')
  await page.goto(`${stage.baseUrl}/docs`)
  await expect.poll(() => current.textContent()).toBe('From a question to a diagram')
})

test('a code block is copied verbatim, by a button that is always visible', async () => {
  const { page } = await stage.open('/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = page.locator('.chapter .block').first()
  await block.getByRole('button', { name: /^Copy curl/ }).click()
  await block.getByRole('button', { name: /^Copied/ }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent())
})

test('each client has a tab, which a URL can select', async () => {
  const { page, faults } = await stage.open('/docs/mcp#cursor')
  const chosen = page.getByRole('tab', { selected: true })
  expect(await chosen.textContent()).toBe('Cursor')
  await page.locator('.contents').getByRole('link', { name: 'VS Code' }).click()
  await expect.poll(() => chosen.textContent()).toBe('VS Code')
  expect(await page.locator('#vs-code').isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('the documentation is searched in place', async () => {
  const { page, faults } = await stage.open('/docs/mcp')
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('if-none-match')
  const found = page.locator('#docs-found a')
  await expect.poll(() => found.count()).toBeGreaterThan(0)
  await found.filter({ hasText: 'Caching' }).first().click()
  await page.waitForURL(/\/docs\/caching-and-limits/)
  expect(faults).toEqual([])
})

test('diagrams in the text follow the theme of the page', async () => {
  const { page } = await stage.open('/docs/scene-format', { colorScheme: 'light' })
  const ground = (): Promise<string> =>
    page
      .locator('svg.specimen > rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill)
  const light = await ground()
  await page.locator('#page-theme').click()
  expect([light, await ground()]).toEqual(['rgb(255, 255, 255)', 'rgb(13, 17, 23)'])
})

test('from 1440 px a request and its reply are beside what is said of an operation, and below it where there is less room', async () => {
  for (const [width, isPaired] of [
    [1440, true],
    [1200, false],
  ] as const) {
    const { page } = await stage.open('/docs/http-reference', { viewport: { width, height: 900 } })
    const boxes = await page.evaluate(() => {
      const heading = document.querySelector('#listDiagrams')!.closest('h2')!
      const boxOf = (what: string) => {
        let each: Element | null = heading
        while (each !== null && !each.matches(what)) each = each.nextElementSibling
        return each!.getBoundingClientRect()
      }
      const [words, request, reply, table] = ['h2 + p', '.block', '.reply', '.scroll'].map(boxOf)
      return { words: words!, request: request!, reply: reply!, table: table! }
    })
    const { words, request, reply, table } = boxes
    expect([width, reply.top >= request.bottom - 1, request.top >= words.bottom]).toEqual([width, true, true])
    expect([width, table.right < request.left, table.top < request.bottom]).toEqual([width, isPaired, isPaired])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await stage.recycle()
  }
})
