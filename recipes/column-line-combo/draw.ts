/**
 * Two panels over one another on the same columns, each with its own scale from zero: a line, and under it columns. Two
 * slots join both, where the line is highest and where the columns are.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import { inBands } from '../../drawing/chart/bands.ts'
import { bars } from '../../drawing/chart/bar.ts'
import { cellDots } from '../../drawing/chart/cell-dots.ts'
import { dot, spotsAround, spotsFarFrom } from '../../drawing/chart/dot.ts'
import { line } from '../../drawing/chart/line.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { bandX, momentRule, ruleY } from '../../drawing/chart/rule.ts'
import type { AxisPlanner } from '../../drawing/chart/scale.ts'
import { type ColumnScale, placeOf } from '../../drawing/data/columns.ts'
import { type MeasuresData, readColumns } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { roles } from '../../drawing/type.ts'
import { highestOf, measuresOf, shareOfHighest, tiesOf, valueAt } from './extremes.ts'
import { namedColumns } from './named-columns.ts'
import { type ComboPanel, gap, panelOf } from './panel.ts'
import { columnWords, peakLevel, slot, slotSides, titleY } from './slots.ts'

/** The height of both panels with the gap, in pixels. */
const height = 444

/** How near a line of the grid may be to that of the peak, as a part of a panel's height. */
const tooNear = 0.06

/** Draws both panels. */
export function drawPanels(data: MeasuresData, sheet: Sheet): void {
  const { bars: volume, line: rate } = measuresOf(data)
  const limits = (data.marks ?? []).flatMap(({ value }) => value ?? [])
  const [lower, upper] = [panelOf(volume, { from: 0 }), panelOf(rate, { from: 1 + gap, also: limits })]
  const [worst, busiest] = [highestOf(rate), highestOf(volume)]
  const hasShare = sheet.quotes('share') && worst !== busiest && shareOfHighest(volume, worst ?? 0) !== undefined
  const peak = hasShare ? lower.at(volume.values[busiest ?? 0]?.value ?? 0) : undefined
  // Beside the line of the peak, one of the grid would look like its double.
  const isClear = (level: number): boolean => peak === undefined || level === 0 || Math.abs(level - peak) > tooNear
  const levels = [lower.at(0), upper.at(0), ...[...lower.ticks, ...upper.ticks].map(({ at }) => at)]
  const axis: AxisPlanner = () => ({
    bands: 0,
    ticks: [...lower.ticks.filter(({ at }) => isClear(at)), ...upper.ticks],
    grid: [...new Set(levels.filter(isClear))],
    base: lower.at(0),
    scale: (from, to) => ({ at: (place) => from + ((to - from) * place) / (2 + gap), width: 0 }),
    ...(upper.title === undefined ? {} : { title: upper.title, titleOf: rate }),
  })
  // What is said of a whole row is at its name, not at one of its columns.
  sheet.badgesAtWords = true
  const hasPeriods = data.marks?.some(({ start }) => start !== undefined) === true
  const slots = [...new Set([worst, busiest].flatMap((each) => each ?? []))]
  const overOf = (index: number) => ({ isHighest: index === busiest, isQuoted: sheet.quotes('share') })
  plot({ sheet, x: inBands(readColumns(data), { padding: 0.2, edges: true }), y: axis, h: height }, [
    ...marksOver(data, upper),
    ...slots.map((index) => slot(lower, index, { hasPeriods, over: overOf(index) })),
    panelTitle(lower),
    ...columnsOf(lower, [...slots, ...tiesOf(volume)], sheet),
    line(rate, linePoints(upper, readColumns(data).kind), { stroke: toneOf(rate, sheet, 'ink') }),
    ...(worst === undefined ? [] : [reading(upper, worst, sheet)]),
    ...(busiest === undefined || busiest === worst ? [] : [reading(upper, busiest, sheet)]),
    ...(worst === undefined || busiest === undefined || !hasShare ? [] : [peakLevel(lower, busiest, worst)]),
    ...slots.map((index) => columnWords(lower, index, overOf(index))),
    ...namedColumns(lower, sheet),
    ...cellDots([rate], ({ cell, index }) => ({ x: index, y: cell.value === null ? 1 + gap : upper.at(cell.value) }), {
      sheet,
    }),
  ])
}

/** Of times, a value is level from its moment to the next: a sloping line would rise before its cause. */
const linePoints = ({ row, at }: ComboPanel, kind: ColumnScale['kind']) =>
  row.values.flatMap(({ value }, x) => {
    const y = value === null ? null : at(value)
    return kind === 'time' ? [x - 0.5, x + 0.5].map((edge) => ({ x: edge, y })) : [{ x, y }]
  })

