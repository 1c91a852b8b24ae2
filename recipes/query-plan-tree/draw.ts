/**
 * A query plan as an indented tree: beside each step its estimated and actual rows on one scale, and its own time.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { branchElbow } from '../../drawing/tree/branch.ts'
import type { IndentedRow } from '../../drawing/tree/indented.ts'
import { type Layout, layPlan, size } from './layout.ts'
import { culprit, isWrong, ownTime, type Step } from './plan.ts'
import { drawRows, drawRowsAxis, rowsKey } from './rows.ts'

/** Draws the plan on the sheet; the culprit is in focus unless the data say otherwise. */
export function drawPlan({ root }: { root: Step }, sheet: Sheet): void {
  const layout = layPlan(root)
  if (layout === undefined)
    return sheet.problem(root, undefined, 'too deep, and its words too long, for a scale of rows: shorten names')
  const wrong = culprit(root)
  const isFocus = (step: Step): boolean => sheet.isFocus(step) || (!sheet.hasFocus && step === wrong && isWrong(step))
  drawHeads(layout, sheet)
  for (const row of layout.rows) {
    if (isFocus(row.node)) sheet.put(row.node, band(row, layout), 'ground')
    drawStep(row, layout, sheet)
    drawRows(row, layout, { sheet, isFocus: isFocus(row.node) })
    drawTime(row, layout, { sheet, isFocus: isFocus(row.node) })
  }
  drawRowsAxis(layout, sheet)
  rowsKey(sheet)
}

const drawHeads = ({ scale, time }: Layout, sheet: Sheet): void => {
  const head = { y: size.head / 2 - 4, as: 'head' } as const
  sheet.put('@heads', [
    lineOfText('Step, the result on top', { ...head, x: 0 }),
    lineOfText('Rows, estimated and actual', { ...head, x: scale.left }),
    lineOfText('Own time', { ...head, x: time.x }),
  ])
}

/** What is in focus: a band over the whole row. */
const band = ({ y, h }: IndentedRow<Step>, { width }: Layout) =>
  focusBand({ x: -size.beside, y, w: width + 2 * size.beside, h })

/** Name and note, and the branch from the step that reads from this one. */
const drawStep = ({ node, x, y, h, parent, before }: IndentedRow<Step>, { words }: Layout, sheet: Sheet): void => {
  const own = words.get(node) ?? block([])
  if (parent !== undefined) {
    const below = parent.y + size.air + (words.get(parent.node)?.h ?? 0) + 2
    const from = before === undefined ? below : before.y + size.middle
    sheet.put(node, [path(branchElbow({ x: parent.x + 8, y: from }, { x: x - 6, y: y + size.middle }))], 'rule')
  }
  sheet.put(node, place(own, { x, y: y + size.air, w: 0, h: h - size.air }, { align: 'start', valign: 'top' }))
}

/** A bar as long as the time that a step takes without the steps below it. */
const drawTime = (
  { node, y }: IndentedRow<Step>,
  { time }: Layout,
  { sheet, isFocus }: { sheet: Sheet; isFocus: boolean },
): void => {
  const own = ownTime(node)
  const length = Math.round((own / time.longest) * time.w)
  const words = `${own < 10 ? own : Math.round(own)} ms`
  const as = own === time.longest ? 'item' : 'value'
  sheet.put(node, valueBar({ x: time.x, y: y + size.middle }, { length, words, as, isFocus }))
}
