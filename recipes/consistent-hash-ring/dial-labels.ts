/**
 * Names of places on a dial, inside of its band: each beside its place, joined to it, clear of each other and of the words
 * in the middle.
 */
import { type Block, lineOfText, widthOf } from '../../drawing/block.ts'
import { turned } from '../../drawing/chart/arc.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line } from '../../drawing/primitives.ts'
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A place with its name; `isMarked`: in the accent. */
export type DialLabel = { item: object; turn: number; text: string; isMarked: boolean }

/** A label with where it is; `x` is the end of its words that is nearer to the band. */
export type PlacedLabel = DialLabel & { x: number; y: number; side: 'start' | 'end' }

/** From the inner edge of the band to the words, lines of words, free pixels around the words in the middle. */
const size = { inside: 36, line: 18, around: 10 } as const

/** The names beside their places on a band with the inner edge `radius`; undefined where they have no room. */
export function placeLabels(labels: readonly DialLabel[], middle: Block, radius: number): PlacedLabel[] | undefined {
  const placed = (['start', 'end'] as const).flatMap((side) => {
    const own = labels
      .filter(({ turn }) => turned(center, turn, 1).x < 0 === (side === 'start'))
      .toSorted((a, b) => turned(center, a.turn, 1).y - turned(center, b.turn, 1).y)
    const wanted = own.map(({ turn }) => turned(center, turn, radius - size.inside).y)
    const middles = spread(wanted, { sizes: size.line, gap: 0 })
    return own.map((label, index): PlacedLabel => {
      const y = Math.round(middles[index] ?? 0)
      return { ...label, x: edgeAt(y, radius, side), y, side }
    })
  })
  const taken = { x: -middle.w / 2 - size.around, y: -middle.h / 2, w: middle.w + 2 * size.around, h: middle.h }
  const isFree = (label: PlacedLabel): boolean => {
    const own = rectOf(label)
    const [across, down] = [Math.max(-own.x, own.x + own.w), Math.max(-own.y, own.y + own.h)]
    return Math.hypot(across, down) < radius - size.inside / 3 && !overlap(own, taken) && clearOf(own, placed, label)
  }
  return placed.every(isFree) ? placed : undefined
}

const center = { x: 0, y: 0 }

/** Where words begin, or end, on a line inside of the band. */
const edgeAt = (y: number, radius: number, side: 'start' | 'end'): number => {
  const reach = Math.sqrt(Math.max(0, (radius - size.inside) ** 2 - y ** 2))
  return Math.round(side === 'start' ? -reach : reach)
}

const rectOf = ({ text, x, y, side }: PlacedLabel): Rect => {
  const w = widthOf(text, 'item')
  return { x: side === 'start' ? x : x - w, y: y - size.line / 2, w, h: size.line }
}

const clearOf = (own: Rect, all: readonly PlacedLabel[], label: PlacedLabel): boolean =>
  all.every((other) => other === label || !overlap(own, rectOf(other)))

/** A label, with a leader from its place, which is at the radius `from`, unless a way leads to its words. */
export const labelElements = (
  { turn, text, isMarked, x, y, side }: PlacedLabel,
  from: number,
  isJoined: boolean,
): Element[] => {
  const { x: startX, y: startY } = turned(center, turn, from)
  const color = isMarked ? 'accent' : 'ink'
  const end = side === 'start' ? x - 4 : x + 4
  return [
    ...(isJoined ? [line(round(startX), round(startY), end, y)] : []),
    lineOfText(text, { x, y, as: { size: 14, bold: true, fill: color }, align: side }),
  ]
}
