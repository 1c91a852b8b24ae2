/**
 * Differences: what lies between a line and the line it is measured against, in one color above it and in another below.
 */
import { greatest } from 'd3-array'
import type { Color } from '../../src/scene/limits.ts'
import { block } from '../block.ts'
import type { Layer, Source } from '../sheet.ts'
import { pointWords } from './dot.ts'
import { area } from './line.ts'
import type { ChartMark } from './mark.ts'

/** A value, and the one that it is measured against. */
export type ComparedValue = { x: number; y: number; base: number }

/** The color of one side, and that of the words at its largest difference. */
export type SideLook = { fill: Color; ink?: Color }

/** The looks of both sides; `peak` writes the largest difference of each, above or below zero, or leaves it out. */
export type DifferenceLook = {
  above: SideLook
  below: SideLook
  layer?: Layer
  peak?: (amount: number) => string | undefined
}

/** The areas between both lines, as in Observable Plot's difference mark. */
export function difference(item: Source, points: ComparedValue[], look: DifferenceLook): ChartMark[] {
  const { above, below, layer = 'ground', peak = () => undefined } = look
  const corners = points.flatMap((point, index) => [...crossing(points[index - 1], point), point])
  return [
    { sign: 1, ...above },
    { sign: -1, ...below },
  ].flatMap(({ sign, fill, ink = 'ink' }) => {
    const most = greatest(points, ({ y, base }) => sign * (y - base))
    const amount = most === undefined ? 0 : most.y - most.base
    const text = sign * amount > 0 ? peak(amount) : undefined
    const words = block([{ text, as: { size: 14, bold: true, fill: ink } }])
    const side = corners.map(({ x, y, base }) => ({ x, y: sign * (y - base) > 0 ? y : base, base }))
    return [
      area(item, side, { fill, layer }),
      ...(most === undefined || text === undefined ? [] : [pointWords(item, most, words)]),
    ]
  })
}

/** Where the lines cross between two points. */
const crossing = (a: ComparedValue | undefined, b: ComparedValue): ComparedValue[] => {
  const [before, after] = [(a?.y ?? 0) - (a?.base ?? 0), b.y - b.base]
  if (a === undefined || before * after >= 0) return []
  const share = before / (before - after)
  const y = a.y + (b.y - a.y) * share
  return [{ x: a.x + (b.x - a.x) * share, y, base: y }]
}
