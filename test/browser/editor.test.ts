/**
 * The editor in a browser: data becomes a diagram, and nothing that is typed leaves the page.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { embedFonts } from '../../src/fonts/embed-fonts.ts'
import { fontFaces } from '../../src/fonts/faces.ts'
import { type CheckedKinds, violationsInBothModes, violationsOn } from './axe.ts'
import { servePieces } from './pieces.ts'
import { useStage } from './stage.ts'

// One kind of page for all: each new one loads and compiles the code of the editor again.
const stage = useStage({ blank: true, permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens the editor, and waits for its first drawing. */
const open = async (target: string, options = {}) => {
  const opened = await stage.open(target, options)
  await upToDate(opened.page)
  return opened
}

const upToDate = (page: Page): Promise<void> => page.locator('.state[data-state=good]').waitFor({ timeout: 15_000 })

/** Three nodes in a row, small enough to be drawn often, with what a test adds. */
const chainWith = (added: object): string =>
  `/edit?recipe=flow-graph#data=${encodeURIComponent(
    JSON.stringify({
      title: 'One after the other',
      direction: 'right',
      nodes: [{ name: 'Order' }, { name: 'Pack' }, { name: 'Ship' }],
      edges: [
        { from: 'Order', to: 'Pack', text: 'hands over' },
        { from: 'Pack', to: 'Ship' },
      ],
      ...added,
    }),
  )}`

const chainTarget = chainWith({})

const words = (page: Page): Promise<string[]> => page.locator('#canvas svg g text').allTextContents()

/** A field by its path in the data. */
const field = (page: Page, at: string) => page.locator(`#editor-form [data-at="${at}"]`)

