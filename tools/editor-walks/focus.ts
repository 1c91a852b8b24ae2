/**
 * WCAG 2.2 by keyboard and finger, on every kind of page at two widths: what has the focus is seen (2.4.7) and not covered
 * (2.4.11), and what is pressed is 24 pixels large, or that far from the next (2.5.8).
 */
import type { Walk } from './part.ts'

const pages = {
  gallery: '/',
  search: '/?q=what+breaks',
  'no result': '/?q=zzzz+qqqq',
  recipe: '/diagrams/request-sequence',
  compare: '/compare?ids=request-sequence,http-exchange',
  choose: '/compare',
  sandbox: '/sandbox?endpoint=recipe&id=request-sequence',
  docs: '/docs',
  chapter: '/docs/scene-format',
  'not found': '/diagrams/nothing-like-it',
  editor: '/edit?recipe=c4-container',
  'editor, empty': '/edit',
}

/** So many stops are walked; galleries and tables repeat after that. */
const stops = 90

export const walkFocus: Walk = async (stage, report) => {
  for (const [name, target] of Object.entries(pages))
    for (const width of [375, 1440]) {
      const { page } = await stage.open(target, { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      if (target.startsWith('/edit?')) await page.locator('.state[data-state=good]').waitFor({ timeout: 30_000 })
      // What compiles this file names functions by a helper, which the page lacks.
      await page.evaluate('globalThis.__name = (each) => each')
      const faults = new Set<string>()
      let walked = 0
      for (; walked < stops; walked++) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate(lookAtFocus)
        if (found === 'body') break
        if (found !== '') faults.add(found)
      }
      const small = await page.evaluate(smallTargets)
      const all = [...faults, ...small]
      const words = `${name} at ${width} px: ${walked} stops, ${small.length} small targets ${all.slice(0, 8).join('; ')}`
      report(words, all.length === 0)
      await stage.recycle()
    }
}

/** What is wrong with the element that has the focus; `body` at the end. Runs in the page. */
const lookAtFocus = (): string => {
  const element = document.activeElement as HTMLElement | null
  if (element === null || element === document.body) return 'body'
  const name = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 24) || element.getAttribute('aria-label') || element.id}"`
  const { x, y, width, height } = element.getBoundingClientRect()
  const [left, right] = [Math.max(0, x), Math.min(innerWidth, x + width)]
  const [top, bottom] = [Math.max(0, y), Math.min(innerHeight, y + height)]
  if (right <= left || bottom <= top) return `${name} is out of sight`
  const points = [0.1, 0.5, 0.9].flatMap((a) =>
    [0.2, 0.5, 0.8].map((b) => [left + a * (right - left), top + b * (bottom - top)]),
  )
  const isSeen = points.some(([px = 0, py = 0]) => {
    const hit = document.elementFromPoint(px, py)
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
  })
  if (!isSeen) return `${name} is covered`
  // The link of a card is as large as the card, by a part of its own, which is outlined.
  const hasOutline = (each: Element): boolean =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(each, part)
      const isThere = part === null || content !== 'none'
      return isThere && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none')
    })
  const around = [element, element.closest('label'), element.parentElement, element.nextElementSibling]
  return around.some((each) => each instanceof Element && hasOutline(each)) ? '' : `${name} shows no focus`
}

/** Targets under 24 pixels with another one nearer than that, not in a line of text. Runs in the page. */
const smallTargets = (): string[] => {
  const least = 24
  const seen = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')].filter(
    (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.matches('.sr-only'),
  )
  const targets = seen.map((element) => {
    const own = element.getBoundingClientRect()
    const label = element.matches('input') ? element.closest('label')?.getBoundingClientRect() : undefined
    return { element, rect: label !== undefined && label.width * label.height > own.width * own.height ? label : own }
  })
  const isInText = (element: HTMLElement): boolean =>
    element.matches('a') && element.closest('p, li, td, dd, figcaption') !== null
  return targets.flatMap(({ element, rect }) => {
    if (rect.width === 0 || (rect.width >= least && rect.height >= least) || isInText(element)) return []
    const [cx, cy] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    const isNear = targets.some(({ element: other, rect: { x, y, width, height } }) => {
      if (other === element || element.contains(other) || other.contains(element) || width === 0) return false
      const [dx, dy] = [Math.max(x - cx, 0, cx - x - width), Math.max(y - cy, 0, cy - y - height)]
      return Math.hypot(dx, dy) < least / 2
    })
    const size = `${Math.round(rect.width)} × ${Math.round(rect.height)}`
    return isNear
      ? [`${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 20) || element.id}" ${size}`]
      : []
  })
}
