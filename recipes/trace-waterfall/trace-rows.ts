/**
 * Where the rows of a trace, their names and their scale are.
 */
import { least, sum } from 'd3-array'

import { type Block, block, widthOf } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { type Times, timesOf } from '../../drawing/data/times.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { type Caption, caption } from '../../drawing/time/caption.ts'
import { type Beside, beside, inRow, rowHeight } from '../../drawing/time/lane-rows.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { type TimeSpan, timeScale } from '../../drawing/time/scale.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import { unitWords } from '../../drawing/values/length-in-words.ts'
import { clearOf } from './clear-words.ts'
import { nameStyle, type ServiceRow, serviceOf } from './name-style.ts'
import { criticalPath, type TraceSpan, type TraceStretch, traceRows, type WaterfallRow } from './trace.ts'

/** A span in its row: its name, the middle of its first line, the words of its bar, its stretches of the critical path. */
export type SpanRow = ServiceRow & {
  name: Caption
  /** The service is in a column of its own that begins there; part of the name where that column has no room. */
  groupAt: number | undefined
  top: number
  h: number
  y: number
  length: Beside
  stretches: TraceStretch<TimelineEvent>[]
}

/** Everything placed, and what drawing needs to know. */
export type TracePlan = {
  data: TimelineData
  sheet: Sheet
  times: Times
  rows: SpanRow[]
  bottom: number
  format: NumberFormat
  span: TimeSpan
}

/** How far a child's name is right of its parent's, in pixels. */
export const indent = 20
const gap = { columns: 24, service: 16 }
/** The width of the drawing, in pixels. */
export const width = 880
/** How wide names may be before they wrap, in pixels, from wide to narrow. */
const nameCaps = [400, 360, 320, 264, 208]
/** The pixels that bars have at least, and those below which each pixel less must save one of height. */
const chart = { least: 280, good: 400 }

/** Places a trace: names as narrow as the bars need. */
export function planTrace(data: TimelineData, sheet: Sheet): TracePlan {
  const times = timesOf(data)
  const spans = spansOf(data, sheet, times)
  const format = formatFor(
    spans.map(({ start, end }) => end - start),
    unitWords(times.unit),
  )
  const right = width - up(numbersWidth(spans, format) + gap.columns)
  // The longest bar leaves room for its length.
  const scaleRight = right - up(Math.max(...spans.map((span) => widthOf(lengthOf(span, format), number))) + 16)
  const tree = traceRows(spans).map((row) => ({ ...row, service: serviceOf(row.item, data) }))
  const { names, left, groupAt } = fitNames(tree, sheet, scaleRight)
  const from = Math.min(...spans.map(({ start }) => start))
  const span = { from, to: Math.max(from + 1, ...spans.map(({ end }) => end)), left, right: scaleRight }
  const lines = measuredLengths({ data, sheet, times, x: timeScale(span) })
    .filter(({ item }) => item.id !== undefined && sheet.quotes(item.id))
    .flatMap((each) => [each.from, each.to])
  const ends = new Set((data.spans ?? []).flatMap((each) => [sheet.find(each.from), sheet.find(each.to)]))
  const since = tree.findIndex(({ item }) => ends.has(item))
  const rows = placeRows(tree, { names, groupAt, route: criticalPath(spans), format, span, right, lines, since })
  const bottom = Math.max(...rows.map(({ top, h }) => top + h))
  return { data, sheet, times, rows, bottom, format, span }
}

const spansOf = ({ events }: TimelineData, sheet: Sheet, times: Times): TraceSpan<TimelineEvent>[] =>
  events.map((item) => ({
    item,
    start: times.startOf(item),
    end: times.endOf(item),
    parent: item.parent === undefined ? undefined : sheet.find<TimelineEvent>(item.parent),
    isMinor: item.state === 'muted',
  }))

const numbersWidth = (spans: readonly TraceSpan<TimelineEvent>[], format: NumberFormat): number =>
  Math.max(headOf(format).w, ...spans.map(({ start, end }) => widthOf(format.short(end - start), number)))

