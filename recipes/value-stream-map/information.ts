/** The flow of information: who asks, what tells each step to begin, and who gets the result. */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { centerOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import {
  customerAt,
  endOf,
  levelOfPush,
  type StreamPlan,
  type StreamRow,
  size,
  widthOfControl,
  widthOfPlant,
} from './plan.ts'

const own = { gap: 48, roof: 8, beyond: 20, asks: 12, ships: 16, told: 12 } as const

/** Draws customer, control and supplier, and what passes between them and the steps. */
export function drawInformation(plan: StreamPlan): void {
  const { data, sheet, rows } = plan
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return
  const supplier =
    data.supplier === undefined ? undefined : { x: 0, y: first.top, w: widthOfPlant(data.supplier), h: size.plant }
  const bars = rows.flatMap((row) => controlBar(row, plan, row === first ? supplier : undefined) ?? [])
  if (data.control !== undefined)
    for (const bar of bars) sheet.put('@control', wordBox(bar, block([{ text: data.control, as: 'item' }])))
  for (const row of rows) drawSignals(row, plan)
  drawCustomer(
    last,
    plan,
    bars.find(({ y }) => y === last.top + own.roof),
  )
  drawSupplier(first, plan, { supplier, bar: bars.find(({ y }) => y === first.top + own.roof) })
}

/** From the last step to the customer, who asks the control. */
const drawCustomer = (row: StreamRow, plan: StreamPlan, bar: Rect | undefined): void => {
  const { customer } = plan.data
  const { sheet } = plan
  const last = row.placed.at(-1)?.rect
  if (customer === undefined || last === undefined) return
  const rect = customerOf(plan)
  const [x, under] = [shipsAt(plan), rect.y + rect.h]
  sheet.put('@customer', plant(customer, rect))
  const level = levelOfPush(last)
  const way =
    x < endOf(row)
      ? [{ x, y: last.y }]
      : [
          { x: endOf(row), y: level },
          { x, y: level },
        ]
  sheet.put('@customer', [shipment([...way, { x, y: under }])])
  const middle = bar === undefined ? under + 16 : (under + bar.y) / 2
  sheet.put('@customer', [lineOfText('delivers', { x: x - own.told, y: middle, as: 'note', align: 'end' })])
  if (bar === undefined) return
  const from = askedAt(rect)
  sheet.put('@customer', [electronic([from, under], [from, bar.y])], 'line')
  sheet.put('@customer', [lineOfText('asks', { x: from - own.told, y: middle, as: 'note', align: 'end' })])
}

/** The customer: over the last step, over the control that it asks. */
export const customerOf = (plan: StreamPlan): Rect => {
  const { data, rows } = plan
  const [row, w] = [rows.at(-1), Math.max(customerAt.least, widthOfPlant(data.customer ?? ''))]
  const end = Math.max(row === undefined ? 0 : endOf(row), shipsAt(plan) + own.ships)
  return { x: end - w, y: (row?.top ?? 0) - customerAt.over + own.roof, w, h: size.plant }
}

/** Where the result leaves for the customer: right of the control, from the top of the last step, or else from its side. */
const shipsAt = ({ rows, data, right }: StreamPlan): number => {
  const row = rows.at(-1)
  if (row === undefined) return 0
  const bar = data.control === undefined ? undefined : toldBy(row, { data, right, least: 0 })
  return Math.max(endOf(row) - own.ships, bar === undefined ? 0 : rightOf(bar) + own.ships)
}

/** A broad hollow arrow up to the customer: the result on its way. */
const shipment = (points: readonly Point[]) => {
  const [half, head] = [shaft.w / 2, shaft.head]
  const [tip = { x: 0, y: 0 }, ...back] = points.toReversed()
  const corner = back.length > 1 ? back[0] : undefined
  const [from = tip] = back.slice(-1)
  const foot =
    corner === undefined
      ? `V ${from.y} H ${tip.x + half}`
      : `V ${corner.y - half} H ${from.x} V ${corner.y + half} H ${tip.x + half}`
  const d = `M ${tip.x} ${tip.y} l ${-head} ${head} h ${head - half} ${foot} V ${tip.y + head} h ${head - half} Z`
  return path(d, { fill: 'surface', stroke: 'muted' })
}

const shaft = { w: 10, head: 10 } as const

/** Where the customer asks: so far left that what it gets has room beside it. */
const askedAt = ({ x }: Rect): number => x + own.asks

type Source = { supplier: Rect | undefined; bar: Rect | undefined }

/** From the supplier, whom the control asks, to the first step. */
const drawSupplier = (row: StreamRow, { data, left, sheet }: StreamPlan, { supplier, bar }: Source): void => {
  const first = row.placed[0]?.rect
  if (data.supplier === undefined || supplier === undefined || first === undefined) return
  const [x, y] = [centerOf(supplier).x, levelOf(row)]
  sheet.put('@supplier', plant(data.supplier, supplier))
  sheet.put('@supplier', [path(`M ${x} ${supplier.y + supplier.h} V ${levelOfPush(first)} H ${left + 2}`)], 'line')
  const words = lineOfText('supplies', { x: x + 8, y: supplier.y + supplier.h + 20, as: 'note' })
  sheet.put('@supplier', [words])
  if (bar !== undefined) sheet.put('@supplier', asks(bar.x, rightOf(supplier), y), 'line')
}

const levelOf = ({ top }: StreamRow): number => top + own.roof + (size.plant - own.roof) / 2

/** A factory with a roof of saw teeth, as customers and suppliers are drawn. */
const plant = (name: string, rect: Rect) => {
  const { x, y, w, h } = rect
  const roof = [1, 2, 3].map((each) => `L ${x + (each * w) / 3} ${y} V ${y + own.roof}`).join(' ')
  return [
    path(`M ${x} ${y + h} V ${y + own.roof} ${roof} V ${y + h} Z`, { fill: 'surface', stroke: 'muted' }),
    ...place(block([{ text: name, as: 'item' }]), { ...rect, y: y + own.roof, h: h - own.roof }),
  ]
}

/** Over the steps of a row that it tells to begin; over all of them where it tells none at all. */
const controlBar = (row: StreamRow, plan: StreamPlan, supplier: Rect | undefined): Rect | undefined => {
  const { data, right, rows } = plan
  if (data.control === undefined) return undefined
  const bar = toldBy(row, { data, right, least: supplier === undefined ? 0 : rightOf(supplier) + own.gap })
  const asked = row === rows.at(-1) && data.customer !== undefined ? askedAt(customerOf(plan)) + own.asks : 0
  return bar && { ...bar, w: Math.max(bar.w, up(asked - bar.x)) }
}

type Told = Pick<StreamPlan, 'data' | 'right'> & { least: number }

/** The control over the steps that it tells, right of what is at its left. */
const toldBy = ({ placed, top }: StreamRow, { data, right, least }: Told): Rect | undefined => {
  const told = data.steps.some(({ signal }) => signal !== undefined)
    ? placed.filter(({ step }) => step.signal !== undefined)
    : placed
  const [first, last] = [told[0]?.rect, told.at(-1)?.rect]
  if (data.control === undefined || first === undefined || last === undefined) return undefined
  const from = Math.min(centerOf(first).x - own.beyond, right - own.gap - widthOfControl(data.control))
  const x = Math.max(Math.floor(from / 4) * 4, least)
  const w = up(Math.max(centerOf(last).x + own.beyond - x, widthOfControl(data.control)), 4)
  return { x, y: top + own.roof, w, h: size.plant - own.roof }
}

const drawSignals = ({ placed, top }: StreamRow, { sheet, data, rows }: StreamPlan): void => {
  // What the customer gets passes right of the last step.
  const served = data.customer === undefined ? undefined : rows.at(-1)?.placed.at(-1)?.step
  let end = Number.NEGATIVE_INFINITY
  for (const { step, rect } of placed) {
    if (step.signal === undefined) continue
    const [x, y] = [centerOf(rect).x, top + size.plant]
    const words = block([{ text: step.signal, as: 'note' }], rect.w / 2 + size.gap - 20)
    const isLeft = step === served && x - own.told - words.w - 8 >= end
    end = x + own.told + words.w
    sheet.put(step, [electronic([x, y], [x, rect.y])], 'line')
    const at = { x: x + (isLeft ? -own.told : own.told), y, w: 0, h: rect.y - y }
    sheet.put(step, place(words, at, { align: isLeft ? 'end' : 'start' }))
  }
}

const asks = (from: number, to: number, y: number) => [
  electronic([from, y], [to, y]),
  lineOfText('asks', { x: (from + to) / 2, y: y - 16, as: 'note', align: 'middle' }),
]

/** An arrow with a kink: information that travels over wires. */
const electronic = ([x, y]: readonly [number, number], [x2, y2]: readonly [number, number]) => {
  const [mx, my] = [(x + x2) / 2, (y + y2) / 2]
  const [ux, uy] = [Math.sign(x2 - x), Math.sign(y2 - y)]
  const at = (along: number, across: number): string =>
    `${mx + along * ux + across * uy} ${my + along * uy + across * ux}`
  return path(`M ${x} ${y} L ${at(-6, 0)} L ${at(2, 6)} L ${at(-2, -6)} L ${at(6, 0)} L ${x2} ${y2}`, { arrow: true })
}
