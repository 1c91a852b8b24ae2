/**
 * A flow as drawn: ribbons, bars, names with amounts and shares.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { GraphData, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type Flow, flowOf, type Leg, type Stop } from './flow.ts'
import { bar, type Plan, planFlow } from './ribbons.ts'

export type SankeyData = GraphData & { measure?: string | undefined; unit?: string | undefined }

/** Widest names before they wrap; at each width, numbers in ribbons give way to names. */
const caps = [240, 200, 168, 136, 112, 96] as const

/** Draws the flow on the sheet, with words as wide as the page allows. */
export function drawSankey(data: SankeyData, sheet: Sheet): void {
  const flow = flowOf(data)
  const stops = flow.columns.flat()
  const format = formatFor(
    stops.map(({ value }) => value),
    data.unit,
  )
  const measure = data.measure === undefined ? undefined : format.titled(data.measure)
  const numbers =
    Math.max(0, ...[...flow.routes.keys()].map(({ value = 0 }) => widthOf(format.short(value), 'value'))) + 20
  const [first = { cap: 96, arrival: 8 }, ...others] = caps.flatMap((cap) =>
    [numbers, 8].map((arrival) => ({ cap, arrival })),
  )
  const { words, plan } = widestThatFits(
    [first, ...others],
    ({ cap, arrival }) => {
      const words = new Map(stops.map((stop) => [stop, wordsOf(stop, { cap, flow, format, sheet })]))
      const heads = flow.columns.slice(0, -1).map(([head]) => (head === undefined ? 0 : (words.get(head)?.h ?? 0)))
      const top = (measure === undefined ? 0 : 28) + Math.max(0, ...heads) + 6
      return { words, plan: planFlow(flow, { sizes: words, top, arrival, width: room.w }) }
    },
    ({ plan: { least } }) => least <= room.w,
  )
  if (measure !== undefined) sheet.put('@measure', [lineOfText(measure, { x: 0, y: 9, as: 'tick' })])
  const routes = [...flow.routes].toSorted(([a], [b]) => (b.value ?? 0) - (a.value ?? 0))
  for (const [edge, legs] of routes) drawRibbon(edge, { legs, flow, plan, sheet, format })
  for (const stop of stops) drawStop(stop, { plan, words, sheet, isLast: stop.column === flow.columns.length - 1 })
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
  const { outline = '', arrival } = plan.ribbons.get(edge) ?? {}
  if (arrival === undefined || end === undefined || arrival.h <= 0) return
  const look = lookOf(edge, { start, end: end.node, sheet })
  const isOneOfMany = [...flow.routes.values()].filter((others) => others.at(-1)?.to === end).length > 1
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

type StopOptions = { plan: Plan; words: Map<Stop, Block>; sheet: Sheet; isLast: boolean }

/** A node's bar and its words: over the bar, in the last column beside it. */
const drawStop = (stop: Stop, { plan, words, sheet, isLast }: StopOptions): void => {
  const [rect, own] = [plan.bars.get(stop), words.get(stop)]
  if (stop.node === undefined || rect === undefined || own === undefined) return
  const fill = sheet.isFocus(stop.node) ? 'accent' : (stop.node.state ?? 'ink')
  const beside = { x: rect.x + bar + 8, y: rect.y + rect.h / 2 - own.h / 2, w: own.w, h: own.h }
  const over = { x: rect.x, y: rect.y - own.h - 4, w: own.w, h: own.h }
  const shape = rect.h > 0 ? [path(squarePath(rect), { fill, stroke: 'none' })] : []
  sheet.put(stop.node, [...shape, ...place(own, isLast ? beside : over, { align: 'start' })])
}
