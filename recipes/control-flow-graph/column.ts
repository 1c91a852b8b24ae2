/**
 * Blocks in the order of the source, as a listing has them: what falls through goes straight down, jumps run beside it on
 * rails.
 */
import { type Block, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { jointAt } from '../../drawing/graph/draw-joints.ts'
import { drawEdge, edgeWords, lookOf } from '../../drawing/graph/edge-view.ts'
import { addKey } from '../../drawing/graph/graph-key.ts'
import { edgeStyle } from '../../drawing/graph/kind-styles.ts'
import { ontoOutlines } from '../../drawing/graph/meet-outline.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { snap, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bendRadius, type EdgePlace } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { never } from './dead-style.ts'
import { type Jump, portsOf, type Rail, type RailPort, type RailSide, railsOf } from './rails.ts'

/** Pixels: between blocks, ports and lanes; from a block to its words and to the first lane; the width of words. */
const size = { gap: 32, port: 24, lane: 24, air: 8, first: 24, words: 120 } as const

type Means = { views: ReadonlyMap<GraphNode, NodeView>; style: AnyNotation; dead: ReadonlySet<GraphNode> }

/** Draws the blocks and their jumps; `views` has the view of every block. */
export function drawBlockColumn(data: GraphDocument, sheet: Sheet, { views, style, dead }: Means): void {
  const all = data.edges.map((edge): Jump => {
    const [from = 0, to = 0] = [edge.from, edge.to].map((end) => data.nodes.indexOf(sheet.find<GraphNode>(end)))
    return {
      edge,
      words: asCode(edgeWords(edge, { cap: size.words, keyword: edgeStyle(style, edge).keyword })),
      from,
      to,
      isDead: dead.has(data.nodes[from] as GraphNode),
    }
  })
  const straight = all.filter(
    ({ from, to }, index) =>
      to === from + 1 && all.findIndex((other) => other.from === from && other.to === to) === index,
  )
  const rails = railsOf(
    all.filter((jump) => !straight.includes(jump)),
    all,
  )
  const rects = rectsOf(data.nodes, views, { straight, rails })
  const drawn = data.nodes.map((node, index) => {
    const elements = views.get(node)?.draw(rects[index] as Rect) ?? []
    sheet.put(node, elements)
    return elements
  })
  const neverTaken = neverTakenIn(data, style)
  const put = ({ edge, words, from, to, isDead }: Jump, placed: EdgePlace): void => {
    const points = ontoOutlines(placed, { from: drawn[from] ?? [], to: drawn[to] ?? [] })
    // What leads on from code that never runs is never taken.
    const own = isDead === true ? { ...words, lines: words.lines.map(muted) } : words
    const look = { words: own, style: { ...edgeStyle(style, edge), ...(isDead === true ? neverTaken : {}) }, sheet }
    sheet.put(edge, drawEdge(edge, { placed: { ...placed, points }, ...look }), 'line')
    const joint = placed.joins === undefined ? undefined : points.at(-2)
    if (joint !== undefined) sheet.put(edge, [jointAt(joint, lookOf(edge, look.style, sheet).stroke)], 'over')
  }
  for (const jump of straight) put(jump, downwards(jump, rects))
  const jumps = rails.flatMap((rail) => rail.jumps.map((jump) => ({ jump, rail })))
  for (const { jump, rail } of sheet.focusLast(jumps, (each) => each.jump.edge))
    put(jump, alongRail(jump, rail, { rects, rails, isWhole: sheet.isFocus(jump.edge) }))
  addKey(data, sheet, style)
}

/** Dashes mean one thing: where jumps of a kind have them, those that are never taken have none. */
const neverTakenIn = ({ edges }: GraphDocument, style: AnyNotation) =>
  edges.some((edge) => edgeStyle(style, edge).dashed === true) ? { stroke: never.stroke } : never

/** Conditions are code, as what is in the blocks is. */
const asCode = ({ lines, ...size }: Block): Block => {
  const coded = lines.map((each) => ({ ...each, style: { ...each.style, mono: true as const } }))
  return {
    ...size,
    lines: coded,
    w: Math.max(size.w, ...coded.map(({ text, style }) => Math.ceil(widthOf(text, style)))),
  }
}

const muted = (each: Block['lines'][number]): Block['lines'][number] => ({
  ...each,
  style: { ...each.style, fill: 'muted' },
})

/** Blocks as wide as the widest, one under the other, high enough for what meets them. */
const rectsOf = (
  nodes: readonly GraphNode[],
  views: Means['views'],
  { straight, rails }: { straight: readonly Jump[]; rails: readonly Rail[] },
): Rect[] => {
  const w = Math.max(...[...views.values()].map((view) => view.w))
  let y = 0
  return nodes.map((node, index) => {
    const most = Math.max(...(['left', 'right'] as const).map((side) => heightOf(portsOf(index, side, rails))))
    const h = up(Math.max(views.get(node)?.h ?? 0, most + 16), 16)
    const rect = { x: 0, y, w, h }
    const words = straight.find(({ from }) => from === index)?.words
    y += h + (words === undefined ? size.gap : Math.max(size.gap, up(words.h + 16)))
    return rect
  })
}

const pitchOf = ({ jump }: RailPort): number => Math.max(size.port, (jump?.words.h ?? 0) + size.air)

const heightOf = (ports: readonly RailPort[]): number => ports.reduce((sum, port) => sum + pitchOf(port), 0)

type Placed = { rects: readonly Rect[]; rails: readonly Rail[] }

/** Where a jump leaves its block, or its rail ends at one. */
const portAt = (block: number, rail: Rail, { rects, rails }: Placed, jump?: Jump): Point => {
  const { x, y, w, h } = rects[block] as Rect
  const ports = portsOf(block, rail.side, rails)
  const index = ports.findIndex((port) => port.rail === rail && port.jump === jump)
  const above = heightOf(ports.slice(0, index)) + pitchOf(ports[index] as RailPort) / 2
  return { x: rail.side === 'left' ? x : x + w, y: snap(y + (h - heightOf(ports)) / 2 + above, 4) }
}

/** From a block to the lane of a rail, past the words of all jumps on that side. */
const laneX = (rail: Rail, { rects: [first], rails }: Placed): number => {
  const words = rails.filter(({ side }) => side === rail.side).flatMap(({ jumps }) => jumps.map((jump) => jump.words.w))
  const out = size.first + up(Math.max(0, ...words)) + rail.lane * size.lane
  return rail.side === 'left' ? -out : (first?.w ?? 0) + out
}

/** A jump along its rail: the farthest one, and those in focus, all the way, others to where they join it. */
const alongRail = (jump: Jump, rail: Rail, { isWhole, ...placed }: Placed & { isWhole: boolean }): EdgePlace => {
  const x = laneX(rail, placed)
  const [start, end] = [portAt(jump.from, rail, placed, jump), portAt(rail.to, rail, placed)]
  const far = (each: Jump): number => Math.abs(portAt(each.from, rail, placed, each).y - end.y)
  const isFarthest = rail.jumps.every((each) => far(each) <= far(jump))
  const bend = { x, y: start.y }
  const label = labelAt(jump, rail.side, start)
  if (isFarthest || isWhole) return { points: [start, bend, { x, y: end.y }, end], ...label }
  const joined = { x, y: start.y + Math.sign(end.y - start.y) * bendRadius }
  return { points: [start, bend, joined], joins: { edge: 0, at: 'to' }, ...label }
}

/** Words are over the line that they belong to, beside the block. */
const labelAt = ({ words }: Jump, side: RailSide, { x, y }: Point): Pick<EdgePlace, 'label'> => {
  if (words.h === 0) return {}
  const top = y - words.h - 2
  return side === 'left'
    ? { label: { x: x - size.air - words.w, y: top, w: words.w, h: words.h, align: 'end' } }
    : { label: { x: x + size.air, y: top, w: words.w, h: words.h, align: 'start' } }
}

/** What falls through, from the middle of one block to the next. */
const downwards = ({ from, to, words }: Jump, rects: readonly Rect[]): EdgePlace => {
  const [above, below] = [rects[from] as Rect, rects[to] as Rect]
  const x = snap(above.x + above.w / 2, 4)
  const [top, bottom] = [above.y + above.h, below.y]
  return {
    points: [
      { x, y: top },
      { x, y: bottom },
    ],
    ...(words.h === 0
      ? {}
      : {
          label: { x: x + size.air, y: top + (bottom - top - words.h) / 2 - 2, w: words.w, h: words.h, align: 'start' },
        }),
  }
}