/** What the columns measure, over their panel as the title of the axis is over the upper one. */
const panelTitle = ({ row, title = '' }: ComboPanel): ChartMark => ({
  draw: (frame) => {
    frame.put(row, [lineOfText(title, { x: 0, y: titleY(frame), as: 'tick' })], 'rule')
  },
})

/** All columns, those in the slots dark, and what is as high as the highest. */
const columnsOf = ({ row, at }: ComboPanel, dark: readonly number[], sheet: Sheet): ChartMark[] => {
  const placed = row.values.flatMap(({ value }, x) =>
    value === null ? [] : [{ x, y: [at(0), at(value)] as [number, number] }],
  )
  const fill = toneOf(row, sheet)
  return [
    bars(
      row,
      placed.filter(({ x }) => !dark.includes(x)),
      { fill, half: true },
    ),
    bars(
      row,
      placed.filter(({ x }) => dark.includes(x)),
      { fill: fill === 'muted' ? 'ink' : fill },
    ),
  ]
}

/** A dot on the line with its value, in the slot or beside it, and over the line where it can be. */
const reading = ({ row, at }: ComboPanel, index: number, sheet: Sheet): ChartMark => {
  const [cell, fill] = [row.values[index], toneOf(row, sheet, 'ink')]
  if (cell?.value == null) return {}
  const isPeak = sheet.quotes('rate') && cell.value === Math.max(...row.values.map(({ value }) => value ?? -Infinity))
  const as = isPeak ? { ...roles.claim, fill } : ({ size: 16, bold: true, fill } as const)
  const words = block([{ text: `${stateSign(row)}${valueAt(row, index)}`, as }])
  const y = at(cell.value)
  // Words with the sign of a state may be too far from a dot to say it of that as well.
  const { draw, ...mark } = dot(cell, { x: index, y }, { stroke: fill === 'accent' ? fill : 'ink', r: 5 })
  return {
    ...mark,
    draw: (frame) => {
      draw?.(frame)
      const [slot, place] = [slotSides(frame, index), { x: frame.x.at(index), y: frame.y.at(y) }]
      const rect = { y: place.y - words.h - 5, w: words.w, h: words.h }
      // What fits the slot is in it; beside it, it is over the line of others.
      const within = { words, rect: { x: slot.x, y: place.y - words.h - 8, w: slot.w, h: words.h } }
      // Of the row, whose line is nearer to them than the dot.
      const spots: LabelSpot[] = [
        ...(words.w <= slot.w + 16 ? [within] : []),
        { words, rect: { ...rect, x: slot.x + slot.w + 8 }, align: 'start' },
        { words, rect: { ...rect, x: slot.x - 8 - words.w }, align: 'end' },
        ...spotsAround(place, { r: 11, words }),
        ...spotsFarFrom(place, { r: 5, words }).map((spot) => ({ ...spot, of: place })),
      ]
      frame.say(row, spots, { layer: 'line', onGrid: true })
    },
  }
}

/**
 * Marks: a value is one of the line, a moment ends under the line that it explains, periods run through both panels, from
 * the edge of their first column to that of their last one. A column of times is what happened from its time to the next
 * one, so that a moment is at the left edge of its column, not in its middle.
 */
const marksOver = (data: MeasuresData, upper: ComboPanel): ChartMark[] => {
  const columns = readColumns(data)
  const indexOf = (reference: string | number): number | undefined => {
    const place = placeOf(columns, reference)
    if (place === undefined) return undefined
    const after = columns.at.findIndex((each) => each >= place)
    const [low = place, high = place] = [columns.at[after - 1], columns.at[after]]
    const index = high === place || high === low ? after : after - (high - place) / (high - low)
    return columns.kind === 'time' ? index - 0.5 : index
  }
  // What a period has of a column it has whole; a moment within one is where it is.
  const edgeOf = (reference: string | number, side: 1 | -1): number => {
    const whole = columns.at.indexOf(placeOf(columns, reference) ?? NaN)
    return whole >= 0 ? whole + side / 2 : (indexOf(reference) ?? 0)
  }
  return (data.marks ?? []).flatMap((item): ChartMark[] => {
    const { value, column, start, end, text } = item
    if (value !== undefined) return [ruleY(item, upper.at(value), text)]
    const at = indexOf(column ?? start ?? '')
    if (at === undefined) return []
    if (column !== undefined) return [momentRule(item, at, text, { until: 1 + gap })]
    const last = end ?? columns.names.at(-1) ?? ''
    return [bandX(item, [edgeOf(start ?? '', -1), edgeOf(last, 1)], text)]
  })
}
