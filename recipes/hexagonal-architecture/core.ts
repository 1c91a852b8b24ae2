/** The core: a hexagon around its ports, as wide as its name needs. */
import { nameAndNote, place, widthOf } from '../../drawing/block.ts'
import type { GraphGroup } from '../../drawing/data/graph.ts'
import { uprightHexagon } from '../../drawing/shapes/flow-outlines.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Between columns, in pixels: ports at both sides of the core too. */
export const columnGap = 32

/** The least width of a core, in pixels, and the share of it that it has over the first line of its words. */
const [leastCore, roof] = [208, 0.6]

/** The hexagon around ports, with its words in its roof. */
export const drawCore = (core: GraphGroup, inside: Rect, sheet: Sheet): void => {
  // Where the core is narrow, words stay within its roof.
  const title = nameAndNote(core, inside.w < 256 ? roof * (inside.w - 16) - 16 : inside.w - 80)
  const rect = { x: inside.x + 8, y: inside.y - 56 - title.h, w: inside.w - 16, h: inside.h + title.h + 112 }
  const words = place(title, { ...rect, y: rect.y + 36, h: title.h })
  sheet.put(core, [...uprightHexagon(rect, { fill: 'rule', stroke: 'ink' }), ...words], 'ground')
}

/** The width that a core needs for its name, in pixels. */
export const leastWidth = (name: string): number => {
  const longest = Math.max(...wordsIn(name).map((word) => widthOf(word, 'name')))
  return Math.max(leastCore, Math.min(400, (longest + 16) / roof + 16))
}

/** Ports at one side leave the other to the core, with room behind their names. */
export const widened = ({ x, w, ...rect }: Rect, least: number, toTheRight: boolean): Rect => {
  const more = Math.max(24, least - w)
  return { ...rect, x: toTheRight ? x : x - more, w: w + more }
}
