/** A read model: how far it has come, as the level of a tank, and below it what queries get. */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { line } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import { bottomOf, centerOf, type Rect } from '../../src/geometry/rect.ts'
import { type ReadModel, slowestOf, viewOf, writeAge } from './ledger.ts'
import { decided, type LedgerPlan, modelName, size } from './plan.ts'

/** Draws one read model; that in focus is marked, or the one that is furthest behind. */
export function drawReadModel(model: ReadModel, tank: Rect, plan: LedgerPlan): void {
  const isMarked = plan.sheet.hasFocus ? plan.sheet.isFocus(model) : model === slowestOf(plan.data)
  drawTank(model, { tank, isMarked }, plan)
  drawCard(model, { tank, isMarked }, plan)
}

type Where = { tank: Rect; isMarked: boolean }

const late = (isMarked: boolean) => ({ size: 14, bold: true, fill: isMarked ? 'accent' : 'ink' }) as const

const drawTank = (model: ReadModel, { tank, isMarked }: Where, { data, sheet, head, row, after }: LedgerPlan): void => {
  const { behind } = viewOf(data, model)
  const [level, x] = [after(model.applied), centerOf(tank).x]
  const look = isMarked ? emphasis.soft : grays[2]
  const name = modelName(model, tank.w)
  const strip = { ...tank, y: tank.y - head, h: head }
  sheet.put(model, [square(strip, isMarked ? emphasis.soft : emphasis.plain), ...place(name, strip)])
  sheet.put(model, [square(tank, { fill: 'surface', stroke: 'muted' })])
  if (model.applied > 0) {
    sheet.put(model, [square({ ...tank, h: level - tank.y }, look)])
    // The level has no edge of its own, or its fill would be weaker than the ground in a dark theme.
    if (!isMarked) sheet.put(model, [square(tank, { fill: 'none', stroke: 'muted' })])
    const top = tank.y + Math.min(row, level - tank.y) / 2
    sheet.put(model, [lineOfText(`up to ${model.applied}`, { x, y: top, as: 'label', align: 'middle' })], 'over')
  }
  const y = (level + bottomOf(tank)) / 2
  if (behind > 0)
    sheet.put(model, [lineOfText(`${behind} behind`, { x, y, as: late(isMarked), align: 'middle' })], 'over')
}

const drawCard = (model: ReadModel, { tank, isMarked }: Where, { data, sheet, format, isTight }: LedgerPlan): void => {
  const { shown, behind, stale } = viewOf(data, model)
  const tone = isMarked ? ('accent' as const) : ('ink' as const)
  const shownAs = { size: 16, bold: true, fill: tone } as const
  const card = block(
    [
      { text: format.full(shown), as: model === slowestOf(data) ? { ...decided, fill: tone } : shownAs },
      { text: behind === 0 ? 'current' : `${writeAge(stale)} stale`, as: behind === 0 ? 'note' : late(isMarked) },
    ],
    isTight ? tank.w - 8 : undefined,
  )
  const [x, y] = [centerOf(tank).x, bottomOf(tank) + 24]
  const rect = { x: tank.x, y, w: tank.w, h: Math.max(size.card - 24, card.h + 8) }
  const stroke = isMarked ? ('accent' as const) : ('muted' as const)
  sheet.put(model, [line(x, bottomOf(tank), x, y, { arrow: true, ...(isMarked ? { stroke } : {}) })], 'line')
  sheet.put(model, [square(rect, { fill: 'surface', stroke }), ...place(card, rect)])
}
