/**
 * What colors mean, in the key: where the data say it, each as what is drawn in it looks.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import { type ColorWords, type NodeLook, nodeLooks } from '../data/graph-types.ts'
import { emphasis } from '../emphasis.ts'
import type { KeyEntry } from '../key.ts'
import type { Paint } from '../shapes/outline.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { spokenFor } from '../state-sign.ts'
import { edgeEntry } from './edge-entry.ts'
import { groupFrame } from './group-view.ts'
import { edgeStyle, groupStyle, nodeStyle } from './kind-styles.ts'
import { lookOf } from './look-of.ts'
import { paintOf } from './node-view.ts'
import type { AnyNotation } from './notation.ts'
import type { EdgeStyle, NodeStyle } from './style.ts'
import { toned } from './tones.ts'

/** What is drawn in a color. */
type Colored = { nodes: GraphNode[]; edges: GraphEdge[]; groups?: GraphGroup[] }

/** The color of lines for each field. */
const strokes: Record<Exclude<keyof ColorWords, NodeLook>, Color> = {
  focus: 'accent',
  negative: 'negative',
  positive: 'positive',
  muted: 'muted',
}

/**
 * Adds an entry for each color that the data, or else the notation, have words for; a note names words for what is not drawn.
 * `lit` are the kinds of lines that the key names in the accent.
 */
export function addColors(data: GraphDocument, sheet: Sheet, style: AnyNotation, lit: ReadonlySet<string>): void {
  for (const field of ['focus', 'negative', 'positive', 'muted', ...nodeLooks] as const) {
    const found = coloredIn(data, field, { sheet, style })
    const own = data.key?.[field]
    const isMinor = field === 'muted' && found.edges.some(({ state }) => state === field)
    const words = own ?? (field === 'focus' && found.nodes.length > 0 ? style.focus : isMinor ? 'Minor' : undefined)
    if (words === undefined) continue
    const entry = entryOf(spokenFor(words, field) ?? words, found, { field, sheet, style, lit })
    if (entry !== undefined) sheet.key(field === 'focus' ? { ...entry, isTint: true } : entry)
    else sheet.note('key', field, `${JSON.stringify(words)} is not in the key: nothing is drawn so`)
  }
}

type Look = { sheet: Sheet; style: AnyNotation }

const coloredIn = (
  { nodes, edges, groups }: GraphDocument,
  field: keyof ColorWords,
  { sheet, style }: Look,
): Colored => {
  if (field === 'focus')
    return { nodes: nodes.filter((node) => sheet.isFocus(node)), edges: edges.filter((edge) => sheet.isFocus(edge)) }
  return {
    nodes: nodes.filter((node) => [node.state, node.look].includes(field) && !sheet.isFocus(node)),
    edges: edges.filter(
      (edge) =>
        (edge.state ?? edgeStyle(style, edge).stroke) === field &&
        !sheet.isFocus(edge) &&
        (field !== 'muted' || edges.every((other) => !isLike(other, edge, style))),
    ),
    groups: groups.filter((group) => group.look === field && !sheet.isFocus(group)),
  }
}

/** Whether a line that is not minor looks like one that is: lines are muted anyway. */
const isLike = (other: GraphEdge, edge: GraphEdge, style: AnyNotation): boolean => {
  const [{ stroke = 'muted', dashed = false }, own] = [edgeStyle(style, other), edgeStyle(style, edge)]
  return other.state === undefined && edge.state === 'muted' && stroke === 'muted' && dashed === (own.dashed ?? false)
}

/** A box, a line with its ends, dashed if all are, or both, as they have the color; ends that are symbols are left out beside boxes. */
const entryOf = (
  text: string,
  { nodes, edges, groups: [group] = [] }: Colored,
  { field, sheet, style, lit }: Look & { field: keyof ColorWords; lit: ReadonlySet<string> },
): KeyEntry | undefined => {
  // What the picture is about is solid; what belongs to it shows what the color means.
  const isSubject = (each: GraphNode): boolean => field === 'focus' && style.isSubject?.(each) === true
  const [node = nodes[0], [edge]] = [nodes.find((each) => !isSubject(each)), edges]
  const shapes = new Set(nodes.map((each) => nodeStyle(style, each).shape))
  const [shape] = shapes
  const isSample = shapes.size === 1 && shape !== undefined && sampled.has(shape)
  const boxes =
    node === undefined
      ? undefined
      : boxOf(text, isSample ? shape : 'box', {
          paint: isSubject(node) ? emphasis.strong : paintOf(node, sheet, style.isSigned),
          look: sheet.isFocus(node) ? undefined : lookOf(node, sheet),
        })
  if (edge === undefined && boxes === undefined && group !== undefined)
    return { text, sample: (rect) => groupFrame(rect, groupStyle(style, group).look, 'tinted', lookOf(group, sheet)) }
  if (edge === undefined) return boxes
  // Lines whose kind is named in the accent say already what they are.
  if (boxes !== undefined && field === 'focus' && edges.every((each) => lit.has(each.kind))) return boxes
  if (boxes !== undefined && field === 'focus' && style.focusLines === 'none') return boxes
  const stroke = field === 'focus' ? (style.focusLines ?? 'accent') : strokes[field as keyof typeof strokes]
  const dashed = edges.every((each) => edgeStyle(style, each).dashed === true)
  const lines = edgeEntry(text, { ...edgeStyle(style, edge), stroke, dashed })
  if (boxes === undefined) return lines
  return isPlain(edgeStyle(style, edge)) ? joined(boxes, lines) : boxes
}

/** How wide a box and a line are that are in one sample, and the space between them, in pixels. */
const both = { box: 28, gap: 4, line: 24 } as const

const isPlain = ({ from = 'none', to = 'arrow' }: EdgeStyle): boolean =>
  from === 'none' && ['none', 'arrow', 'open'].includes(to)

/** A box, and a line beside the words that say what both mean. */
export const joined = (boxes: KeyEntry, lines: KeyEntry): KeyEntry => ({
  text: boxes.text,
  w: both.box + both.gap + both.line,
  sample: ({ x, ...rect }) => [
    ...boxes.sample({ ...rect, x, w: both.box }),
    ...lines.sample({ ...rect, x: x + both.box + both.gap, w: both.line }),
  ],
})

/** The shapes that are themselves at the size of a sample; others are shown as a box. */
const sampled: ReadonlySet<NodeStyle['shape']> = new Set(['circle', 'cylinder', 'queue', 'hexagon', 'diamond', 'pill'])

const boxOf = (
  text: string,
  shape: NodeStyle['shape'],
  { paint, look }: { paint: Paint; look: NodeLook | undefined },
): KeyEntry => ({
  text,
  sample: (rect) => toned(shapeOf(shape).outline(rect, paint), look),
})
