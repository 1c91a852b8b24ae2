import { expect, test } from 'vitest'
import { colorRules, violationsOn } from './axe.ts'
import { useStage } from './stage.ts'

const stage = useStage()

/** Every kind of page, in different states. */
const pages = [
  '/',
  '/?q=sequence&theme=paper&accent=green',
  '/?q=draw+me+a+login+sequence',
  '/diagrams/request-sequence',
  '/diagrams/http-exchange?theme=dark&accent=orange',
  '/compare',
  '/compare?ids=request-sequence,http-exchange',
  '/sandbox?endpoint=recipe&id=request-sequence',
  '/sandbox',
  '/docs',
  '/docs/errors',
  '/diagrams/nothing-like-it',
]

// Only colors differ between the themes, so the dark one is checked by the color rules alone.
test.each(pages)(
  'axe finds nothing on %s, light or dark, and it fits a narrow screen without scrolling sideways',
  async (target) => {
    const { page } = await stage.open(target, { colorScheme: 'light', reducedMotion: 'reduce' })
    if (target.startsWith('/sandbox')) await page.waitForSelector('#status[data-ok]')
    await page.locator('main details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, { rules: colorRules })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(seen!)
  },
  60_000,
)
