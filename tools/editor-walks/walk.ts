/**
 * From the gallery to a finished diagram with the user's labels, at the speed of a person: a second per press, 200 ms
 * per key (60 words a minute).
 */
import type { Locator, Page } from 'playwright-core'
import { downloadSvg, field, upToDate, type Walk } from './part.ts'

type Words = { title: string; at: string; first: string; second: string }

/** Recipes of six shapes: a title, the first row of a table, and the row below it. */
const walks: Record<string, Words> = {
  'request-sequence': { title: 'Paying takes two calls', at: 'participants.0.name', first: 'Till', second: 'Bank' },
  'ordered-bar': { title: 'Builds wait for tests', at: 'rows.0.name', first: 'Linker', second: 'Packer' },
  'gantt-chart': { title: 'We ship in spring', at: 'tasks.0.name', first: 'Sketch', second: 'Build' },
  'kanban-board': { title: 'Review is the bottleneck', at: 'cards.0.name', first: 'Fix login', second: 'Add search' },
  'c4-container': { title: 'The shop and its store', at: 'nodes.0.name', first: 'Shopper', second: 'Supplier' },
  treemap: { title: 'Logs fill the disk', at: 'root.children.0.name', first: 'Logs', second: 'Dumps' },
}

const most = { seconds: 30, presses: 6 }

export const walkRecipes: Walk = async (stage, report) => {
  for (const width of [375, 1440])
    for (const [id, words] of Object.entries(walks)) {
      const { page, faults } = await stage.open('/', { viewport: { width, height: 850 }, hasTouch: width < 500 })
      const { seconds, presses, svg } = await walk(page, id, words)
      const missing = [words.title, words.first, words.second].filter((each) => !isIn(svg, each))
      const isWithin = seconds <= most.seconds && presses <= most.presses && missing.length + faults.length === 0
      const rest = [...missing.map((each) => `without "${each}"`), ...faults].join('; ')
      report(`${id} at ${width} px: ${seconds.toFixed(1)} s, ${presses} presses ${rest}`, isWithin)
      await page.context().close()
    }
}

/** Labels may be wrapped into several texts. */
const isIn = (svg: string, words: string): boolean => words.split(' ').every((word) => svg.includes(word))

const walk = async (page: Page, id: string, { title, at, first, second }: Words) => {
  const card = page.locator('.card', { has: page.locator(`.actions a[href$="recipe=${id}"]`) })
  // Finding a card takes scrolling, not pressing.
  await card.scrollIntoViewIfNeeded()
  const start = performance.now()
  const toEditor = await openEditor(page, card)
  await press(page, field(page, 'title'))
  await type(page, title)
  await press(page, field(page, at))
  await type(page, first)
  // Enter moves to the row below, as while typing.
  await page.keyboard.press('Enter')
  await type(page, second)
  await closeKeyboard(page)
  await upToDate(page)
  await page.waitForTimeout(2_000)
  const svg = await downloadSvg(page)
  // Two fields, and two to download.
  return { seconds: (performance.now() - start) / 1_000, presses: toEditor + 4, svg }
}

/** From a card to the editor; returns the number of presses. Without hover, a card's actions are in a sheet. */
const openEditor = async (page: Page, card: Locator): Promise<number> => {
  const more = card.locator('.more')
  const inSheet = await more.isVisible()
  if (inSheet) await press(page, more)
  await press(page, (inSheet ? page.locator('dialog.sheet') : card).getByText('Make it yours'))
  await upToDate(page)
  return inSheet ? 2 : 1
}

/** On a phone, its keyboard covers half of the page: closing it is a key of its own, and leaves the field. */
const closeKeyboard = async (page: Page): Promise<void> => {
  if (page.viewportSize()!.width > 500) return
  await page.waitForTimeout(1_000)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

const press = async (page: Page, target: Locator): Promise<void> => {
  await page.waitForTimeout(1_000)
  await target.click()
}

const type = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text, { delay: 200 })
}
