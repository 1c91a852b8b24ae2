/**
 * Draws a flow as a Sankey diagram: ribbons, bars, names with amounts and shares.
 */

import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type FlowEdge, flowOf } from './flow.ts'
import { FlowWords } from './flow-words.ts'
import { type FlowPlan, hasNumber, type Ribbon } from './place-flow.ts'
import { planFlow } from './plan-flow.ts'
import { type RibbonRun, ribbon, type Turn } from './ribbon.ts'
import { drawSeams } from './seams.ts'
import { size } from './sizes.ts'
import { turnsOf } from './turns.ts'

/** A graph with amounts: what they measure, and their unit. */
export type FlowData = GraphDocument & { measure?: string | undefined; unit?: string | undefined }

/** Draws the flow on the sheet, with words as wide as the page allows. */
export function drawFlow(data: FlowData, sheet: Sheet): void {
  const flow = flowOf(data)
  const format = formatFor(
    flow.nodes.map(({ value }) => value),
    data.unit,
  )
  const words = new FlowWords({ flow, format, sheet })
  const plan = planFlow(flow, {
    wordsOf: (node, style) => words.of(node, style),
    number: Math.max(0, ...flow.edges.map(({ value }) => widthOf(format.short(value), 'value'))) + 20,
    room: sheet.page.room.w,
  })
  const measure = data.measure ?? 'Amounts'
  const head = format.titled(measure)
  if (data.measure !== undefined || head !== measure)
    sheet.put('@measure', [lineOfText(head, { x: 0, y: -24, as: 'tick' })])
  // Thin ones lie over thick ones, the focus over all, and good and bad over that.
  const rank = ({ edge }: Ribbon): number =>
    ['rule', 'accent', 'positive', 'negative'].indexOf(lookOf(edge, sheet).fill ?? '')
  const inOrder = plan.ribbons.toSorted((a, b) => rank(a) - rank(b) || b.h - a.h)
  const turns = turnsOf(plan.ribbons)
  const drawAll = (ribbons: Ribbon[]) => ribbons.filter((each) => !drawRibbon(each, { plan, turns, sheet, format }))
  const unsaid = drawAll(inOrder.filter(({ h }) => h >= 1))
  drawSeams(plan.ribbons, turns, sheet)
  // Hairlines are as thin as seams, and lie over them.
  noteUnsaid([...unsaid, ...drawAll(inOrder.filter(({ h }) => h < 1))], sheet)
  noteNone(flow.edges, sheet)
  for (const [bar, rect] of plan.bars) {
    const { node } = bar.flow
    const fill = sheet.isFocus(node) ? 'accent' : (node.state ?? 'muted')
    // Where nothing passes, or next to nothing, a line says where the bar is.
    const shape = [path(squarePath({ ...rect, h: Math.max(1, rect.h) }), { fill, stroke: 'none' })]
    const { x, y, w, h } = rect
    const words =
      bar.column === plan.last
        ? { x: x + w + size.beside, y: h > bar.words.h ? y : y + h / 2 - bar.words.h / 2, w: 0, h: bar.words.h }
        : { x, y: y - size.over - bar.words.h, w: 0, h: bar.words.h }
    sheet.put(node, [...shape, ...place(bar.words, words, { align: 'start' })])
  }
}

type RibbonOptions = { plan: FlowPlan; turns: ReadonlyMap<Ribbon, Turn[]>; sheet: Sheet; format: NumberFormat }

