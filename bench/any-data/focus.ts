/**
 * Focus only colors: with a focus and without one, the same words and strokes are at the same places.
 *
 * Not looked at are the key and the foot under it, where a color may need an entry, and fills, which are color. A title
 * may quote what is in focus, so the pictures compared have titles that quote nothing.
 */

import type { AnyRecipe } from '../../drawing/recipe.ts'
import { outlinesOf } from '../../src/elements/outlines.ts'
import { lengthOf } from '../../src/geometry/polyline.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Text } from '../../src/scene/scene.ts'
import type { Data } from '../adaptation/json.ts'
import { targetNames } from './data-sets.ts'
import { type Case, drawn, type Fault, isPicture, type Picture } from './picture.ts'

/** The picture of data without a focus, and those with one on the first thing that can have it and on the last, or on one in turn. */
export function focusFaults(
  { recipe, data, picture }: Pick<Case, 'recipe' | 'data' | 'picture'>,
  { turn }: { turn?: number | undefined } = {},
): Fault[] {
  const plain = withoutFocus(data)
  const names = targetNames(recipe, plain)
  const without = Object.keys(data).length === Object.keys(plain).length ? picture : drawn(recipe, plain)
  const tried = turn === undefined ? [names[0], names.at(-1)] : [names[turn % Math.max(1, names.length)]]
  return [...new Set(tried)].flatMap((name) => focusFaultsOf(recipe, { plain, without, name }))
}

/** What a focus on one name changes besides color and weight. */
export function focusFaultsOf(
  recipe: AnyRecipe,
  { plain, without, name }: { plain: Data; without: ReturnType<typeof drawn>; name: string | undefined },
): Fault[] {
  const focused = name === undefined ? [] : drawn(recipe, { ...plain, focus: [name] })
  if (!isPicture(without) || !isPicture(focused)) return []
  return focusChanges(without, focused).map(({ kind, what }) => ({ kind, what: `${name}: ${what}` }))
}

/** The data without a focus, a key of it, and a heading that may quote it. */
export const withoutFocus = ({ focus: _focus, key: _key, subtitle: _subtitle, ...rest }: Data): Data => {
  const title = typeof rest['title'] === 'string' ? rest['title'] : ''
  return { ...rest, title: title.replaceAll(/\{\w+\}/g, 'x') }
}

/** What differs between two pictures besides color and weight. */
function focusChanges(before: Picture, after: Picture): Fault[] {
  const [one, other] = [drawingOf(before), drawingOf(after)]
  const [words, others] = [one, other].map((each) => each.flatMap(textOf)) as [string[], string[]]
  const [gone, come] = [missing(words, others), missing(others, words)]
  if (gone.length + come.length > 0 && !isSplit(gone, come))
    return [{ kind: kindOf(gone, come), what: `${some(gone)}; with focus ${some(come)}` }]
  const known = new Set(other.flatMap(pointsOf).map(cellOf))
  const isThere = (point: Point): boolean =>
    known.has(cellOf(point)) || cellsAround(point).some((cell) => known.has(cell))
  const lost = one.filter((element) => !isUnseen(element) && !pointsOf(element).every(isThere))
  return lost.length === 0 ? [] : [{ kind: 'focus: shapes', what: JSON.stringify(lost.slice(0, 2)).slice(0, 200) }]
}

/** Without the key and what is under it. */
const drawingOf = ({ scene, parts }: Picture): Element[] => {
  const foot = new Set(parts.flatMap(({ at, elements }) => (isFoot(at) ? elements : [])))
  return scene.elements.filter((_, index) => !foot.has(index))
}

const isFoot = (at: string): boolean => ['@key', '@notes', 'source'].includes(at)

const textOf = (element: Element): string[] => {
  if (element.type !== 'text') return []
  const { text, x, y, size = 16, align = 'start' } = element as Text
  return [`${text}@${Math.round(x)},${Math.round(y)},${size},${align}`]
}

const missing = (words: string[], others: string[]): string[] => {
  const known = new Set(others)
  return words.filter((each) => !known.has(each))
}

/** Words of which some have a color of their own now, in the same line. */
const isSplit = (gone: string[], come: string[]): boolean =>
  kindOf(gone, come) === 'focus: places' && gone.length < come.length && startOf(gone) === startOf(come)

/** Where words begin: left and in which lines. */
const startOf = (words: string[]): string => {
  const places = words.map((each) => (/@([^@]*)$/.exec(each)?.[1] ?? '').split(',').map(Number))
  const lines = [...new Set(places.map(([, y = 0]) => y))].toSorted((a, b) => a - b)
  return `${Math.min(...places.map(([x = 0]) => x))} ${lines.join(' ')}`
}

/** The same letters at other places, whichever lines they are broken into, are the same words. */
const kindOf = (gone: string[], come: string[]): string =>
  lettersOf(gone) === lettersOf(come) ? 'focus: places' : 'focus: words'

const lettersOf = (words: string[]): string =>
  Array.from(words.map((each) => each.replace(/@[^@]*$/, '')).join(''))
    .filter((letter) => !/[\s-]/.test(letter))
    .toSorted()
    .join('')

const some = (words: string[]): string => words.slice(0, 3).join(' | ')

/** Pixels between the points at which strokes are compared, and the cells that they fall in. */
const step = 6

/** Points along the outline of an element. */
const pointsOf = (element: Element): Point[] => {
  if (element.type === 'text') return []
  return outlinesOf(element, { characters: 20_000, segments: 4000 }).flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const count = Math.max(1, Math.round(lengthOf(segment) / step))
      return Array.from({ length: count + 1 }, (_, index) => ({
        x: segment.x1 + ((segment.x2 - segment.x1) * index) / count,
        y: segment.y1 + ((segment.y2 - segment.y1) * index) / count,
      }))
    }),
  )
}

/** An edge in the color of the page, or in that of its own fill, is none. */
const isUnseen = (element: Element): boolean => {
  if (element.type === 'text') return true
  const { stroke } = element
  return (
    stroke === 'none' || stroke === 'surface' || ('fill' in element && stroke !== undefined && stroke === element.fill)
  )
}

const cellOf = ({ x, y }: Point): string => `${Math.round(x / step)} ${Math.round(y / step)}`

const cellsAround = ({ x, y }: Point): string[] =>
  [-step, 0, step].flatMap((dx) => [-step, 0, step].map((dy) => cellOf({ x: x + dx, y: y + dy })))
