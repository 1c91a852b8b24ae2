/**
 * Draws graph data as bars: networks, topics or buses are horizontal, what is joined to them is above and below, and
 * every link is a straight line. Each edge starts above and ends below, unless it closes a cycle.
 */
import type { Rect } from '../../../src/geometry/rect.ts'
import type { Element } from '../../../src/scene/scene.ts'
import { type Block, block } from '../../block.ts'
import type { GraphDocument, GraphEdge, GraphNode } from '../../data/graph.ts'
import { ifNarrow, inLegibleWords, type SmallRole } from '../../legible-words.ts'
import { shareStrokes } from '../../share-strokes.ts'
import { room, type Sheet } from '../../sheet.ts'
import { widestThatFits } from '../../widest.ts'
import { drawEdge } from '../edge-view.ts'
import { addKey } from '../graph-key.ts'
import { edgeStyle, nodeStyle } from '../kind-styles.ts'
import { ontoOutlines } from '../meet-outline.ts'
import { shapeView } from '../node-view.ts'
import type { AnyNotation, Notation } from '../notation.ts'
import { type BarWords, barPaint, drawBar } from './bar-view.ts'
import { type BarLayout, placeBars } from './place-bars.ts'
import { type Plan, planBars } from './plan.ts'

/** How a recipe draws its bars: which kind they are, and their words, which are name and technology by default. */
export type BarStyle<NodeKind extends string, EdgeKind extends string, GroupKind extends string> = Notation<
  NodeKind,
  EdgeKind,
  GroupKind
> & { bars: NodeKind; isBar?: (node: GraphNode<NodeKind>) => boolean; words?: (bar: GraphNode<NodeKind>) => BarWords }

/** Draws the data on the sheet. */
export function drawBars<NodeKind extends string, EdgeKind extends string, GroupKind extends string>(
  data: GraphDocument<NodeKind, EdgeKind, GroupKind>,
  sheet: Sheet,
  typedStyle: BarStyle<NodeKind, EdgeKind, GroupKind>,
): void {
  const style = typedStyle as unknown as AnyBarStyle
  const indexOf = (reference: string): number => data.nodes.indexOf(sheet.find(reference))
  const links = data.edges.map(({ from, to }) => ({ from: indexOf(from), to: indexOf(to) }))
  const isBar = data.nodes.map((node) => isBarIn(style, node))
  const layoutOf = (stacked: boolean): Fitted =>
    fitted(data, { plan: planBars(isBar, links, stacked), links, style, sheet })
  const beside = layoutOf(false)
  // What is not joined is best side by side, but goes below where the page is too narrow for that.
  const layout = beside.w <= room.w ? beside : layoutOf(true)
  sheet.ifTooWide('nodes', 'shorten names or remove nodes')
  sheet.share = shareStrokes
  drawLinked(data, layout, { links, style, sheet })
  addBarKey(data, sheet, style)
}

/** Bars and nodes where they were placed, and the links between them. */
const drawLinked = (
  { nodes, edges }: GraphDocument,
  layout: Fitted,
  { links, style, sheet }: Omit<Means, 'plan'>,
): void => {
  const drawn = nodes.map((node, index): Element[] => {
    const elements = layout.items[index]?.draw() ?? []
    sheet.put(node, elements)
    return elements
  })
  edges.forEach((edge, index) => {
    const [laid, link, words] = [layout.links[index], links[index], layout.words[index]]
    if (laid === undefined || link === undefined || words === undefined) return
    const points = ontoOutlines(laid, { from: drawn[link.from] ?? [], to: drawn[link.to] ?? [] })
    const placed = { ...laid, points }
    sheet.put(
      edge,
      drawEdge(edge, { placed, words, style: edgeStyle(style, edge), sheet, small: layout.small }),
      'line',
    )
  })
}

type AnyBarStyle = AnyNotation & {
  bars: string
  isBar?: (node: GraphNode) => boolean
  words?: (bar: GraphNode) => BarWords
}

/** What is of their kind, or what the recipe draws as one besides. */
const isBarIn = (style: AnyBarStyle, node: GraphNode): boolean =>
  node.kind === style.bars || style.isBar?.(node) === true

const usualWords = ({ name = '', tech }: GraphNode): BarWords => ({ name, detail: tech })

/** How wide words may be before they wrap, in pixels. */
const leastLink = 112
const caps = [176, 160, 144, 128, 112, 104, 96, 88, 80] as const
/** What is tried in turn: even columns with narrower and narrower words, then each column as its nodes need. */
const evenly = (cap: number): { cap: number; even: boolean } => ({ cap, even: true })
const fewLines = [evenly(caps[0]), ...caps.slice(1, 8).map(evenly)] as const
const attempts = [
  ...fewLines,
  ...caps.slice(8).map(evenly),
  ...caps.slice(-5).map((cap) => ({ cap, even: false })),
] as const

type Fitted = BarLayout & { words: Block[]; small: SmallRole }

type Means = { plan: Plan; links: readonly { from: number; to: number }[]; style: AnyBarStyle; sheet: Sheet }

/** The layout with the widest words that fit the page. */
const fitted = ({ nodes, edges }: GraphDocument, { plan, links, style, sheet }: Means): Fitted => {
  const { words: wordsOf = usualWords } = style
  const layIn =
    (small: SmallRole) =>
    ({ cap, even }: { cap: number; even: boolean }): Fitted => {
      const words = edges.map((edge) => linkWords(edge, Math.max(cap, leastLink), small))
      const viewOf = (node: GraphNode, width: number) =>
        style.node?.(node, { cap: width, sheet, small }) ??
        shapeView(node, {
          shape: nodeStyle(style, node).shape,
          tech: style.tech === undefined ? node.tech : style.tech(node),
          cap: width,
          sheet,
          small,
          isSubject: style.isSubject?.(node),
        })
      const items = nodes.map((node) =>
        isBarIn(style, node)
          ? {
              words: wordsOf(node),
              paint: barPaint({ isFocus: sheet.isFocus(node), isOnWay: style.isSubject?.(node) === false }),
            }
          : { view: (width: number) => viewOf(node, width) },
      )
      return { ...placeBars({ plan, links, items, words, cap, even }), words, small }
    }
  return inLegibleWords({
    narrow: (small) => ifNarrow(widestThatFits(fewLines, layIn(small), ifNarrow)),
    wide: (small) => widestThatFits(attempts, layIn(small), ({ w }) => w <= room.w),
  }).plan
}

/** The words of a link, small beside it. */
const linkWords = ({ text, tech }: GraphEdge, width: number, small: SmallRole): Block =>
  block(
    [
      { text, as: small },
      { text: tech, as: { size: small === 'note' ? 14 : 12, mono: true, fill: 'muted' } },
    ],
    width,
  )

const addBarKey = (data: GraphDocument, sheet: Sheet, style: AnyBarStyle): void => {
  const sample = ({ x, y, w, h }: Rect): Element[] =>
    drawBar([{ x, y: y + h / 2 - 4, w, h: 8 }], { name: '' }, barPaint({ isFocus: false })).filter(
      ({ type }) => type === 'box',
    )
  const { text } = nodeStyle(style, { kind: style.bars })
  if (text !== undefined) sheet.key({ text, sample })
  addKey({ ...data, nodes: data.nodes.filter((node) => !isBarIn(style, node)) }, sheet, style)
}
