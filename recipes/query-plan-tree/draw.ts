/**
 * A query plan as an indented tree: beside each step its estimated and actual rows on one scale, and its own time.
 */
import { scaleLog } from 'd3-scale'
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { logTicks } from '../../drawing/chart/ticks.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { barColumn, drawTreeColumns, type TreeColumn } from '../../drawing/tree/tree-columns.ts'
import { culprit, offWords, ownTime, rowsShort, type Step } from './plan.ts'

/** Draws the plan on the sheet; the culprit is in focus unless the data say otherwise. */
export function drawPlan({ root }: { root: Step }, sheet: Sheet): void {
  const wrong = offWords(culprit(root)) === undefined ? undefined : culprit(root)
  const isFocus = (step: Step): boolean => sheet.isFocus(step) || (!sheet.hasFocus && step === wrong)
  const write = (ms: number): string => `${ms < 10 ? ms : Math.round(ms)} ms`
  const columns = [rowsColumn(root, sheet), barColumn('Own time', root, { value: ownTime, write, isFocus }, sheet)]
  drawTreeColumns(root, { head: 'Step, the result on top', columns, isFocus }, sheet)
  sheet.key(markEntry('Estimated rows', ({ x, y }) => circle(x, y, 6, { fill: 'surface', stroke: 'muted' })))
  sheet.key(
    markEntry('Actual rows; alone, the estimate was exact', ({ x, y }) =>
      circle(x, y, 5, { fill: 'muted', stroke: 'muted' }),
    ),
  )
}

/** Estimated and actual rows as two marks on a logarithmic scale, joined where they differ; the numbers follow. */
const rowsColumn = (root: Step, sheet: Sheet): TreeColumn<Step> => {
  const steps = nodesOf(root)
  const { domain, ticks } = logTicks(1, Math.max(2, ...steps.flatMap(({ planned, rows }) => [planned, rows])))
  const scale = scaleLog(domain, [6, 246])
  const at = (rows: number): number => Math.round(scale(Math.max(1, rows)))
  return {
    head: 'Rows, on a logarithmic scale',
    w: 272 + Math.max(...steps.map((step) => widthOf(`${numbersOf(step)} ${offWords(step) ?? ''}`, 'item'))),
    draw: (step, { x, y }) => {
      const [planned, found, numbers, off] = [x + at(step.planned), x + at(step.rows), numbersOf(step), offWords(step)]
      const stroke = off === undefined ? 'muted' : 'ink'
      const after = Math.max(planned, found) + 14
      if (planned !== found) sheet.put(step, [path(`M ${planned} ${y} H ${found}`, { stroke })], 'rule')
      sheet.put(step, [
        circle(planned, y, 6, { fill: 'surface', stroke }),
        circle(found, y, 5, { fill: stroke, stroke }),
        lineOfText(numbers, { x: after, y, as: off === undefined ? 'value' : 'item' }),
      ])
      const next = {
        x: after + widthOf(numbers, 'item') + 12,
        y,
        as: { size: 14, bold: true, fill: 'negative' },
      } as const
      if (off !== undefined) sheet.put(step, [lineOfText(off, next)])
    },
    scale: ({ x, y }) => {
      const marks = ticks.map((tick) => `M ${x + at(tick)} ${y + 18} v 6`).join(' ')
      sheet.put('@scale', [
        path(`M ${x + at(1)} ${y + 24} H ${x + at(domain[1])} ${marks}`),
        ...ticks.map((tick) => lineOfText(rowsShort(tick), { x: x + at(tick), y: y + 4, as: 'tick', align: 'middle' })),
      ])
    },
  }
}

/** From estimate to actual, `8 → 400`; one number where they are equal. */
const numbersOf = ({ planned, rows }: Step): string =>
  planned === rows ? rowsShort(rows) : `${rowsShort(planned)} → ${rowsShort(rows)}`
