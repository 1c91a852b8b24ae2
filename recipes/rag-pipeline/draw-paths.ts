/**
 * What leads to the store and to the steps of a funnel.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { lookOf } from '../../drawing/graph/edge-view.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Funnel } from './funnel.ts'
import { type FunnelPlan, size } from './plan-funnel.ts'

/** Stations lead up and down to where they meet; what is asked runs under the store, and under all steps. */
export const drawPaths = (plan: FunnelPlan, sheet: Sheet): void => {
  const { ingest, query, shared, also } = plan.funnel
  const rectOf = (node: GraphNode): Rect => plan.rects.get(node) ?? { x: 0, y: 0, w: 0, h: 0 }
  for (const stations of [ingest, query])
    for (const [at, { node, out }] of stations.entries()) {
      const next = stations[at + 1]?.node ?? shared?.node
      if (next !== undefined) drawStep(out, [rectOf(node), rectOf(next)], sheet)
    }
  drawCrossings(plan, rectOf, sheet)
  drawCuts(plan, rectOf, sheet)
  const [first] = query
  if (first !== undefined) drawAlso(also, { from: rectOf(first.node), rectOf, sheet, ground: plan.ground })
}

const drawArrow = (edge: GraphEdge, points: Point[], label: Point, sheet: Sheet): void => {
  const words = edge.text === undefined ? [] : [lineOfText(edge.text, { ...label, as: 'label' })]
  sheet.put(edge, [path(roundedPath(points, 8), { arrow: true, ...lookOf(edge, {}, sheet) }), ...words], 'line')
}

/** From one station to the next above or below it, with its words on the right. */
const drawStep = (edge: GraphEdge, [from, to]: [Rect, Rect], sheet: Sheet): void => {
  const x = from.x + from.w / 2
  const [y, y2] = from.y < to.y ? [from.y + from.h, to.y] : [from.y, to.y + to.h]
  const points = [
    { x, y },
    { x, y: y2 },
  ]
  drawArrow(edge, points, { x: x + 8, y: (y + y2) / 2 }, sheet)
}

type RectOf = (node: GraphNode) => Rect

/** What fills the store ends at it, what is asked goes along it and under it to the first step. */
const drawCrossings = ({ funnel, band: { x } }: FunnelPlan, rectOf: RectOf, sheet: Sheet): void => {
  const { steps, ingest, query, shared } = funnel
  const both =
    shared === undefined
      ? undefined
      : { fill: { node: shared.node, out: shared.fills }, ask: { node: shared.node, out: shared.asks } }
  const [fill, ask, first] = [both?.fill ?? ingest.at(-1), both?.ask ?? query.at(-1), steps[0]]
  if (fill === undefined || ask === undefined || first === undefined) return
  const [filling, asking, start] = [rectOf(fill.node), rectOf(ask.node), rectOf(first.node)]
  const apart = shared === undefined ? 0 : 12
  const from = { x: filling.x + filling.w, y: filling.y + filling.h / 2 - apart }
  drawArrow(fill.out, [from, { x, y: from.y }], { x: x + 16, y: from.y }, sheet)
  const beside = asking.x + asking.w
  const turn = x - size.channel
  const [askedAt, level] = [asking.y + asking.h / 2 + apart, start.y + start.h / 2]
  const way = [
    { x: beside, y: askedAt },
    ...(askedAt === level
      ? []
      : [
          { x: turn, y: askedAt },
          { x: turn, y: level },
        ]),
    { x: start.x, y: level },
  ]
  drawArrow(ask.out, way, { x: x + 8, y: level - 16 }, sheet)
}

/** Pixels: from the band down to a bracket, and how high that is. */
const bracket = { under: 6, h: 8 } as const

/** Each step and its slope: a bracket under that, without a head, as a step reads the band and changes it. */
const drawCuts = ({ funnel: { read, steps }, band: { base } }: FunnelPlan, rectOf: RectOf, sheet: Sheet): void => {
  for (const [at, { node }] of steps.entries()) {
    const { x: left, y: top, w } = rectOf(node)
    const x = left + w / 2
    const from = base + bracket.under
    const way = `M ${left} ${from} v ${bracket.h} H ${left + w} v ${-bracket.h} M ${x} ${from + bracket.h} V ${top}`
    const words =
      at > 0 || read.text === undefined ? [] : [lineOfText(read.text, { x: x + 8, y: top - 16, as: 'label' })]
    sheet.put(steps[at - 1]?.out ?? read, [path(way), ...words], 'line')
  }
}

type Also = { ground: number; from: Rect; rectOf: RectOf; sheet: Sheet }

/** One line under all steps, with a dot where it parts. */
const drawAlso = (also: Funnel['also'], { from, rectOf, sheet, ground }: Also): void => {
  const drops = also.map(({ edge, step }) => ({ edge, rect: rectOf(step) })).toSorted((a, b) => b.rect.x - a.rect.x)
  const isLow = from.y + from.h / 2 >= ground
  const y = isLow ? from.y + from.h / 2 : Math.round(ground / 4) * 4
  const begin = isLow
    ? [{ x: from.x + from.w, y }]
    : [
        { x: from.x + from.w / 2, y: from.y + from.h },
        { x: from.x + from.w / 2, y },
      ]
  for (const [at, { edge, rect }] of drops.entries()) {
    const [x, tip] = [rect.x + rect.w / 2, rect.y + rect.h]
    const look = lookOf(edge, {}, sheet)
    const start = at === 0 ? begin : []
    const words = edge.text === undefined ? [] : [lineOfText(edge.text, { x: x + 8, y: tip + 24, as: 'label' })]
    sheet.put(
      edge,
      [path(roundedPath([...start, { x, y }, { x, y: tip }], 8), { arrow: true, ...look }), ...words],
      'line',
    )
    if (at > 0) sheet.put(edge, [circle(x, y, 4, { fill: look.stroke ?? 'muted', stroke: 'none' })], 'over')
  }
}
