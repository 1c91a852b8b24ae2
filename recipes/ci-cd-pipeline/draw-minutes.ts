/**
 * A timetable on an axis of minutes: stages as bars that share their edges, the total as a bracket over them, failures falling to exits below.
 */
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { enumerate } from '../../drawing/describe.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import { diamond } from '../../drawing/shapes/flow-outlines.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { squarePath } from '../../drawing/square.ts'
import { drawBeside, isAcross, startsThrough } from './draw-beside.ts'
import { drawEnd } from './draw-end.ts'
import { drawExits } from './draw-exits.ts'
import { drawSpans } from './draw-spans.ts'
import { noRoomForExits } from './exit-room.ts'
import { failX } from './exits.ts'
import { flagGap } from './flags.ts'
import { type MinutesPlan, planMinutes } from './plan-minutes.ts'
import { size } from './stage-words.ts'
import { arrow, barOf, type DrawnTimetable, dot, say } from './strokes.ts'
import type { StageLink, Timetable } from './timetable.ts'

/** Narrower bars are solid, in pixels. */
const thin = 8

/** Draws the timetable, or says why it has no room. */
export function drawMinutes(table: Timetable, sheet: Sheet): string | undefined {
  const usual = planWithRoom(table, sheet, size.wide)
  const wider = typeof usual === 'string' ? [952, size.widest].map((w) => planWithRoom(table, sheet, w)) : []
  const plan = wider.find((each) => typeof each !== 'string' && rightEnd(each) <= sheet.page.room.w) ?? usual
  if (typeof plan === 'string') return plan
  const drawn = { table, plan, sheet }
  drawTotal(drawn)
  drawSpans(drawn)
  const bars = sheet.focusLast([...plan.main, ...plan.beside], ({ stage }) => stage.node)
  for (const { stage, rect, words, at, isInside } of bars) {
    const { node } = stage
    // Two edges with nothing between them would be no bar.
    const fill = rect.w < thin ? 'muted' : 'surface'
    const outline = path(squarePath(rect), { fill, stroke: 'muted', ...paintOf(node, sheet) })
    sheet.put(node, [outline, ...place(words, at, isInside ? {} : { align: 'start', valign: 'top' })])
  }
  drawBegin(drawn)
  for (const [at, from] of [...new Set(table.over.map((link) => link.from))].entries())
    drawOver(
      table.over.filter((link) => link.from === from),
      plan.levels[at] ?? 0,
      drawn,
    )
  drawBeside(drawn)
  drawFlags(drawn)
  drawEnd(drawn)
  drawExits(drawn)
  return undefined
}

/** How far a plan reaches to the right. */
const rightEnd = ({ end, exits }: MinutesPlan): number => Math.max(end, ...exits.map(({ rect }) => rect.x + rect.w))

/** The plan of a width, or all that has no room in it. */
const planWithRoom = (table: Timetable, sheet: Sheet, w: number): MinutesPlan | string => {
  const plan = planMinutes(table, sheet, w)
  if (typeof plan === 'string') return plan
  const [crossed, through] = [failuresThrough(table, plan), startsThrough(table, plan)]
  const reasons = [
    ...(crossed.length > 0 ? [`failures of ${enumerate(crossed, 3)} would fall through what runs beside`] : []),
    ...(through.length > 0 ? [`the way to ${enumerate(through, 3)} would lead through what runs beside`] : []),
    ...noRoomForExits(table, plan),
  ]
  return reasons.length === 0 ? plan : reasons.join(', and ')
}

/** The main stages whose failures would fall through what runs beside them, or touch its words. */
const failuresThrough = ({ fails }: Timetable, plan: MinutesPlan): string[] => {
  const crossed = fails.filter(({ from }) => {
    const bar = barOf(plan, from)
    return bar !== undefined && plan.main.includes(bar) && plan.beside.some((other) => isAcross(failX(bar), other))
  })
  return [...new Set(crossed.map(({ edge }) => edge.from))]
}

/** The total is in the heading too: it is large enough to be found, unless the heading is about one stage of it. */
const styleOfTotal = (sheet: Sheet) => ({ size: sheet.quotes('longest') ? 16 : 20, bold: true }) as const

