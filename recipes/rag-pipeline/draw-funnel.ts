/**
 * The funnel: a band on a level base that is as high as the logarithm of what is left, each step under the slope by
 * which it narrows it, what fills the store above left, what is asked below left and under all steps.
 */
import { type Block, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import { drawBand, drawFigures } from './draw-band.ts'
import { drawPaths } from './draw-paths.ts'
import type { Funnel } from './funnel.ts'
import { type FunnelOptions, planFunnel } from './plan-funnel.ts'

/** `wordsOf` wraps the words of a node at a width. */
type Given = Pick<FunnelOptions, 'sheet' | 'amountOf'> & { wordsOf: (node: GraphNode, cap: number) => Block }

/** Words are at most so wide, in pixels; a funnel is, if it can be. */
const [widest, wide] = [160, 880]

const shapes: Record<string, 'box' | 'hexagon' | 'queue'> = { step: 'box', gate: 'hexagon', queue: 'queue' }

/** Whether the funnel fits the page; then it is drawn. */
export function drawFunnel(funnel: Funnel, given: Given): boolean {
  const at = (cap: number): FunnelOptions => ({
    ...given,
    wordsOf: (node) => given.wordsOf(node, Math.max(cap, wordWidth(node.name))),
    isStacked: cap < widest,
  })
  const fits = [widest, 144, 112].find(
    (cap) => planFunnel(funnel, at(cap)).w <= Math.min(wide, given.sheet.page.room.w),
  )
  const options = at(fits ?? 96)
  const plan = planFunnel(funnel, options)
  if (plan.w > given.sheet.page.room.w) return false
  drawBand(plan, options)
  drawFigures(plan, options)
  for (const [node, rect] of plan.rects) {
    const { sheet } = options
    const shape = shapeOf(shapes[node.kind] ?? 'pill')
    sheet.put(node, [...shape.outline(rect, paintOf(node, sheet)), ...place(options.wordsOf(node), rect)])
  }
  drawPaths(plan, options.sheet)
  const { words } = options.amountOf(funnel.store)
  options.sheet.footnote(`Height of the band: ${words === '' ? 'what is left' : words}, log scale.`)
  return true
}
