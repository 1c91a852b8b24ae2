/**
 * Events down a log, as they were stored: left of it what the command side loads and decides, right of it how far each read
 * model has come, as a level, and what it shows there.
 */
import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { tinted } from '../../drawing/fills.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { drawCommandSide } from './command-side.ts'
import { type LedgerData, type ReadModel, slowestOf, viewOf, writeAge } from './ledger.ts'
import { type LedgerPlan, planLedger, size } from './plan.ts'

/** Draws both sides and the log between them. */
export function drawLedger(data: LedgerData, sheet: Sheet): void {
  const plan = planLedger(data, sheet)
  drawHeads(plan)
  drawLog(plan)
  drawCommandSide(plan)
  data.readModels.forEach((model, index) => {
    const tank = plan.tanks[index]
    if (tank !== undefined) drawReadModel(model, tank, plan)
  })
  drawFeed(plan)
  for (const name of ['shown', 'stale', 'behind', 'slowest']) sheet.prove(name, ...data.readModels)
  for (const name of ['state', 'after', 'events']) sheet.prove(name, '@handler')
  sheet.ifTooWide('readModels', 'shorten names, or draw fewer read models')
}

const drawHeads = ({ data, log, tanks, sheet }: LedgerPlan): void => {
  const heads = [
    ['Command side', 0],
    ['Event store', log.x],
    ['Query side', tanks[0]?.x ?? 0],
  ] as const
  for (const [words, x] of heads) sheet.put('@heads', [lineOfText(words, { x, y: 8, as: 'head' })])
  sheet.put('stream', [lineOfText(data.stream, { x: log.x, y: 32, as: 'note' })])
}

/** The events: number, name, change, age. */
const drawLog = ({ data, log, sheet, format, after }: LedgerPlan): void => {
  sheet.put('@log', [square(log, { fill: 'surface', stroke: 'muted' })], 'ground')
  const rules = data.events.slice(1).map((_, index) => `M ${log.x} ${after(index + 1)} h ${log.w}`)
  if (rules.length > 0) sheet.put('@log', [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  data.events.forEach((event, index) => {
    const y = after(index) + size.row / 2
    if (sheet.isFocus(event))
      sheet.put(event, [square({ ...log, y: after(index), h: size.row }, { fill: 'soft' })], 'ground')
    sheet.put(event, [
      lineOfText(String(index + 1), { x: log.x + 12, y, as: 'tick' }),
      lineOfText(event.name, { x: log.name, y, as: 'label' }),
      lineOfText(format.signed(event.change), { x: log.change, y, as: 'code', align: 'end' }),
      lineOfText(`${writeAge(event.age)}`, { x: log.x + log.w - 12, y, as: 'tick', align: 'end' }),
    ])
  })
  sheet.put('@log', [lineOfText('ago', { x: log.x + log.w - 12, y: log.y - 12, as: 'small', align: 'end' })])
}

/** A tank that is filled as far as events are applied, and below it what queries get. */
const drawReadModel = (model: ReadModel, tank: Rect, plan: LedgerPlan): void => {
  const { data, sheet, format, after } = plan
  const { shown, behind, stale } = viewOf(data, model)
  const isSlowest = model === slowestOf(data)
  const level = after(model.applied)
  const name = nameAndNote(model, tank.w, ['item', 'note'])
  sheet.put(model, place(name, { ...tank, y: 20, h: size.top - 68 }, { valign: 'bottom' }))
  sheet.put(model, [
    square(tank, { fill: 'surface', stroke: 'muted' }),
    ...(model.applied > 0
      ? [square({ ...tank, h: level - tank.y }, isSlowest || sheet.isFocus(model) ? emphasis.soft : tinted)]
      : []),
  ])
  const applied =
    model.applied === 0
      ? []
      : [lineOfText(`up to ${model.applied}`, { x: centerOf(tank).x, y: level - 16, as: 'label', align: 'middle' })]
  const late = { size: 14, bold: true, fill: isSlowest ? ('accent' as const) : ('ink' as const) } as const
  const missing =
    behind === 0
      ? []
      : [
          lineOfText(`${behind} behind`, {
            x: centerOf(tank).x,
            y: (level + bottomOf(tank)) / 2,
            as: late,
            align: 'middle',
          }),
        ]
  sheet.put(model, [...applied, ...missing], 'over')
  const figure =
    isSlowest && sheet.quotes('shown')
      ? ('figure' as const)
      : isSlowest
        ? { size: 16 as const, bold: true as const, fill: 'accent' as const }
        : ('name' as const)
  const card = block([
    { text: format.full(shown), as: figure },
    { text: behind === 0 ? 'current' : `${writeAge(stale)} stale`, as: behind === 0 ? 'note' : late },
  ])
  const y = bottomOf(tank) + 32
  sheet.put(
    model,
    [
      line(centerOf(tank).x, bottomOf(tank), centerOf(tank).x, y, {
        arrow: true,
        ...(isSlowest ? { stroke: 'accent' } : {}),
      }),
    ],
    'line',
  )
  sheet.put(model, [lineOfText('shows', { x: centerOf(tank).x + 8, y: y - 16, as: 'small' })])
  const rect = { x: tank.x, y, w: tank.w, h: size.card - 24 }
  sheet.put(model, [square(rect, { fill: 'surface', stroke: isSlowest ? 'accent' : 'muted' }), ...place(card, rect)])
}

/** From the log to every read model, event by event. */
const drawFeed = ({ log, tanks, sheet }: LedgerPlan): void => {
  const [y, last] = [log.y - 20, tanks.at(-1)]
  if (last === undefined) return
  const start = rightOf(log) + 16
  const way = tanks.map((tank) => `M ${centerOf(tank).x} ${y} V ${tank.y}`)
  sheet.put(
    '@feed',
    [path(`M ${rightOf(log)} ${log.y + size.row / 2} H ${start} V ${y} H ${centerOf(last).x}`)],
    'line',
  )
  for (const d of way) sheet.put('@feed', [path(d, { arrow: true })], 'line')
  sheet.put('@feed', [lineOfText('events in order', { x: start, y: y - 12, as: 'small' })])
}
