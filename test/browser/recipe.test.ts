/**
 * Using a recipe: copying, downloads, tabs, the full-size diagram.
 */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '../../src/scene/scene.ts'
import { readSceneFile } from '../../tools/recipes.ts'
import { openStage, type Stage, type Watched } from './stage.ts'

let stage: Stage
let watched: Watched
let page: Page
let scene: Scene
beforeAll(async () => {
  scene = await readSceneFile('request-sequence')
  stage = await openStage()
  watched = await stage.open('/diagrams/request-sequence', { permissions: ['clipboard-read', 'clipboard-write'] })
  page = watched.page
  await page.getByRole('link', { name: 'Dark' }).click()
  await page.getByRole('link', { name: 'Rose' }).click()
}, 300_000)
afterAll(() => stage.close())

const served = async (target: string): Promise<string> => (await fetch(stage.baseUrl + target)).text()

const bar = () => page.getByRole('toolbar', { name: 'Actions' })

const openMenu = async (name: 'Download' | 'More', on = page): Promise<void> => {
  const menu = on.locator('#actions details', { hasText: name })
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
}

const clipboardText = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** What a click copies to the clipboard. */
const copied = async (click: () => Promise<void>): Promise<string> => {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await click()
  await expect.poll(clipboardText).not.toBe('')
  return clipboardText()
}

const copiedTab = (tab: string): Promise<string> =>
  copied(async () => {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: /^Cop/ }).first().click()
  })

const svg = '/api/diagrams/request-sequence/svg?theme=dark&accent=rose'

describe.each([375, 1440])('the action bar at %d px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 800 }))

  test('copies the image as a PNG at twice its size, in the theme and accent shown', async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await bar().getByRole('button', { name: 'Copy image' }).click()
    const size = (): Promise<number[]> =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        if (item?.types.includes('image/png') !== true) return []
        const bitmap = await createImageBitmap(await item.getType('image/png'))
        return [bitmap.width, bitmap.height]
      })
    await expect.poll(size).toEqual([scene.width * 2, scene.height * 2])
  })

  test('copies for a README: dark if the system is dark, else light', async () => {
    await openMenu('More')
    const html = await copied(() => bar().getByRole('button', { name: 'Copy for README' }).click())
    const [source, image, size] = await page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html')
      const { src, width, height } = body.querySelector('img')!
      return [body.querySelector('source')!.srcset, src, `${width}×${height}`]
    }, html)
    const light = svg.replace('dark', 'light')
    expect([source, image, size]).toEqual([
      stage.baseUrl + svg,
      stage.baseUrl + light,
      `${scene.width}×${scene.height}`,
    ])
  })

  test('copies a prompt with the sample data, its schema and how to check the result', async () => {
    await openMenu('More')
    const prompt = await copied(() => bar().getByRole('button', { name: 'Adapt with AI' }).click())
    const blocks = [...prompt.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as unknown)
    expect(blocks).toEqual([
      JSON.parse(await served('/data/request-sequence.json')),
      JSON.parse(await served('/schemas/data/request-sequence.json')),
    ])
    expect(prompt).toContain('diagref draw request-sequence')
    expect(prompt).toContain('My subject:')
  })
})

