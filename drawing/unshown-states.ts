/**
 * What is good, bad or minor is seen or told: items in such a state whose drawing would be the same without it, as a note.
 *
 * Colors and signs of an item say its state. Where neither does, as in focus, which takes the color, the drawing without
 * these states shows whether it says them in another way.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element } from '../src/scene/scene.ts'
import type { CommonData } from './data/form.ts'
import { type Again, type DrawnScene, elementsAt, without } from './drawn.ts'
import type { Warning } from './outcome.ts'
import { isPaleBox } from './quiet-words.ts'
import type { Sheet } from './sheet.ts'

const states = ['positive', 'negative', 'muted'] as const

type State = (typeof states)[number]

/** A note for each state of which the drawing shows nothing at some items. */
export function unshownStates(
  sheet: Sheet,
  data: CommonData,
  { drawn, redraw, quiet }: Again & { quiet: ReadonlySet<string> },
): Warning[] {
  const unsure = itemsIn(data).filter((item) => !quiet.has(sheet.at(item)) && !isSaid(sheet, item, drawn))
  if (unsure.length === 0) return []
  const places = new Set(unsure.map((item) => sheet.at(item, 'state')))
  const bare = redraw((whole) => without(whole, places))
  if (bare === undefined) return []
  const lost = unsure.filter((item) => elementsAt(drawn, sheet.at(item)) === elementsAt(bare, sheet.at(item)))
  return states.flatMap((state): Warning[] => {
    const [first, ...others] = lost.filter((item) => item.state === state)
    const more = others.length > 0 ? `, nor at ${others.length} more` : ''
    const problem = `${state} is not drawn here${more}; callouts say what is so`
    return first === undefined ? [] : [{ level: 'note', at: sheet.at(first, 'state'), problem }]
  })
}

type Stated = { state: State }

/** The items that have a state. */
const itemsIn = (value: unknown): Stated[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isStated(value) ? [value] : []), ...Object.values(value).flatMap(itemsIn)]

const isStated = (value: object): value is Stated => 'state' in value && states.some((state) => state === value.state)

const isSaid = (sheet: Sheet, item: Stated, { scene, parts }: DrawnScene): boolean =>
  parts.some(
    ({ at, elements }) => at === sheet.at(item) && elements.some((index) => says(scene.elements[index], item.state)),
  )

const signs = { positive: '✓', negative: '✗', muted: undefined } as const

/** What is minor may be in a pale box; muted words are usual in many drawings. */
const says = (element: Element | undefined, state: State): boolean => {
  if (element === undefined) return false
  const [colors, sign] = [colorsOf(element), signs[state]]
  return sign === undefined
    ? isPaleBox(element)
    : colors.includes(state) || (element.type === 'text' && element.text.includes(sign))
}

/** What an element is filled and outlined with. */
export const colorsOf = (element: Element): (Color | undefined)[] => [
  'fill' in element ? element.fill : undefined,
  'stroke' in element ? element.stroke : undefined,
]
