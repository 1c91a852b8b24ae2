/**
 * The lanes of a timing diagram: what is drawn of each lifeline, how high its levels are, and what is free below.
 */
import { type Block, block, nameAndNote, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { type TimeScale, type TimeSpan, timeScale } from '../../drawing/time/scale.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import type { Instants } from './instants.ts'
import { type LaidConstraint, layConstraints, reachBelow } from './lay-constraints.ts'
import { levelsOf, lineNamed, type StateStretch, stretchesOf } from './stretches.ts'
import type { Lifeline, TimingData } from './timing-data.ts'

/** Pixels. */
export const size = {
  name: 128,
  longest: 208,
  level: 144,
  beside: 16,
  pad: 14,
  cell: 32,
  leveled: 34,
  notedLevel: 32,
  tallCell: 48,
  message: 28,
  tip: 4,
  tick: 8,
  width: 880,
} as const

/** A lifeline in its lane; `levels` are the y of its states, `cell` is where words between two lines are. */
export type Lane = {
  line: Lifeline
  stretches: StateStretch[]
  head: Block
  top: number
  bottom: number
  levels: { name: string; words: Block; y: number }[]
  cell: { y: number; h: number }
  constraints: LaidConstraint[]
  /** Free pixels under the lane, where bands that end there are measured. */
  under: number
}

/** Lanes, and the axis that they share: strokes run from `left` to `right`, times from and to are within. */
export type TimingLayout = { lanes: Lane[]; x: TimeScale; span: TimeSpan; left: number; right: number; bottom: number }

/** The scale of a layout, and where its strokes begin and end. */
export type TimingScale = Pick<TimingLayout, 'x' | 'left' | 'right'>

/**
 * How wide a drawing may be, in pixels, whether levels are words between two lines, as there is no room for each, and how
 * much room is needed under the lane of a lifeline.
 */
type TimingRoom = { room: number; flat: boolean; under: (line: Lifeline, scale: TimingScale) => number }

/** Lays out lifelines from the top of the drawing. */
export function layTiming(data: TimingData, instants: Instants, { room, flat, under }: TimingRoom): TimingLayout {
  const named = nameWidth(data)
  const lines = data.lifelines.map((line) => ({
    line,
    stretches: stretchesOf(line, instants),
    head: nameAndNote(line, named),
    words:
      flat || line.kind === 'values'
        ? []
        : levelsOf(line).map((name) => ({ name, words: block([{ text: name, as: 'label' }], size.level) })),
  }))
  const names = Math.max(...lines.map(({ head }) => head.w)) + size.beside
  const levels = Math.max(0, ...lines.flatMap(({ words }) => words.map((each) => each.words.w + 12)))
  const left = up(names + levels)
  const right = Math.max(Math.min(size.width, room), left + 200)
  const span = spanOf(data, instants, { left, right, flat })
  const x = timeScale(span)
  let y = 0
  const lanes = lines.map(({ words, ...each }, index): Lane => {
    const top = y
    const hasNotes = each.stretches.some(({ item }) => item.note !== undefined)
    const isTall = hasNotes || each.stretches.some((stretch) => isNarrow(stretch, x))
    const cellHeight = isTall && !flat ? size.tallCell : size.cell
    const rows = words.map((level) => Math.max(hasNotes ? size.notedLevel : size.leveled, level.words.h + 8))
    const own = rows.length === 0 ? cellHeight : rows.reduce((sum, row) => sum + row, 0)
    const high = Math.max(own, each.head.h)
    // Where a message passes from lane to lane, its words have room between them.
    const pad = flat ? 8 : size.pad
    const start = top + pad + (passes(data, index) ? size.message : 0)
    const levels = levelsFrom(start + (high - own) / 2, words, rows)
    const required = (data.constraints ?? []).filter(({ on }) => lineNamed(data, on) === each.line)
    const constraints = layConstraints(required, { instants, x, top: start + high + 4, left, right })
    y = Math.round(Math.max(start + high, ...constraints.map((each) => each.y + reachBelow(each))) + pad)
    const cell = { y: Math.round(start + (high - own) / 2), h: own }
    const lane = { ...each, top, bottom: y, levels, cell, constraints, under: under(each.line, { x, left, right }) }
    y += lane.under
    return lane
  })
  return { lanes, x, span, left, right, bottom: y }
}

/** How wide names may be: no word of them is broken that is not very long. */
const nameWidth = ({ lifelines }: TimingData): number => {
  const words = lifelines.flatMap(({ name }) => piecesOf(name).map((piece) => widthOf(piece, 'name')))
  return Math.max(size.name, Math.min(size.longest, Math.max(...words)))
}

/** Levels stacked from a height, each in the middle of its row. */
const levelsFrom = <Level>(
  top: number,
  levels: readonly Level[],
  rows: readonly number[],
): (Level & { y: number })[] => {
  let bottom = top
  return levels.map((level, row) => {
    bottom += rows[row] ?? 0
    return { ...level, y: Math.round(bottom - (rows[row] ?? 0) / 2) }
  })
}

/** Whether a message goes over the upper edge of a lane. */
const passes = (data: TimingData, lane: number): boolean =>
  (data.messages ?? []).some(({ from, to }) => {
    const ends = [from, to].map((name) => data.lifelines.indexOf(lineNamed(data, name) as Lifeline))
    return Math.min(...ends) < lane && Math.max(...ends) >= lane
  })

/** Whether the words of a value need two lines, and have room in these. */
const isNarrow = ({ item, from, to }: StateStretch, x: TimeScale): boolean =>
  item.name !== undefined && Number.isFinite(from + to) && widthOf(item.name, 'label') > x(to) - x(from) - 16

/** The stretch of all times; what begins before it or lasts beyond it has room for its words. */
const spanOf = (
  { lifelines, until }: TimingData,
  instants: Instants,
  { left, right, flat }: { left: number; right: number; flat: boolean },
): TimeSpan => {
  const [from, to] = instants.range
  const need = (words: string[]): number =>
    Math.min(160, Math.max(0, ...words.map((each) => widthOf(each, 'label') + 24)))
  const shortest = (to - from) / 6
  const isShort = (time: string | number | undefined, edge: number): boolean =>
    time === undefined || Math.abs(instants.at(time) - edge) < shortest
  const values = lifelines.filter(({ kind }) => flat || kind === 'values')
  const first = values.flatMap(({ states: [state, next] }) =>
    state !== undefined && state.start === undefined && isShort(next?.start ?? from, from) ? [state.name ?? ''] : [],
  )
  const last = values.flatMap(({ states, destroyed }) => {
    const state = states.at(-1)
    return destroyed === undefined && isShort(state?.start ?? to, to) ? [state?.name ?? ''] : []
  })
  const isBefore = lifelines.some(({ states: [state] }) => state !== undefined && state.start === undefined)
  const head = Math.max(isBefore ? 32 : 0, need(first))
  const tail = Math.max(until === undefined ? 32 : 16, need(last))
  return { from, to, left: left + head, right: right - tail }
}