describe('the tabs', () => {
  test('the data of the recipe comes first, as the service returns it', async () => {
    const { $schema, ...sample } = JSON.parse(await served('/data/request-sequence.json')) as Record<string, unknown>
    expect($schema).toBeDefined()
    expect(JSON.parse(await copiedTab('Your data'))).toEqual(sample)
  })

  test.each([
    ['Markdown', /^!\[[^\]]+\]\(http:[^)]+svg\?theme=dark&accent=rose\)$/],
    ['HTML', /^<img src="http:[^"]+svg\?theme=dark&amp;accent=rose" width="\d+" height="\d+" alt="[^"]+">$/],
    ['curl', /^curl '.+theme=dark&accent=rose' -o request-sequence\.svg$/],
    ['Command line', /^diagref svg request-sequence --theme dark --accent rose --base-url http:\S+ -o \S+$/],
  ])('%s follows the theme and accent', async (tab, pattern) => {
    expect(await copiedTab(tab)).toMatch(pattern)
  })

  test.each([375, 1440])('at %d px only the lines beside the button that copies end before it', async (wide) => {
    await page.setViewportSize({ width: wide, height: 800 })
    await page.getByRole('tab', { name: 'AI assistant', exact: true }).click()
    const panel = page.getByRole('tabpanel')
    const words = (await panel.locator('pre code').first().textContent())!
    const button = (await panel.getByRole('button', { name: /^Copy/ }).first().boundingBox())!
    const lines = await panel
      .locator('pre code')
      .first()
      .evaluate((code) => {
        const range = document.createRange()
        code.textContent = 'some words '.repeat(99)
        range.selectNodeContents(code)
        return [...range.getClientRects()].map(({ top, right }) => ({ top, right }))
      })
    const beside = lines.filter(({ top, right }) => top < button.y + button.height && right > button.x)
    const below = lines.filter(({ top, right }) => top >= button.y + button.height && right > button.x)
    expect([beside.length, below.length > 0]).toEqual([0, true])
    await panel
      .locator('pre code')
      .first()
      .evaluate((code, before) => (code.textContent = before), words)
    await page.setViewportSize({ width: 1440, height: 800 })
  })

  test('AI assistant: a JSON-RPC request', async () => {
    expect(JSON.parse(await copiedTab('AI assistant'))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'render_diagram', arguments: { id: 'request-sequence', theme: 'dark', accent: 'rose' } },
    })
  })

  test('the arrows move between them, and only one is a tab stop', async () => {
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await tabs.last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Home')
    expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex))).toEqual([
      0,
      ...Array(Math.max(0, (await tabs.count()) - 1)).fill(-1),
    ])
  })
})

describe('downloading', () => {
  const downloaded = async (name: string | RegExp): Promise<Download> => {
    await openMenu('Download')
    const panel = page.locator('#actions [open] .panel')
    const item = panel.getByRole('link', { name }).or(panel.getByRole('button', { name }))
    const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
    return download
  }

  const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

  test.each([
    [/^SVG/, 'request-sequence.svg', svg],
    [/^Scene/, 'request-sequence.json', '/api/diagrams/request-sequence/scene'],
    [/^Data/, 'request-sequence.data.json', '/data/request-sequence.json'],
  ])('%s: the bytes of the endpoint', async (name, file, target) => {
    const download = await downloaded(name)
    expect(download.suggestedFilename()).toBe(file)
    expect((await bytesOf(download)).toString('utf8')).toBe(await served(target))
  })

  /** The corner pixel of a PNG, as red, green, blue, alpha. */
  const corner = (png: Buffer): Promise<number[]> =>
    page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const context = document.createElement('canvas').getContext('2d')!
      context.drawImage(image, 0, 0)
      return [...context.getImageData(0, 0, 1, 1).data]
    }, png.toString('base64'))

  test.each([
    [1, false, [13, 17, 23, 255]],
    [2, true, [0, 0, 0, 0]],
    [4, false, [13, 17, 23, 255]],
  ])('PNG at %s×, without background %s', async (scale, transparent, pixel) => {
    await openMenu('Download')
    await page.locator('#transparent').setChecked(transparent)
    const download = await downloaded(new RegExp(`^PNG ${scale}×`))
    expect(download.suggestedFilename()).toBe(`request-sequence-dark-rose${scale === 1 ? '' : `@${scale}x`}.png`)
    const png = await bytesOf(download)
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([scene.width * scale, scene.height * scale])
    expect(await corner(png)).toEqual(pixel)
  })

  test('the menu closes on Escape and returns the focus', async () => {
    await openMenu('Download')
    await page.keyboard.press('Escape')
    expect(await page.locator('#actions [open]').count()).toBe(0)
  })
})

test('a click fits the diagram to the screen, the next shows its full size, and closing returns', async () => {
  await page.locator('a.enlarge').click()
  const dialog = page.locator('dialog.lightbox')
  expect(await dialog.locator('img').getAttribute('src')).toContain(svg)
  const widthOf = async () => (await dialog.locator('img').boundingBox())!.width
  const fitting = await widthOf()
  await dialog.locator('img').click()
  expect(await widthOf()).toBeGreaterThan(fitting)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('enlarge')
})