describe('H28: the editor', () => {
  test('from the gallery to a finished diagram, which follows each keystroke', async () => {
    const { page, faults } = await stage.open('/')
    await page.locator('.card .actions a[href$="recipe=request-sequence"]').focus()
    await page.keyboard.press('Enter')
    await upToDate(page)
    await page.getByText('{marked} becomes 2').waitFor()
    await field(page, 'messages.3.text').fill('304 Not Modified')
    await expect.poll(() => words(page)).toContain('304 Not Modified')
    await field(page, 'participants.1.name').fill('Parcel service')
    await upToDate(page)
    expect(await field(page, 'messages.3.from').inputValue()).toBe('Parcel service')
    await page.getByText('Changes from the recipe').click()
    const comparison = page.locator('.comparison')
    await expect.poll(() => comparison.textContent()).toContain('2 labels your own')
    await comparison.getByRole('button', { name: '“nil”' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at')))
      .toBe('messages.2.text')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => words(page)).toContain('SELECT … WHERE id = $1')
    expect(faults).toEqual([])
  })

  test('scripts off: the page shows the diagram, the files and the command', async () => {
    const { page, faults } = await stage.open('/edit?recipe=request-sequence', { javaScriptEnabled: false })
    expect(await page.locator('#canvas svg text').first().textContent()).toMatch(/^A cache miss costs 2 more calls/)
    expect(await page.locator('.unscripted a').allTextContents()).toEqual(['Data', 'JSON Schema', 'Scene', 'SVG'])
    expect(await page.locator('.unscripted code').textContent()).toContain('diagref draw request-sequence')
    expect(faults).toEqual([])
  })

  test('a problem is shown at its field, and the last good drawing stays, marked as such', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    const value = field(page, 'rows.0.value')
    await value.fill('a lot')
    await page.locator('.state[data-state=bad]').waitFor()
    expect(await value.getAttribute('aria-invalid')).toBe('true')
    const problem = page.locator(`#${await value.getAttribute('aria-describedby')}`.replaceAll('.', '\\.'))
    expect(await problem.textContent()).toBe('Must be a number, got "a lot".')
    expect(await page.locator('#canvas').getAttribute('data-stale')).toBe('')
    await page.locator('.over .lit').waitFor()
    expect(await page.locator('#canvas svg g text').count()).toBeGreaterThan(10)
    await value.fill('1,240.5')
    await upToDate(page)
  })

  test('a click in the diagram picks the part, typing replaces its field, and a field highlights its part', async () => {
    const { page } = await open('/edit?recipe=kanban-board')
    const name = await field(page, 'cards.2.name').inputValue()
    const first = name.split(' ')[0] ?? ''
    // What takes the press arrives between press and release.
    let arrive = (): void => {}
    const pressed = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/assets\/drawing-/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.locator('#canvas svg g text', { hasText: first }).first().hover()
    await page.mouse.down()
    arrive()
    await page.locator('.part-bar').waitFor()
    await page.mouse.up()
    await page.locator('.part-bar').waitFor()
    await page.locator('.over .lit').waitFor()
    await page.keyboard.type('Own words')
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['at'] ?? '')
    expect(at).toMatch(/^cards\.\d+\./)
    expect(await field(page, at).inputValue()).toBe('Own words')
    await page.locator('.part-bar').waitFor({ state: 'detached' })
    await page.locator('.over .lit').waitFor()
  })

  test.each(['slow', 'missing'])('what is shown on demand does not wait for styles that are %s', async (state) => {
    const { page } = await open('/edit?recipe=kanban-board')
    let [isThere, arrive] = [false, (): void => {}]
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/assets\/editor-later/, async (route) => {
      if (!isThere && state === 'missing') return route.abort()
      await arrived
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await upToDate(page)
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    const isPlain = () => page.locator('.keys').evaluate((keys) => getComputedStyle(keys).display === 'block')
    expect(await isPlain()).toBe(true)
    isThere = true
    arrive()
    // What failed is asked for again with the next of them.
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect.poll(isPlain).toBe(false)
  })

  test('rows from a spreadsheet are pasted into the table, with or without headings', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    const rows = await page.locator('.data-grid').first().locator('tbody tr').count()
    await page.evaluate(() => navigator.clipboard.writeText('Value\tName\n12\tUmbra\n1,024\tPenumbra'))
    await field(page, 'rows.0.name').focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => field(page, 'rows.1.name').inputValue()).toBe('Penumbra')
    expect(await field(page, 'rows.1.value').inputValue()).toBe('1024')
    expect(await page.locator('.notice').textContent()).toContain(
      `Pasted 2 rows. Value → Value, Name → Name. ${rows} rows of the sample replaced.`,
    )
    await page.evaluate(() => navigator.clipboard.writeText('Nadir\t7\nZenith\t8'))
    await field(page, 'rows.1.name').focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => field(page, 'rows.2.name').inputValue()).toBe('Zenith')
    await expect.poll(() => words(page)).toContain('Zenith')
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, 'rows.1.name').inputValue()).toBe('Penumbra')
    const many = Array.from({ length: 10_000 }, (_, index) => `Row ${index}\t${index}`).join('\n')
    await page.evaluate((text) => navigator.clipboard.writeText(text), many)
    await field(page, 'rows.0.name').focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => page.locator('.notice').textContent()).toMatch(/Pasted \d+ of 10000 rows: .* at most \d+\./)
  })

  test('numbers without headings go to values, and nothing of the sample stays beside them', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    await page.evaluate(() => navigator.clipboard.writeText('API\t420\nWeb\t80'))
    await field(page, 'rows.0.name').focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => field(page, 'rows.0.value').inputValue()).toBe('420')
    expect(await page.locator('.data-grid').first().locator('tbody tr').count()).toBe(2)
    await upToDate(page)
    expect(await words(page)).toEqual(expect.arrayContaining(['API', 'Web']))
  })

  test('a name typed through that of another item keeps its edges', async () => {
    const { page } = await open(chainWith({ focus: ['Ship'], key: { focus: 'what leaves' } }))
    const names = () =>
      page
        .locator('#editor-form [data-at^="nodes."][data-at$=".name"]')
        .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
    const [first = '', second = ''] = await names()
    const ends = () =>
      page
        .locator('#editor-form [data-at^="edges."]:is([data-at$=".from"], [data-at$=".to"])')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    const before = await ends()
    const name = field(page, 'nodes.0.name')
    await name.fill(second)
    await name.press('End')
    await name.pressSequentially(' gateway')
    const after = before.map((end) => (end === first ? `${second} gateway` : end))
    await expect.poll(ends).toEqual(after)
    await upToDate(page)
    await field(page, 'key.focus').fill('what lookups need')
    await expect.poll(() => words(page)).toContain('what lookups need')
  })

  test('letters that are typed in the middle of words stay together, in a cell, a reference and a field', async () => {
    const { page } = await open(chainTarget)
    const wanted = { 'nodes.0.name': 'Oxyzrder', 'edges.1.from': 'Pxyzack', title: 'Oxyzne after the other' }
    for (const [at, whole] of Object.entries(wanted)) {
      await field(page, at).click()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type('xyz', { delay: 60 })
      expect(await field(page, at).inputValue()).toBe(whole)
    }
    await expect.poll(() => words(page)).toContain('Oxyzrder')
  })

  test('a node that is removed takes its edges along, and undo brings both back', async () => {
    const { page } = await open(chainTarget)
    const count = (list: string) => page.locator(`#editor-form [data-at^="${list}."][data-at$=".from"]`).count()
    const edges = await count('edges')
    await page.locator('.data-grid').first().locator('.row-head button').first().click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect
      .poll(() => page.locator('.notice').textContent())
      .toMatch(/Removed “.+” and \d+ rows? that referred to it\./)
    expect(await count('edges')).toBeLessThan(edges)
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => count('edges')).toBe(edges)
  })

  test('in the diagram: a node is dragged, an end is joined elsewhere, words are edited, parts are removed', async () => {
    const { page, faults } = await open(chainTarget)
    const label = (words: string) => page.locator('#canvas svg g text').filter({ hasText: new RegExp(`^${words}$`) })
    const box = async (words: string) => (await label(words).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await page.mouse.move(from.x + 4, from.y + 4)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 3 })
      await page.mouse.move(to.x + 4, to.y + 4)
      await page.mouse.up()
    }
    await label('Pack').click()
    await page.locator('.part-bar').waitFor()
    const [order, ship] = [await box('Order'), await box('Ship')]
    await drag(ship, { x: order.x, y: order.y + 120 })
    await page.locator('.said', { hasText: 'Ship is pinned' }).waitFor()
    await upToDate(page)
    expect(Math.abs((await box('Ship')).x - (await box('Order')).x)).toBeLessThan(24)
    expect((await box('Ship')).y).toBeGreaterThan((await box('Order')).y)
    expect(await page.locator('[data-at$=".at"]').count()).toBeGreaterThan(0)
    await label('hands over').click()
    await drag((await page.locator('[data-end=to]').boundingBox()) ?? { x: 0, y: 0 }, await box('Ship'))
    await expect.poll(() => field(page, 'edges.0.to').inputValue()).toBe('Ship')
    await upToDate(page)
    await label('Pack').dblclick()
    await page.locator('.words-in-place').fill('Wrap')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, 'edges.1.from').inputValue()).toBe('Wrap')
    await upToDate(page)
    await label('Wrap').click()
    await page.keyboard.press('Delete')
    await page.locator('.notice', { hasText: 'Removed “Wrap” and 1 row that referred to it.' }).waitFor()
    await upToDate(page)
    expect(await words(page)).not.toContain('Wrap')
    await label('Order').click()
    await page.keyboard.press('ArrowDown')
    await page.locator('.part-name', { hasText: 'Ship' }).waitFor()
    if ((await page.locator('.part-name').textContent()) !== 'Ship') await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Unpin' }).click()
    await upToDate(page)
    await page.getByRole('button', { name: 'Move right' }).click()
    await page.locator('.said', { hasText: 'Ship is pinned' }).waitFor()
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Control+z')
    await expect.poll(() => field(page, 'nodes.1.name').inputValue()).toBe('Pack')
    expect(faults).toEqual([])
  })

  test('a value is quoted with a press, and the diagram is drawn for a phone or of a part of the graph', async () => {
    const { page, faults } = await open('/edit?recipe=pie-chart')
    await field(page, 'title').fill('It was ')
    const chip = page.locator('.quotes button').first()
    const name = (await chip.locator('code').textContent()) ?? ''
    const value = ((await chip.textContent()) ?? '').replace(name, '').trim()
    await chip.click()
    await expect.poll(() => field(page, 'title').inputValue()).toBe(`It was ${name}`)
    await upToDate(page)
    expect(await words(page)).toContain(`It was ${value}`)
    await page.goto(`${stage.baseUrl}${chainTarget}`)
    await upToDate(page)
    await page.getByLabel('Drawn for').selectOption('phone')
    const width = async () => Number(await page.locator('#canvas svg').first().getAttribute('width'))
    await expect.poll(width).toBeLessThanOrEqual(390)
    await page.getByLabel('Only the part around').fill('Order')
    await page.getByLabel('Only the part around').press('Enter')
    await page.getByLabel('Depth').fill('1')
    await page.getByLabel('Depth').press('Enter')
    await expect.poll(() => words(page)).not.toContain('Ship')
    expect(await words(page)).toContain('Pack')
    expect(faults).toEqual([])
  })

  test('several rows are chosen, moved and removed together; a few are enough to start with; ? shows the keys', async () => {
    const { page, faults } = await open('/edit?recipe=ordered-bar')
    const names = () =>
      page
        .locator('#editor-form [data-at^="rows."][data-at$=".name"]')
        .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
    const [first, second, third, fourth, ...rest] = await names()
    const heads = page.locator('.data-grid').first().locator('.row-head button')
    await heads.nth(1).click({ modifiers: ['Control'] })
    await heads.nth(2).click({ modifiers: ['Shift'] })
    await expect.poll(() => page.locator('.is-chosen').count()).toBe(2)
    await heads.nth(1).click()
    await page.getByRole('menuitem', { name: 'Move 2 rows down' }).click()
    await expect.poll(names).toEqual([first, fourth, second, third, ...rest])
    await heads.nth(2).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.is-chosen').count()).toBe(0)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => page.locator('.is-chosen').count()).toBe(3)
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => page.locator('.is-chosen').count()).toBe(2)
    await page.keyboard.press('Delete')
    await page.locator('.notice', { hasText: 'Removed 2 rows.' }).waitFor()
    expect(await names()).toEqual([first, fourth, ...rest])
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual([first, fourth, second, third, ...rest])
    await page.keyboard.press('?')
    await page.locator('#keys', { hasText: 'Select several rows' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#editor-take summary', { hasText: 'More' }).click()
    await page.getByRole('button', { name: 'Start empty' }).click()
    await expect.poll(() => heads.count()).toBe(2)
    await upToDate(page)
    expect(await field(page, 'title').inputValue()).toBe('Title')
    expect(faults).toEqual([])
  })

  test('Tab stops once at a table, and arrows lead through its cells', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['at'] ?? '')
    expect(await page.locator('.data-grid [tabindex="0"]').count()).toBe(1)
    await field(page, 'rows.0.name').focus()
    await page.keyboard.press('ArrowRight')
    expect(await at()).toMatch(/^rows\.0\.(?!name)/)
    await page.keyboard.press('ArrowDown')
    expect(await at()).toMatch(/^rows\.1\./)
    await page.keyboard.press('Tab')
    expect(await at()).not.toMatch(/^rows\./)
    await page.keyboard.press('Shift+Tab')
    expect(await at()).toMatch(/^rows\.1\./)
  })

  test('a field that a key leads to is in sight, from below it, too', async () => {
    const { page } = await open('/edit?recipe=ordered-bar', { viewport: { width: 1280, height: 600 } })
    await page.locator('.editor-panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    await page.getByRole('tab', { name: 'Data' }).focus()
    await page.keyboard.press('Tab')
    const [at, top, bottom] = await page.evaluate(() => {
      const { id } = document.activeElement as HTMLElement
      const { top, bottom } = document.activeElement!.getBoundingClientRect()
      return [id, top, bottom] as const
    })
    expect([at, top > 60, bottom < 600]).toEqual(['f-title', true, true])
  })

  test('code that cannot be loaded says so, and is loaded again on demand', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    await page.context().setOffline(true)
    await page.getByRole('tab', { name: 'Text' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.context().setOffline(false)
    await again.click()
    await page.getByRole('textbox', { name: 'Data as text' }).waitFor()
  })

  test('a page ends where its footer ends; on a wide screen it fills the window, and has none', async () => {
    for (const width of [640, 1440]) {
      const { page } = await open('/edit?recipe=ordered-bar', { viewport: { width, height: 800 } })
      const [height, bottom] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) + scrollY,
      ])
      if (width === 1440) expect([height, bottom]).toEqual([800, 0])
      else expect(height).toBeLessThanOrEqual(Math.ceil(bottom ?? 0) + 1)
      await stage.recycle()
    }
  })

  test('the cell in focus is never behind the picture', async () => {
    const { page } = await open('/edit?recipe=ordered-bar', { viewport: { width: 640, height: 450 } })
    await field(page, 'rows.0.name').focus()
    // While a field has the focus, the picture is a strip.
    await page.locator('.editor-main.is-strip').waitFor()
    for (let row = 1; row < 9; row++) {
      await page.keyboard.press('ArrowDown')
      const [top, over] = await page.evaluate(() => [
        document.activeElement?.getBoundingClientRect().top ?? 0,
        document.querySelector('.editor-main')?.getBoundingClientRect().bottom ?? 0,
      ])
      expect(top).toBeGreaterThanOrEqual((over ?? 0) - 1)
    }
  })

  test.each([375, 1440])(
    'at %s px: what draws a pasted table is in sight, and nothing is wider than the page',
    async (width) => {
      const { page } = await stage.open('/edit', { viewport: { width, height: 900 } })
      await page.locator('#paste').fill('Team,Q1,Q2\nA,4,5\nB,6,2\nC,1,3')
      const pictures = page.locator('.suggested img')
      await pictures.nth(2).waitFor()
      const { y, height } = (await pictures.first().boundingBox())!
      expect(y + height).toBeLessThan(900)
      const [wide, panel] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('.suggested')?.getBoundingClientRect().right ?? 0,
      ])
      expect([wide, (panel ?? 0) <= width]).toEqual([width, true])
    },
  )

  test('a keyboard that is closed without leaving its field gives back what can be done with the picture', async () => {
    const { page } = await open('/edit?recipe=ordered-bar', { viewport: { width: 375, height: 800 } })
    const strip = page.locator('.editor-main.is-strip')
    const download = page.locator('#editor-take summary', { hasText: 'Download' })
    await field(page, 'title').focus()
    await strip.waitFor()
    await page.setViewportSize({ width: 375, height: 460 })
    // Less than a keyboard is the bar of the browser.
    await page.setViewportSize({ width: 375, height: 520 })
    expect([await strip.count(), await download.isVisible()]).toEqual([1, false])
    await page.setViewportSize({ width: 375, height: 800 })
    await download.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe('title')
    await page.setViewportSize({ width: 375, height: 460 })
    await strip.waitFor()
  })

  test('on a phone a picked part hides no edge of the picture, and diagrams to start from stay while one pastes', async () => {
    const { page } = await open('/edit?recipe=flow-graph', { viewport: { width: 375, height: 900 } })
    await page.locator('#canvas svg text', { hasText: 'Upload API' }).click()
    await page.locator('.part-bar').getByRole('button', { name: 'Words' }).waitFor()
    const [host, drawing] = await page
      .locator('#canvas, #canvas > svg')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(drawing).toBeGreaterThanOrEqual(host ?? 0)
    await page.goto(`${stage.baseUrl}/edit`)
    await page.locator('#paste').focus()
    await page.locator('.editor-main.is-strip').waitFor()
    expect((await page.locator('.editor-main .canvas').boundingBox())?.height).toBeGreaterThan(500)
  })

  test('the same data as text: JSON and YAML, and text that cannot be read shows why', async () => {
    const { page, faults } = await open('/edit?recipe=gantt-chart')
    await page.getByRole('tab', { name: 'Text' }).click()
    await page.getByRole('button', { name: 'YAML' }).click()
    const { keyboard } = page
    const code = page.getByRole('textbox', { name: 'Data as text' })
    await expect.poll(() => code.textContent()).toMatch(/^title: /)
    await code.press('Control+Home')
    await keyboard.press('Shift+End')
    await keyboard.insertText('title: The release slips by two days')
    await expect.poll(() => words(page)).toContain('The release slips by two days')
    await keyboard.press('Control+End')
    await keyboard.type('cal')
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'callouts' }).click()
    await page.locator('.cm-lint-marker-error').waitFor()
    // The marker may still be that of the word as it was typed.
    await expect.poll(() => page.locator('.findings').textContent()).toContain('callouts Must be')
    expect(await violationsOn(page, { include: '.text-tab' })).toEqual([])
    await keyboard.press('Control+a')
    await keyboard.insertText('{"title": ')
    await expect.poll(() => page.locator('.findings').textContent()).toContain('This is not JSON')
    await keyboard.press('Control+z')
    // How much one undo reverts depends on the typing speed.
    await expect.poll(() => code.textContent()).toMatch(/^title: The (?:copy is|release slips)/)
    expect(faults).toEqual([])
  })

  test('nothing leaves the page while editing', async () => {
    const { page } = await open('/edit?recipe=c4-container')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await field(page, 'title').fill('Secret plans')
    await field(page, 'nodes.0.note').fill('nobody may read this')
    await upToDate(page)
    await page.locator('.state[data-state=good]').waitFor()
    // Code that is loaded on demand says nothing about what was typed.
    expect(asked.filter((url) => !/\/assets\/[a-z-]+\.[0-9A-Z]{8}\.js$/.test(url))).toEqual([])
  })
})