/** A ribbon, and its amount where nothing else says it and there is room; whether its amount is said. */
const drawRibbon = (drawn: Ribbon, { plan, turns, sheet, format }: RibbonOptions): boolean => {
  const { edge, h, runs } = drawn
  if (runs.length === 0 || h <= 0) return edge.value === 0
  // The least amount is a hairline that is seen.
  const own = lookOf(edge, sheet)
  const look = h < 1 && own.fill === 'rule' ? { ...own, fill: 'muted' as const } : own
  const isNumbered = hasNumber(edge, { edges: plan.ribbons.map((each) => each.edge) })
  const words = format.short(edge.value)
  const spot = h < thinnest ? undefined : spotIn(runs, { room: widthOf(words, 'value') + 16, isTight: sheet.isTight })
  const fill = look.dashed === true || look.fill === 'rule' ? 'ink' : 'surface'
  const number = spot && lineOfText(words, { ...spot, as: { size: 14, fill } })
  const isCased = h < thin && look.fill === 'rule' && plan.ribbons.length <= mostCased
  const casing = isCased ? [path(ribbon(betweenBars(runs), h + 2 * around, turns.get(drawn)), cased)] : []
  sheet.put(
    edge.edge,
    [
      ...casing,
      path(ribbon(runs, Math.max(1, h), turns.get(drawn)), look),
      ...(isNumbered && number !== undefined ? [number] : []),
    ],
    'ground',
  )
  return spot !== undefined || !isNumbered
}

/** Thin ribbons have an edge where they lie over thick ones of the same gray: its width, in pixels. */
const [thin, around] = [48, 2]
/** Of more ribbons none has an edge: a scene has no room for all. */
const mostCased = 40
const cased = { fill: 'surface', stroke: 'none' } as const

/** From where a ribbon leaves its neighbors at one bar to where it meets those at the other. */
const betweenBars = (runs: readonly RibbonRun[]): RibbonRun[] =>
  runs.map((run, at) => ({
    ...run,
    ...(at === 0 ? { x: run.x2 } : {}),
    ...(at === runs.length - 1 ? { x2: run.x } : {}),
  }))

/** The height of the thinnest ribbons that have a number in them, in pixels. */
const thinnest = 24

/** Where a ribbon runs level far enough for a number: before it arrives, or else, if a scene has room for all, behind where it begins or on its way. */
const spotIn = (runs: readonly RibbonRun[], { room, isTight }: { room: number; isTight: boolean }) => {
  const arrival = runs.at(-1)
  const isRoomy = ({ x, x2 }: RibbonRun): boolean => x2 - x >= room
  if (arrival !== undefined && isRoomy(arrival)) return { x: arrival.x2 - 12, y: arrival.y, align: 'end' } as const
  const other = isTight ? undefined : runs.find(isRoomy)
  return other && ({ x: other.x + 12, y: other.y, align: 'start' } as const)
}

/** Amounts that stand neither in their ribbon nor at a bar that has nothing else are named, all in one note. */
const noteUnsaid = (ribbons: Ribbon[], sheet: Sheet): void => {
  const names = ribbons.map(({ edge: { from, to } }) => `${from.name ?? ''} to ${to.name ?? ''}`)
  const [first] = ribbons
  if (first === undefined) return
  const isOne = names.length === 1
  const problem = `${isOne ? 'the amount' : `the amounts of ${names.length} flows`} (${enumerate(names, 6)}) ${isOne ? 'is' : 'are'} not written, as there is no room in ${isOne ? 'its ribbon' : 'their ribbons'}`
  sheet.note(first.edge.edge, 'value', problem)
}

/** Flows of nothing have no ribbon. */
const noteNone = (edges: readonly FlowEdge[], sheet: Sheet): void => {
  const none = edges.filter(({ value }) => value === 0)
  const names = none.map(({ from, to }) => `${from.name ?? ''} to ${to.name ?? ''}`)
  const [first] = none
  if (first !== undefined) sheet.note(first.edge, 'value', `a flow of 0 has no ribbon: ${enumerate(names, 6)}`)
}

/** Good and bad first, then the focus, which takes the color of what a node is: ribbons of a node in focus belong to it. */
const lookOf = ({ edge, from, to }: Ribbon['edge'], sheet: Sheet): Pick<Path, 'fill' | 'stroke' | 'dashed'> => {
  const state = edge.state ?? (sheet.isFocus(to) ? undefined : to.state)
  if (state === 'positive' || state === 'negative') return { fill: state, stroke: 'none' }
  const isFocus = [edge, from, to].some((item) => sheet.isFocus(item))
  return isFocus ? { fill: 'accent', stroke: 'none', dashed: true } : { fill: 'rule', stroke: 'none', dashed: true }
}