test.each([1280, 1440, 1920])(
  'at %d px a drawing has its own width, equal insets, and words no wider over it',
  async (width) => {
    const { page: wide } = await stage.open('/diagrams/mcp-session', { viewport: { width, height: 900 } })
    const box = async (what: string) => (await wide.locator(what).boundingBox())!
    const [frame, drawing, lead] = [
      await box('.recipe figure'),
      await box('figure svg[role]'),
      await box('.recipe .lead'),
    ]
    const right = frame.x + frame.width - drawing.x - drawing.width
    expect(Math.abs(drawing.x - frame.x - right)).toBeLessThan(1)
    expect(right).toBeLessThan(24)
    expect([lead.x, lead.width]).toEqual([frame.x, frame.width])
    // It is taller than the window, so that what shows it whole is seen; one that is not has it when it is pointed at.
    const seen = () => wide.locator('.magnify').evaluate((each) => getComputedStyle(each).opacity)
    expect([await seen(), await wide.locator('.magnify .whole').isVisible()]).toEqual(['1', true])
    // Its arrows lead inward.
    expect(await wide.locator('.magnify .icon:visible').count()).toBe(1)
    expect(await wide.locator('.magnify > .icon').isVisible()).toBe(false)
    await wide.goto(`${stage.baseUrl}/diagrams/request-sequence`)
    expect([await seen(), await wide.locator('.magnify .whole').isVisible()]).toEqual(['0', false])
  },
)

test.each(['/diagrams/request-sequence', '/diagrams/mcp-session'])(
  'on a phone %s shows each claim in words, its drawing below it with letters that are read, and all of it at a tap',
  async (target) => {
    const phone = await stage.open(target, { viewport: { width: 375, height: 812 }, hasTouch: true })
    const claim = phone.page.locator('.heading-above').first()
    const { x, y, width, height } = (await claim.boundingBox())!
    expect([x >= 0, x + width <= 375]).toEqual([true, true])
    // The drawing's own words of it are above what is seen.
    const frame = phone.page.locator('.below-heading').first()
    const drawing = frame.locator('svg').first()
    const own = (await drawing.locator('text').first().boundingBox())!
    expect(own.y + own.height).toBeLessThanOrEqual(y + height)
    // The smallest letters are 9 px high; a finger moves the drawing in its frame, and the page stays.
    const scale = await drawing.evaluate((svg) => svg.getBoundingClientRect().width / Number(svg.getAttribute('width')))
    const smallest = await drawing
      .locator('text')
      .evaluateAll((all) => Math.min(...all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))))
    expect(smallest * Math.min(1, scale)).toBeGreaterThan(9)
    expect(await frame.evaluate((each) => each.scrollWidth > each.clientWidth + 100)).toBe(true)
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const [whole, shown] = [(await drawing.boundingBox())!, (await frame.boundingBox())!]
    expect(shown.y + shown.height).toBeCloseTo(whole.y + whole.height, 0)
    const button = phone.page.locator('.magnify').first()
    expect((await button.innerText()).trim()).toBe('Fit')
    await button.tap()
    const image = phone.page.locator('dialog.lightbox img')
    expect((await image.boundingBox())!.width).toBeLessThanOrEqual(375)
    await image.tap()
    expect((await image.boundingBox())!.width).toBeGreaterThanOrEqual(750)
    expect(phone.faults).toEqual([])
  },
)

test('on a phone diagrams that are compared are whole, each with its claim in words, and larger at a tap', async () => {
  const phone = await stage.open('/compare?ids=request-sequence,http-exchange', {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  })
  const claim = (await phone.page.locator('.heading-above').first().boundingBox())!
  const frame = phone.page.locator('.below-heading').first()
  const drawing = frame.locator('svg').first()
  // The drawing's own words of it are above what is seen.
  const own = (await drawing.locator('text').first().boundingBox())!
  expect(own.y + own.height).toBeLessThanOrEqual(claim.y + claim.height)
  const [whole, shown] = [(await drawing.boundingBox())!, (await frame.boundingBox())!]
  expect([whole.x >= shown.x, whole.x + whole.width <= shown.x + shown.width, whole.width > 300]).toEqual([
    true,
    true,
    true,
  ])
  await phone.page.locator('.magnify').first().tap()
  const image = phone.page.locator('dialog.lightbox img')
  // It is whole already: a tap shows it in full size.
  await expect.poll(async () => (await image.boundingBox())!.width).toBeGreaterThanOrEqual(750)
  expect(phone.faults).toEqual([])
})

