/**
 * A diagram of every language and kind, pasted as text: its picture appears with its words, and the panel says what of
 * the text is not in it, without an error on the console. Times are for
 * comparison only: they include loading the reader and the recipe.
 */

import type { Stage } from '../../test/browser/stage.ts'
import { diagramSamples, sampleWords } from '../../test/diagram-samples.ts'
import { upToDate, type Walk } from './part.ts'

export const pasteTexts: Walk = async (stage, report) => {
  for (const [name, text] of Object.entries(diagramSamples)) {
    const { seconds, problems } = await paste(stage, name, text)
    report(`${name}: ${seconds.toFixed(1)} s ${problems.join('; ')}`, problems.length === 0)
  }
}

const paste = async (stage: Stage, name: string, text: string) => {
  const { page, faults } = await stage.open('/edit')
  try {
    const start = performance.now()
    await page.locator('#paste').fill(text)
    await page.locator('.imported').waitFor()
    await upToDate(page)
    const seconds = (performance.now() - start) / 1_000
    const shown = await page.locator('#canvas svg g text').allTextContents()
    const wanted = sampleWords[name] ?? '?'
    const isShown = shown.join(' ').includes(wanted) || shown.join('').includes(wanted)
    const problems = [...faults, ...(isShown ? [] : [`the picture lacks "${wanted}"`])]
    const panel = page.locator('.imported')
    const [said, items] = [await panel.locator('.hint').textContent(), await panel.locator('li').count()]
    const counted = said === 'All of it is in the picture' ? 0 : Number.parseInt(said ?? '', 10)
    if (counted !== items) problems.push(`"${said}" above ${items} lines`)
    return { seconds, problems }
  } catch (error) {
    const notice = await page.locator('.notice p').allTextContents()
    return { seconds: 0, problems: [...faults, ...notice, String(error).slice(0, 200)] }
  } finally {
    await stage.recycle()
  }
}
