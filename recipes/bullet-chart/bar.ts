/**
 * The bar of a row, cut where its scale ends, with what it misses its target by.
 */
import { lineOfText } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { clearOf, type QualityBand } from './bands.ts'
import type { BulletScale } from './bounds.ts'
import { type BulletRow, drawnOf, placeIn, wordsOf } from './scales.ts'
import { slotFor } from './slot.ts'

/** How high a bar is, in pixels. */
const high = 10

/** Whether the bar of a row goes on beyond its scale. */
export const isCut = (row: BulletRow, reach: number): boolean => placeIn(drawnOf(row), reach)(drawnOf(row).value) > 1

type BarAt = { fill: Color; middle: number; bands: QualityBand[]; page: BulletScale }

/** The bar of a value, and what it misses the target by at its end. */
export const barOf = (row: BulletRow, { fill, middle, bands, page: { left, w, reach } }: BarAt): Element[] => {
  const drawn = drawnOf(row)
  const at = placeIn(drawn, reach)
  const [from, to] = [Math.round(left + w * at(0)), Math.round(left + w * Math.min(1, at(drawn.value)))]
  const rect = { x: from, y: middle - high / 2, w: Math.max(0, to - from), h: high }
  const cut = isCut(row, reach)
    ? [
        square(
          [12, 20].map((x) => ({ ...rect, x: to - x, w: 3 })),
          { fill: 'surface' },
        ),
      ]
    : []
  const target = Math.round(left + w / reach)
  const { miss } = wordsOf(row)
  // A long unit, which value and target have too, is left out where there is no room for it.
  const ways = miss === undefined ? [] : [...new Set([miss, miss.replace(/ .*/u, '')])]
  const places = ways.map((text) => placeOf(text, { rect, target, bands }))
  const place = places.find((each) => each.x + each.width <= left + w - 8)
  const isIn = (place ?? places[0])?.isIn === true
  const gap = to < target && !isIn && miss !== undefined ? [{ x: to, y: middle - 1, w: target - to, h: 2 }] : []
  const shapes = [rect, ...gap].filter((each) => each.w > 0)
  const bar = shapes.length === 0 ? [] : [square(shapes, { fill }), ...cut]
  if (place === undefined) return bar
  const { text, x, width } = place
  // On the darkest band red would be too faint.
  const isDark = bands.some((band) => band.fill === grays[2] && band.from < x + width && band.to > x)
  return [...bar, lineOfText(text, { x, y: middle, as: { size: 14, bold: true, fill: isDark ? 'ink' : 'negative' } })]
}

type Missing = { text: string; x: number; width: number; isIn: boolean }

/**
 * Where it says what is missing: in the gap if there is room, between the edges of bands, else beyond the target, whose mark
 * would cut it; a thin line leads there.
 */
const placeOf = (
  text: string,
  { rect, target, bands }: { rect: Rect; target: number; bands: QualityBand[] },
): Missing => {
  const to = rect.x + rect.w
  const width = slotFor(text, 'item')
  const isOverEdge = bands.some(({ from }) => from > to && from < to + 14 + width)
  const isIn = rect.w > 0 && target - to >= width + 20 && !isOverEdge
  return {
    text,
    width,
    isIn,
    x: clearOf(bands, { x: (isIn ? to : Math.max(to, to < target ? target : 0)) + 10, width }),
  }
}
