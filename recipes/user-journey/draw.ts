/**
 * Draws a journey: steps side by side under the phases they belong to, a score for each on one scale, words below.
 */

import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { half } from '../../drawing/chart/mark.ts'
import type { Row } from '../../drawing/data/numbers.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { runsOf } from '../../drawing/values/runs.ts'

/** A step: a row whose value is its score. */
export type Step = Row & { value: number }

export type JourneyData = { rows: Step[]; measure: string }

/** Scores run from 1 to 5. */
const scale = 5
const size = { left: 48, phase: 32, plot: 200, widest: 176, narrowest: 80, radius: 18, air: 12 }

/** Draws the steps on the sheet. */
export function drawJourney(data: JourneyData, sheet: Sheet): void {
  const { rows, measure } = data
  const width = Math.min(size.widest, Math.floor((room.w - size.left) / rows.length / 8) * 8)
  if (width < size.narrowest) {
    const problem = `${rows.length} steps of ${width} px; they need ${size.narrowest} px: remove steps`
    sheet.problem('rows', undefined, problem)
    return
  }
  const right = size.left + rows.length * width
  const title = block([{ text: measure, as: 'note' }])
  const phases = runsOf(rows, (row, before) => row.group === before.group)
  const heads = phases.map((steps) => block([{ text: steps[0]?.group, as: 'head' }], steps.length * width - 16))
  const headHeight = up(Math.max(0, ...heads.map(({ h }) => h)) + 12)
  const top = up(headHeight + title.h + 24)
  const bottom = top + size.plot
  const x = (index: number): number => size.left + index * width + width / 2
  const y = (score: number): number => half(bottom - ((score - 0.5) / scale) * size.plot)
  phases.forEach((steps, index) => {
    const first = rows.findIndex((row) => row === steps[0])
    const rect = { x: size.left + first * width, y: 0, w: steps.length * width, h: headHeight }
    if (steps[0]?.group === undefined) return
    sheet.put('@phases', [
      cells({ ...rect, w: rect.w - 8 }, { stroke: 'none' }),
      ...place(heads[index] ?? block([]), { ...rect, w: rect.w - 8 }),
    ])
  })
  sheet.put('measure', place(title, { x: 0, y: headHeight + 8, w: 0, h: title.h }, { align: 'start' }))
  const ticks = Array.from({ length: scale }, (_, index) => index + 1)
  sheet.put(
    '@scale',
    ticks.flatMap((tick) => [
      line(size.left, y(tick), right - 8, y(tick), { stroke: 'rule' }),
      lineOfText(String(tick), { x: size.left - 12, y: y(tick), as: 'tick', align: 'end' }),
    ]),
    'rule',
  )
  const points = rows.map((row, index) => `${x(index)} ${y(row.value)}`)
  if (points.length > 1) sheet.put('@line', [path(`M ${points.join(' L ')}`, { stroke: 'muted' })], 'rule')
  const decimals = rows.every(({ value }) => Number.isInteger(value)) ? 0 : 1
  for (const [index, row] of rows.entries())
    drawStep(row, { x: x(index), y: y(row.value), bottom, width, decimals, sheet })
}

type StepPlace = { x: number; y: number; bottom: number; width: number; decimals: 0 | 1; sheet: Sheet }

const drawStep = (row: Step, { x, y, bottom, width, decimals, sheet }: StepPlace): void => {
  const isFocus = sheet.isFocus(row)
  const color = isFocus ? 'accent' : (row.state ?? 'ink')
  const words = nameAndNote({ name: `${stateSign(row)}${row.name}`, note: row.note }, width - size.air, [
    isFocus ? { size: 14, bold: true, fill: 'accent' } : 'item',
    'note',
  ])
  sheet.put(row, [
    circle(x, y, size.radius, { fill: isFocus ? color : 'surface', stroke: color }),
    lineOfText(row.value.toFixed(decimals), {
      x,
      y,
      align: 'middle',
      as: { size: 14, bold: true, fill: isFocus ? 'surface' : 'ink' },
    }),
    ...place(
      words,
      { x: x - width / 2 + size.air / 2, y: bottom + 16, w: width - size.air, h: words.h },
      { valign: 'top' },
    ),
  ])
}
