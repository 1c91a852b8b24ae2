/**
 * What axe finds on a page.
 */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { ElementContext, RunOptions, Result as Violation } from 'axe-core'
import type { Page } from 'playwright-core'
import { exhaustive } from '../exhaustive.ts'

/** Only what is in `include` is looked at, and nothing in `exclude`. */
type Options = { include?: string; exclude?: readonly string[] }

/** Half as long as the source of the package, which every page would read. */
const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Each violation with the elements that it is about; empty for an accessible page. */
export async function violationsOn(page: Page, options: Options = {}): Promise<string[]> {
  await page.evaluate(program)
  await page.evaluate(unzoom)
  return found(page, options, {})
}

/**
 * The kinds of elements whose colors have been checked, on all pages that a test file looks at: pages of one site have most
 * of them in common. An exhaustive run knows none from other pages.
 */
export type CheckedKinds = { kinds: string[] }

/**
 * Violations on a page in light and in dark. Only colors differ between the two, so the dark one is checked by the rules
 * about colors alone; these look at one element of each kind, since a long table has a thousand of the same, and so has the
 * next page.
 */
export async function violationsInBothModes(
  page: Page,
  { checked = { kinds: [] }, exclude = [] }: Pick<Options, 'exclude'> & { checked?: CheckedKinds } = {},
): Promise<string[]> {
  const options = { exclude }
  const known = exhaustive ? { kinds: [] } : checked
  const mark = async (): Promise<void> => {
    const excluded = exclude.join(', ')
    known.kinds.push(...(await page.evaluate(markRepeated, { kinds: known.kinds, excluded })))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(program)
  await page.evaluate(unzoom)
  await mark()
  await page.evaluate(narrow, JSON.stringify(colorRules))
  const light = await found(page, options, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  await mark()
  return [
    ...light,
    ...(await found(page, options, { runOnly: { type: 'rule', values: colorRules.map(({ id }) => id) } })),
  ]
}

const colorRules = [
  { id: 'color-contrast', selector: '*:not([data-repeated])' },
  { id: 'link-in-text-block', selector: ':is(a[href], [role=link]):not([data-repeated])' },
]

/**
 * Runs in the page: thumbnails are as large as their frames. axe does not know that a frame cuts its picture, and leaves the
 * colors of words undecided which that would cover.
 */
const unzoom = (): void => {
  for (const picture of document.querySelectorAll<HTMLElement>('.enlarge img')) picture.style.transform = 'none'
}

/** Runs in the page, where axe has been put: its rules look only at what their selectors find. */
const narrow = (rules: string): void =>
  (globalThis as unknown as { axe: typeof axe }).axe.configure({ rules: JSON.parse(rules) as axe.Rule[] })

const found = async (page: Page, { include, exclude = [] }: Options, options: RunOptions): Promise<string[]> => {
  const where = { exclude: exclude.map((each) => [each]), ...(include === undefined ? {} : { include: [[include]] }) }
  // As text: the types of both are too deep for the compiler to follow.
  const violations = await page.evaluate(run, JSON.stringify([where, { ...options, resultTypes: ['violations'] }]))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Runs in the page, where axe has been put. */
const run = async (context: string): Promise<Violation[]> => {
  const [where, options] = JSON.parse(context) as [ElementContext, RunOptions]
  return (await (globalThis as unknown as { axe: typeof axe }).axe.run(where, options)).violations
}

/**
 * Runs in the page: marks every element that is a repetition, with all that is in it, also of the kinds that are known from
 * other pages; returns the new kinds. Elements are of one kind if they are seen, and have the same tag, classes, colors,
 * font, and opacity, and their parents too: what the rules compute from is the same. What is not checked has no kind.
 */
const markRepeated = ({ kinds, excluded }: { kinds: string[]; excluded: string }): string[] => {
  const numbers = new Map(kinds.map((kind, number) => [kind, number]))
  const visit = (element: Element, parent: number): boolean => {
    if (excluded !== '' && element.matches(excluded)) return true
    const { color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, textDecorationLine, position } =
      getComputedStyle(element)
    // The rules leave a single letter undecided.
    const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 1)
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const look = [color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity, textDecorationLine, position]
    const kind = [parent, element.tagName, element.getAttribute('class'), text, seen, ...look].join('|')
    const known = numbers.get(kind)
    const number = known ?? numbers.size
    numbers.set(kind, number)
    // Every child is visited, so that each of them is known from now on.
    const below = [...element.children].map((child) => visit(child, number))
    const isRepeated = known !== undefined && below.every((repeated) => repeated)
    element.toggleAttribute('data-repeated', isRepeated)
    return isRepeated
  }
  visit(document.body, -1)
  return [...numbers.keys()].slice(kinds.length)
}