test('on a phone a wide diagram scrolls, so that its letters are read, and begins where its rows are named, and its actions are in sight in one row', async () => {
  const { page, faults } = await stage.open('/diagrams/priestley-timeline', {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  })
  const frame = page.locator('.below-heading')
  await page.waitForLoadState('networkidle')
  const [shown, drawn] = await frame
    .locator('svg')
    .evaluate((svg) => [svg.getBoundingClientRect().width, Number(svg.getAttribute('width'))])
  expect(shown! / drawn!).toBeCloseTo(0.8)
  // Its rows are named at the left edge, where its heading begins.
  expect(await frame.evaluate((each) => each.scrollLeft)).toBe(0)
  const name = (await frame.locator('text', { hasText: 'v20' }).boundingBox())!
  expect([
    Math.round(name.x),
    await page.locator('.heading-above b').evaluate((b) => b.getBoundingClientRect().x),
  ]).toEqual([16, 16])
  expect(await frame.evaluate((each) => [each.clientWidth, each.scrollHeight - each.clientHeight])).toEqual([375, 0])
  await page.goto(`${stage.baseUrl}/diagrams/oauth-code-pkce`)
  const tops = async () => {
    const boxes = await page
      .locator('#actions > :is(a, button, details):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]))
    return [boxes.length, new Set(boxes.map(String)).size, Math.max(...boxes.flat()) <= 812]
  }
  expect(await tops()).toEqual([4, 1, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.setViewportSize({ width: 360, height: 812 })
  expect(await tops()).toEqual([4, 1, true])
  await page.getByRole('button', { name: 'Copy image' }).tap()
  expect(faults).toEqual([])
})

test('on a phone a wide diagram whose rows have no names at its left edge begins at its point', async () => {
  const { page } = await stage.open('/diagrams/request-sequence', { viewport: { width: 375, height: 812 } })
  const frame = page.locator('.below-heading')
  await expect.poll(() => frame.evaluate((each) => each.scrollLeft)).toBeGreaterThan(100)
  const marked = await frame
    .locator('[stroke="var(--shade-accent)"]')
    .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().left)))
  expect([marked >= 24, marked < 351]).toEqual([true, true])
  // Words in the middle of boxes below each other are no names of rows.
  await page.goto(`${stage.baseUrl}/diagrams/c4-container`)
  await expect.poll(() => frame.evaluate((each) => each.scrollLeft)).toBeGreaterThan(100)
  for (const id of ['grouped-bar', 'ordered-bar']) {
    await page.goto(`${stage.baseUrl}/diagrams/${id}`, { waitUntil: 'networkidle' })
    expect([id, await frame.evaluate((each) => each.scrollLeft)]).toEqual([id, 0])
  }
})

test('what is beside a diagram begins at one of two places; on a wide screen what is copied is there, too', async () => {
  const { page: wide } = await stage.open('/diagrams/mcp-session', { viewport: { width: 1440, height: 900 } })
  const places = new Set<number>()
  for (const id of ['mcp-session', 'request-sequence', 'oauth-code-pkce', 'priestley-timeline', 'c4-container'])
    for (const height of [800, 900, 1000]) {
      await wide.setViewportSize({ width: 1440, height })
      await wide.goto(`${stage.baseUrl}/diagrams/${id}`)
      places.add((await wide.locator('.guidance').boundingBox())!.x)
    }
  expect(places).toEqual(new Set([1054, 974]))
  await wide.setViewportSize({ width: 1920, height: 900 })
  await wide.goto(`${stage.baseUrl}/diagrams/request-sequence`)
  const [figure, copy] = [await wide.locator('.recipe figure').boundingBox(), await wide.locator('#copy').boundingBox()]
  expect([copy!.x > figure!.x + figure!.width, copy!.y < 700]).toEqual([true, true])
})

test('a recipe without data copies a prompt with its scene', async () => {
  const id = (await (await fetch(`${stage.baseUrl}/api/diagrams`)).json()) as { recipes: { id: string }[] }
  const without = await firstWithout(id.recipes.map((recipe) => recipe.id))
  if (without === undefined) return
  const other = await stage.open(`/diagrams/${without}`, { permissions: ['clipboard-read', 'clipboard-write'] })
  await openMenu('More', other.page)
  await other.page.getByRole('button', { name: 'Adapt with AI' }).click()
  await other.page.locator('[data-said=done]').waitFor()
  const prompt = await other.page.evaluate(() => navigator.clipboard.readText())
  expect(prompt).toContain(`diagref check ${without}.json`)
  expect(other.faults).toEqual([])
})

const firstWithout = async (ids: readonly string[]): Promise<string | undefined> => {
  for (const id of ids) if ((await fetch(`${stage.baseUrl}/data/${id}.json`)).status === 404) return id
  return undefined
}

test('all that without an error, a policy report or a request to another host', () => {
  expect(watched.faults).toEqual([])
})