/** What a press on a button of the Download menu saves. */
const download = async (page: Page, name: RegExp): Promise<string> => {
  await page.locator('#editor-take summary', { hasText: 'Download' }).click()
  const saved = page.waitForEvent('download')
  await page.locator('#editor-take').getByRole('button', { name }).click()
  await page.keyboard.press('Escape')
  return readFile(await (await saved).path(), 'utf8')
}

/** The fonts of the package as they are, for an SVG. */
const wholeFonts = async (): Promise<string> => {
  const rules = fontFaces.map(async ({ family, weight, file }) => {
    const data = await readFile(`assets/fonts/${file}`, 'base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${data})}`
  })
  return `<style>${(await Promise.all(rules)).join('')}</style>`
}

describe('H28: links, drafts and files', () => {
  test('a link opened elsewhere gives the same bytes, and is never sent in a request', async () => {
    const { page } = await open('/edit?recipe=gantt-chart&theme=dark&accent=rose')
    await field(page, 'tasks.1.name').fill('Größe <script>alert(1)</script>')
    await upToDate(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.locator('#editor-take summary', { hasText: 'More' }).click()
    await page.getByRole('button', { name: 'Copy plain link' }).click()
    const plain = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(plain).toContain(`#data=%7B%22title%22`)
    expect(await plain()).toContain(encodeURIComponent('Größe <script>'))
    const svg = await download(page, /^SVG/)
    const other = await stage.open('/edit')
    const asked: string[] = []
    other.page.on('request', (request) => asked.push(request.url()))
    await other.page.goto(link)
    await upToDate(other.page)
    expect(await field(other.page, 'tasks.1.name').inputValue()).toBe('Größe <script>alert(1)</script>')
    expect(await download(other.page, /^SVG/)).toBe(svg)
    expect(asked.filter((url) => url.includes('#e=') && !url.startsWith(link))).toEqual([])
    expect(other.faults).toEqual([])
  })

  test('until a link with data is drawn, no sample is in its place', async () => {
    const { page } = await stage.open('/edit')
    await page.route(/\/assets\/editor\.[^/]+\.js/, (route) => route.abort())
    const seen = async (target: string): Promise<string> => {
      await page.goto('about:blank')
      await page.goto(stage.baseUrl + target)
      return page.locator('#canvas > svg').evaluate((svg) => getComputedStyle(svg).visibility)
    }
    expect(await seen('/edit?recipe=flow-graph')).toBe('visible')
    expect(await seen(chainTarget)).toBe('hidden')
  })

  test('an SVG that is saved has the letters of the package inside, and is as wide with them as with the fonts', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    const svg = await download(page, /^SVG/)
    const plain = await fetch(`${stage.baseUrl}/api/diagrams/ordered-bar/svg`).then((reply) => reply.text())
    expect(svg).toBe(await embedFonts(plain, (file) => readFile(`assets/fonts/${file}`)))
    const other = await page.context().newPage()
    const widthsIn = async (picture: string): Promise<number[]> => {
      await other.setContent(picture)
      return other.evaluate(async () => {
        await document.fonts.ready
        return [...document.querySelectorAll('text')].map((each) => each.getComputedTextLength())
      })
    }
    const embedded = await widthsIn(svg)
    expect(await other.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))).toEqual([
      'Inter loaded',
      'Inter loaded',
      'JetBrains Mono NL loaded',
      'JetBrains Mono NL loaded',
    ])
    expect(embedded).not.toEqual(await widthsIn(plain))
    expect(embedded).toEqual(await widthsIn(plain.replace('</desc>', `</desc>${await wholeFonts()}`)))
  })

  test('reloading and going back lose nothing; a second visit offers the previous draft', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    await field(page, 'title').fill('Kept')
    await upToDate(page)
    await page.reload()
    await upToDate(page)
    expect(await field(page, 'title').inputValue()).toBe('Kept')
    await page.goto(`${stage.baseUrl}/docs`)
    await page.goBack()
    await upToDate(page)
    expect(await field(page, 'title').inputValue()).toBe('Kept')
    await page.goto(`${stage.baseUrl}/edit?recipe=ordered-bar&theme=dark`)
    await upToDate(page)
    expect(await field(page, 'title').inputValue()).not.toBe('Kept')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => field(page, 'title').inputValue()).toBe('Kept')
  })

  test('a draft survives its tab: it is listed, continued, and removed by its reader', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    await field(page, 'title').fill('Survives')
    await upToDate(page)
    await page.waitForTimeout(400)
    const second = await page.context().newPage()
    await second.goto(`${stage.baseUrl}/edit`)
    await second.locator('.drafts').getByRole('button', { name: 'Survives', exact: true }).click()
    await upToDate(second)
    expect(await field(second, 'title').inputValue()).toBe('Survives')
    await second.goto(`${stage.baseUrl}/edit?recipe=ordered-bar&theme=paper`)
    await second.getByText('The draft is kept in this browser.').waitFor()
    await second.goto(`${stage.baseUrl}/edit`)
    await second.getByRole('button', { name: 'Remove all' }).click()
    await expect.poll(() => second.locator('.drafts').count()).toBe(0)
  })

  test('a diagram as text becomes the data of a recipe, with what is not in the picture and who else could draw it', async () => {
    const { page, faults } = await stage.open('/edit')
    const text =
      'sequenceDiagram\n  participant B as Browser\n  B->>API: GET /orders\n  API-->>B: 200 OK\n  link B: Docs @ https://example.com\n'
    await page.locator('#paste').fill(text)
    await page.locator('.imported').waitFor()
    await upToDate(page)
    expect(await words(page)).toEqual(expect.arrayContaining(['Browser', 'API', 'GET /orders', '200 OK']))
    expect(await page.locator('.imported').textContent()).toMatch(/Read as .*5:3 not in the picture: .*Docs/)
    await page.goto(`${stage.baseUrl}/edit#text=${encodeURIComponent('graph LR\n  A[Web] --> B[(Orders)]')}`)
    await page.locator('.imported').waitFor()
    await upToDate(page)
    expect(await words(page)).toEqual(expect.arrayContaining(['Web', 'Orders']))
    await page.goto(`${stage.baseUrl}/edit?theme=light`)
    await page.locator('#paste').fill('Service\tms\nAPI\t420\nWeb\t80')
    await page.locator('.suggested-picture', { hasText: 'Ordered bar' }).getByRole('link').click()
    await upToDate(page)
    expect(await words(page)).toEqual(expect.arrayContaining(['API', 'Web']))
    await page.goto(`${stage.baseUrl}/edit#text=${encodeURIComponent('hello world')}`)
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice').textContent()).toMatch(/^Nothing here can be drawn\. Paste rows/)
    await page.goto(`${stage.baseUrl}/edit?theme=paper#text=${encodeURIComponent('title: [A\nrows: B')}`)
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice').textContent()).toMatch(/^This cannot be read: .*As a diagram:/)
    expect(faults).toEqual([])
  })

  test('an example fills the field and is drawn at once, and its text can be edited again', async () => {
    const { page, faults } = await stage.open('/edit')
    const draw = page.getByRole('button', { name: 'Draw it' })
    expect(await draw.isDisabled()).toBe(true)
    for (const [name, drawn] of [
      ['Table', 'Ordered bar'],
      ['File tree', 'Mind map'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator('.suggested li', { hasText: drawn }).waitFor()
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await page.locator('#paste').fill(' ')
    expect(await draw.isDisabled()).toBe(true)
    for (const [name, label] of [
      ['Mermaid', 'Orders'],
      ['SQL', 'invoice'],
      ['PlantUML', 'Cart'],
      ['JSON', 'Web'],
    ] as const) {
      await page.goto(`${stage.baseUrl}/edit`)
      await page.getByRole('button', { name }).click()
      await page.waitForURL(/recipe=/)
      await upToDate(page)
      expect(await words(page)).toContain(label)
    }
    await page.goto(`${stage.baseUrl}/edit`)
    await page.getByRole('button', { name: 'Mermaid' }).click()
    await page.getByRole('button', { name: 'Edit the text' }).click()
    await page.waitForURL((url) => !url.search.includes('recipe'))
    expect(await page.locator('#paste').inputValue()).toMatch(/^flowchart LR\n/)
    expect(await draw.isEnabled()).toBe(true)
    expect(faults).toEqual([])
  })

  test('what is typed is drawn at a press, the likeliest of several diagrams large, and the next press opens the one that is shown; other readers have names', async () => {
    const { page, faults } = await stage.open('/edit')
    const draw = page.getByRole('button', { name: 'Draw it' })
    await page.locator('#paste').pressSequentially('Team,Q1\nA,4\nB,6')
    expect(await page.locator('.suggested').count()).toBe(0)
    await draw.click()
    const [large, choices] = [page.locator('.suggested-picture'), page.locator('.suggested button[aria-pressed]')]
    await large.waitFor()
    expect(await page.locator('#canvas').isVisible()).toBe(false)
    expect(await choices.nth(0).getAttribute('aria-pressed')).toBe('true')
    expect(await large.locator('h2').textContent()).toBe(await choices.nth(0).textContent())
    await page.locator('#paste').press('End')
    await page.locator('#paste').press('5')
    expect([await large.count(), await page.locator('#canvas').isVisible()]).toEqual([0, true])
    await draw.click()
    await choices.nth(1).click()
    expect(await large.locator('h2').textContent()).toBe(await choices.nth(1).textContent())
    const [recipe] = /recipe=[a-z-]+/.exec((await large.getByRole('link').getAttribute('href')) ?? '') ?? []
    await page.getByRole('button', { name: 'Make it yours' }).click()
    await page.waitForURL(new RegExp(`${recipe}#`))
    await page.goto(`${stage.baseUrl}/edit?theme=light`)
    await page.locator('#paste').pressSequentially('flowchart LR\n  A --> B')
    await page.waitForTimeout(300)
    expect(page.url()).not.toContain('recipe=')
    await draw.click()
    await page.locator('.imported').waitFor()
    await upToDate(page)
    await page.goto(`${stage.baseUrl}/edit?theme=dark`)
    await page.locator('#paste').fill('gantt\n  section A\n  Plan :a1, 2026-11-02, 5d\n  Build :after a1, 8d')
    await page.locator('.imported p button').first().waitFor()
    expect(await page.locator('.imported p button').allTextContents()).toContain('Priestley timeline')
    expect(faults).toEqual([])
  })

  test('the answer of an assistant is opened with its fences and the words around it', async () => {
    const { page } = await stage.open('/edit')
    const scene = {
      version: 1,
      width: 200,
      height: 100,
      title: 'A',
      description: '',
      elements: [{ type: 'text', x: 8, y: 40, text: 'Fenced' }],
    }
    await page
      .locator('#paste')
      .fill(`Sure, here it is:\n\n\`\`\`json\n${JSON.stringify(scene, null, 2)}\n\`\`\`\nAnything else?`)
    await upToDate(page)
    expect(await words(page)).toEqual(['Fenced'])
  })

  test('a damaged link and a file that is not a diagram get an error message; an MCP response opens as a scene', async () => {
    const { page, faults } = await stage.open('/edit#e=AAAA')
    await expect.poll(() => page.locator('.notice').textContent()).toContain('The link is damaged')
    const input = page.locator('#editor-form input[type=file]')
    const file = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await input.setInputFiles(file(`"${'x'.repeat(3_000_000)}"`))
    await expect.poll(() => page.locator('.notice').textContent()).toContain('has 3.0 MB')
    await input.setInputFiles(file('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await expect.poll(() => page.locator('.notice').textContent()).toContain('An SVG cannot be turned back')
    await input.setInputFiles(file('{"a": 1}'))
    await expect.poll(() => page.locator('.notice').textContent()).toContain('neither a scene')
    const scene = { version: 1, width: 200, height: 100, title: '</title><script>', description: '', elements: [] }
    const elements = [{ type: 'text', x: 8, y: 40, text: '<img src=x onerror=alert(1)>' }]
    const answer = { content: [{ type: 'text', text: JSON.stringify({ ...scene, elements }) }] }
    await page.locator('#paste').fill(JSON.stringify(answer))
    await upToDate(page)
    expect(await words(page)).toEqual(['<img src=x onerror=alert(1)>'])
    expect(faults).toEqual([])
  })

  test('a file is saved if the browser can write it, and saved again to the same one', async () => {
    const { page, faults } = await open('/edit?recipe=ordered-bar')
    // A test cannot use the dialog; the file that it would return is a real one.
    await page.evaluate(() => {
      const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })
      Object.assign(globalThis, { showSaveFilePicker })
    })
    const saved = () =>
      page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory()
        return (await (await folder.getFileHandle('ordered-bar.data.json')).getFile()).text()
      })
    for (const title of ['Saved once', 'Saved twice']) {
      await field(page, 'title').fill(title)
      await upToDate(page)
      await page.keyboard.press('Control+s')
      await page.locator('#editor-status', { hasText: 'Saved to ordered-bar.data.json' }).waitFor()
      const { $schema, ...data } = JSON.parse(await saved()) as Record<string, unknown>
      expect([$schema, data['title']]).toEqual([`${stage.baseUrl}/schemas/data/ordered-bar.json`, title])
    }
    expect(faults).toEqual([])
  })

  test('an image that is copied before the first drawing is there is the diagram', async () => {
    const { page, faults } = await stage.open('/docs')
    await page.evaluate(() => navigator.clipboard.writeText('nothing'))
    await page.goto(`${stage.baseUrl}/edit?recipe=ordered-bar`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect.poll(() => page.locator('#said').textContent()).toBe('Copied')
    // In the colors of a dark page it says so: it is pasted where nobody sees that page.
    await expect.poll(() => page.locator('#said').textContent()).toBe('')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect.poll(() => page.locator('#said').textContent()).toBe('Copied, dark')
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
    expect([types, faults]).toEqual([['image/png'], []])
  })

  test('by keyboard alone: change a label, then copy the image', async () => {
    const { page, faults } = await open('/edit?recipe=request-sequence')
    const { keyboard } = page
    const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['at'])
    await page.locator('#tab-data').focus()
    // How many stops there are depends on whether the values to quote have been computed yet.
    for (let tabs = 0; tabs < 40 && (await at()) !== 'participants.0.name'; tabs++) await keyboard.press('Tab')
    expect(await at()).toBe('participants.0.name')
    await keyboard.type('Phone')
    await keyboard.press('Enter')
    expect(await at()).toBe('participants.1.name')
    await keyboard.press('Alt+ArrowDown')
    await expect.poll(at).toBe('participants.2.name')
    await upToDate(page)
    expect(await words(page)).toContain('Phone')
    const named = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await page.locator('#editor-bar button').first().focus()
    for (let tabs = 0; tabs < 14 && (await named()) !== 'Copy image'; tabs++) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect.poll(() => page.locator('#said').textContent()).toBe('Copied')
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
    expect(types).toEqual(['image/png'])
    await page.locator('#editor-take summary').first().focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy SVG' }).waitFor()
    for (let tabs = 0; tabs < 14 && (await named()) !== 'Copy SVG'; tabs++) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg [^]*Phone/)
    expect(faults).toEqual([])
  })
})

