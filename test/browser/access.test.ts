import { expect, test } from 'vitest'
import { type CheckedKinds, violationsInBothModes } from './axe.ts'
import { useStage } from './stage.ts'

const stage = useStage({ blank: true })

const checked: CheckedKinds = { kinds: [] }

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

test.each(pages)(
  'axe finds nothing on %s, light or dark, and it fits a narrow screen without scrolling sideways',
  async (target) => {
    const { page } = await stage.open(target, { reducedMotion: 'reduce' })
    if (target.startsWith('/sandbox')) await page.waitForSelector('#status[data-ok]')
    await page.locator('main details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    expect(await violationsInBothModes(page, { checked })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(seen!)
  },
)

test('a color without contrast is found in either mode, however many elements look alike around it or on other pages', async () => {
  const { page } = await stage.open('/diagrams/nothing-like-it', { reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const list = document.createElement('ul')
    const items = ['one', 'two', 'three'].map((words) =>
      Object.assign(document.createElement('li'), { textContent: words }),
    )
    items[1]!.style.color = 'color-mix(in srgb, canvas 90%, canvastext)'
    list.append(...items)
    document.querySelector('main')?.append(list)
  })
  const violations = await violationsInBothModes(page, { checked })
  expect(violations).toHaveLength(2)
  for (const violation of violations) expect(violation).toMatch(/^color-contrast: <li style="[^"]+">two<\/li>$/)
})
