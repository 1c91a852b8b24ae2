/**
 * Trace waterfalls: a row for each span, indented under its parent, with a bar to scale, filled where the critical
 * path runs, and how much of the path is the span's own.
 */
import { sum } from 'd3-array'
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { grays } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bar, barHeight } from '../../drawing/time/bar.ts'
import { drawRuler } from '../../drawing/time/draw-ruler.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { inRow, wordsMiddle } from '../../drawing/time/lane-rows.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { numberRuler } from '../../drawing/time/ruler.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import { unitWords } from '../../drawing/values/length-in-words.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawLengths, isQuoted } from './draw-lengths.ts'
import { drawMarks } from './draw-marks.ts'
import { noteLate } from './late-spans.ts'
import { headOf, indent, number, planTrace, type SpanRow, type TracePlan, width } from './trace-rows.ts'

/** Draws a trace on the sheet. */
export function drawTrace(data: TimelineData, sheet: Sheet): void {
  const context = planTrace(data, sheet)
  drawHead(context)
  for (const row of context.rows) drawRow(row, context)
  drawTotal(context)
  noteLate(context)
  drawLengths(context)
  drawMarks(context)
  drawTicks(context)
  drawKey(context)
  // The heading quotes lengths by the ids of what they are of.
  for (const item of [...data.events, ...(data.spans ?? [])]) if (item.id !== undefined) sheet.prove(item.id, item)
}

const drawHead = ({ sheet, times, format, span }: TracePlan): void => {
  const head = headOf(format)
  const ruler = numberRuler(span, unitWords(times.unit))
  sheet.put('@axis', [
    ...drawRuler(ruler, span, 0),
    line(0, 0, width, 0),
    lineOfText('Span', { x: 0, y: -18, as: 'note' }),
    ...place(head, { x: width, y: -8 - head.h, w: 0, h: head.h }, { align: 'end' }),
  ])
}

const drawRow = (row: SpanRow, { data, sheet, format, span, rows }: TracePlan): void => {
  const { item, name, service, groupAt, top, y, depth, stretches, length } = row
  const own = lengthOf(stretches)
  const words = own === 0 ? '–' : format.short(own)
  sheet.put(item, [
    ...branchTo(row, rows),
    ...name.at(depth * indent, top + inRow.padding + name.h / 2),
    ...(groupAt === undefined || service === undefined ? [] : [lineOfText(service, { x: groupAt, y, as: 'note' })]),
    ...barOf(row, { data, sheet, span }),
    ...length.words.at(length.wordsAt, wordsMiddle(length, top)),
    lineOfText(words, { x: width, y, as: own === 0 ? { ...number, fill: 'muted' } : number, align: 'end' }),
  ])
}

/** From the parent, or from the branch of the sibling before, to a name. */
const branchTo = ({ above, depth, y }: SpanRow, rows: SpanRow[]): Element[] => {
  const from = above === undefined ? undefined : rows[above]
  if (from === undefined) return []
  const x = (depth - 1) * indent + 6
  const top = from.depth < depth ? from.top + inRow.padding + from.name.h + 2 : from.y
  return [path(`M ${x} ${top} V ${y} H ${depth * indent - 4}`)]
}

/** A frame over the whole span, filled where the critical path runs. */
const barOf = (
  { item, y, start, end, stretches }: SpanRow,
  { data, sheet, span }: Pick<TracePlan, 'data' | 'sheet' | 'span'>,
): Element[] => {
  const x = timeScale(span)
  const color = colorOf(item, { data, sheet })
  const [left, right] = [x(start), Math.max(x(end), x(start) + 1)]
  const filled = stretches.map(
    ({ from, to }) => `M ${x(from)} ${y - barHeight / 2} H ${x(to)} V ${y + barHeight / 2} H ${x(from)} Z`,
  )
  return [
    bar(
      { left, right, y },
      item.state === undefined ? lookOf(stretches) : { stroke: item.state, dashed: item.state === 'muted' },
    ),
    ...(filled.length === 0 ? [] : [path(filled.join(' '), { fill: color, stroke: color })]),
  ]
}

