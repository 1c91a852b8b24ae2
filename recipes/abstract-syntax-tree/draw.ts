/**
 * A syntax tree over its source: each node has a bar as wide as its text, its children hang from the bar where theirs is,
 * and leaves reach down to their tokens.
 */
import { least } from 'd3-array'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import { type PlacedSyntax, placeSyntax, type SyntaxPlan } from './place.ts'
import { type SyntaxNode, spansOf } from './spans.ts'

/** The height of a bar, and from the last row of the tree to the source. */
const size = { bar: 4, source: 44 }

/** Draws the tree on the sheet. */
export function drawSyntax(root: SyntaxNode, sheet: Sheet): void {
  const spans = spansOf(root)
  if (spans.missing !== undefined)
    sheet.note(
      spans.missing,
      'text',
      'is not in the text of the parent after the nodes before it, so that the tree is drawn without its source',
    )
  if (root.field !== undefined) sheet.note(root, 'field', 'the root is in no field of a parent')
  const focus = nodesOf(root).filter((node) => sheet.isFocus(node))
  const within = new Set(focus.flatMap((node) => nodesOf(node)))
  const plan = placeSyntax(root, spans, (node) => wordsOf(node, { sheet, hasSource: spans.source !== undefined }))
  const foot = plan.bottom + size.source
  // What is in focus is a part of its parent, which is darker than others.
  const parents = new Set(plan.nodes.flatMap(({ node, parent }) => (parent && sheet.isFocus(node) ? parent.node : [])))
  for (const placed of plan.nodes) {
    const { node, rect, bar } = placed
    const isAccent = within.has(node)
    sheet.put(node, place(plan.words(node), rect), 'over')
    const pale = parents.has(node) ? ({ fill: 'ink' } as const) : ({ fill: 'muted', dashed: true } as const)
    sheet.put(node, [square({ ...bar, h: size.bar }, isAccent ? { fill: 'accent' } : pale)])
    drawDrop(placed, isAccent, sheet)
    if (spans.source === undefined) continue
    // Down to its token a leaf is as wide as that; what is in focus is one piece under the last of its bars.
    const isLeaf = node.children.length === 0
    const under = sheet.isFocus(node) ? nodesOf(node) : isLeaf ? [node] : []
    if (under.length > 0) drawDown(placed, { top: lowest(plan, under) + size.bar, foot, isAccent }, sheet)
  }
  if (spans.source !== undefined) drawSource({ source: spans.source, plan, within, parents, y: foot }, sheet)
  sheet.prove('nodes', ...nodesOf(root))
}

/** Kind over note, and the text where there is no source below; a leaf's kind need not repeat its token. */
const wordsOf = (node: SyntaxNode, { sheet, hasSource }: { sheet: Sheet; hasSource: boolean }) => {
  const { name, note, text, children } = node
  const isFocus = sheet.isFocus(node)
  const bold =
    isFocus || children.length > 0
      ? ({ bold: true } as const)
      : ({ steady: true, fill: hasSource ? 'muted' : 'ink' } as const)
  const as: TypeStyle = { size: 14, ...bold, ...(isFocus ? { fill: 'accent' } : {}) }
  const code = hasSource ? undefined : text
  const whole = widthOf(name, as)
  const longest = Math.max(...name.split(' ').map((word) => widthOf(word, as)))
  // A kind is broken between its words alone, and not where its bar has room for it.
  const least = Math.max(...piecesOf(name).map((piece) => widthOf(piece, as)))
  return (cap: number, bar: number): Block =>
    block(
      [
        { text: name, as },
        { text: note, as: 'note' },
        { text: code, as: 'codeMuted' },
      ],
      hasSource ? Math.max(least, whole <= bar ? whole : Math.min(longest, Math.max(cap, bar))) : Math.max(least, cap),
    )
}

/** The top of the lowest bar of some nodes. */
const lowest = ({ nodes }: SyntaxPlan, some: readonly SyntaxNode[]): number =>
  Math.max(...nodes.flatMap(({ node, bar }) => (some.includes(node) ? bar.y : [])))

