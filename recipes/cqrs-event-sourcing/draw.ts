/**
 * Events down a log, as they were stored: left of it what the command side loads and decides, right of it how far each read
 * model has come, as a level, and what it shows there.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { drawCommandSide } from './command-side.ts'
import { type LedgerData, writeAge } from './ledger.ts'
import { amountRole, eventWords, type LedgerPlan, planLedger } from './plan.ts'
import { drawReadModel } from './read-model.ts'

/** Draws both sides and the log between them. */
export function drawLedger(data: LedgerData, sheet: Sheet): void {
  const plan = planLedger(data, sheet)
  if (data.least !== undefined && data.command === undefined)
    sheet.note('least', undefined, 'there is no command that it would refuse')
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

/** The three parts are named on one line; under it, the stream has a head as high as those of read models. */
const drawHeads = ({ handler, log, tanks, sheet, data, head }: LedgerPlan): void => {
  const names = [
    // Without a command, a handler may begin far below.
    ['Command side', 0, data.command === undefined ? handler.y - 16 : 8],
    ['Event store', log.x, 8],
    ['Query side', tanks[0]?.x ?? 0, 8],
  ] as const
  for (const [name, x, y] of names) sheet.put('@heads', [lineOfText(name, { x, y, as: 'head' })])
  const strip = { ...log, y: log.y - head, h: head }
  const middle = centerOf(strip).y
  sheet.put('stream', [
    square(strip, { fill: 'rule', stroke: 'muted' }),
    lineOfText(data.stream, { x: log.x + 12, y: middle, as: 'item' }),
  ])
  sheet.put('@log', [lineOfText('ago', { x: rightOf(log) - 12, y: middle, as: 'note', align: 'end' })])
}

/** The events: number, name, change, age. */
const drawLog = ({ data, log, sheet, format, row, after }: LedgerPlan): void => {
  sheet.put('@log', [square(log, { fill: 'surface', stroke: 'muted' })], 'ground')
  const rules = data.events.slice(1).map((_, index) => `M ${log.x} ${after(index + 1)} h ${log.w}`)
  if (rules.length > 0) sheet.put('@log', [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  data.events.forEach((event, index) => {
    const y = after(index) + row / 2
    if (sheet.isFocus(event)) sheet.tint(event, [square({ ...log, y: after(index), h: row }, { fill: 'soft' })])
    sheet.put(event, [
      lineOfText(String(index + 1), { x: log.x + 12, y, as: 'tick' }),
      ...place(eventWords(event, log.words), { x: log.name, y: after(index), w: 0, h: row }, { align: 'start' }),
      lineOfText(format.signed(event.change), { x: log.change, y, as: amountRole, align: 'end' }),
      lineOfText(writeAge(event.age), { x: log.x + log.w - 12, y, as: 'tick', align: 'end' }),
    ])
  })
}

/** What goes over to read models. */
const said = 'events in order'

/** From all of the log to every read model, event by event. */
const drawFeed = ({ log, tanks, sheet, head }: LedgerPlan): void => {
  const [begin, last] = [tanks[0], tanks.at(-1)]
  if (begin === undefined || last === undefined) return
  const y = log.y - head - 20
  const [x, first, end] = [rightOf(log), log.y + 4, bottomOf(log) - 4]
  const way = tanks.map((tank) => `M ${centerOf(tank).x} ${y} V ${tank.y - head}`)
  sheet.put('@feed', [path(`M ${x} ${end} h 8 V ${first} h -8`, { stroke: 'muted' })], 'line')
  sheet.put('@feed', [path(`M ${x + 8} ${first} V ${y} H ${centerOf(last).x}`)], 'line')
  for (const d of way) sheet.put('@feed', [path(d, { arrow: true })], 'line')
  sheet.put('@feed', [lineOfText(said, { x: begin.x, y: y - 12, as: 'note' })])
}
