/**
 * The editor in a browser: data become a picture, and nothing that is typed leaves the page.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage.close())

/** Opens the editor, and waits for its first drawing. */
const open = async (target: string, options = {}) => {
  const opened = await stage.open(target, options)
  await upToDate(opened.page)
  return opened
}

const upToDate = (page: Page): Promise<void> => page.locator('.state[data-state=good]').waitFor({ timeout: 15_000 })

const words = (page: Page): Promise<string[]> => page.locator('#canvas svg g text').allTextContents()

/** A field by its path in the data. */
const field = (page: Page, at: string) => page.locator(`#editor-form [data-at="${at}"]`)

describe('H28: the editor', () => {
  test('from the gallery to a finished picture: the picture follows each key', async () => {
    const { page, faults } = await stage.open('/')
    await page.locator('.card .actions a[href$="recipe=request-sequence"]').focus()
    await page.keyboard.press('Enter')
    await upToDate(page)
    await field(page, 'messages.3.text').fill('304 Not Modified')
    await expect.poll(() => words(page)).toContain('304 Not Modified')
    await field(page, 'participants.1.name').fill('Parcel service')
    await upToDate(page)
    expect(await field(page, 'messages.3.from').inputValue()).toBe('Parcel service')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => words(page)).toContain('200 OK')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('scripts off: the page shows the picture, the files and the command', async () => {
    const { page, faults } = await stage.open('/edit?recipe=request-sequence', { javaScriptEnabled: false })
    expect(await page.locator('#canvas svg text').first().textContent()).toBe('Opening a tracking page costs one query')
    expect(await page.locator('.unscripted a').allTextContents()).toEqual(['Data', 'JSON Schema', 'Scene', 'SVG'])
    expect(await page.locator('.unscripted code').textContent()).toContain('diagref draw request-sequence')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a problem is shown at its field, and the last good picture stays, marked', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    const value = field(page, 'rows.0.value')
    await value.fill('a lot')
    await page.locator('.state[data-state=bad]').waitFor()
    expect(await value.getAttribute('aria-invalid')).toBe('true')
    const problem = page.locator(`#${await value.getAttribute('aria-describedby')}`.replaceAll('.', '\\.'))
    expect(await problem.textContent()).toBe('Must be a number, got "a lot".')
    expect(await page.locator('#canvas').getAttribute('data-stale')).toBe('')
    expect(await page.locator('#canvas svg g text').count()).toBeGreaterThan(10)
    await value.fill('1,240.5')
    await upToDate(page)
    await page.context().close()
  })

  test('a click in the picture leads to the field, and a field lights up its part', async () => {
    const { page } = await open('/edit?recipe=kanban-board')
    const name = await field(page, 'cards.2.name').inputValue()
    const first = name.split(' ')[0] ?? ''
    await page.locator('#canvas svg g text', { hasText: first }).first().click()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['at']))
      .toMatch(/^cards\.\d+\./)
    expect(await page.locator('.over .lit').count()).toBe(1)
    await page.context().close()
  })

  test('rows from a spreadsheet go into the table, with or without their heads', async () => {
    const { page } = await open('/edit?recipe=ordered-bar', { permissions: ['clipboard-read', 'clipboard-write'] })
    const rows = await page.locator('.data-grid').first().locator('tbody tr').count()
    await page.evaluate(() => navigator.clipboard.writeText('Value\tName\n12\tUmbra\n1,024\tPenumbra'))
    await field(page, 'rows.0.name').focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => field(page, 'rows.1.name').inputValue()).toBe('Penumbra')
    expect(await field(page, 'rows.1.value').inputValue()).toBe('1024')
    await page.evaluate(() => navigator.clipboard.writeText('Nadir\t7\nZenith\t8'))
    await field(page, `rows.${rows - 1}.name`).focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => field(page, `rows.${rows}.name`).inputValue()).toBe('Zenith')
    await expect.poll(() => words(page)).toContain('Zenith')
    await page.context().close()
  })

  test('the same data as text: JSON and YAML, and what cannot be read says why', async () => {
    const { page, faults } = await open('/edit?recipe=gantt-chart')
    await page.getByRole('tab', { name: 'Text' }).click()
    await page.getByRole('button', { name: 'YAML' }).click()
    const text = page.locator('textarea.whole')
    await expect.poll(() => text.inputValue()).toMatch(/^title: /m)
    await text.fill((await text.inputValue()).replace(/^title: .*$/m, 'title: The release slips by two days'))
    await expect.poll(() => words(page)).toContain('The release slips by two days')
    await text.fill('{"title": ')
    await page.locator('.state[data-state=bad]').waitFor()
    expect(await page.locator('.findings').textContent()).toContain('this is not JSON')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('nothing leaves the page while one edits', async () => {
    const { page } = await open('/edit?recipe=c4-container')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await field(page, 'title').fill('Secret plans')
    await field(page, 'nodes.0.note').fill('nobody may read this')
    await upToDate(page)
    await page.locator('.state[data-state=good]').waitFor()
    expect(asked).toEqual([])
    await page.context().close()
  })
})

test.each(['/edit?recipe=request-sequence', '/edit?recipe=mind-map', '/edit'])(
  'axe finds nothing on %s, and it fits a narrow screen',
  { timeout: 60_000 },
  async (target) => {
    const { page } = await stage.open(target, { colorScheme: 'light', reducedMotion: 'reduce' })
    if (target.includes('recipe')) await upToDate(page)
    const told = async (builder: AxeBuilder): Promise<string[]> =>
      (await builder.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(await told(new AxeBuilder({ page }).exclude('#canvas svg'))).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await told(new AxeBuilder({ page }).exclude('#canvas svg').withRules(['color-contrast']))).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(seen ?? 0)
    await page.context().close()
  },
)
