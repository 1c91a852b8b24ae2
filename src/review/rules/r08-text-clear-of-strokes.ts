/**
 * R08: no connector, outline or series runs through a text.
 */

import { covers, intersectsRect } from '../../geometry/polyline.ts'
import { contains, cornersOf, grow, overlap, type Rect } from '../../geometry/rect.ts'
import type { Drawn } from '../model/drawn.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Free pixels between characters and a stroke. */
const clear = 2

/** Whether a fill between the stroke and the text hides the stroke behind the text. */
const isMasked = (label: Label, under: Drawn, { shapes }: Picture): boolean =>
  shapes.some(
    (shape) =>
      shape.index > under.index &&
      shape.index < label.index &&
      shape.fill !== 'none' &&
      contains(shape.bounds, label.ink) &&
      cornersOf(label.ink).every((corner) => covers(shape.outlines, corner)),
  )

/** Fills so strong that their edge in a text is as bad as a stroke. */
const strong = new Set(['accent', 'positive', 'negative', 'ink', 'muted'])

const hasEdge = ({ stroke, fill, area }: Drawn): boolean => stroke !== 'none' || (area && strong.has(fill))

/** Whether the text runs out of its shape (R06 reports that) into what is joined there. */
const runsInto = (label: Label, item: Drawn, { hostOf, connectors }: Picture): boolean => {
  const host = hostOf(label)
  if (host === undefined || contains(host.bounds, grow(label.ink, clear))) return false
  const connector = connectors.find(({ drawn }) => drawn === item)
  return [connector?.tail, connector?.tip].some((end) => end?.anchor?.to === host.shape)
}

/** Whether an item that is near the label's room crosses it. */
const crosses = (label: Label, item: Drawn, { room, picture }: { room: Rect; picture: Picture }): boolean =>
  hasEdge(item) &&
  picture.hostOf(label)?.shape !== item &&
  intersectsRect(item.outlines, room) &&
  !runsInto(label, item, picture) &&
  !isMasked(label, item, picture)

const nameOf = ({ element, arrow, area }: Drawn): string =>
  arrow ? 'the arrow' : area ? `the outline of the ${element.type}` : `the ${element.type}`

/** Further strokes are counted, not named. */
const mostNamed = 3

const wordItems = (items: readonly Drawn[]): string => {
  const named = items.slice(0, mostNamed).map((item) => `${nameOf(item)} elements.${item.index}`)
  const rest = items.length - named.length
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(' and ')
}

const check = (picture: Picture): Report[] =>
  picture.labels.flatMap((label) => {
    const room = grow(label.ink, clear - 0.01)
    // Lines have no area of their own: what lies on the room's edge counts as near.
    const near = grow(room, 0.1)
    const items = picture.drawn.filter((item) => overlap(item.bounds, near) && crosses(label, item, { room, picture }))
    if (items.length === 0) return []
    const problem = `${quote(label)} is crossed or touched by ${wordItems(items)}; keep ${clear} px clear (6 is better), or break the line`
    return [{ at: label.index, problem }]
  })

export const textClearOfStrokes: Rule = {
  id: 'R08',
  title: 'No stroke crosses text',
  level: 'block',
  requirement: `Connectors, outlines, rules and series stay ${clear} px clear of every text; a stroke may pass behind a text that is on a filled shape.`,
  check,
}