describe('scenes by hand', () => {
  test('a part is dragged, its text is edited in place, and undo leads back to the data', async () => {
    const { page, faults } = await open('/edit?recipe=request-sequence')
    await page.getByRole('tab', { name: 'Scene' }).click()
    await page.getByRole('button', { name: 'Edit by hand' }).click()
    const label = page.locator('#canvas svg g text', { hasText: 'Shipments' }).first()
    await page.locator('.elements button').first().waitFor()
    const { x, y } = (await label.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 8, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 24, y + 40, { steps: 4 })
    await page.mouse.up()
    await upToDate(page)
    // The box, the name, the note and the lifeline are one part.
    const chosen = page.locator('.elements [aria-pressed=true]')
    expect([await chosen.count(), await chosen.textContent()]).toEqual([1, 'Shipments 4'])
    const moved = (await label.boundingBox())?.y ?? 0
    expect(moved).toBeGreaterThan(y + 16)
    await label.dblclick()
    await page.locator('.words-in-place').fill('Ledger')
    await page.keyboard.press('Enter')
    await expect.poll(() => words(page)).toContain('Ledger')
    await page.getByText('Changes from the recipe').click()
    await page.locator('.comparison', { hasText: 'description mentions "Shipments"' }).waitFor()
    await page.getByRole('button', { name: 'Elements of 200 OK' }).click()
    await page.locator('.element button', { hasText: '200 OK' }).click()
    await page.keyboard.press('Delete')
    await page.getByText('Changes from the recipe').click()
    await page.locator('.comparison', { hasText: 'from "Tracking API" to "Browser" has lost "200 OK"' }).waitFor()
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Back to the data' }).click()
    await upToDate(page)
    expect(await field(page, 'participants.3.name').inputValue()).toBe('Shipments')
    for (let steps = 0; steps < 5; steps++) await page.getByRole('button', { name: 'Undo' }).first().click()
    await upToDate(page)
    expect(await field(page, 'participants.3.name').inputValue()).toBe('Shipments')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.locator('.elements').waitFor()
    await page.getByRole('tab', { name: 'Data' }).waitFor()
    expect(faults).toEqual([])
  })

  test('an arrow follows the box that it ends at, and a new shape appears in the middle of what is seen of the drawing', async () => {
    const data = {
      title: 'One leads to two',
      nodes: [{ name: 'One' }, { name: 'Two' }],
      edges: [{ from: 'One', to: 'Two', text: 'then' }],
    }
    const { page } = await open(`/edit?recipe=flow-graph#data=${encodeURIComponent(JSON.stringify(data))}`)
    await page.getByRole('tab', { name: 'Scene' }).click()
    await page.getByRole('button', { name: 'Edit by hand' }).click()
    await page.locator('.elements button').first().waitFor()
    const arrows = () =>
      page.locator('#canvas svg g[data-element] path').evaluateAll((all) => all.map((each) => each.getAttribute('d')))
    const before = await arrows()
    const box = page.locator('#canvas svg g[data-element] rect').last()
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height - 6)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 32, y + height + 34, { steps: 4 })
    const changed = (paths: (string | null)[]) => paths.filter((d, index) => d !== before[index]).length
    await expect.poll(async () => changed(await arrows())).toBeGreaterThan(0)
    await page.mouse.up()
    await upToDate(page)
    expect(changed(await arrows())).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(arrows).toEqual(before)
    await page.getByRole('button', { name: 'Circle', exact: true }).press('Enter')
    const place = async (of: string) => (await page.locator(of).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // The frame is drawn with the next picture.
    const fromMiddle = async () => {
      const [circle, view] = [await place('#canvas svg .frame'), await place('#canvas > svg')]
      const [x, y] = [view.x + view.width / 2, (view.y + Math.min(view.y + view.height, 800)) / 2]
      const [across, down] = [circle.x + circle.width / 2 - x, circle.y + circle.height / 2 - y]
      return Math.max(Math.abs(across) / view.width, Math.abs(down) / view.height)
    }
    await expect.poll(fromMiddle).toBeLessThan(1 / 6)
  })

  test('shapes are drawn by a drag: seen at once, selected, one step back; Escape gives up', async () => {
    const { page, faults } = await open('/edit?recipe=c4-container', { viewport: { width: 1440, height: 900 } })
    await page.getByRole('tab', { name: 'Scene' }).click()
    await page.getByRole('button', { name: 'Edit by hand' }).click()
    await page.locator('.elements button').first().waitFor()
    const drawn = page.locator('#canvas svg g[data-element]')
    const before = await drawn.count()
    const view = (await page.locator('#canvas > svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = (across: number, down: number) => [view.x + view.width * across, view.y + view.height * down] as const
    // Keys with Ctrl are the browser's.
    await page.getByRole('button', { name: 'Box', exact: true }).focus()
    await page.keyboard.press('Control+c')
    expect(await page.getByRole('button', { name: 'Circle', exact: true }).getAttribute('aria-pressed')).toBe('false')
    const press = async (tool: string, from: readonly [number, number], to: readonly [number, number]) => {
      await page.getByRole('toolbar', { name: 'Draw' }).getByRole('button', { name: tool, exact: true }).click()
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 3 })
    }
    const head = page.locator('#selection-title')
    const value = (name: string) => page.locator(`[data-at="selection.${name}"]`).inputValue()
    await press('Box', at(0.7, 0.1), at(0.9, 0.17))
    expect(await drawn.count()).toBe(before + 1)
    await page.keyboard.press('Escape')
    await expect.poll(() => drawn.count()).toBe(before)
    await page.mouse.up()
    await press('Box', at(0.7, 0.1), at(0.9, 0.17))
    await page.mouse.up()
    await expect.poll(() => head.textContent()).toBe('Box ')
    const [x, y, w, h] = (await Promise.all(['x', 'y', 'w', 'h'].map(value))).map(Number)
    expect([x, y, w, h].map((each) => (each ?? 1) % 8)).toEqual([0, 0, 0, 0])
    // An arrow from the middle of the box ends where it leaves the box.
    await press('Arrow', at(0.8, 0.135), at(0.8, 0.22))
    await page.mouse.up()
    await expect.poll(() => head.textContent()).toBe('Line ')
    expect(Number(await value('y'))).toBe((y ?? 0) + (h ?? 0))
    expect(await value('x2')).toBe(await value('x'))
    expect(await page.getByRole('button', { name: 'Select', exact: true }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => drawn.count()).toBe(before + 1)
    // By key, and with its words: one step, too; without words, none.
    await page.locator('#canvas > svg').press('t')
    await page.mouse.click(...at(0.72, 0.05))
    await page.locator('.words-in-place').fill('Archive')
    await page.keyboard.press('Enter')
    await expect.poll(() => head.textContent()).toBe('Archive text')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => drawn.count()).toBe(before + 1)
    await press('Text', at(0.72, 0.05), at(0.72, 0.07))
    await page.mouse.up()
    await page.locator('.words-in-place').press('Escape')
    await expect.poll(() => drawn.count()).toBe(before + 1)
    await page.locator('#canvas > svg').press('a')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#canvas[data-draws]').count()).toBe(0)
    expect(await violationsOn(page, { include: '#editor', exclude: ['#canvas svg'] })).toEqual([])
    expect(faults).toEqual([])
  })

  test('a selection says what it is, what differs in it and where it is in the list; several things are aligned', async () => {
    const { page } = await open('/edit?recipe=c4-container', { viewport: { width: 1440, height: 900 } })
    await page.getByRole('tab', { name: 'Scene' }).click()
    await page.getByRole('button', { name: 'Edit by hand' }).click()
    const head = page.locator('#selection-title')
    const words = (text: string) => page.locator('#canvas svg g text', { hasText: text }).first()
    await page.locator('.elements button').first().waitFor()
    await words('Publishes to').click()
    await expect.poll(() => head.textContent()).toBe('Publishes to 3 elements')
    expect(await page.locator('[data-at="selection.x"]').getAttribute('placeholder')).toBe('Mixed')
    const isSeen = () =>
      page.locator('.elements').evaluate((list) => {
        const row = list.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
        const { top, bottom } = list.getBoundingClientRect()
        return row !== undefined && row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1
      })
    await expect.poll(isSeen).toBe(true)
    const [aligned, distributed] = [
      page.getByRole('group', { name: 'Align' }),
      page.getByRole('group', { name: 'Distribute' }),
    ]
    expect([await aligned.count(), await distributed.count()]).toEqual([0, 0])
    await words('Opens').click({ modifiers: ['Shift'] })
    await expect.poll(() => head.textContent()).toBe('2 parts 6 elements')
    expect([await aligned.count(), await distributed.count()]).toEqual([1, 0])
    expect(
      await page
        .locator('.properties:has(#selection-title)')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
  })

  test('by keyboard: an element is chosen in the list, moved, duplicated and removed; axe finds nothing', async () => {
    const { page } = await open('/edit?recipe=ordered-bar')
    await page.getByRole('tab', { name: 'Scene' }).click()
    await page.getByRole('button', { name: 'Edit by hand' }).click()
    const elements = page.locator('.elements [aria-pressed]')
    await elements.first().focus()
    const count = await elements.count()
    await page.keyboard.press('Enter')
    const place = () => page.locator('[data-at="selection.x"]').inputValue()
    const before = Number(await place())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(place).toBe(String(before + 7))
    await page.keyboard.press('Control+d')
    await expect.poll(() => elements.count()).toBe(count + 1)
    await page.keyboard.press('Delete')
    await expect.poll(() => elements.count()).toBe(count)
    await page.getByText('Canvas and title').click()
    await page.locator('[data-at="canvas.width"]').fill('2400')
    await page.locator('[data-at="canvas.title"]').fill('A title of my own')
    await upToDate(page)
    expect(await page.locator('#canvas svg title').textContent()).toBe('A title of my own')
    await page.locator('.review summary').first().focus()
    await page.keyboard.press('Enter')
    const fix = page.getByRole('button', { name: 'Fit the canvas' }).first()
    await fix.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#canvas svg').first().getAttribute('width')).not.toBe('2400')
    expect(await violationsOn(page, { include: '#editor', exclude: ['#canvas svg'] })).toEqual([])
  })
})

