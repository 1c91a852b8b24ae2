/**
 * A flow as drawn: ribbons, bars, names with amounts and shares.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { GraphData, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type Flow, flowOf, type Leg, type Stop } from './flow.ts'
import { bar, leastWidth, type Plan, planFlow } from './ribbons.ts'

export type SankeyData = GraphData & { measure?: string | undefined; unit?: string | undefined }

/** Widest names before they wrap, tried one after the other. */
const caps = [240, 200, 168, 136, 112, 96] as const

/** Draws the flow on the sheet. */
export function drawSankey(data: SankeyData, sheet: Sheet): void {
  const flow = flowOf(data)
  const format = formatFor(
    flow.columns.flat().map(({ value }) => value),
    data.unit,
  )
  const { words, arrival } = fitting(flow, { format, sheet })
  const measure = data.measure === undefined ? undefined : format.titled(data.measure)
  const heads = flow.columns.slice(0, -1).map(([first]) => (first === undefined ? 0 : (words.get(first)?.h ?? 0)))
  const top = (measure === undefined ? 0 : 28) + Math.max(0, ...heads) + 6
  const plan = planFlow(flow, { sizes: words, top, arrival, width: room.w })
  if (measure !== undefined) sheet.put('@measure', [lineOfText(measure, { x: 0, y: 9, as: 'tick' })])
  const routes = [...flow.routes].toSorted(([a], [b]) => (b.value ?? 0) - (a.value ?? 0))
  for (const [edge, legs] of routes) drawRibbon(edge, { legs, flow, plan, sheet, format })
  for (const stop of flow.columns.flat())
    drawStop(stop, { plan, words, sheet, isLast: stop.column === flow.columns.length - 1 })
}

type Words = Map<Stop, Block>

/** Words as wide as the page allows; numbers in ribbons give way to names. */
const fitting = (
  flow: Flow,
  { format, sheet }: { format: NumberFormat; sheet: Sheet },
): { words: Words; arrival: number } => {
  const numbers = Math.max(...flow.legs.map(({ value }) => widthOf(format.short(value), 'value')), 0) + 20
  const tried = caps.flatMap((cap) => {
    const words: Words = new Map(flow.columns.flat().map((stop) => [stop, wordsOf(stop, { cap, flow, format, sheet })]))
    return [numbers, 8].map((arrival) => ({ words, arrival }))
  })
  const found =
    tried.find(({ words, arrival }) => leastWidth(flow, { sizes: words, arrival }) <= room.w) ?? tried.at(-1)
  return found ?? { words: new Map(), arrival: 8 }
}

type WordOptions = { cap: number; flow: Flow; format: NumberFormat; sheet: Sheet }

/** Name, amount and share; an amount that does not add up is shown both ways. */
const wordsOf = ({ node, value, into, out }: Stop, { cap, flow, format, sheet }: WordOptions): Block => {
  if (node === undefined) return block([])
  const fill = sheet.isFocus(node) ? 'accent' : node.state === 'muted' ? undefined : node.state
  const isUneven = into > 0 && out > 0 && Math.abs(into - out) > 0.0005 * value
  const share =
    flow.total > 0 ? ` (${formatFor([(100 * value) / flow.total], '%').short((100 * value) / flow.total)})` : ''
  const amount = isUneven ? `${format.short(into)} in, ${format.short(out)} out` : `${format.short(value)}${share}`
  return block(
    [
      { text: nameOf(node), as: { size: 16, bold: true, ...(fill === undefined ? {} : { fill }) } },
      { text: amount, as: 'note' },
      { text: node.note, as: 'note' },
    ],
    cap,
  )
}

/** Good and bad are named in words; a name without letters gets a sign. */
const nameOf = ({ name = '', state }: GraphNode): string => {
  const needsSign = (state === 'positive' || state === 'negative') && !/\p{L}{2,}/u.test(name)
  return needsSign ? `${state === 'positive' ? '✓' : '✗'} ${name}` : name
}

type RibbonOptions = { legs: Leg[]; flow: Flow; plan: Plan; sheet: Sheet; format: NumberFormat }

/** A ribbon, and its amount where several arrive at one node and this one is high enough. */
const drawRibbon = (edge: GraphEdge, { legs, flow, plan, sheet, format }: RibbonOptions): void => {
  const [start, end] = [legs[0]?.from.node, legs.at(-1)?.to]
  const arrival = plan.arrivals.get(edge)
  const outline = plan.outlines.get(edge)
  if (outline === undefined || arrival === undefined || end === undefined || arrival.h <= 0) return
  const look = lookOf(edge, { start, end: end.node, sheet })
  const isOneOfMany = flow.legs.filter(({ to }) => to === end).length > 1
  const isRoomy = arrival.h >= 24 && arrival.w >= widthOf(format.short(edge.value ?? 0), 'value') + 16
  const number = { x: arrival.x + arrival.w - 12, y: arrival.y + arrival.h / 2, align: 'end' } as const
  const isStrong = look.fill !== 'surface' && look.fill !== 'soft'
  const as = { size: 14, fill: isStrong ? 'surface' : 'ink' } as const
  sheet.put(
    edge,
    [
      path(outline, look),
      ...(isOneOfMany && isRoomy ? [lineOfText(format.short(edge.value ?? 0), { ...number, as })] : []),
    ],
    'ground',
  )
}

type Ends = { start: GraphNode | undefined; end: GraphNode | undefined; sheet: Sheet }

/** Good and bad first, then the focus: ribbons of a node in focus belong to it. */
const lookOf = (edge: GraphEdge, { start, end, sheet }: Ends): Pick<Path, 'fill' | 'stroke'> => {
  const state = edge.state ?? end?.state
  if (state !== undefined) return { fill: state, stroke: 'none' }
  const isFocus = [edge, start, end].some((item) => item !== undefined && sheet.isFocus(item))
  return isFocus ? { fill: 'soft', stroke: 'accent' } : { fill: 'surface' }
}

type StopOptions = { plan: Plan; words: Words; sheet: Sheet; isLast: boolean }

/** A node's bar and its words: over the bar, in the last column beside it. */
const drawStop = (stop: Stop, { plan, words, sheet, isLast }: StopOptions): void => {
  const [rect, said] = [plan.bars.get(stop), words.get(stop)]
  if (stop.node === undefined || rect === undefined || said === undefined) return
  const fill = sheet.isFocus(stop.node) ? 'accent' : (stop.node.state ?? 'ink')
  const beside = { x: rect.x + bar + 8, y: rect.y + rect.h / 2 - said.h / 2, w: said.w, h: said.h }
  const over = { x: rect.x, y: rect.y - said.h - 4, w: said.w, h: said.h }
  const shape = rect.h > 0 ? [path(squarePath(rect), { fill, stroke: 'none' })] : []
  sheet.put(stop.node, [...shape, ...place(said, isLast ? beside : over, { align: 'start' })])
}
