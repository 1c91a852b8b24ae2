/**
 * Without scripts, by keyboard alone, and by touch: the same work gets done.
 */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useStage } from './stage.ts'

const stage = useStage({ blank: true })

/** The color of the first such element of a recipe's diagram. */
const paintedIn = (page: Page, selector: string): Promise<string> =>
  page
    .locator(`.picture ${selector}`)
    .first()
    .evaluate((element) => getComputedStyle(element).fill)

const plain = (target: string, width = 1440) =>
  stage.open(target, { javaScriptEnabled: false, viewport: { width, height: 900 } })

describe('without scripts', () => {
  test.each([375, 1440])(
    'at %s px the gallery is searched by its form, and keeps its theme, accent and order',
    async (width) => {
      const { page, faults } = await plain('/?theme=dark&sort=name', width)
      await page.locator('#q').fill('login')
      await page.locator('#q').press('Enter')
      const { searchParams } = new URL(page.url())
      expect(Object.fromEntries(searchParams)).toEqual({ q: 'login', sort: 'name', theme: 'dark' })
      expect(await page.locator('#summary').textContent()).toMatch(/^\d+ diagrams? for “login”\.$/)
      expect(faults).toEqual([])
    },
  )

  test('families, orders, themes and accents are links', async () => {
    const { page } = await plain('/')
    await page.locator('.chip[data-family=Charts]').click()
    await page.locator('.sort summary').click()
    await page.locator('.sort').getByRole('link', { name: 'Score', exact: true }).click()
    await page.locator('.look').getByRole('link', { name: 'Dark' }).click()
    expect(new URL(page.url()).search).toBe('?family=Charts&sort=overall&theme=dark')
    await page.locator('#results h3 a').first().click()
    expect(new URL(page.url()).search).toBe('?theme=dark')
    await page.locator('.look').getByRole('link', { name: 'Green' }).click()
    expect(await page.locator('.picture a:visible').getAttribute('href')).toContain('svg?theme=dark&accent=green')
    expect(await paintedIn(page, 'rect[fill="var(--shade-page)"]')).toBe('rgb(13, 17, 23)')
    expect(await page.locator('[data-snippet=curl] code').textContent()).toContain('theme=dark&accent=green')
  })

  test('the page has the theme of the system, and so do its diagrams', async () => {
    const { page } = await stage.open('/diagrams/request-sequence', { javaScriptEnabled: false, colorScheme: 'dark' })
    expect(await paintedIn(page, 'rect[fill="var(--shade-page)"]')).toBe('rgb(13, 17, 23)')
  })

  test.each([
    [375, '368', 0],
    [1440, '944', 1],
  ])('H33: at %d px a diagram with a drawing for a phone is that of %s px, whole', async (screen, width, buttons) => {
    const { page } = await plain('/diagrams/uml-state-machine', screen)
    const shown = page.locator('figure .picture svg[role]:visible')
    expect(await shown.getAttribute('width')).toBe(width)
    expect((await shown.boundingBox())!.width).toBeLessThanOrEqual(screen)
    expect(await page.locator('figure :is(.magnify, .heading-above):visible').count()).toBe(buttons)
  })

  test('what needs scripts is not shown, and files can be downloaded', async () => {
    const { page } = await plain('/diagrams/request-sequence')
    expect(await page.locator('.needs-scripts:visible, #page-theme:visible').count()).toBe(0)
    await page.locator('#actions').getByText('Download').click()
    expect(await page.locator('#actions .panel a:visible').count()).toBe(3)
    expect(await page.locator('.tab:visible').count()).toBeGreaterThan(5)
  })

  test('chosen diagrams are compared', async () => {
    const { page } = await plain('/')
    for (const at of [0, 1]) {
      await page.locator('.card').nth(at).hover()
      await page
        .locator('.card')
        .nth(at)
        .getByLabel(/^Compare/)
        .check()
    }
    await page.locator('#pick button[type=submit]').click()
    await expect.poll(() => page.locator('.side-by-side th[scope=col]').count()).toBe(2)
  })

  test('on a phone the sections are in a menu', async () => {
    const { page } = await plain('/', 375)
    expect(await page.getByRole('link', { name: 'diagref' }).count()).toBe(1)
    await page.locator('.sections-menu summary').click()
    await page.locator('.sections-menu').getByRole('link', { name: 'Compare' }).click()
    expect(new URL(page.url()).pathname).toBe('/compare')
  })

  test('a page that is not there leads on', async () => {
    const { page } = await plain('/nothing/here')
    expect(await page.locator('.row-actions > a').allTextContents()).toEqual([
      'Browse all diagrams',
      'Search for “here”',
      'Documentation',
    ])
    await page.getByRole('link', { name: 'what it means' }).click()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs/errors#unknown_endpoint')
  })

  test('the sandbox shows request and SVG', async () => {
    const { page } = await plain('/sandbox')
    await page.selectOption('select[name=accent]', 'orange')
    await page.getByRole('button', { name: 'Send request' }).click()
    expect(await page.locator('#line').textContent()).toMatch(/svg\?accent=orange$/)
    expect(await page.locator('#body img').getAttribute('src')).toContain('accent=orange')
  })
})