/** How much of a span is on the critical path. */
const lengthOf = (stretches: SpanRow['stretches']): number => sum(stretches, ({ from, to }) => to - from)

/** What is off the critical path all the time is pale; hollow is what waits on it. */
const lookOf = (stretches: SpanRow['stretches']) => (stretches.length === 0 ? grays[2] : {})

/** The accent marks the critical path unless it marks something else: what the data name, or a length that the heading quotes. */
const colorOf = (item: TimelineEvent, { data, sheet }: Pick<TracePlan, 'data' | 'sheet'>): Color => {
  const isTaken = sheet.hasFocus || (data.spans ?? []).some((each) => isQuoted(each, sheet))
  return item.state ?? (sheet.isFocus(item) || !isTaken ? 'accent' : 'muted')
}

/** The critical path adds up to the length of the whole. */
const drawTotal = ({ sheet, rows, bottom, format }: TracePlan): void => {
  const total = sum(rows, ({ stretches }) => lengthOf(stretches))
  sheet.put('@total', [
    line(0, bottom, width, bottom, { stroke: 'rule' }),
    lineOfText('total', {
      x: width - widthOf(format.short(total), number) - 16,
      y: bottom + 16,
      as: 'note',
      align: 'end',
    }),
    lineOfText(format.short(total), { x: width, y: bottom + 16, as: { ...number, bold: true }, align: 'end' }),
  ])
  const rules = rows.slice(1).map(({ top }) => `M 0 ${top} H ${width}`)
  if (rules.length > 0) sheet.put('@grid', [path(rules.join(' '), { stroke: 'rule' })], 'rule')
}

/** Faint lines down from the ticks, broken at words; none beside the end of a length, where it would double the line. */
const drawTicks = ({ data, sheet, times, span, bottom }: TracePlan): void => {
  const x = timeScale(span)
  const words = wordsOn(sheet)
  const ends = measuredLengths({ data, sheet, times, x }).flatMap(({ from, to }) => [from, to])
  const isFree = (tick: number): boolean => ends.every((end) => Math.abs(end - tick) >= 8)
  const ticks = numberRuler(span, unitWords(times.unit)).ticks.filter(({ at }) => isFree(x(at)))
  sheet.put(
    '@grid',
    ticks.flatMap(({ at }) => guide({ x: x(at), top: 0, bottom, words }, { stroke: 'rule' })),
    'rule',
  )
}

const drawKey = ({ data, sheet, rows }: TracePlan): void => {
  const plain = { id: 'key', name: 'key', start: 0 } as TimelineEvent
  const sample =
    (fill: Color | undefined, stroke?: Color) =>
    ({ x, y, w, h }: Rect) => [
      bar(
        { left: x, right: x + w, y: y + h / 2 },
        { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke }) },
      ),
    ]
  const path = colorOf(plain, { data, sheet })
  sheet.key({ text: 'On the critical path', sample: sample(path, path) })
  if (rows.some(({ stretches, start, end }) => stretches.length > 0 && lengthOf(stretches) < end - start))
    sheet.key({ text: 'Waiting for a child', sample: sample(undefined) })
  if (rows.some(({ item, stretches }) => stretches.length === 0 && item.state === undefined))
    sheet.key({ text: 'Off the critical path', sample: sample(grays[2].fill, grays[2].stroke) })
  const minor = rows.filter(({ item }) => item.state === 'muted')
  const solid = minor.filter((row) => lengthOf(row.stretches) >= row.end - row.start)
  // Its outline is under the filling.
  for (const { item } of solid) sheet.note(item, 'state', 'is on the critical path all the time, and its bar is solid')
  if (minor.length > solid.length)
    sheet.key({
      text: 'Minor: nobody waits for it beyond its parent',
      sample: ({ x, y, w, h }) => [bar({ left: x, right: x + w, y: y + h / 2 }, { stroke: 'muted', dashed: true })],
    })
  const failed = rows.filter(({ item }) => item.state === 'negative')
  const isFilled = failed.some(({ stretches }) => stretches.length > 0)
  if (failed.length > 0) sheet.key({ text: '✗ Failed', sample: sample(isFilled ? 'negative' : undefined, 'negative') })
}
