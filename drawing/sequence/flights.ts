/**
 * Messages that take time: where words stand over a slanted arrow, and rows far enough apart for them.
 */
import { intersectsRect, type Polyline } from '../../src/geometry/polyline.ts'
import { grow, overlap, type Rect } from '../../src/geometry/rect.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { room } from '../sheet.ts'
import { widestThatFits } from '../widest.ts'
import { aboveRect, belowRect } from './arrow-words.ts'
import type { SequenceColumns } from './columns.ts'
import type { ChannelStep } from './gaps.ts'
import { fall, type Levels, rowGaps, type StepLevel, stack } from './levels.ts'
import { remarkRect, rowsOf } from './remarks.ts'
import { crowdedEvents } from './state-levels.ts'

/** Free pixels between an arrow in flight and what it passes. */
const clear = 4
/** The most times that rows are moved apart; what has not helped by then never does. */
const most = 120
/** What heading and foot take of the height of a page. */
const headingRoom = 200

/** Levels of all steps, and the steps whose flight meets something however far rows are moved apart. */
export type Settled = { levels: Levels; stuck: number[] }

/** Stacks the steps; where an arrow in flight would meet words, or fall too little, rows move apart. */
export function settle(columns: SequenceColumns, top: number): Settled {
  return widestThatFits(
    rowGaps,
    (between) => settleAt(columns, top, between),
    ({ levels }) => levels.bottom <= room.h - headingRoom,
  )
}

const settleAt = (columns: SequenceColumns, top: number, between: number): Settled => {
  const rows = rowsOf(columns)
  const extra = rows.map((_, index) =>
    Math.max(0, ...columns.stretches.flatMap(({ last, pause }) => (last === index ? (pause ?? 0) : []))),
  )
  for (let round = 0; ; round++) {
    const levels = stack(columns, { top, rows, extra, between })
    const tight = tightRows(columns, levels)
    const crowded = [...tight.map(({ row }) => row), ...crowdedEvents(columns, levels.steps)]
    if (crowded.length === 0 || round === most) return { levels, stuck: tight.map(({ flight }) => flight) }
    for (const row of new Set(crowded.map((each) => rows[each] ?? each))) extra[row] = (extra[row] ?? 0) + 8
  }
}

type Tight = { flight: number; row: number }

/** Flights that need more room, and the row over which to give it. */
const tightRows = (columns: SequenceColumns, { steps: levels }: Levels): Tight[] =>
  columns.steps.flatMap((step, flight): Tight[] => {
    const [level, { item, falls = 0 }] = [levels[flight], step]
    if (level === undefined || !isMessage(item) || falls === 0) return []
    if (level.lands - level.arrow < fall * falls) return [{ flight, row: flight + item.delay }]
    const met = columns.steps.findIndex(
      (other, at) => at !== flight && meets(step, level, { other, at: levels[at], columns }),
    )
    return met < 0 ? [] : [{ flight, row: Math.max(flight, met) }]
  })

type Other = { other: ChannelStep; at: StepLevel | undefined; columns: SequenceColumns }

const meets = (step: ChannelStep, level: StepLevel, { other, at, columns }: Other): boolean => {
  if (at === undefined) return false
  const own = aboveRect(step, level, columns)
  if (isMessage(other.item) && intersectsRect(strokeOf(other, at, columns), grow(own, clear))) return true
  const stroke = strokeOf(step, level, columns)
  return rectsOf(other, at, columns).some((rect) => overlap(own, rect) || intersectsRect(stroke, grow(rect, clear)))
}

const strokeOf = ({ from, to }: ChannelStep, { arrow, lands }: StepLevel, { centers }: SequenceColumns): Polyline[] => {
  const [x1 = 0, x2 = 0] = [centers[from], centers[to]]
  return [{ closed: false, segments: [{ x1, y1: arrow, x2, y2: lands }] }]
}

const rectsOf = (step: ChannelStep, level: StepLevel, columns: SequenceColumns): Rect[] => {
  if (!isMessage(step.item)) return [remarkRect(step, level.top, columns)]
  const below = belowRect(step, level, columns)
  return [aboveRect(step, level, columns), ...(below.h === 0 ? [] : [below])]
}

/** Whether a message in flight comes down where another one ends: what arrives at its height is over the words there. */
export const isMetAtEnd = (
  step: ChannelStep,
  { lands }: StepLevel,
  { columns, levels }: { columns: SequenceColumns; levels: Levels },
): boolean =>
  columns.steps.some((other, index) => {
    const at = levels.steps[index]
    return other !== step && other.to === step.to && at !== undefined && at.arrow < at.lands && at.lands === lands
  })