/** Presses Tab until what has the focus has this text; returns how often. */
const tabTo = async (page: Page, text: string): Promise<number> => {
  for (let tabs = 1; tabs <= 20; tabs++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === text) return tabs
  }
  throw new Error(`“${text}” is not among the first 20 tab stops`)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

describe('by keyboard alone', () => {
  test.each([375, 1440])('at %s px: find, open, copy for a README', async (width) => {
    const { page, faults } = await stage.open('/', {
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width, height: 900 },
    })
    const { keyboard } = page
    await keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await keyboard.press('/')
    await keyboard.type('api calls')
    await expect.poll(() => page.locator('#results h3 a').first().textContent()).toBe('Request sequence')
    await keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Request sequence')
    await keyboard.press('Enter')
    await page.waitForURL(/\/diagrams\/request-sequence$/)
    await tabTo(page, 'Make it yours')
    for (let right = 0; right < 3; right++) await keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('More')
    await keyboard.press('Enter')
    await tabTo(page, 'Copy for README')
    await keyboard.press('Enter')
    await expect.poll(() => page.locator('#said').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<picture>')
    expect(faults).toEqual([])
  })

  test.each([375, 1440])('at %s px: the actions of a recipe are one tab stop, at most the twelfth', async (width) => {
    const { page } = await stage.open('/diagrams/request-sequence', { viewport: { width, height: 900 } })
    expect(await tabTo(page, 'Make it yours')).toBeLessThanOrEqual(12)
    const reached: (string | undefined)[] = []
    for (let actions = 1; actions < 4; actions++) {
      await page.keyboard.press('ArrowRight')
      reached.push(await focused(page))
    }
    expect(reached).toEqual(['Copy image', 'Download', 'More'])
    await page.keyboard.press('Enter')
    for (const action of ['Copy for README', 'Adapt with AI', 'Compare']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(action)
    }
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('More')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('More')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Make it yours')
  })

  test('without scripts, every action of a recipe is at most 12 tabs away', async () => {
    const { page } = await plain('/diagrams/request-sequence')
    const reached: string[] = []
    for (let tabs = 1; tabs <= 12; tabs++) {
      await page.keyboard.press('Tab')
      reached.push(...(await page.locator('#actions :focus').allTextContents()))
    }
    expect(reached).toEqual(['Make it yours', 'Download', 'Compare'])
  })

  test('the arrows walk the cards in rows and columns', async () => {
    const { page } = await stage.open('/?sort=name', { viewport: { width: 1280, height: 800 } })
    const links = page.locator('#results h3 a')
    const at = () => links.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
    await links.first().focus()
    const steps: [key: string, place: number][] = [
      ['ArrowRight', 1],
      ['ArrowDown', 5],
      ['ArrowLeft', 4],
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

test('by touch: a card offers its actions behind a button, and a tap enlarges a diagram', async () => {
  const { page, faults } = await stage.open('/', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 812 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const card = page.locator('.card').first()
  const more = card.getByRole('button', { name: /^Actions for/ })
  expect(await overlap(more, card.locator('.plate img:visible'))).toBe(0)
  await more.tap()
  const sheet = page.locator('dialog.sheet')
  await sheet.getByRole('button', { name: 'Compare' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await page.locator('#picked').textContent()).toMatch(/choose one more/)
  await page.locator('#results h3 a').first().tap()
  await page.waitForURL(/\/diagrams\//)
  const enlarge = page.locator('figure .magnify')
  expect(await overlap(enlarge, page.locator('figure .below-heading'))).toBe(0)
  await enlarge.tap()
  await page.locator('dialog.lightbox').getByRole('button', { name: 'Close' }).tap()
  expect(faults).toEqual([])
})

/** How many square pixels of both are in the same place. */
const overlap = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('one of them is not shown')
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

test('by touch: a long press on a card opens its actions, and the next tap works', async () => {
  const { page, faults } = await stage.open('/', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 812 },
  })
  const { x, y } = (await page.locator('.card .plate').first().boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 80, y: y + 60 }] })
  const sheet = page.locator('dialog.sheet')
  await sheet.waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(new URL(page.url()).pathname).toBe('/')
  await sheet.getByRole('button', { name: 'Compare' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await page.locator('#picked').textContent()).toMatch(/choose one more/)
  expect(faults).toEqual([])
})
