/** The ladder of a value stream, and below it the same times to scale. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { faint } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import { type PlacedStep, type StreamPlan, type StreamRow, size } from './plan.ts'
import { minutesIn } from './stream.ts'

/** The longest wait is what the picture is about. */
const longest = { size: 14, bold: true, fill: 'accent' } as const

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
    const as = step === sums.slowest ? longest : 'label'
    if (step === sums.slowest && step.wait > 0) {
      const rise = `M ${rect.x - size.gap} ${low} V ${ladder} H ${rect.x} V ${low}`
      sheet.put('@longest', [path(rise, { stroke: 'accent' })], 'over')
    }
    const wait = lineOfText(write(step.wait), { x: rect.x - size.gap / 2, y: ladder - 12, as, align: 'middle' })
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
    if (each.step.work > 0) drawFan(each, row, plan)
    if (each.step === sums.slowest) nameLongest(each, row, plan)
  }
}

const drawFan = ({ step, rect, work: { from, to } }: PlacedStep, row: StreamRow, plan: StreamPlan): void => {
  const { left, scale, sheet } = plan
  const low = row.ladder + size.ladder + 4
  const [x, w] = [left + (from - row.from) * scale, Math.max(1, (to - from) * scale)]
  const fan = `M ${rect.x} ${low} H ${rect.x + rect.w} L ${x + w} ${row.strip} H ${x} Z`
  sheet.put(step, [path(fan, faint)], 'ground')
  sheet.put(step, [square({ x, y: row.strip, w, h: size.strip }, looks.work)], 'over')
}

/** The longest wait as a piece of the bar, with its name where that fits. */
const nameLongest = ({ step, wait }: PlacedStep, row: StreamRow, { left, scale, sheet, write }: StreamPlan): void => {
  const piece = { x: left + (wait.from - row.from) * scale, y: row.strip, w: step.wait * scale, h: size.strip }
  sheet.put(step, [square(piece, { fill: 'accent' })], 'line')
  const words = [`${write(step.wait)} waiting for ${step.name}`, write(step.wait)].find(
    (each) => widthOf(each, 'item') + 16 <= step.wait * scale,
  )
  if (words === undefined) return
  const x = Math.round(left + ((wait.from + wait.to) / 2 - row.from) * scale)
  sheet.put(
    step,
    [lineOfText(words, { x, y: row.strip + size.strip / 2, as: { ...longest, fill: 'surface' }, align: 'middle' })],
    'over',
  )
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
  const free = end - widthOf(whole, 'tick') - 24
  const isLast = to >= sums.lead
  for (const tick of linearTicks(0, sums.lead / units).ticks) {
    const x = left + (tick * units - from) * scale
    if (tick * units < from || tick * units > to) continue
    if (tick === 0) mark(x, '0', 'start')
    else if (!isLast || x <= free) mark(x, `${tick} ${sign}`, 'middle')
  }
  if (isLast) mark(end, whole, 'end')
}
