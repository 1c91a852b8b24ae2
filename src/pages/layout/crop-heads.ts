/**
 * The heads of a diagram's rows and columns: participants of a sequence, the head of a table, the names of lanes, the
 * numbers of an axis. They tell what kind of diagram it is.
 *
 * Pure. A head is one of three or more elements of a type in one line, at the top or the left of what is drawn.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { centerOf, type Rect, rightOf, union } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** As much as the heads of a line count together, however many they are. */
const worthOfLine = 60

const mostWorth = 12

const fewest = 3

/** Where a drawing begins below its heading, and ends above its key. */
const [heading, footer] = [84, 64]

type Placed = { element: Element; bounds: Rect }

/** What each head counts. */
export function headsIn({ height, elements }: Scene): Map<Element, number> {
  const placed = elements
    .filter(({ type }) => type === 'text' || type === 'box' || type === 'circle')
    .map((element) => ({ element, bounds: boundsOf(element) }))
    .filter(({ bounds: { y, h, w } }) => y >= heading && y + h <= height - footer && w < 320)
  const all = union(placed.map(({ bounds }) => bounds))
  if (all === undefined) return new Map()
  const top = placed.filter(({ bounds }) => bounds.y < all.y + all.h / 5)
  const left = placed.filter(({ bounds }) => bounds.x < all.x + all.w / 5)
  return new Map([
    ...worths(firstLine(top, [({ bounds }) => centerOf(bounds).y])),
    ...worths(
      firstLine(left, [({ bounds }) => bounds.x, ({ bounds }) => rightOf(bounds), ({ bounds }) => centerOf(bounds).x]),
    ),
  ])
}

const worths = (line: readonly Placed[]): [Element, number][] =>
  line.map(({ element }) => [element, Math.min(mostWorth, worthOfLine / line.length)])

/** The first line that enough elements of a type share by one of several places; an empty list if there is none. */
const firstLine = (placed: readonly Placed[], places: readonly ((each: Placed) => number)[]): Placed[] => {
  const lines = places.flatMap((place) => {
    const groups = new Map<string, Placed[]>()
    for (const each of placed) {
      const key = `${each.element.type} ${Math.round(place(each) / 4)}`
      groups.set(key, [...(groups.get(key) ?? []), each])
    }
    return [...groups.values()].filter(({ length }) => length >= fewest).map((line) => ({ line, at: place(line[0]!) }))
  })
  return lines.sort((a, b) => a.at - b.at || b.line.length - a.line.length)[0]?.line ?? []
}