/** The bracket with the total in its middle. */
const drawTotal = ({ table, plan: { x, w }, sheet }: DrawnTimetable): void => {
  const words = `${Number(table.total.toFixed(2))} min`
  const totalStyle = styleOfTotal(sheet)
  const half = widthOf(words, totalStyle) / 2 + 16
  const [middle, right] = [Math.round(x + w / 2), x + w]
  sheet.put('@total', [
    path(`M ${x} 8 V 24 M ${x} 16 H ${middle - half}`, { stroke: 'ink' }),
    path(`M ${middle + half} 16 H ${right} M ${right} 8 V 24`, { stroke: 'ink' }),
    lineOfText(words, { x: middle, y: 16, as: totalStyle, align: 'middle' }),
  ])
  sheet.prove('minutes', '@total')
}

/** The dot of the source, its name over it, and lines into what it begins. */
const drawBegin = ({ table: { source, begins }, plan, sheet }: DrawnTimetable): void => {
  const [first] = plan.main
  if (source === undefined || first === undefined) return
  const [x, y] = [8, first.rect.y + first.rect.h / 2]
  const name = lineOfText(source.name ?? '', { x: 0, y: y - 22, as: 'item' })
  const note = source.note === undefined ? [] : [lineOfText(source.note, { x: 0, y: y + 20, as: 'small' })]
  sheet.put(source, [
    circle(x, y, 6, { fill: sheet.isFocus(source) ? 'accent' : 'ink', stroke: 'none' }),
    name,
    ...note,
  ])
  for (const { edge, to } of begins) {
    const rect = barOf(plan, to)?.rect ?? first.rect
    const [turn, level] = [plan.x - 16, rect === first.rect ? y : rect.y + rect.h / 2]
    const start = level === y ? [{ x: x + 6, y }] : [y, level].map((each) => ({ x: turn, y: each }))
    arrow(edge, [...start, { x: rect.x, y: level }], sheet)
    if (level !== y) dot(edge, { x: turn, y }, sheet)
    say(edge, turn, y - 40, 'end', sheet)
  }
}

/** One line over the bars, with a drop into each stage that it leads to; words that all share are said once. */
const drawOver = (links: StageLink[], level: number, { plan, sheet }: DrawnTimetable): void => {
  const bars = links
    .flatMap((link) => {
      const [from, to] = [barOf(plan, link.from), barOf(plan, link.to)]
      return from === undefined || to === undefined ? [] : [{ edge: link.edge, from: from.rect, to: to.rect }]
    })
    .toSorted((a, b) => b.to.x - a.to.x)
  for (const [at, { edge, from, to }] of bars.entries()) {
    const [start, x] = [from.x + from.w / 2, to.x + to.w / 2]
    const points = [
      { x, y: level },
      { x, y: to.y },
    ]
    arrow(edge, at === 0 ? [{ x: start, y: from.y }, { x: start, y: level }, ...points] : points, sheet)
    if (at > 0) dot(edge, { x, y: level }, sheet)
    say(edge, x - 12, level - 12, 'end', sheet)
  }
}

/** Words on poles: of stages that are too short for theirs, of gates and of going on, over the seam. */
const drawFlags = ({ plan: { flags, main, over }, sheet }: DrawnTimetable): void => {
  const { y: foot, h } = main[0]?.rect ?? { y: 0, h: 0 }
  for (const { item, x, y, words } of flags) {
    const source = 'node' in item ? item.node : item.edge
    const rect = { x: x + flagGap.words, y: over + y, w: words.w, h: words.h }
    sheet.put(source, [line(x, rect.y, x, foot), ...place(words, rect, { align: 'start' })], 'line')
    if ('next' in item) {
      const look = { fill: 'surface', stroke: 'muted', ...paintOf(item.node, sheet) } as const
      sheet.put(
        item.node,
        diamond({ x: x - gateHalf, y: foot + h / 2 - gateHalf, w: 2 * gateHalf, h: 2 * gateHalf }, look),
      )
    }
  }
}

/** Half of a gate on its seam, in pixels. */
const gateHalf = 8