/** The names, as wide as the bars allow, and the pixel at which bars may begin. */
const fitNames = (tree: readonly ServiceRow[], sheet: Sheet, right: number): FittedNames => {
  const services = Math.max(0, ...tree.map(({ service }) => widthOf(service ?? '', 'note')))
  const fits = nameCaps.flatMap((cap) =>
    (services > 0 ? [true, false] : [false]).map((isColumn): FittedNames => {
      const names = tree.map((row) => nameOf(row, { sheet, cap, isColumn }))
      const widest = Math.max(...tree.map(({ depth }, index) => depth * indent + (names[index]?.w ?? 0)))
      const groupAt = isColumn ? up(widest + gap.service, 4) : undefined
      return { names, groupAt, left: up((groupAt === undefined ? widest : groupAt + services) + gap.columns) }
    }),
  )
  const wide = fits.filter(({ left }) => right - left >= chart.least)
  return least(wide.length > 0 ? wide : fits.slice(-1), (fit) => costOf(fit, right)) as FittedNames
}

/** What names cost: the height of their lines, and the width that bars lack. */
const costOf = ({ names, left, groupAt }: FittedNames, right: number): number =>
  sum(names, ({ h }) => h) + Math.max(0, chart.good - (groupAt === undefined ? 0 : gap.service * 2) - (right - left))

type FittedNames = { names: Caption[]; groupAt: number | undefined; left: number }

/** A span's length, with a sign where its state is good or bad. */
const lengthOf = (row: TraceSpan<TimelineEvent>, format: NumberFormat): string =>
  `${stateSign(row.item)}${bareLengthOf(row, format)}`

const bareLengthOf = ({ start, end }: TraceSpan<TimelineEvent>, format: NumberFormat): string =>
  format.full(end - start)

type NameLook = { sheet: Sheet; cap: number; isColumn: boolean }

const nameOf = ({ item, depth, service }: ServiceRow, { sheet, cap, isColumn }: NameLook): Caption =>
  caption(
    {
      text: { text: item.name, as: nameStyle(item, depth, sheet) },
      remark: service === undefined || isColumn ? undefined : { text: service, as: 'note' },
    },
    Math.max(120, cap - depth * indent),
  )

const lengthWords = (row: WaterfallRow<TimelineEvent>, format: NumberFormat, cap: number): Caption => {
  const length = { text: lengthOf(row, format), as: number }
  const { note } = row.item
  return note === undefined
    ? caption({ text: length }, cap)
    : caption({ lead: length, text: { text: note, as: 'note' } }, cap)
}

/** The words before a bar: its sign comes last, where it is beside the bar. */
const wordsBefore = (row: WaterfallRow<TimelineEvent>, format: NumberFormat): Caption => {
  const { note } = row.item
  const sign = stateSign(row.item).trim()
  const [length, end] = [bareLengthOf(row, format), sign === '' ? '' : ` ${sign}`]
  return note === undefined
    ? caption({ text: { text: `${length}${end}`, as: number } }, width)
    : caption({ lead: { text: length, as: number }, text: { text: `${note}${end}`, as: 'note' } }, width)
}

type Where = {
  names: Caption[]
  groupAt: number | undefined
  route: TraceStretch<TimelineEvent>[]
  format: NumberFormat
  span: TimeSpan
  right: number
  /** Upright lines that words keep clear of, and the row in which they begin. */
  lines: number[]
  since: number
}

const placeRows = (
  tree: ServiceRow[],
  { names, groupAt, route, format, span, right, lines, since }: Where,
): SpanRow[] => {
  const x = timeScale(span)
  let y = 0
  return tree.map((row, index): SpanRow => {
    const { item } = row
    const name = names[index] ?? caption({ text: { text: item.name, as: 'body' } }, width)
    const [from, to] = [x(row.start), Math.max(x(row.end), x(row.start) + 1)]
    const words = (cap: number): Caption => lengthWords(row, format, cap)
    const plain = beside({ item, from, to, words }, { left: span.left, right })
    const length = clearOf(index < since ? [] : lines, plain, {
      from,
      left: span.left,
      words: wordsBefore(row, format),
    })
    const [top, stretches] = [y, route.filter((stretch) => stretch.item === item)]
    const h = Math.max(rowHeight(length), rowHeight({ words: name, wordsAt: 0, isBelow: false }))
    y += h
    return { ...row, name, groupAt, top, h, y: top + inRow.mark, length, stretches }
  })
}

/** How numbers are set. */
export const number = { size: 14, mono: true } as const

/** What the numbers at the right are. */
export const headOf = (format: NumberFormat): Block => block([{ text: format.titled('Critical path'), as: 'note' }], 72)
