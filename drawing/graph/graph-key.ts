/**
 * The key of a graph: what shapes, frames, lines and colors mean.
 */

import { greatest, group, rollup } from 'd3-array'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { lineOfText } from '../block.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { letterOf, threats } from '../data/threats.ts'
import type { KeyEntry } from '../key.ts'
import { isMark, shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { addColors } from './color-key.ts'
import { edgeEntry } from './edge-entry.ts'
import { groupTones } from './group-frames.ts'
import { groupFrame } from './group-view.ts'
import { groupStyle, nodeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'
import type { EdgeStyle, NodeStyle } from './style.ts'

/** The key names each kind that is drawn, if there is more than one, and edges without a label. */
export function addKey(data: GraphDocument, sheet: Sheet, style: AnyNotation): void {
  const shapes = shapesOf(data, style)
  if ([...shapes.keys()].some((shape) => !isTip(shape))) addShapes(shapes, sheet)
  // A frame with its type in brackets names itself; dashes never do.
  const silent = data.groups.filter(
    (group) => groupStyle(style, group).look === 'zone' || group.note?.startsWith('[') !== true,
  )
  const groupKinds = style.layout?.lanes === undefined ? kindsOf(silent, style.groups ?? {}) : []
  if (groupKinds.length > 1 || (groupKinds.length > 0 && shapes.size > 1))
    addFrames(groupKinds, silent, { data, sheet, style })
  addColors(data, sheet, style, addEdges(data, sheet, style))
  addThreats(data, sheet)
}

type Means = { data: GraphDocument; sheet: Sheet; style: AnyNotation }

/** Frames as they are drawn, a kind that is drawn in several tones as most of it; kinds that look the same share an entry. */
const addFrames = (kinds: readonly string[], silent: readonly GraphGroup[], { data, sheet, style }: Means): void => {
  const tones = groupTones(data, style)
  const drawn = kinds.flatMap((kind) => {
    const { look, text } = groupStyle(style, { kind })
    const own = rollup(
      silent.filter((each) => each.kind === kind),
      (all) => all.length,
      (each) => tones.get(each),
    )
    const [tone] = greatest(own, ([, count]) => count) ?? [undefined]
    return text === undefined ? [] : [{ look, text, tone }]
  })
  for (const alike of group(drawn, ({ look, tone }) => `${look} ${look === 'zone' ? '' : tone}`).values()) {
    const [{ look, tone }] = alike as [(typeof alike)[number]]
    sheet.key({ text: inOne(alike.map(({ text }) => text)), sample: (rect) => groupFrame(rect, look, tone) })
  }
}

/** Where a flow begins or ends, which its arrows tell: alone, these need no key. */
const isTip = (shape: NodeStyle['shape']): boolean => shape === 'dot' || shape === 'ring'

/** The kinds that some of the items have, in the order in which a style has them. */
const kindsOf = (items: { kind: string }[], known: object): string[] =>
  Object.keys(known).filter((kind) => items.some((item) => item.kind === kind))

/** What each shape means that is drawn with a name or is a mark; kinds that look the same share an entry. */
const shapesOf = ({ nodes }: GraphDocument, style: AnyNotation): Map<NodeStyle['shape'], Set<string>> => {
  const texts = new Map<NodeStyle['shape'], Set<string>>()
  for (const kind of kindsOf(nodes, style.nodes)) {
    const { shape, text, isKeyed = shape !== 'box' } = nodeStyle(style, { kind })
    // What a plain box is called stands in it.
    if (!isKeyed || text === undefined) continue
    if (isMark(shape) || nodes.some((node) => node.kind === kind && node.name !== undefined))
      texts.set(shape, (texts.get(shape) ?? new Set()).add(text))
  }
  return texts
}

const addShapes = (shapes: Map<NodeStyle['shape'], Set<string>>, sheet: Sheet): void => {
  for (const [shape, texts] of shapes) sheet.key({ text: inOne([...texts]), ...shapeSample(shape) })
}

/** What one sign means: `Network device, gateway`. */
const inOne = ([first = '', ...rest]: readonly string[]): string =>
  [first, ...rest.map((other) => other.toLowerCase())].join(', ')

/**
 * Kinds of edges, unless there is only one and every edge has a label. Of kinds that differ in color alone, those in the
 * color of all lines are left out where every edge has a label. Returns the kinds that are named in the accent.
 */
const addEdges = ({ edges }: GraphDocument, sheet: Sheet, style: AnyNotation): Set<string> => {
  const lit = new Set<string>()
  const kinds = kindsOf(edges, style.edges)
  const lookOf = (kind: string): EdgeStyle => style.edges[kind] ?? {}
  const isLabeled = (kind: string): boolean =>
    edges.every((edge) => edge.kind !== kind || edge.text !== undefined || edge.tech !== undefined)
  const hasDouble = (kind: string): boolean => kinds.some((other) => differInColorOnly(lookOf(other), lookOf(kind)))
  for (const kind of kinds) {
    const { text, keyword, plain, stroke } = lookOf(kind)
    const isClear = isLabeled(kind) && (kinds.length === 1 || (hasDouble(kind) && stroke === undefined))
    // Shown as it is drawn: in the accent where all of its edges are.
    const isLit = edges.every((edge) => edge.kind !== kind || sheet.isFocus(edge))
    const look: EdgeStyle = isLit ? { ...lookOf(kind), stroke: 'accent' } : lookOf(kind)
    if (text !== undefined && keyword === undefined && !isClear) {
      sheet.key(edgeEntry(text, look))
      if (isLit) lit.add(kind)
    }
    if (plain !== undefined && !isLabeled(kind) && !isTree(edges, sheet)) sheet.key(edgeEntry(plain, look))
  }
  return lit
}

/** Whether no two ways lead from one node to another, whatever the direction: trees, chains, several of them. */
export const isTree = (edges: readonly { from: string; to: string }[], sheet: Sheet): boolean => {
  const roots = new Map<unknown, unknown>()
  const rootOf = (node: unknown): unknown => (roots.has(node) ? rootOf(roots.get(node)) : node)
  return edges.every(({ from, to }) => {
    const [start, end] = [rootOf(sheet.find(from)), rootOf(sheet.find(to))]
    if (start === end) return false
    roots.set(start, end)
    return true
  })
}

/** What is bad and dashed is told by its slash as well. */
const differInColorOnly = (a: EdgeStyle, b: EdgeStyle): boolean =>
  a.stroke !== b.stroke &&
  a.dashed === b.dashed &&
  a.from === b.from &&
  a.to === b.to &&
  !(a.dashed === true && a.stroke === 'negative')

const addThreats = ({ edges }: GraphDocument, sheet: Sheet): void => {
  for (const threat of threats.filter((each) => edges.some((edge) => edge.threats?.includes(each))))
    sheet.key({
      text: sentenceCase(threat.replaceAll('-', ' ')),
      w: 8,
      group: 'threats',
      sample: ({ x, y, h }) => [lineOfText(letterOf(threat), { x, y: y + h / 2, as: 'letters' })],
    })
}

/** Marks are shown as large as they are, if they fit; other shapes fill the sample. */
const shapeSample = (shape: NodeStyle['shape']): Omit<KeyEntry, 'text'> => {
  const { need, outline } = shapeOf(shape)
  // A circle takes up the height of a sample, so that it begins where other samples do.
  if (!isMark(shape)) return { ...(shape === 'circle' ? { w: 24 } : {}), sample: (rect) => outline(rect, {}) }
  const { w, h } = need(0, 0)
  const size = { w: w === h ? Math.min(w, 24) : Math.min(w, 40), h: Math.min(h, 24) }
  return { w: size.w, sample: (rect) => outline({ x: rect.x, y: rect.y + (rect.h - size.h) / 2, ...size }, {}) }
}
