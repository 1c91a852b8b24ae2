/**
 * R08: no connector, outline or series runs through a text.
 */
import type { Drawn } from '../drawn.ts'
import type { Report, Rule } from '../finding.ts'
import { type Label, quote } from '../label.ts'
import { covers, meets } from '../outline.ts'
import type { Picture } from '../picture.ts'
import { encloses, grow, overlap, type Rect } from '../rect.ts'

/** Free pixels between characters and a stroke. */
const clear = 2

const corners = ({ left, top, right, bottom }: Rect): { x: number; y: number }[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** Whether a fill between the stroke and the text hides the stroke behind the text. */
const isMasked = (label: Label, under: Drawn, { shapes }: Picture): boolean =>
  shapes.some(
    (shape) =>
      shape.index > under.index &&
      shape.index < label.index &&
      shape.fill !== 'none' &&
      encloses(shape.bounds, label.ink) &&
      corners(label.ink).every((corner) => covers(shape.outlines, corner)),
  )

/** Fills so strong that their edge in a text is as bad as a stroke. */
const strong = new Set(['accent', 'positive', 'negative', 'ink', 'muted'])

const hasEdge = ({ stroke, fill, area }: Drawn): boolean => stroke !== 'none' || (area && strong.has(fill))

/** Whether the text runs out of its shape (R06 says so) into what is joined there. */
const runsInto = (label: Label, item: Drawn, { hostOf, connectors }: Picture): boolean => {
  const host = hostOf(label)
  if (host === undefined || encloses(host.bounds, grow(label.ink, clear))) return false
  const connector = connectors.find(({ drawn }) => drawn === item)
  return [connector?.tail, connector?.tip].some((end) => end?.anchor?.to === host.shape)
}

const crosses = (label: Label, item: Drawn, picture: Picture): boolean => {
  if (!hasEdge(item) || picture.hostOf(label)?.shape === item) return false
  if (runsInto(label, item, picture)) return false
  const room = grow(label.ink, clear - 0.01)
  return overlap(grow(item.bounds, 0.1), room) && meets(item.outlines, room) && !isMasked(label, item, picture)
}

const nameOf = ({ element, arrow, area }: Drawn): string =>
  arrow ? 'the arrow' : area ? `the outline of the ${element.type}` : `the ${element.type}`

const check = (picture: Picture): Report[] =>
  picture.labels.flatMap((label) =>
    picture.drawn
      .filter((item) => crosses(label, item, picture))
      .map((item) => ({
        at: label.index,
        message: `${quote(label)} is crossed or touched by ${nameOf(item)} elements.${item.index}; keep ${clear} px clear (6 is better), or break the line`,
      })),
  )

export const textClearOfStrokes: Rule = {
  id: 'R08',
  title: 'No stroke crosses text',
  level: 'block',
  wants: `Connectors, outlines, rules and series stay ${clear} px clear of every text; a stroke may pass behind a text that stands on a filled shape.`,
  check,
}
