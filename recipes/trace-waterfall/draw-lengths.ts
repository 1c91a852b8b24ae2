/**
 * Lengths between spans of a trace: a bracket under the rows for each that is not said beside its tint, and a tint over the rows that a length which the
 * heading quotes is about.
 */
import type { TimelineEvent, TimelineSpan } from '../../drawing/data/timeline.ts'
import { accents, band as bandFill } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { drawBrackets } from '../../drawing/time/brackets.ts'
import { lengthGuides, measuredLengths } from '../../drawing/time/lengths.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import { lengthBeside } from './length-beside.ts'
import type { TracePlan } from './trace-rows.ts'

/** Draws the lengths of a trace. */
export const drawLengths = ({ data, sheet, times, span, rows, bottom, format }: TracePlan): void => {
  const context = { data, sheet, times, x: timeScale(span) }
  const top = bottom + 4
  const isMarked = (item: TimelineSpan): boolean => sheet.isFocus(item) || (!sheet.hasFocus && isQuoted(item, sheet))
  const lengths = measuredLengths(context).map(({ figure, ...each }) => {
    const isFocus = isMarked(each.item)
    return { ...each, isFocus, ...(figure === undefined ? {} : { figure: isFocus ? ('accent' as const) : figure }) }
  })
  const above = Math.min(...(data.spans ?? []).map((each) => reachOf(each, { sheet, rows })[0]))
  for (const { item, from, to } of lengths.filter((each) => isQuoted(each.item, sheet))) {
    const [first, last] = reachOf(item, { sheet, rows })
    const area = { x: from, y: first, w: to - from, h: last - first }
    sheet.put(item, [square(area, isMarked(item) ? accents[0] : bandFill)], 'ground')
  }
  // Beside its band a length needs no bracket.
  const said = new Map(
    lengths.flatMap(({ item, figure, ...each }) => {
      const words =
        figure && lengthBeside({ ...each, fill: figure }, reachOf(item, { sheet, rows }), { rows, span, format })
      return words === undefined ? [] : [[item, words] as const]
    }),
  )
  for (const [item, words] of said) sheet.put(item, words, 'line')
  const others = lengths.filter(({ item }) => !said.has(item))
  const { drawn } = drawBrackets(others, { top, left: span.left, right: span.right - 48 })
  for (const { item, elements } of drawn) sheet.put(item, elements, 'line')
  const guidesOf = (spans: TimelineSpan[], from: number, isAccent: typeof isMarked): void =>
    sheet.put(
      '@guides',
      lengthGuides({ ...context, data: { ...data, spans } }, { top: from, bottom: top, isMarked: isAccent }),
      'rule',
    )
  // The edges of a band say where it begins and ends; below it guides go on to the bracket.
  const all = data.spans ?? []
  guidesOf(
    all.filter((each) => !isQuoted(each, sheet)),
    above,
    isMarked,
  )
  for (const each of all.filter((item) => isQuoted(item, sheet) && !said.has(item)))
    guidesOf([each], reachOf(each, { sheet, rows })[1], () => false)
}

/** The rows that a length is about: those that it is measured between, and that of a span above both of them. */
const reachOf = ({ from, to }: TimelineSpan, { sheet, rows }: Pick<TracePlan, 'sheet' | 'rows'>): [number, number] => {
  const ends = [from, to].map((name) => sheet.find<TimelineEvent>(name))
  const [above, other] = ends.map(({ parent }) => parent)
  const shared = above !== undefined && above === other ? sheet.find<TimelineEvent>(above) : undefined
  const own = rows.filter(({ item }) => ends.includes(item) || item === shared)
  return [Math.min(...own.map(({ top }) => top)), Math.max(...own.map(({ top, h }) => top + h))]
}

/** Whether the heading quotes a length. */
export const isQuoted = ({ id }: TimelineSpan, sheet: Sheet): boolean => id !== undefined && sheet.quotes(id)