/** From under bars down to the source: lines at both sides, an area in focus. */
const drawDown = (
  { node, bar }: PlacedSyntax,
  { top, foot, isAccent }: { top: number; foot: number; isAccent: boolean },
  sheet: Sheet,
): void => {
  const [left, right, end] = [bar.x + 0.5, bar.x + bar.w - 0.5, foot - 16]
  const sides = path(`M ${left} ${top} V ${end} M ${right} ${top} V ${end}`, { stroke: 'rule' })
  sheet.put(node, [isAccent ? square({ ...bar, y: top, h: end - top }, { fill: 'soft' }) : sides], 'ground')
}

/** From the bar of the parent down to the words, with the field of the parent beside it. */
const drawDrop = ({ node, rect, parent }: PlacedSyntax, isAccent: boolean, sheet: Sheet): void => {
  if (parent === undefined) return
  const x = rect.x + rect.w / 2
  const [from, to] = [parent.bar.y + size.bar, rect.y - 2]
  const [left, right] = [parent.bar.x, parent.bar.x + parent.bar.w]
  // Words that had to make room may be beside the bar that they hang from.
  const start = Math.min(Math.max(x, left), right)
  const d = start === x ? `M ${x} ${from} V ${to}` : `M ${start} ${from} V ${from + 6} H ${x} V ${to}`
  sheet.put(node, [path(d, isAccent ? { stroke: 'accent' } : {})], 'line')
  if (node.field === undefined) return
  // The field of what is in focus says which part of its parent it is.
  const as = focusable('small', sheet.isFocus(node))
  const at = { x: x + 6, y: to - 10 }
  sheet.put(node, [lineOfText(node.field, { ...at, as })], 'over')
  // In focus it is bold: the page is as wide without one.
  sheet.reserve({ ...at, w: widthOf(node.field, as), h: 0 })
}

type SourceOf = {
  source: string
  plan: SyntaxPlan
  within: ReadonlySet<SyntaxNode>
  parents: ReadonlySet<SyntaxNode>
  y: number
}

/** The source in pieces: tokens of leaves, and what is between them, each at its own column. */
const drawSource = ({ source, plan, within, parents, y }: SourceOf, sheet: Sheet): void => {
  const leaves = plan.nodes.filter(({ node }) => node.children.length === 0)
  const ends = plan.nodes.flatMap(({ node, span }) => (within.has(node) ? span : []))
  let next = 0
  // What is between tokens is cut where a node in focus begins or ends.
  const putBetween = (from: number, to: number): void => {
    const cuts = [...new Set([from, ...ends.filter((end) => from < end && end < to), to])].toSorted((a, b) => a - b)
    for (const [index, cut] of cuts.slice(1).entries()) put(cuts[index] ?? from, cut)
  }
  const put = (from: number, to: number, leaf?: SyntaxNode): void => {
    const words = source.slice(from, to)
    const start = from + (words.length - words.trimStart().length)
    const around = plan.nodes.filter(({ span }) => span[0] <= start && to <= span[1])
    // The innermost node that a piece is in.
    const own = least(around, ({ span }) => span[1] - span[0])
    const isIn = around.some(({ node }) => within.has(node))
    // The operator of what is in focus is as dark as that of its parent.
    const isDark = leaf !== undefined || (own !== undefined && (parents.has(own.node) || within.has(own.node)))
    const fill = isIn ? 'accent' : isDark ? 'ink' : 'muted'
    const as: TypeStyle = { size: plan.type, mono: true, fill, ...(isDark ? { bold: true } : {}) }
    if (words.trim() !== '') sheet.put('@source', [lineOfText(words.trim(), { x: start * plan.pitch, y, as })], 'over')
  }
  for (const { node, span } of leaves.toSorted((a, b) => a.span[0] - b.span[0])) {
    putBetween(next, span[0])
    put(span[0], span[1], node)
    next = span[1]
  }
  putBetween(next, source.length)
}
