/**
 * The editor neither falsifies nor loses: what a reading of it once found broken, walked again by hand and timed, with the
 * presses that each takes (docs/performance.md has the table).
 */
import type { Page } from 'playwright-core'
import { field, upToDate } from './part.ts'
import { clipboard, type Step, walkSteps } from './steps.ts'

const paste = async (page: Page, at: string, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field(page, at).focus()
  await page.keyboard.press('Control+v')
}

const valuesOf = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`#editor-form ${where}`)
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement | HTMLTextAreaElement).value))

const ends = (page: Page): Promise<string[]> =>
  valuesOf(page, '[data-at^="edges."]:is([data-at$=".from"], [data-at$=".to"])')

const unless = (isRight: boolean, words: string): string => (isRight ? '' : words)

const steps: readonly Step[] = [
  {
    name: 'rename a node through the name of another',
    target: '/edit?recipe=c4-container',
    presses: 2,
    does: async (page) => {
      const names = await valuesOf(page, '[data-at^="nodes."][data-at$=".name"]')
      const before = await ends(page)
      await field(page, 'nodes.2.name').fill(names[3] ?? '')
      await field(page, 'nodes.2.name').press('End')
      await field(page, 'nodes.2.name').pressSequentially(' gateway')
      await upToDate(page)
      const wanted = before.map((end) => (end === names[2] ? `${names[3]} gateway` : end))
      return unless(String(await ends(page)) === String(wanted), 'edges were joined elsewhere')
    },
  },
  {
    name: 'paste two columns without headings',
    target: '/edit?recipe=ordered-bar',
    options: clipboard,
    presses: 2,
    does: async (page) => {
      await paste(page, 'rows.0.name', 'API\t420\nWeb\t80')
      await page.locator('.notice').waitFor()
      await upToDate(page)
      return unless(
        String(await valuesOf(page, '[data-at^="rows."][data-at$=".value"]')) === '420,80',
        'rows of the sample or other values stay',
      )
    },
  },
  {
    name: 'paste 10,000 rows',
    target: '/edit?recipe=ordered-bar',
    options: clipboard,
    presses: 2,
    does: async (page) => {
      await paste(page, 'rows.0.name', Array.from({ length: 10_000 }, (_, at) => `Row ${at}\t${at}`).join('\n'))
      const said = (await page.locator('.notice').textContent()) ?? ''
      return unless(/of 10000 rows/.test(said), `it says: ${said}`)
    },
  },
  {
    name: 'find a draft after its tab was closed',
    target: '/edit?recipe=ordered-bar',
    presses: 1,
    does: async (page, { baseUrl }) => {
      await field(page, 'title').fill('Survives')
      await upToDate(page)
      await page.waitForTimeout(500)
      const other = await page.context().newPage()
      await page.close()
      await other.goto(`${baseUrl}/edit`)
      await other.locator('.drafts').getByRole('button', { name: 'Survives', exact: true }).click()
      await upToDate(other)
      return unless((await field(other, 'title').inputValue()) === 'Survives', 'it is lost')
    },
  },
  {
    name: 'a part of the editor that does not load',
    target: '/edit?recipe=ordered-bar',
    presses: 2,
    does: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('tab', { name: 'Text' }).click()
      const again = page.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.context().setOffline(false)
      await again.click()
      await page.getByRole('textbox', { name: 'Data as text' }).waitFor()
    },
  },
  {
    name: 'paste the answer of an assistant',
    target: '/edit',
    presses: 1,
    does: async (page) => {
      const data =
        '{"$schema": "/schemas/data/ordered-bar.json", "title": "A", "measure": "Latency", "unit": "ms", "rows": '
      const answer = `Sure:\n\n\`\`\`json\n${data}[{"name": "API", "value": 2}, {"name": "Web", "value": 1}]}\n\`\`\`\nOK?`
      await page.locator('#paste').fill(answer)
      await upToDate(page)
      return unless((await page.locator('#canvas svg text').allTextContents()).includes('API'), 'it is not drawn')
    },
  },
  {
    name: 'remove a node, and undo',
    target: '/edit?recipe=c4-container',
    presses: 3,
    does: async (page) => {
      const before = await ends(page)
      await page.locator('.data-grid').first().locator('.row-head button').nth(3).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.locator('.notice').waitFor()
      await upToDate(page)
      const fewer = (await ends(page)).length < before.length
      await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
      await upToDate(page)
      return unless(fewer && String(await ends(page)) === String(before), 'edges stay, or are not back')
    },
  },
  {
    name: 'past a table by keyboard',
    target: '/edit?recipe=c4-container',
    presses: 1,
    does: async (page) => {
      const stops = await page.locator('.data-grid').first().locator('[tabindex="0"]').count()
      return unless(stops === 1, `${stops} tab stops`)
    },
  },
]

export const keepSafe = walkSteps(steps)
