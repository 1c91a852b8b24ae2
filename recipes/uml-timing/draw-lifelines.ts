/**
 * Lifelines as UML has them: a line that steps between levels, or words between two lines that cross where they change;
 * a cross where one is destroyed.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import type { FreeWords } from './free-words.ts'
import { type Lane, size, type TimingLayout } from './lanes.ts'
import type { StateStretch } from './stretches.ts'
import type { LifelineState } from './timing-data.ts'

/** The ends of a stretch on the axis; without a time they are at the edge of the drawing. */
const endsOf = ({ from, to }: StateStretch, { x, left, right }: TimingLayout): [from: number, to: number] => [
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

/** The words of values in their cells, and remarks on states where they are free; what has no room is returned. */
export function stateWords(
  lane: Lane,
  layout: TimingLayout,
  free: FreeWords,
): { drawn: Element[]; homeless: [LifelineState, string][] } {
  const drawn: Element[] = []
  const homeless: [LifelineState, string][] = []
  for (const stretch of lane.stretches) {
    const { name, note } = stretch.item
    const isValue = lane.levels.length === 0 && name !== undefined
    const [from, to] = endsOf(stretch, layout)
    const room = { from: from + size.tip + 4, to: to - size.tip - 4, h: isValue ? lane.cell.h - 8 : 40 }
    const fitted = fittedWords(isValue ? [name, note] : [undefined, note], room)
    const y = isValue ? lane.cell.y + lane.cell.h / 2 : heightOf(lane, stretch)
    const spot = fitted === undefined ? undefined : spotFor(fitted.words, { ...room, y, isValue }, free)
    if (spot !== undefined) drawn.push(...place(spot.words, spot.rect, { align: isValue ? 'middle' : 'start' }))
    const outside = isValue && spot === undefined ? outsideOf(name, { lane, from, to, layout }, free) : []
    drawn.push(...outside)
    const said = spot === undefined ? (outside.length > 0 && name !== undefined ? [name] : []) : (fitted?.said ?? [])
    for (const words of [isValue ? name : undefined, note])
      if (words !== undefined && !said.includes(words)) homeless.push([stretch.item, words])
  }
  return { drawn, homeless }
}

/** A value that is too short for its words has them over it or under it, with a tick from it. */
const outsideOf = (
  name: string,
  { lane: { cell, head }, from, to, layout }: { lane: Lane; from: number; to: number; layout: TimingLayout },
  free: FreeWords,
): Element[] => {
  const words = block([{ text: name, as: 'label' }])
  const lefts = [from + 2, to - words.w - 2, to - words.w - 12].filter(
    (x) => x >= head.w + size.beside && x + words.w <= layout.right,
  )
  const tops = [cell.y - words.h - size.tick, cell.y + cell.h + size.tick]
  const spot = free.find(
    words,
    tops.flatMap((top) => lefts.map((x) => [Math.round(x), top] as const)),
  )
  if (spot === undefined) return []
  const isOver = spot.rect.y < cell.y
  const [middle, edge] = [Math.round((from + to) / 2), isOver ? cell.y : cell.y + cell.h]
  return [
    path(`M ${middle} ${edge} v ${isOver ? -size.tick + 2 : size.tick - 2}`, { stroke: 'muted' }),
    ...place(words, spot.rect, { align: 'start' }),
  ]
}

/** The height of a level in the middle of a stretch. */
const heightOf = (lane: Lane, { item }: StateStretch): number =>
  lane.levels.find(({ name }) => name === item.name)?.y ?? lane.cell.y + lane.cell.h / 2

/** A name with its remark, or else the name alone, if it has room. */
const fittedWords = (
  [name, note]: [string | undefined, string | undefined],
  { from, to, h }: { from: number; to: number; h: number },
): { words: Block; said: string[] } | undefined => {
  const tries = name === undefined ? [[note]] : [[name, note], [name]]
  return tries
    .map(([first, second]) => ({
      words: block(
        [
          { text: first, as: name === undefined ? 'note' : 'label' },
          { text: second, as: 'note' },
        ],
        Math.max(to - from, 1),
      ),
      said: [first, second].flatMap((each) => each ?? []),
    }))
    .find(({ words }) => words.w <= to - from && words.h <= h && words.h > 0)
}

type Place = { from: number; to: number; y: number; isValue: boolean }

/** In the middle of a value, or else where no message passes; over a level or under it. */
const spotFor = (words: Block, { from, to, y, isValue }: Place, free: FreeWords) => {
  const shares = isValue ? [0.5, 0.25, 0.75, 0, 1] : [0, 0.5, 1]
  const tops = isValue ? [y - words.h / 2] : [y - words.h - 5, y + 5]
  const corners = tops.flatMap((top) =>
    shares.map((share): [number, number] => [Math.round(from + (to - from - words.w) * share), top]),
  )
  return free.find(words, corners)
}
