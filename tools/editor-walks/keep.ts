/**
 * What must not be lost: undo and redo, drafts across reloads and tabs, and everything in a link.
 */
import { chromium } from 'playwright-core'
import { findChromium } from '../../test/browser/chromium.ts'
import { downloadSvg, field, upToDate, type Walk } from './part.ts'
import { clipboard } from './steps.ts'

const steps = 200

export const stepBack: Walk = async (stage, report) => {
  const { page } = await stage.open('/edit?recipe=ordered-bar')
  await upToDate(page)
  const before = await field(page, 'title').inputValue()
  // Alternates between fields, so that each change is a separate step.
  for (let step = 1; step <= steps / 2; step++) {
    await field(page, 'title').fill(`Title ${step}`)
    await field(page, 'rows.0.name').fill(`Row ${step}`)
  }
  const values = async () => [await field(page, 'title').inputValue(), await field(page, 'rows.0.name').inputValue()]
  const after = await values()
  for (let step = 0; step < steps; step++) await page.keyboard.press('Control+z')
  await upToDate(page)
  const [undone] = await values()
  for (let step = 0; step < steps; step++) await page.keyboard.press('Control+Shift+z')
  await upToDate(page)
  const isSame = JSON.stringify(await values()) === JSON.stringify(after)
  report(`${steps} steps back and forth`, undone === before && isSame && after[0] === `Title ${steps / 2}`)
  await page.context().close()
}

export const keepDrafts: Walk = async (stage, report) => {
  const { page } = await stage.open('/edit?recipe=gantt-chart')
  const other = await page.context().newPage()
  await other.goto(`${stage.baseUrl}/edit?recipe=gantt-chart`)
  for (const [tab, words] of [
    [page, 'First tab'],
    [other, 'Second tab'],
  ] as const) {
    await upToDate(tab)
    await field(tab, 'title').fill(words)
    await upToDate(tab)
  }
  await Promise.all([page.reload(), other.reload()])
  await Promise.all([upToDate(page), upToDate(other)])
  const titles = [await field(page, 'title').inputValue(), await field(other, 'title').inputValue()]
  report(`two tabs reloaded: ${titles.join(', ')}`, titles.join() === 'First tab,Second tab')
  await page.goto(`${stage.baseUrl}/docs`)
  await page.goBack()
  await upToDate(page)
  report('reset', (await field(page, 'title').inputValue()) === 'First tab')
  await page.context().close()
}

export const shareLink: Walk = async (stage, report) => {
  const { page } = await stage.open('/edit?recipe=treemap&theme=paper&accent=green', clipboard)
  await upToDate(page)
  await field(page, 'title').fill('Größe, 大きさ, ∑ & <b>')
  await upToDate(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const svg = await downloadSvg(page)
  await page.context().close()
  const fresh = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const opened = await fresh.newPage({ acceptDownloads: true })
  await opened.goto(link)
  await upToDate(opened)
  report(`a link of ${link.length} characters in a fresh browser`, (await downloadSvg(opened)) === svg)
  await fresh.close()
}
