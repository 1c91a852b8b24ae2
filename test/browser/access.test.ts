import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage.close())

/** Every kind of page, in states that differ. */
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

const told = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

// Only colors differ between the themes, so the dark one is held against the rules of color alone.
test.each(pages)(
  'axe finds nothing on %s, light or dark',
  async (target) => {
    const { page } = await stage.open(target, { colorScheme: 'light', reducedMotion: 'reduce' })
    if (target.startsWith('/sandbox')) await page.waitForSelector('#status[data-ok]')
    await page.locator('main details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    const look = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    expect(told(await look().analyze())).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(told(await look().withRules(['color-contrast', 'link-in-text-block']).analyze())).toEqual([])
    await page.context().close()
  },
  60_000,
)

test.each(pages)('%s fits a narrow screen without scrolling sideways', async (target) => {
  const { page } = await stage.open(target, { viewport: { width: 320, height: 640 } })
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(seen!)
  await page.context().close()
})
