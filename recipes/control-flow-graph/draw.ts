/**
 * Basic blocks: a name over lines of code. A block that never runs is dashed and says so, as the head of a loop does.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { withPlainKinds } from '../../drawing/graph/kind-styles.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { nodeViewOf } from '../../drawing/graph/wrapped-graph.ts'
import { wrapCode } from '../../drawing/listing/wrap-code.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { pitchOf, roles } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawBlockColumn } from './column.ts'
import { never as deadBox, deadStyle } from './dead-style.ts'

/** What is known of blocks beyond their code. */
export type BlockRoles = {
  dead: ReadonlySet<GraphNode>
  heads: ReadonlySet<GraphNode>
  nodes: readonly GraphNode[]
}

/** Pixels: beside and above the words of a block, between its name and what it is; how much wider than words code may be, the widest remark in a sign, words of blocks in a column, and the widest name beside code. */
const size = { beside: 16, above: 10, between: 12, code: 1.7, said: 160, column: 240, name: 56 } as const

/** What a block with code is, as it has no shape of its own. */
const ends: Record<string, string> = { start: 'entry', end: 'exit' }

/** How wide names are that stand beside the code of their blocks, with the space to it; none where one of them is long. */
const nameColumn = (nodes: readonly GraphNode[]): number => {
  const names = nodes.flatMap(({ id, name = id ?? '', lines = [] }) => (lines.length > 0 ? [name] : []))
  const w = Math.max(0, ...names.map((name) => widthOf(name, nameStyle)))
  return w > size.name ? 0 : up(w + size.between, 4)
}

/** Blocks with code; a start or an end without any is drawn as its shape. */
export const blockView = ({ dead, heads, nodes }: BlockRoles): DrawNode<GraphNode> => {
  const column = nameColumn(nodes)
  return (node, { cap, sheet }) => {
    const isDead = dead.has(node)
    const isBare = node.kind !== 'block' && node.lines === undefined
    if (isBare && !isDead) return undefined
    const isMuted = isDead && !sheet.isFocus(node)
    const { role, isSaid } = roleOf(node, { isDead, isHead: heads.has(node) })
    const { name, rest } = wordsOf(isSaid ? { ...node, note: undefined } : node, size.code * cap, isMuted)
    const indent = (node.lines ?? []).length > 0 ? column : 0
    const first = indent > 0 ? indent + rest.w : name.w
    const beside = first + (role.w > 0 ? size.between + role.w : 0)
    const isUnder = beside > size.code * cap
    const head = Math.max(name.h, isUnder ? 0 : role.h)
    const over = indent > 0 ? 0 : Math.max(name.h, role.h)
    const tall = over + rest.h + (isUnder ? role.h : 0)
    return {
      w: up(Math.max(96, isUnder ? first : beside, indent + role.w, indent + rest.w) + 2 * size.beside, 16),
      h: up(tall + 2 * size.above, 16),
      outline: isBare ? 'pill' : 'box',
      draw: ({ x, y, w, h }) => {
        const top = { x: x + size.beside, y: y + (h - tall) / 2, w: w - 2 * size.beside, h: head }
        const inner = { x: top.x + indent, y: top.y + over, w: top.w - indent }
        // Beside its code a name has what is said of its block under this; over it, between both.
        const under = { ...inner, y: inner.y + (indent > 0 ? rest.h : 0), h: role.h }
        const code = { ...inner, y: inner.y + (indent === 0 && isUnder ? role.h : 0), h: rest.h }
        return [
          ...(isBare ? pill : boxes)({ x, y, w, h }, isMuted ? deadBox : paintOf(node, sheet)),
          ...place(name, indent > 0 ? { ...top, h: pitchOf(roles.code) } : { ...top, h: over }, { align: 'start' }),
          ...place(role, isUnder ? under : { ...top, h: indent > 0 ? pitchOf(roles.code) : over }, {
            align: isUnder ? 'start' : 'end',
          }),
          ...place(rest, code, { align: 'start' }),
        ]
      },
    }
  }
}

/** What is said of a block at its right end: that it never runs, and what then does not happen; or what it is. */
const roleOf = (node: GraphNode, { isDead, isHead }: { isDead: boolean; isHead: boolean }) => {
  // What is said of a block that never runs is said where that is.
  const isSaid = isDead && node.note !== undefined && widthOf(node.note, 'small') <= size.said
  const never = isSaid ? `✗ ${node.note} never runs` : '✗ never runs'
  const what = [ends[node.kind] ?? [], isHead ? 'loop head' : []].flat().join(', ')
  const as = isDead ? { ...deadStyle, ...(isSaid ? ({ size: 14, bold: true } as const) : {}) } : ('small' as const)
  return { role: block([{ text: isDead ? never : what || undefined, as }]), isSaid }
}

const boxes = ({ x, y, w, h }: Rect, look: Paint): Element[] => [box(x, y, w, h, look)]

/** The name of a block, and its code over what else is said of it; code wraps as an editor wraps it, and is muted where it never runs. */
const wordsOf = ({ id, name, lines = [], tech, note }: GraphNode, width: number, isDead: boolean) => {
  const code = lines.flatMap((line) => wrapCode(line, roles.code, width))
  const rest = [
    ...code.map((text) => ({ text, as: isDead ? ('codeMuted' as const) : ('code' as const) })),
    { text: tech, as: 'small' as const },
  ]
  return {
    name: block([{ text: name ?? id, as: code.length > 0 ? nameStyle : 'item' }], width),
    rest: block([...rest, { text: note, as: 'small' }], width),
  }
}

const nameStyle = { size: 12, bold: true, fill: 'muted' } as const

/** The most blocks in one column, and how high they are together, in pixels; others are laid out like any graph. */
const most = { blocks: 16, h: 1400 } as const

/** Draws a flow in one column, in the order of its blocks, unless it is long, has groups or says where blocks are. */
export function drawBlocks(
  data: GraphDocument,
  sheet: Sheet,
  { notation, dead }: { notation: AnyNotation; dead: ReadonlySet<GraphNode> },
): void {
  const isPlain =
    data.nodes.length <= most.blocks &&
    data.groups.length === 0 &&
    data.direction === undefined &&
    data.nodes.every(({ at }) => at === undefined) &&
    data.edges.every(({ ends }) => ends === undefined) &&
    sheet.shownOf(data.nodes).length === data.nodes.length
  const views = new Map(
    data.nodes.map((node) => [node, nodeViewOf(node, { cap: size.column, sheet, style: notation, small: 'small' })]),
  )
  const h = [...views.values()].reduce((sum, view) => sum + view.h, 0)
  if (isPlain && h <= most.h)
    drawBlockColumn(data, sheet, { views, style: withPlainKinds(notation, data, sheet), dead })
  else drawGraph(data, sheet, notation)
}
