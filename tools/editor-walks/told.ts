/**
 * The editor says what it does: what a reading of it once found untold or out of sight, walked again and timed
 * (docs/performance.md has the table).
 */
import { downloadSvg, field, upToDate } from './part.ts'
import { clipboard, type Step, walkSteps } from './steps.ts'

const steps: readonly Step[] = [
  {
    name: 'quote a name that is not there',
    target: '/edit?recipe=ordered-bar',
    presses: 1,
    does: async (page) => {
      await field(page, 'title').fill('{nope} takes most')
      await page.locator('.findings', { hasText: '{nope} stays as it is; what can be quoted here is' }).waitFor()
    },
  },
  {
    name: 'ask which other diagrams draw the data',
    target: '/edit?recipe=ordered-bar',
    presses: 2,
    does: async (page) => {
      await page.getByText('Try it as').first().click()
      await page.locator('.refused summary').click()
      const reasons = await page.locator('.refused li').allTextContents()
      return reasons.every((each) => /: .+/.test(each)) ? '' : `without a reason: ${reasons.join(' | ')}`
    },
  },
  {
    name: 'copy an image from a dark page',
    target: '/edit?recipe=ordered-bar',
    options: { ...clipboard, colorScheme: 'dark' },
    presses: 1,
    does: async (page) => {
      await page.getByRole('button', { name: 'Copy image' }).click()
      await page.getByRole('button', { name: 'Copied, dark' }).waitFor()
    },
  },
  {
    name: 'remove a part by hand',
    target: '/edit?recipe=c4-container',
    presses: 4,
    does: async (page) => {
      await page.getByRole('tab', { name: 'Scene' }).click()
      await page.getByRole('button', { name: 'Edit by hand' }).click()
      await upToDate(page)
      await page.locator('#canvas text', { hasText: 'Card payments' }).click()
      await page.locator('#selection-title', { hasText: 'Card payments' }).waitFor()
      const outlined = await page.locator('#canvas .over > *').count()
      await page.keyboard.press('Delete')
      await page.locator('#selection-title').waitFor({ state: 'detached' })
      // What is left over the picture is a finding.
      const left = await page.locator('#canvas .over > :not(.found)').count()
      return outlined > 1 && left === 0 ? '' : `${outlined} outlines, then ${left}`
    },
  },
  {
    name: 'reach the first of ten problems',
    target: '/edit?recipe=ordered-bar',
    presses: 1,
    does: async (page) => {
      for (let row = 0; row < 10; row++) await field(page, `rows.${row}.value`).fill('x')
      await page.locator('#editor-status').getByRole('button', { name: '10 problems' }).click()
      const { shown, isFirst } = await page.locator('.findings ul').evaluate((list) => ({
        shown: list.clientHeight / innerHeight,
        isFirst: list.querySelector('button') === document.activeElement,
      }))
      return shown <= 0.41 && isFirst ? '' : `${shown} of the window, first: ${isFirst}`
    },
  },
  {
    name: 'type on a phone',
    target: '/edit?recipe=ordered-bar',
    options: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    presses: 0,
    does: async (page) => {
      const sizes = await page
        .locator('#editor-form :is(input[type=text], textarea, select):visible')
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
      // Browsers of phones zoom into smaller ones.
      return Math.min(...sizes) >= 16 ? '' : `fields of ${Math.min(...sizes)} px`
    },
  },
  {
    name: 'save an SVG with its fonts',
    target: '/edit?recipe=ordered-bar',
    presses: 2,
    does: async (page) => ((await downloadSvg(page)).includes('@font-face') ? '' : 'no font in it'),
  },
]

export const tellAll = walkSteps(steps)
