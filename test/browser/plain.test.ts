import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage.close())

const plain = (target: string) => stage.open(target, { javaScriptEnabled: false })

describe('without scripts', () => {
  test('the gallery is searched by its form, and keeps its look', async () => {
    const { page, faults } = await plain('/?theme=dark')
    await page.locator('input[type=search]').fill('sequence')
    await page.selectOption('select[name=sort]', 'overall')
    await page.getByRole('button', { name: 'Search' }).click()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('q'), searchParams.get('sort'), searchParams.get('theme')]).toEqual([
      'sequence',
      'overall',
      'dark',
    ])
    expect(await page.locator('#summary').textContent()).toMatch(/^\d+ recipes? for “sequence”\.$/)
    expect(faults).toEqual([])
  })

  test('the look is a link', async () => {
    const { page } = await plain('/diagrams/request-sequence')
    await page.getByRole('link', { name: 'Dark' }).click()
    await page.getByRole('link', { name: 'Green' }).click()
    expect(new URL(page.url()).search).toBe('?theme=dark&accent=green')
    expect(await page.locator('.picture img').getAttribute('src')).toContain('svg?theme=dark&accent=green')
    expect(await page.locator('[data-snippet=curl] code').textContent()).toContain('theme=dark&accent=green')
  })

  test('what needs scripts is not shown', async () => {
    const { page } = await plain('/diagrams/request-sequence')
    expect(await page.locator('.copy:visible, #png:visible, #page-theme:visible').count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(2)
  })

  test('chosen recipes are compared', async () => {
    const { page } = await plain('/')
    await page.locator('.meta input').nth(0).check()
    await page.locator('.meta input').nth(1).check()
    await page.getByRole('button', { name: /^Compare/ }).click()
    expect(await page.locator('.side-by-side th[scope=col]').count()).toBe(2)
  })

  test('the sandbox shows request and picture', async () => {
    const { page } = await plain('/sandbox')
    await page.selectOption('select[name=accent]', 'orange')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.locator('#line').textContent()).toMatch(/svg\?accent=orange$/)
    expect(await page.locator('#body img').getAttribute('src')).toContain('accent=orange')
  })
})

describe('by keyboard alone', () => {
  test('from the start to a copied snippet', async () => {
    const { page, faults } = await stage.open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    const { keyboard } = page
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await keyboard.press('Tab')
    expect(await focused()).toBe('Skip to the content')
    await keyboard.press('/')
    await keyboard.type('request sequence')
    await expect.poll(() => page.locator('#results h3 a').first().textContent()).toBe('Request sequence')
    await expect.poll(() => page.locator('#summary').textContent()).toContain('“request sequence”')
    await keyboard.press('ArrowDown')
    expect(await focused()).toBe('Request sequence')
    await keyboard.press('Enter')
    await page.waitForURL(/\/diagrams\/request-sequence$/)
    await page.getByRole('link', { name: 'Dark' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy curl' }).focus()
    await keyboard.press('Enter')
    await expect.poll(() => page.locator('#said').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `curl '${stage.baseUrl}/api/diagrams/request-sequence/svg?theme=dark&accent=blue' -o request-sequence.svg`,
    )
    expect(faults).toEqual([])
  })

  test('the arrows walk the cards in rows and columns', async () => {
    const { page } = await stage.open('/?sort=name')
    const links = page.locator('#results h3 a')
    const at = () => links.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
    await links.first().focus()
    const steps: [key: string, place: number][] = [
      ['ArrowRight', 1],
      ['ArrowDown', 4],
      ['ArrowLeft', 3],
      ['ArrowUp', 0],
      ['End', (await links.count()) - 1],
      ['Home', 0],
    ]
    for (const [key, place] of steps) {
      await page.keyboard.press(key)
      expect([key, await at()]).toEqual([key, place])
    }
  })
})
