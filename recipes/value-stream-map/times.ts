/** The ladder of a value stream, and below it the same times to scale. */
import { baselineShift, lineOfText, widthOf } from '../../drawing/block.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { band } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import { type PlacedStep, type StreamPlan, type StreamRow, size } from './plan.ts'
import { minutesIn } from './stream.ts'

/** The longest wait is what the picture is about: large where its length is seen. */
const longest = { size: 28, bold: true, fill: 'surface' } as const
const whatFor = { size: 14, fill: 'surface' } as const

/** What the bar to scale consists of. */
export const looks = { work: { fill: 'ink' }, wait: { fill: 'rule', stroke: 'muted' } } as const

/** Draws both for every row. */
export function drawTimes(plan: StreamPlan): void {
  for (const row of plan.rows) {
    drawLadder(row, plan)
    drawScale(row, plan)
    drawTicks(row, plan)
  }
}

/** The ladder of the standard: up while work waits, down while it is worked on. */
const drawLadder = ({ placed, ladder }: StreamRow, { sums, sheet, left, write }: StreamPlan): void => {
  const low = ladder + size.ladder
  const way = placed.map(
    ({ step, rect: { x, w } }) => `${step.wait > 0 ? `V ${ladder} ` : ''}H ${x} V ${low} H ${x + w}`,
  )
  sheet.put('@ladder', [path(`M ${left} ${low} ${way.join(' ')}`, { stroke: 'ink' })], 'line')
  for (const { step, rect } of placed) {
    if (step === sums.slowest && step.wait > 0) {
      const rise = `M ${rect.x - size.gap} ${low} V ${ladder} H ${rect.x} V ${low}`
      sheet.put('@longest', [path(rise, { stroke: 'accent' })], 'over')
    }
    const wait = lineOfText(write(step.wait), {
      x: rect.x - size.gap / 2,
      y: ladder - 12,
      as: 'label',
      align: 'middle',
    })
    const time = lineOfText(write(step.work), { x: rect.x + rect.w / 2, y: low - 12, as: 'label', align: 'middle' })
    sheet.put(step, step.wait > 0 ? [wait, time] : [time])
  }
}

/** The same times to scale: each step narrows to what it is of the whole. */
const drawScale = (row: StreamRow, plan: StreamPlan): void => {
  const { sheet, left, scale, sums } = plan
  const bar = { x: left, y: row.strip, w: (row.to - row.from) * scale, h: size.strip }
  sheet.put('@scale', [square(bar, looks.wait)])
  for (const each of row.placed) {
    drawFan(each, row, plan)
    if (each.step === sums.slowest) nameLongest(each, row, plan)
  }
}

const drawFan = ({ step, rect, work, wait }: PlacedStep, row: StreamRow, plan: StreamPlan): void => {
  const { left, scale, sheet, sums } = plan
  const low = row.ladder + size.ladder + 4
  const narrow = (x: number, w: number, { from, to }: { from: number; to: number }) => {
    const [start, width] = [left + (from - row.from) * scale, Math.max(1, (to - from) * scale)]
    return `M ${x} ${low} H ${x + w} L ${start + width} ${row.strip} H ${start} Z`
  }
  const bar = { x: left + (work.from - row.from) * scale, w: Math.max(1, (work.to - work.from) * scale) }
  if (step.work > 0) {
    sheet.put(step, [path(narrow(rect.x, rect.w, work), band)], 'ground')
    sheet.put(step, [square({ ...bar, y: row.strip, h: size.strip }, looks.work)], 'over')
  }
  if (step === sums.slowest && step.wait > 0)
    sheet.put(step, [path(narrow(rect.x - size.gap, size.gap, wait), { fill: 'soft', stroke: 'none' })], 'ground')
}

/** The longest wait as a piece of the bar, with what it is for where that fits. */
const nameLongest = ({ step, wait }: PlacedStep, row: StreamRow, { left, scale, sheet, write }: StreamPlan): void => {
  const piece = { x: left + (wait.from - row.from) * scale, y: row.strip, w: step.wait * scale, h: size.strip }
  sheet.put(step, [square(piece, { fill: 'accent' })], 'line')
  const [time, reason] = [write(step.wait), `waiting for ${step.name}`]
  const w = widthOf(time, longest)
  const both = w + 12 + widthOf(reason, whatFor)
  if (w + 16 > piece.w) return
  const isNamed = both + 16 <= piece.w
  const x = Math.round(piece.x + (piece.w - (isNamed ? both : w)) / 2)
  const y = row.strip + size.strip / 2
  const words = isNamed
    ? [lineOfText(reason, { x: x + w + 12, y: y + baselineShift(longest.size, whatFor.size), as: whatFor })]
    : []
  sheet.put(step, [lineOfText(time, { x, y, as: longest }), ...words], 'over')
}

/** Round times since the start, in the unit of the whole. */
const drawTicks = (
  { from, to, strip }: StreamRow,
  { sums, left, scale, sheet, write, data: { unit, hours } }: StreamPlan,
): void => {
  const minutes = sums.lead * minutesIn(unit, hours)
  const [each, sign] = minutes >= 120 * hours ? [60 * hours, 'd'] : minutes >= 120 ? [60, 'h'] : [1, 'min']
  const units = each / minutesIn(unit, hours)
  const y = strip + size.strip
  const mark = (x: number, words: string, align: 'start' | 'middle' | 'end'): void => {
    sheet.put('@scale', [path(`M ${x} ${y} v 6`, { stroke: 'muted' })], 'rule')
    sheet.put('@scale', [lineOfText(words, { x: Math.round(x), y: y + 16, as: 'tick', align })])
  }
  // The whole is at the end, unless a round time is close to it.
  const [whole, end] = [write(sums.lead), left + (sums.lead - from) * scale]
  const free = end - widthOf(whole, 'tick') - 12
  const isLast = to >= sums.lead
  for (const tick of linearTicks(0, sums.lead / units).ticks) {
    const x = left + (tick * units - from) * scale
    if (tick * units < from || tick * units > to) continue
    if (tick === 0) mark(x, '0', 'start')
    else if (!isLast || x + widthOf(`${tick} ${sign}`, 'tick') / 2 <= free) mark(x, `${tick} ${sign}`, 'middle')
  }
  if (isLast) mark(end, whole, 'end')
}
