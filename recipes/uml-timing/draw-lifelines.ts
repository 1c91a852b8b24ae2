/**
 * Lifelines as UML has them: a line that steps between levels, or words between two lines that cross where they change;
 * a cross where one is destroyed.
 */
import { block, place } from '../../drawing/block.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { crossPath, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Lane, size, type TimingLayout } from './lanes.ts'
import type { StateStretch } from './stretches.ts'
import type { TimingContext } from './timing-context.ts'

/** The ends of a stretch on the axis; without a time they are at the edge of the drawing. */
export const endsOf = ({ from, to }: StateStretch, { x, left, right }: TimingLayout): [from: number, to: number] => [
  Number.isFinite(from) ? x(from) : left,
  Number.isFinite(to) ? x(to) : right,
]

/** The heights between which a lifeline can be met at a time: that of its level, of both at a change, or its two lines. */
export function heightsAt({ stretches, levels, cell }: Lane, time: number): number[] {
  const found = stretches.filter(({ from, to }) => from <= time && time <= to)
  const named = found.filter(({ item }) => item.name !== undefined)
  if (named.length === 0) return [cell.y + cell.h / 2]
  if (levels.length > 0) return named.flatMap(({ item }) => levels.find(({ name }) => name === item.name)?.y ?? [])
  const isChange = named.some(({ from, to }) => from === time || to === time)
  return isChange ? [cell.y + cell.h / 2] : [cell.y, cell.y + cell.h]
}

/** Whether a lifeline says nothing at a time, so that there is no stroke to meet. */
export const isSilentAt = ({ stretches, levels }: Lane, time: number): boolean =>
  !stretches.some(
    ({ item, from, to }) => from <= time && time <= to && (item.name !== undefined || levels.length === 0),
  )

/** The stroke of a lifeline. */
export const lifelineStroke = (lane: Lane, layout: TimingLayout, stroke: 'ink' | 'muted' | 'accent'): Path[] => {
  const d = lane.levels.length > 0 ? steps(lane, layout) : cells(lane, layout)
  return d === '' ? [] : [path(d, { stroke })]
}

const steps = ({ stretches, levels }: Lane, layout: TimingLayout): string =>
  stretches
    .map((stretch, index) => {
      const y = levels.find(({ name }) => name === stretch.item.name)?.y
      const [from, to] = endsOf(stretch, layout)
      if (y === undefined) return ''
      return `${stretches[index - 1]?.item.name === undefined ? `M ${from} ${y}` : `V ${y}`} H ${to}`
    })
    .filter(Boolean)
    .join(' ')

/** Both lines of each value, open where it has no beginning or no end. */
const cells = ({ stretches, cell: { y, h }, line }: Lane, layout: TimingLayout): string =>
  stretches
    .filter(({ item }) => item.name !== undefined)
    .map((stretch) => {
      const [from, to] = endsOf(stretch, layout)
      const tip = Math.min(size.tip, (to - from) / 2)
      const [bottom, middle] = [y + h, y + h / 2]
      const start = Number.isFinite(stretch.from) ? tip : 0
      const end = Number.isFinite(stretch.to) ? tip : 0
      const isLast = !Number.isFinite(stretch.to) && line.destroyed === undefined
      const [upper, lower] = [`M ${from} ${start > 0 ? middle : y}`, `M ${from} ${start > 0 ? middle : bottom}`]
      const way = (edge: number): string =>
        `${start > 0 ? ` L ${from + start} ${edge}` : ''} H ${to - end}${isLast ? '' : ` L ${to} ${middle}`}`
      return `${upper}${way(y)} ${lower}${way(bottom)}`
    })
    .join(' ')

/** A thin line where nothing is said of a value. */
export const idle = ({ stretches, levels, cell: { y, h } }: Lane, layout: TimingLayout, sheet: Sheet): Path[] => {
  const silent = levels.length > 0 ? [] : stretches.filter(({ item }) => item.name === undefined)
  if (silent.length === 0) return []
  sheet.key(lineEntry('No value', { stroke: 'muted' }))
  const ways = silent.map((stretch) => {
    const [from, to] = endsOf(stretch, layout)
    return `M ${from} ${y + h / 2} H ${to}`
  })
  return [path(ways.join(' '), { stroke: 'muted' })]
}

/** A cross where a lifeline is destroyed, 16 px wide. */
const cross = (at: Point): Path => path(crossPath(at, 8), { stroke: 'ink' })

/** Where a lifeline is destroyed, if it is. */
const endOf = (lane: Lane, { x }: TimingLayout): Point[] => {
  const end = lane.stretches.at(-1)
  if (lane.line.destroyed === undefined || end === undefined) return []
  return [
    { x: x(end.to), y: lane.levels.find(({ name }) => name === end.item.name)?.y ?? lane.cell.y + lane.cell.h / 2 },
  ]
}

/** The cross of a lifeline at its end, none where nothing destroys it. */
export const destruction = (lane: Lane, layout: TimingLayout): Path[] => endOf(lane, layout).map(cross)

/** What the cross is, beside it where there is room, or else in the key. */
export const sayDestroyed = (
  lane: Lane,
  layout: TimingLayout,
  { free, sheet }: Pick<TimingContext, 'free' | 'sheet'>,
): Element[] =>
  endOf(lane, layout).flatMap(({ x, y }) => {
    const words = block([{ text: 'destroyed', as: 'note' }])
    const spots = [-words.h / 2, -words.h - 7, 7].map((down): [number, number] => [Math.round(x) + 14, y + down])
    const spot = free.find(
      words,
      spots.filter(([left]) => left + words.w <= layout.right),
    )
    if (spot === undefined) sheet.key(markEntry('Destroyed', cross))
    return spot === undefined ? [] : place(spot.words, spot.rect, { align: 'start' })
  })