const checked: CheckedKinds = { kinds: [] }

test.each(['/edit?recipe=request-sequence', '/edit'])(
  'axe finds nothing on %s, and it fits a narrow screen',
  async (target) => {
    const { page } = await stage.open(target, { reducedMotion: 'reduce' })
    if (target.includes('recipe')) await upToDate(page)
    expect(await violationsInBothModes(page, { exclude: ['#canvas svg'], checked })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(seen ?? 0)
  },
)

test('by touch: numbers, choices and words of a row stand on one line', async () => {
  const { page } = await open('/edit?recipe=request-sequence', {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const heights = await page
    .locator('.data-grid')
    .first()
    .locator('tbody tr:nth-child(3) :is(.row-head button, select, textarea)')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().height)))
  expect([heights.length > 2, new Set(heights).size]).toEqual([true, 1])
})

test('by touch: what was tapped is dragged to another place, and its words are edited', async () => {
  const { page, faults } = await open(chainTarget, {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const label = page.locator('#canvas svg g text', { hasText: 'Ship' }).first()
  await label.tap()
  await page.locator('.part-bar').waitFor()
  const { x, y } = (await label.boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  await touch('touchStart', { x: x + 4, y: y + 4 })
  for (const by of [8, 24, 48]) await touch('touchMove', { x: x + 4, y: y + 4 + by })
  await touch('touchEnd')
  await page.locator('.part-bar', { hasText: 'Unpin' }).waitFor()
  await upToDate(page)
  await page.locator('.part-bar').getByRole('button', { name: 'Words' }).tap()
  await page.locator('.words-in-place').fill('Send')
  await page.keyboard.press('Enter')
  await expect.poll(() => words(page)).toContain('Send')
  expect(faults).toEqual([])
})

test('by touch: a part is dragged and its text edited on a narrow screen', async () => {
  const { page, faults } = await open('/edit?recipe=request-sequence', {
    viewport: { width: 375, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('tab', { name: 'Scene' }).tap()
  await page.getByRole('button', { name: 'Edit by hand' }).tap()
  await page.getByRole('button', { name: 'Shipments 4' }).tap()
  const above = (await page.locator('#canvas svg g text', { hasText: 'Shipments' }).first().boundingBox())?.y ?? 0
  await page.getByRole('button', { name: 'Move down' }).tap()
  const placed = async () =>
    (await page.locator('#canvas svg g text', { hasText: 'Shipments' }).first().boundingBox())?.y
  await expect.poll(placed).toBeGreaterThan(above)
  const label = page.locator('#canvas svg g text', { hasText: 'Shipments' }).first()
  const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { x: x + width / 2, y: y + height / 2 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  // Two fingers zoom the page and move nothing.
  const apart = (by: number) => [
    { x: at.x - by, y: at.y, id: 0 },
    { x: at.x + by, y: at.y, id: 1 },
  ]
  const drawn = () => page.locator('#canvas [data-element]').evaluateAll((all) => all.map((group) => group.outerHTML))
  const before = await drawn()
  await touch('touchStart', ...apart(8))
  for (const by of [24, 40, 56]) await touch('touchMove', ...apart(by))
  for (const by of [40, 24, 8]) await touch('touchMove', ...apart(by))
  await touch('touchEnd')
  expect(await drawn()).toEqual(before)
  await touch('touchStart', at)
  for (const by of [4, 12, 20]) await touch('touchMove', { x: at.x, y: at.y + by })
  await touch('touchEnd')
  await expect.poll(async () => (await label.boundingBox())?.y ?? 0).toBeGreaterThan(y + 10)
  expect(await page.locator('.elements [aria-pressed=true]').textContent()).toBe('Shipments 4')
  // A tap while the page still scrolls only stops it, in Chromium as under a finger.
  const field = page.locator('[data-at="selection.text"]')
  await vi.waitFor(async () => {
    const inPart = page.locator('.element button', { hasText: 'Shipments' })
    if ((await inPart.count()) === 0) await page.getByRole('button', { name: 'Elements of Shipments' }).tap()
    await inPart.tap({ timeout: 1_000 })
    await field.waitFor({ timeout: 1_000 })
  }, 10_000)
  await field.fill('Ledger')
  await expect.poll(() => words(page)).toContain('Ledger')
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([375, 1280, 1350, 1440])(
  'at %s px: nothing is painted before all of the HTML is there, and nothing jumps',
  async (width) => {
    const { page } = await stage.open('/docs', { viewport: { width, height: 900 } })
    const slow = await servePieces(stage.baseUrl, '<div class="editor-main">')
    try {
      await page.goto(`${slow.baseUrl}/edit?recipe=request-sequence`, { waitUntil: 'commit' })
      const firstPiece = () => document.styleSheets.length === 2 && document.querySelector('#editor-form') !== null
      await page.waitForFunction(firstPiece, undefined, { polling: 20 })
      const halfway = await page.evaluate(() => performance.now())
      slow.sendRest()
      await upToDate(page)
      const { painted, shifts } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
        shifts: (globalThis as unknown as { layoutShifts: string[] }).layoutShifts,
      }))
      expect([painted > halfway, shifts]).toEqual([true, []])
    } finally {
      slow.close()
    }
  },
)
