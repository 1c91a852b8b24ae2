/**
 * The band of a funnel: its parts, the amounts over them, and where the last one leads.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { lookOf } from '../../drawing/graph/edge-view.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type FunnelOptions, type FunnelPlan, figureStyle, isMade } from './plan-funnel.ts'

type Look = Pick<Path, 'fill' | 'stroke'>

const plain = { fill: 'rule', stroke: 'rule' } as const

/** The parts of the band with the store and the edges that they are; what is left after a step in focus is solid. */
export const drawBand = (plan: FunnelPlan, { sheet }: FunnelOptions): void => {
  const { funnel, band, rects, end } = plan
  const { store, steps, end: sink } = funnel
  sheet.put(store, [path(storePath(plan), sheet.isFocus(store) ? { fill: 'soft', stroke: 'accent' } : plain)], 'ground')
  sheet.put(store, [lineOfText(store.name ?? '', { x: band.x + 12, y: topOf(plan, 0) + 24, as: 'name' })])
  const inFocus = steps.map(({ node }) => sheet.isFocus(node))
  for (const [at, { out }] of steps.entries()) {
    const look: Look = inFocus[at] === true ? solid : plain
    const right = band.cuts[at + 1] ?? end
    const isLine = isMade(band.heights, at)
    // What goes into a step that makes one of it is still the part before.
    const tail = inFocus[at - 1] === true ? solid : plain
    sheet.put(out, partsOf(plan, at, isLine ? tail : look), 'ground')
    if (at < steps.length - 1) continue
    const points = isLine
      ? madeBy(plan, at)
      : [
          { x: right, y: band.base },
          { x: right, y: rects.get(sink)?.y ?? band.base },
        ]
    sheet.put(out, [path(roundedPath(points, 8), { arrow: true, ...lookOf(out, {}, sheet) })], 'line')
  }
}

const solid = { fill: 'accent', stroke: 'none' } as const

/** The upper edge of a part: 0 is the store, 1 what the first step leaves. */
const topOf = ({ band: { base, heights } }: FunnelPlan, part: number): number => base - (heights[part] ?? 0)

/** The store ends where the first step begins to narrow it. */
const storePath = (plan: FunnelPlan): string => {
  const { x, base, cuts } = plan.band
  return `M ${x} ${base} V ${topOf(plan, 0)} H ${cuts[0] ?? x} V ${base} Z`
}

/** From a step that makes one of what is left to where that leads. */
const madeBy = ({ funnel: { steps, end }, rects }: FunnelPlan, at: number): Point[] => {
  const [from, to] = [steps[at]?.node, end].map((node) => (node === undefined ? undefined : rects.get(node)))
  if (from === undefined || to === undefined) return []
  const y = from.y + from.h / 2
  return [
    { x: from.x + from.w, y },
    { x: to.x, y },
  ]
}

/** A part of the band; what is left after a step in focus is solid, and what falls away before it is not. */
const partsOf = (plan: FunnelPlan, at: number, look: Look): Element[] => {
  const { base, cuts, bend, heights } = plan.band
  if (look !== solid || isMade(heights, at)) return [path(partPath(plan, at, look), look)]
  const [left, end] = [(cuts[at] ?? 0) + bend, cuts[at + 1] ?? plan.end]
  return [
    path(partPath(plan, at, look), { fill: 'soft', stroke: 'none' }),
    path(`M ${left} ${base} V ${topOf(plan, at + 1)} H ${end} V ${base} Z`, look),
  ]
}

/** Between the store and what is taken from it, which differ by a tint alone, in pixels. */
const seam = 2

/** A part is at first as high as the one before it, and bends down to its own height; before a line, it ends. */
const partPath = (plan: FunnelPlan, at: number, { stroke }: Look): string => {
  const { base, cuts, bend } = plan.band
  const [x, end] = [cuts[at] ?? 0, cuts[at + 1] ?? plan.end]
  const [before, own] = [topOf(plan, at), topOf(plan, at + 1)]
  // It overlaps the part before by a pixel, so that no seam shows in a smaller picture.
  const fall = `C ${x + bend / 2} ${before} ${x + bend / 2} ${own} ${x + bend} ${own}`
  return isMade(plan.band.heights, at)
    ? `M ${x - 1} ${base} V ${before} H ${x + bend} V ${base} Z`
    : `M ${at === 0 && stroke === 'none' ? x + seam : x} ${base} V ${before} ${fall} H ${end} V ${base} Z`
}

/** The amounts, each on its part, where that has its height. */
export const drawFigures = (plan: FunnelPlan, { sheet, amountOf, isStacked }: FunnelOptions): void => {
  const { store, steps } = plan.funnel
  const { x, cuts, bend } = plan.band
  const figure = (
    item: GraphNode | GraphEdge,
    { top, left }: { top: number; left: number },
    isFocus: boolean,
  ): void => {
    const { figure: number, words } = amountOf(item)
    const as = { ...figureStyle, fill: isFocus ? 'accent' : 'ink' } as const
    const base = top - 16 - 8
    const end = left + widthOf(number, figureStyle)
    const spot = isStacked ? { x: left, y: base - 28 } : { x: end + 8, y: base + 5 }
    if (number + words === '') return
    sheet.put(item, [
      lineOfText(number, { x: left, y: base, as }),
      ...(words === '' ? [] : [lineOfText(words, { ...spot, as: 'note' })]),
    ])
  }
  figure(store, { top: topOf(plan, 0), left: x }, sheet.isFocus(store))
  for (const [at, { node, out }] of steps.entries()) {
    const made = at === steps.length - 1 && isMade(plan.band.heights, at) ? plan.rects.get(plan.funnel.end) : undefined
    if (made !== undefined) {
      // What is made is no part of the band, and what it is counts nothing that the band counts.
      const words = Object.values(amountOf(out)).join(' ').trim()
      const spot = { x: made.x + made.w / 2, y: made.y - 16, as: 'note', align: 'middle' } as const
      if (words !== '') sheet.put(out, [lineOfText(words, spot)])
      continue
    }
    const left = (cuts[at] ?? 0) + bend
    figure(out, { top: topOf(plan, at + 1), left }, sheet.isFocus(node))
    const factor = factorOf(steps[at - 1]?.out.value ?? store.value ?? 0, out.value ?? 0)
    // The band is logarithmic: how much a step leaves is said.
    const y = topOf(plan, at + 1) - (isStacked ? 70 : 50)
    if (factor !== '') sheet.put(out, [lineOfText(factor, { x: left, y, as: 'note' })])
  }
}

/** How many of what comes in a step leaves one of; nothing where it makes one of all, or leaves all. */
const factorOf = (before: number, own: number): string =>
  own < 2 || before < 2 * own ? '' : `1 in ${Math.round(before / own).toLocaleString('en-US')}`
