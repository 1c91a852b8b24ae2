/**
 * The head over grouped bars: a square in the shade of each condition, and its name; in one row where that is short.
 */
import { sum } from 'd3-array'
import { block, place } from '../../drawing/block.ts'
import type { BarLook } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { Source } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A condition: where it is in the data, its name, how its bars look, and one of them in focus, if that looks otherwise. */
export type Condition = { source: Source; text: string; look: BarLook; focus?: BarLook | undefined }

/** The side of a square, from it to its name, from a name to the next square, and between rows, in pixels. */
const size = { square: 14, after: 8, apart: 24, rows: 4 }

/** The widest row, and the widest name. */
const most = 400

export function conditionHead(conditions: readonly Condition[]): ChartMark {
  const names = conditions.map(({ text }) => block([{ text, as: 'label' }], most))
  const widths = names.map(({ w }) => size.square + size.after + w + size.apart)
  const isRow = sum(widths) - size.apart <= most
  const places = names.map((_, index) =>
    isRow
      ? { x: sum(widths.slice(0, index)), y: 0 }
      : { x: 0, y: sum(names.slice(0, index), ({ h }) => h + size.rows) },
  )
  const h = isRow ? Math.max(...names.map((each) => each.h)) : sum(names, (each) => each.h + size.rows) - size.rows
  return {
    top: h + 8,
    draw: (frame) => {
      const top = frame.area.y - 8 - h
      for (const [index, { source, look, focus }] of conditions.entries()) {
        const [words, { x, y }] = [names[index] ?? block([]), places[index] ?? { x: 0, y: 0 }]
        const rect = { x: frame.area.x + x, y: top + y + 2, w: size.square, h: size.square }
        const at = { x: rect.x + size.square + size.after, y: top + y, w: 0, h: words.h }
        frame.put(source, [...swatch(rect, look, focus), ...place(words, at, { align: 'start' })])
      }
    },
  }
}

const fillOf = ({ fill = 'muted', half }: BarLook) => ({ fill, ...(half === true ? { dashed: true as const } : {}) })

/** A square as the bars look; its right half as the one in focus does. */
const swatch = (rect: Rect, look: BarLook, focus: BarLook | undefined): Element[] => {
  if (focus === undefined) return [square(rect, fillOf(look))]
  const w = rect.w / 2
  return [square({ ...rect, w }, fillOf(look)), square({ ...rect, x: rect.x + w, w }, fillOf(focus))]
}
