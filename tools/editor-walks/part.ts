/**
 * What the walks share: reporting, and reading a page of the editor.
 */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import type { Stage } from '../../test/browser/stage.ts'

/** Reports a measurement, and whether it is within its limit. */
export type ReportMeasurement = (words: string, isWithin: boolean) => void

export type Walk = (stage: Stage, report: ReportMeasurement) => Promise<void>

/** Waits until the picture is that of the draft. */
export async function upToDate(page: Page): Promise<void> {
  await page.locator('.state[data-state=good]').waitFor({ timeout: 30_000 })
}

/** A field by its path in the data. */
export const field = (page: Page, at: string): Locator => page.locator(`#editor-form [data-at="${at}"]`)

/** The SVG that the Download menu saves. */
export const downloadSvg = async (page: Page): Promise<string> => {
  await page.locator('#editor-take summary', { hasText: 'Download' }).click()
  const saved = page.waitForEvent('download')
  await page.locator('#editor-take').getByRole('button', { name: /^SVG/ }).click()
  await page.keyboard.press('Escape')
  return readFile(await (await saved).path(), 'utf8')
}
