import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage.close())

const names = (page: Page): Promise<string[]> => page.locator('#results h3 a').allTextContents()
const headings = (page: Page): Promise<string[]> => page.locator('#results h2').allTextContents()
const pictures = (page: Page): Promise<string[]> =>
  page.locator('main img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
const state = (page: Page): string => new URL(page.url()).search

/** What the service itself shows at the page's address. */
const served = async (page: Page): Promise<string[]> => {
  const html = await (await fetch(page.url(), { headers: { accept: 'text/html' } })).text()
  return [...html.matchAll(/<h3><a [^>]*>([^<]*)<\/a>/g)].map(([, name = '']) => name.replaceAll('&#39;', "'"))
}

describe('the gallery with scripts', () => {
  test('filters as one types, as the service does at that address', async () => {
    const { page, faults } = await stage.open('/')
    const all = (await names(page)).length
    await page.locator('input[type=search]').pressSequentially('request')
    await expect.poll(() => page.locator('#summary').textContent()).toMatch(/“request”/)
    expect(state(page)).toBe('?q=request')
    expect(await names(page)).toEqual(await served(page))
    expect((await names(page)).length).toBeLessThan(all)
    expect(faults).toEqual([])
  })

  test('a filtered address shows everything again when its search is cleared by Escape', async () => {
    const { page, faults } = await stage.open('/?q=sequence&theme=dark')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect.poll(() => state(page)).toBe('?theme=dark')
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(5)
    expect(await names(page)).toEqual(await served(page))
    for (const address of await pictures(page)) expect(address).toContain('theme=dark')
    expect(faults).toEqual([])
  })

  test('family and sort follow the form', async () => {
    const { page } = await stage.open('/')
    await page.selectOption('select[name=family]', 'Charts')
    await expect.poll(() => headings(page)).toHaveLength(1)
    expect(await names(page)).toEqual(await served(page))
    await page.selectOption('select[name=family]', '')
    await page.selectOption('select[name=sort]', 'name')
    await expect.poll(() => headings(page)).toEqual([expect.stringMatching(/^By name/)])
    expect(await names(page)).toEqual(await served(page))
    expect(state(page)).toBe('?sort=name')
  })

  test('offers the closest recipes where nothing matches', async () => {
    const { page } = await stage.open('/')
    await page.locator('input[type=search]').fill('please show a login sequence')
    await expect.poll(() => headings(page)).toEqual([expect.stringMatching(/^Closest recipes/)])
    expect(await names(page)).toEqual(await served(page))
  })

  test('the look switches every picture at once and stays in the address', async () => {
    const { page, faults } = await stage.open('/')
    await page.getByRole('link', { name: 'Paper' }).click()
    await page.getByRole('link', { name: 'Rose' }).click()
    expect(state(page)).toBe('?theme=paper&accent=rose')
    for (const address of await pictures(page)) expect(address).toContain('svg?theme=paper&accent=rose')
    expect(await page.locator('.look [aria-current]').allTextContents()).toEqual(['Paper', 'Rose'])
    await page.reload()
    for (const address of await pictures(page)) expect(address).toContain('svg?theme=paper&accent=rose')
    await page.locator('#results h3 a').first().click()
    expect(state(page)).toBe('?theme=paper&accent=rose')
    expect(faults).toEqual([])
  })

  test('chosen recipes are compared, also those a search took out of sight', async () => {
    const { page, faults } = await stage.open('/')
    await page.locator('.meta input').nth(0).check()
    await page.locator('input[type=search]').fill('sequence')
    await expect.poll(() => state(page)).toBe('?q=sequence')
    await page.locator('.meta input').nth(0).check()
    await page.getByRole('button', { name: 'Compare 2 recipes' }).click()
    await page.waitForURL(/\/compare\?ids=[a-z0-9-]+,[a-z0-9-]+$/)
    expect(await page.locator('.side-by-side th[scope=col]').count()).toBe(2)
    expect(faults).toEqual([])
  })
})

test.each(['/', '/diagrams/request-sequence', '/compare?ids=request-sequence,http-exchange', '/sandbox', '/docs'])(
  'nothing shifts while %s loads',
  async (target) => {
    const { page } = await stage.open(target)
    for (let step = 0; step < 4; step++) {
      await page.mouse.wheel(0, 800)
      await page.waitForTimeout(100)
    }
    const shift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift)
    expect(shift).toBe(0)
  },
)

describe('the theme of the page', () => {
  const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = 'rgb(255, 255, 255)'
  const dark = 'rgb(15, 20, 26)'

  test('follows the system, then the reader, and is there before the first paint', async () => {
    const { page, faults } = await stage.open('/', { colorScheme: 'dark' })
    expect(await ground(page)).toBe(dark)
    await page.selectOption('#page-theme', 'light')
    expect(await ground(page)).toBe(light)
    await page.goto(`${stage.baseUrl}/compare`, { waitUntil: 'commit' })
    await page.waitForSelector('main', { state: 'attached' })
    expect(await ground(page)).toBe(light)
    await page.selectOption('#page-theme', 'system')
    expect(await ground(page)).toBe(dark)
    expect(faults).toEqual([])
  })

  test('leaves the pictures alone', async () => {
    const { page } = await stage.open('/diagrams/request-sequence')
    const before = await pictures(page)
    await page.selectOption('#page-theme', 'dark')
    expect(await pictures(page)).toEqual(before)
  })
})

describe('the sandbox with scripts', () => {
  test('sends the real request and shows all of the reply', async () => {
    const { page, faults } = await stage.open('/sandbox?endpoint=recipe&id=request-sequence')
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^200 OK · \d+ ms · [\d,]+ bytes$/)
    const body = await (await fetch(`${stage.baseUrl}/api/diagrams/request-sequence`)).json()
    expect(JSON.parse((await page.locator('#body pre').textContent()) ?? '')).toEqual(body)
    expect(await page.locator('.json-key').count()).toBeGreaterThan(10)
    expect(await page.locator('#headers dt').allTextContents()).toContain('etag')
    expect(await page.locator('#curl').textContent()).toBe(`curl -i '${stage.baseUrl}/api/diagrams/request-sequence'`)
    expect(faults).toEqual([])
  })

  test('its state is in the address, and the picture comes in the chosen look', async () => {
    const { page, faults } = await stage.open('/sandbox')
    await page.selectOption('select[name=theme]', 'dark')
    await page.selectOption('select[name=accent]', 'rose')
    await expect.poll(() => page.locator('#line').textContent()).toMatch(/svg\?theme=dark&accent=rose$/)
    await expect.poll(() => page.locator('#body img').count()).toBe(1)
    expect(state(page)).toBe('?endpoint=svg&id=request-sequence&theme=dark&accent=rose')
    await page.reload()
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^200/)
    expect(await page.locator('select[name=theme]').inputValue()).toBe('dark')
    expect(faults).toEqual([])
  })

  test('shows refusals as they are', async () => {
    const { page } = await stage.open('/sandbox?endpoint=scene&id=nothing-like-it')
    await expect.poll(() => page.locator('#status').textContent()).toMatch(/^404/)
    expect(await page.locator('#body').textContent()).toContain('unknown_diagram')
  })
})
