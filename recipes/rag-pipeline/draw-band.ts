/**
 * The band of a funnel: its parts, the amounts over them, and where the last one leads.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { lookOf } from '../../drawing/graph/edge-view.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Path } from '../../src/scene/scene.ts'
import { type FunnelOptions, type FunnelPlan, figureStyle } from './plan-funnel.ts'

type Look = Pick<Path, 'fill' | 'stroke'>

const plain = { fill: 'rule', stroke: 'rule' } as const

/** Parts lower than this are lines, in pixels. */
const thin = 3

/** The parts of the band with the store and the edges that they are; a part after a step in focus is solid. */
export const drawBand = (plan: FunnelPlan, { sheet }: FunnelOptions): void => {
  const { funnel, band, rects, end } = plan
  const { store, steps, end: sink } = funnel
  sheet.put(store, [path(storePath(plan), sheet.isFocus(store) ? { fill: 'soft', stroke: 'accent' } : plain)], 'ground')
  sheet.put(store, [lineOfText(store.name ?? '', { x: band.x + 16, y: band.y + 24, as: 'name' })])
  const inFocus = steps.map(({ node }) => sheet.isFocus(node))
  for (const [at, { out }] of steps.entries()) {
    const look: Look =
      inFocus[at] === true ? solid : inFocus.indexOf(true, at) > at ? { fill: 'soft', stroke: 'none' } : plain
    const [left, right] = [band.cuts[at] ?? 0, band.cuts[at + 1] ?? end]
    const own = band.heights[at + 1] ?? 0
    const isLine = own < thin && at > 0
    // What is left of a part that becomes a line is still that part.
    const tail = inFocus[at - 1] === true ? solid : plain
    sheet.put(out, [path(isLine ? lip(plan, at) : partPath(plan, at), isLine ? tail : look)], 'ground')
    if (at < steps.length - 1) continue
    const y = band.y + (isLine ? 0 : own)
    const start = isLine ? [{ x: left + band.bend / 2, y }] : []
    const points = [...start, { x: right, y }, { x: right, y: rects.get(sink)?.y ?? y }]
    sheet.put(out, [path(roundedPath(points, 8), { arrow: true, ...lookOf(out, {}, sheet) })], 'line')
  }
}

const solid = { fill: 'accent', stroke: 'none' } as const

/** The store narrows within its own part: searching it is what narrows it. */
const storePath = ({ band: { x, y, cuts, heights } }: FunnelPlan): string => {
  const [right = x] = cuts
  const [top, bottom] = [y + (heights[1] ?? 0), y + (heights[0] ?? 0)]
  const [from, to] = [x + 0.38 * (right - x), right - 24]
  const middle = (from + to) / 2
  return `M ${x} ${y} H ${right} V ${top} H ${to} C ${middle} ${top} ${middle} ${bottom} ${from} ${bottom} H ${x} Z`
}

/** Where the band is at a cut and after it, and the curve between them. */
const cutAt = ({ band: { y, cuts, heights, bend } }: FunnelPlan, at: number) => {
  const [before, own] = [y + (heights[at] ?? 0), y + (heights[at + 1] ?? 0)]
  const [x, middle] = [cuts[at] ?? 0, (before + own) / 2]
  const near = (to: number): number => middle + (to - middle) * 0.6
  return {
    x,
    y: middle,
    leaves: `C ${x + bend / 3} ${near(own)} ${x + bend / 2} ${own} ${x + bend} ${own}`,
    enters: `C ${x - bend / 2} ${before} ${x - bend / 3} ${near(before)} ${x} ${middle}`,
  }
}

const partPath = (plan: FunnelPlan, at: number): string => {
  const {
    band: { y, cuts, heights, bend },
    end,
  } = plan
  const [start, own] = [cutAt(plan, at), y + (heights[at + 1] ?? 0)]
  const down = at === 0 ? `V ${own}` : `V ${start.y} ${start.leaves}`
  const close = at === cuts.length - 1 ? `H ${end}` : `H ${(cuts[at + 1] ?? 0) - bend} ${cutAt(plan, at + 1).enters}`
  return `M ${start.x} ${y} ${down} ${close} V ${y} Z`
}

const lip = (plan: FunnelPlan, at: number): string => {
  const { x, y, leaves } = cutAt(plan, at)
  return `M ${x} ${plan.band.y} V ${y} ${leaves} Z`
}

/** The amounts, each over the beginning of its part. */
export const drawFigures = (
  { funnel: { store, steps }, band: { x, y, cuts } }: FunnelPlan,
  { sheet, amountOf, isStacked }: FunnelOptions,
): void => {
  const figure = (item: GraphNode | GraphEdge, left: number, isFocus: boolean): void => {
    const { figure: number, words } = amountOf(item)
    const as = { ...figureStyle, fill: isFocus ? 'accent' : 'ink' } as const
    const base = y - 16 - 10
    sheet.put(item, [
      lineOfText(number, { x: left, y: base, as }),
      ...(words === ''
        ? []
        : [
            lineOfText(words, {
              ...(isStacked ? { x: left, y: base - 28 } : { x: left + widthOf(number, figureStyle) + 8, y: base + 5 }),
              as: 'note',
            }),
          ]),
    ])
  }
  figure(store, x, sheet.isFocus(store))
  for (const [at, { node, out }] of steps.entries()) figure(out, cuts[at] ?? 0, sheet.isFocus(node))
}
