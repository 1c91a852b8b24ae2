/**
 * The layout of a flow that its page has room for: the most generous of a few styles. What is too wide however its ribbons
 * run is not laid out, so that a flow of sixty bars takes as long as one of six.
 */
import type { Block } from '../../drawing/block.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Flow, FlowNode } from './flow.ts'
import { type FlowPlan, type FlowStyle, leastWidth, placeFlow, plainArrival } from './place-flow.ts'

/** Heights of the fullest column, and widest words at each; at each width, numbers in ribbons give way to names. */
const heights = [352, 256, 176] as const
const caps = [240, 200, 168, 136, 112, 96] as const

/** Widest words where bars are many: the longest word of most names is narrower than the last. */
const denseCaps = [136, 112, 104, 96] as const

/** Wide enough for most flows, in pixels. */
const narrow = 880

/** Beside numbers in ribbons there are none, and there is less room before bars. */
const arrivals = { plain: plainArrival, dense: 4 } as const

/** Words of bars in a style; how wide the numbers in ribbons are; the room of the page. */
type PlanOptions = { wordsOf: (node: FlowNode, style: FlowStyle) => Block; number: number; room: number }

export function planFlow(flow: Flow, { wordsOf, number, room }: PlanOptions): FlowPlan {
  const optionsOf = (style: FlowStyle) => ({ ...style, words: (node: FlowNode) => wordsOf(node, style) })
  const styles = stylesFor(number, room)
  const [widest = styles.at(-1) ?? styles[0], ...others] = styles.filter(
    (style) => leastWidth(flow, optionsOf(style)) <= style.room,
  )
  return widestThatFits(
    [widest, ...others],
    (style) => ({ ...placeFlow(flow, optionsOf(style)), room: style.room }),
    (plan) => plan.w <= plan.room,
  )
}

const stylesFor = (arrival: number, room: number): [FlowStyle, ...FlowStyle[]] => [
  { fullest: heights[0], cap: 240, arrival, room: narrow, isDense: false },
  ...[heights[0], 304, heights[1]].flatMap((fullest) =>
    [168, 136].map((cap) => ({ fullest, cap, arrival, room: narrow, isDense: false })),
  ),
  ...heights.flatMap((fullest) =>
    caps.flatMap((cap) =>
      [arrival, arrivals.plain].map((own) => ({ fullest, cap, arrival: own, room, isDense: false })),
    ),
  ),
  ...denseCaps.map((cap) => ({ fullest: heights[0], cap, arrival: arrivals.dense, room, isDense: true })),
]
