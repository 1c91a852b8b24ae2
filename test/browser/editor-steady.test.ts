/**
 * The editor holds still: nothing jumps as it loads, and what is opened or dropped moves nothing else.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useStage } from './stage.ts'

const stage = useStage({ blank: true })

const upToDate = (page: Page): Promise<void> => page.locator('.state[data-state=good]').waitFor({ timeout: 15_000 })

const chain = {
  title: '',
  direction: 'right',
  nodes: [{ name: 'Order' }, { name: 'Pack' }, { name: 'Ship the parcels' }],
  edges: [
    { from: 'Order', to: 'Pack' },
    { from: 'Pack', to: 'Ship the parcels' },
  ],
}

const chainTarget = `/edit?recipe=flow-graph#data=${encodeURIComponent(JSON.stringify(chain))}`

const wide = { viewport: { width: 1440, height: 900 } }

/** The left, top, right and bottom edges of elements. */
const edgesOf = (page: Page, selector: string): Promise<number[][]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return [left, top, right, bottom].map(Math.round)
    }),
  )

describe('the editor holds still', () => {
  test.each([375, 600, 768])('at %s px the start without a diagram has its height before scripts', async (width) => {
    const { page } = await stage.open('/edit', { viewport: { width, height: 900 } })
    await page.locator('.examples').waitFor()
    const shifts = await page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts)
    expect(shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(0.02)
  })

  test.each([375, 1440])('at %s px a menu below the picture moves nothing', async (width) => {
    const { page } = await stage.open('/edit?recipe=ordered-bar', { viewport: { width, height: 900 } })
    await upToDate(page)
    const still = '#canvas, #canvas > svg, .folded > summary, #editor-panel'
    const before = await edgesOf(page, still)
    for (const [name, shown] of [
      ['Try it as…', '.tries img'],
      ['Changes', '.comparison'],
    ] as const) {
      await page.locator('.folded > summary', { hasText: name }).click()
      await page.locator(shown).first().waitFor()
      expect(await edgesOf(page, still)).toEqual(before)
      await page.keyboard.press('Escape')
      await page.locator(shown).first().waitFor({ state: 'detached' })
    }
  })

  test('a flat drawing is in the middle of its room', async () => {
    const { page } = await stage.open(chainTarget, wide)
    await upToDate(page)
    const [[, top, , bottom], [, first, , last]] = (await edgesOf(page, '#canvas, #canvas > svg')) as [
      number[],
      number[],
    ]
    expect(Math.abs(first! - top! - (bottom! - last!))).toBeLessThan(4)
  })

  test('the picture of the recipe is never beside data of one’s own', async () => {
    const { page } = await stage.open('/docs', wide)
    // Whatever is asked of a worker waits until the page says so.
    await page.addInitScript(() => {
      const isReady = new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }))
      const Direct = Worker
      globalThis.Worker = class extends Direct {
        override postMessage(message: unknown): void {
          void isReady.then(() => super.postMessage(message, []))
        }
      }
    })
    await page.goto(stage.baseUrl + chainTarget)
    const canvas = page.locator('#canvas')
    const said = () => canvas.evaluate((host) => getComputedStyle(host, '::before').content)
    await expect.poll(said).toBe('"Drawing your 3 nodes…"')
    expect(await canvas.locator('svg:visible').count()).toBe(0)
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release())
    await upToDate(page)
    expect([await said(), await canvas.locator('svg:visible').count()]).toEqual(['none', 1])
    await page.context().close()
  })

  test('what was just done is read to its end', async () => {
    const { page } = await stage.open(chainTarget, wide)
    await upToDate(page)
    await page.locator('#canvas svg text', { hasText: 'Ship the parcels' }).click()
    await page.getByRole('button', { name: 'Move down' }).click()
    const said = page.locator('.said', { hasText: 'Ship the parcels is pinned' })
    await said.waitFor()
    const isWhole = await said.evaluate((words) => {
      const { right } = words.getBoundingClientRect()
      const around = words.closest('#editor-status')!
      const isClipped = getComputedStyle(words).position !== 'absolute' && right > around.getBoundingClientRect().right
      return !isClipped && words.scrollWidth <= words.clientWidth + 1
    })
    expect(isWhole).toBe(true)
  })

  test('a node that is dropped stays there, marked as busy, until it glides to its place', async () => {
    const { page } = await stage.open(chainTarget, wide)
    await upToDate(page)
    const label = page.locator('#canvas svg g text', { hasText: 'Ship' }).first()
    await label.click()
    await page.locator('.part-bar').waitFor()
    const { x, y } = (await label.boundingBox())!
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      addEventListener('pointerup', () => {
        const watch = (): void => {
          const node = [...document.querySelectorAll('#canvas svg g text')].find((each) =>
            each.textContent.startsWith('Ship'),
          )
          const isBusy = document.querySelector('.over .spinner') !== null
          seen.push(`${Math.round(node?.getBoundingClientRect().top ?? 0)} ${isBusy}`)
          requestAnimationFrame(watch)
        }
        requestAnimationFrame(watch)
      })
    })
    await page.mouse.move(x + 4, y + 4)
    await page.mouse.down()
    await page.mouse.move(x + 4, y + 104, { steps: 4 })
    await page.mouse.up()
    await page.locator('.said', { hasText: 'is pinned in column' }).waitFor()
    await upToDate(page)
    await page.locator('.over .spinner').waitFor({ state: 'detached' })
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    // The last may be of a frame that was not finished.
    const busy = seen
      .filter((each) => each.endsWith('true'))
      .slice(0, -1)
      .map((each) => Number.parseInt(each, 10))
    expect(busy.length).toBeGreaterThan(1)
    for (const top of busy) expect(Math.abs(top - y - 100)).toBeLessThan(4)
    // Before it was busy, too, it was nowhere else.
    expect(Math.abs(Number.parseInt(seen[0] ?? '', 10) - y - 100)).toBeLessThan(4)
    expect(await page.locator('#canvas g[data-element][transform]').count()).toBe(0)
  })

  test.each([320, 375])('at %s px a picked part has its name, and no button is cut', async (width) => {
    const { page } = await stage.open(chainTarget, { viewport: { width, height: 812 } })
    await upToDate(page)
    await page.locator('#canvas svg text', { hasText: 'Ship the parcels' }).click()
    await page.getByRole('button', { name: 'Move down' }).click()
    await page.locator('.part-bar').getByRole('button', { name: 'Unpin' }).waitFor()
    expect(await page.locator('.part-name').isVisible()).toBe(true)
    const [bar] = await edgesOf(page, '.part-bar [role=toolbar]')
    for (const [left, , right] of await edgesOf(page, '.part-bar button')) {
      expect(left).toBeGreaterThanOrEqual(bar![0]!)
      expect(right).toBeLessThanOrEqual(bar![2]!)
    }
  })

  test('the form has words for what is chosen and where a node is pinned', async () => {
    const { page } = await stage.open(chainTarget, wide)
    await upToDate(page)
    const choices = page.locator('#editor-form select[data-at=direction] option')
    expect((await choices.allTextContents()).slice(0, 3)).toEqual(['Automatic', 'Right', 'Down'])
    await page.locator('#canvas svg text', { hasText: 'Ship the parcels' }).click()
    await page.getByRole('button', { name: 'Move down' }).click()
    await page.locator('.data-grid th', { hasText: /^Place$/ }).waitFor()
  })

  test('what was pasted is shown in the letters that it will have', async () => {
    const { page } = await stage.open('/edit', wide)
    await page.locator('#paste').fill('Service,Latency\nAPI,420\nWeb,80')
    const label = page.locator('.suggested-picture svg text', { hasText: 'API' }).first()
    await label.waitFor()
    expect(await label.evaluate((text) => getComputedStyle(text).fontFamily)).toMatch(/^Inter/)
    expect(await page.locator('.suggested-picture').getByRole('link').getAttribute('aria-label')).toMatch(
      /Make it yours$/,
    )
  })
})
