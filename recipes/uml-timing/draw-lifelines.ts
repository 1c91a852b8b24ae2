/**
 * Lifelines as UML has them: a line that steps between levels, or words between two lines that cross where they change;
 * a cross where one is destroyed.
 */
import { block, place } from '../../drawing/block.ts'
import { markEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import type { FreeWords } from './free-words.ts'
import { type Lane, size, type TimingLayout } from './lanes.ts'
import type { Stretch } from './stretches.ts'

/** The ends of a stretch on the axis; without a time they are at the edge of the drawing. */
const endsOf = ({ from, to }: Stretch, { x, left, right }: TimingLayout): [from: number, to: number] => [
  Number.isFinite(from) ? x(from) : left,
  Number.isFinite(to) ? x(to) : right,
]

/** The heights between which a lifeline can be met at a time: that of its level, of both at a change, or its two lines. */
export function heightsAt({ stretches, levels, cell }: Lane, time: number): number[] {
  const found = stretches.filter(({ from, to }) => from <= time && time <= to)
  const named = found.filter(({ item }) => item.name !== undefined)
  if (named.length === 0) return [cell.y + cell.h / 2]
  if (levels.length > 0) return named.flatMap(({ item }) => levels.find(({ name }) => name === item.name)?.y ?? [])
  return named.length > 1 ? [cell.y + cell.h / 2] : [cell.y, cell.y + cell.h]
}

/** The stroke of a lifeline. */
export const lifelineStroke = (lane: Lane, layout: TimingLayout, stroke: 'ink' | 'accent'): Path[] => {
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

/** A cross where a lifeline is destroyed, 16 px wide. */
const cross = ({ x, y }: Point): Path =>
  path(`M ${x - 8} ${y - 8} l 16 16 M ${x - 8} ${y + 8} l 16 -16`, { stroke: 'ink' })

/** The cross of a lifeline at its end, none where nothing destroys it. */
export const destruction = (lane: Lane, { x }: TimingLayout, sheet: Sheet): Path[] => {
  const end = lane.stretches.at(-1)
  if (lane.line.destroyed === undefined || end === undefined) return []
  sheet.key(markEntry('Destroyed', cross))
  const y = lane.levels.find(({ name }) => name === end.item.name)?.y ?? lane.cell.y + lane.cell.h / 2
  return [cross({ x: x(end.to), y })]
}

/** Words that have no room where they belong: what they are, and from when on. */
export type Homeless = { lane: Lane; stretch: Stretch; words: string }

/** The words of values in their cells, and remarks on states where they are free; what has no room is returned. */
export function stateWords(
  lane: Lane,
  layout: TimingLayout,
  free: FreeWords,
): { drawn: Element[]; homeless: Homeless[] } {
  const drawn: Element[] = []
  const homeless: Homeless[] = []
  for (const stretch of lane.stretches) {
    const { name, note } = stretch.item
    const [from, to] = endsOf(stretch, layout)
    const room = to - from - 2 * size.tip - 8
    const isValue = lane.levels.length === 0 && name !== undefined
    const tries = isValue
      ? [
          [
            { text: name, as: 'label' as const },
            { text: note, as: 'note' as const },
          ],
          [{ text: name, as: 'label' as const }],
        ]
      : [[{ text: note, as: 'note' as const }]]
    const fitted = tries
      .map((lines) => ({ lines, words: block(lines, Math.max(room, 1)) }))
      .find(({ words }) => words.w <= room && words.h <= (isValue ? lane.cell.h - 8 : 40) && words.h > 0)
    const y = isValue
      ? lane.cell.y + lane.cell.h / 2
      : (heightsAt(
          lane,
          Number.isFinite(stretch.from) ? (stretch.from + Math.min(stretch.to, layout.span.to)) / 2 : stretch.to,
        )[0] ?? lane.cell.y)
    const spot =
      fitted === undefined
        ? undefined
        : spotFor(fitted.words, { from: from + size.tip + 4, to: to - size.tip - 4, y, isValue }, free)
    if (spot !== undefined && fitted !== undefined) drawn.push(...place(fitted.words, spot.rect, { align: 'start' }))
    const isSaid = (words: string | undefined): boolean =>
      words === undefined || (spot !== undefined && fitted?.lines.some(({ text }) => text === words) === true)
    if (isValue && !isSaid(name)) homeless.push({ lane, stretch, words: name })
    if (note !== undefined && !isSaid(note)) homeless.push({ lane, stretch, words: note })
  }
  return { drawn, homeless }
}

type Place = { from: number; to: number; y: number; isValue: boolean }

/** In the middle of a value, or else where no message passes; over a level or under it. */
const spotFor = (words: ReturnType<typeof block>, { from, to, y, isValue }: Place, free: FreeWords) => {
  const shares = isValue ? [0.5, 0.25, 0.75, 0, 1] : [0, 0.5, 1]
  const tops = isValue ? [y - words.h / 2] : [y - words.h - 5, y + 5]
  const corners = tops.flatMap((top) =>
    shares.map((share): [number, number] => [Math.round(from + (to - from - words.w) * share), top]),
  )
  return free.find(words, corners)
}
