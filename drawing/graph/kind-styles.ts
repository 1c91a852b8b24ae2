/**
 * The styles of the kinds that occur in data: those of the notation, and plain ones for what it does not name.
 */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../data/graph.ts'
import type { EdgeStroke } from '../data/graph-types.ts'
import type { Sheet } from '../sheet.ts'
import { isWordless } from './edge-view.ts'
import type { AnyNotation } from './notation.ts'
import type { EdgeStyle, GroupStyle, NodeStyle } from './style.ts'
import { plainEdges, plainGroups, plainNodes } from './vocabulary.ts'

/** The notation with plain styles for the kinds that it lacks and the data have; a note names each. */
export function withPlainKinds(notation: AnyNotation, data: GraphDocument, sheet: Sheet): AnyNotation {
  const lacking = <Style>(what: string, items: readonly { kind: string }[], [own, plain]: Styles<Style>) => {
    const found = items.filter(({ kind }, index) => {
      const isFirst = items.findIndex((other) => other.kind === kind) === index
      return isFirst && own[kind] === undefined
    })
    // A group without a kind of its own is one.
    for (const item of found)
      if (item.kind !== 'group') sheet.note(item, 'kind', plainNote(item.kind, what, Object.keys(own)))
    return { ...own, ...Object.fromEntries(found.map(({ kind }) => [kind, plain[kind] ?? ({} as Style)])) }
  }
  return {
    ...notation,
    nodes: lacking<NodeStyle>('nodes', data.nodes, [notation.nodes, plainNodes]),
    edges: apart(alike(lacking<EdgeStyle>('edges', data.edges, [notation.edges, plainEdges]), data.edges), data.edges),
    groups: lacking<GroupStyle>('groups', data.groups, [notation.groups ?? {}, plainGroups]),
  }
}

/** Where one edge of a bad kind has no words and is dashed for it, all of its kind are: a dash would seem to be another kind. */
const alike = (styles: Readonly<Record<string, EdgeStyle>>, edges: readonly GraphEdge[]): Record<string, EdgeStyle> =>
  Object.fromEntries(
    Object.entries(styles).map(([kind, style]) => {
      const isDashed = style.stroke === 'negative' && edges.some((edge) => edge.kind === kind && isWordless(edge))
      return [kind, isDashed ? { ...style, dashed: true } : style]
    }),
  )

/** What dashed kinds have in turn that the key names and that would look the same. */
const signs: readonly Pick<EdgeStyle, 'from' | 'to'>[] = [{}, { from: 'circle' }, { to: 'open' }]

/** The styles, with a sign for each kind that looks like one before it, where both occur. */
const apart = (
  styles: Readonly<Record<string, EdgeStyle>>,
  edges: readonly GraphEdge[],
): Readonly<Record<string, EdgeStyle>> => {
  const used = new Set<string>()
  const signed = ([kind, style]: [string, EdgeStyle]): [string, EdgeStyle] => {
    const isNamed = style.dashed === true && style.text !== undefined && style.keyword === undefined
    if (!isNamed || edges.every((edge) => edge.kind !== kind)) return [kind, style]
    const ways = signs.map((sign) => ({ ...style, ...sign }))
    const lookOf = ({ stroke, from, to }: EdgeStyle): string => [stroke, from, to].join()
    const own = ways.find((way) => !used.has(lookOf(way))) ?? style
    used.add(lookOf(own))
    return [kind, own]
  }
  return Object.fromEntries(Object.entries(styles).map(signed))
}

type Styles<Style> = [own: Readonly<Record<string, Style>>, plain: Readonly<Record<string, Style>>]

const plainNote = (kind: string, what: string, own: readonly string[]): string =>
  own.length === 0
    ? `this diagram has no kinds of ${what}; ${JSON.stringify(kind)} is drawn plainly`
    : `${JSON.stringify(kind)} is drawn plainly; kinds of ${what} here are ${own.join(', ')}`

export const nodeStyle = ({ nodes }: AnyNotation, { kind }: Pick<GraphNode, 'kind'>): NodeStyle =>
  nodes[kind] ?? { shape: 'box' }

/** The style of an edge: that of its kind, with the ends and the stroke that it has of its own. */
export const edgeStyle = (
  { edges, ends, isBack, isDashed, isDark, flips }: AnyNotation,
  edge: GraphEdge,
): EdgeStyle => {
  const [from, to] = ends?.(edge) ?? []
  const { head = to, tail = from, stroke } = edge
  return {
    ...edges[edge.kind],
    ...(isBack?.(edge) === true ? { back: true as const } : {}),
    ...(isDashed?.(edge) === true ? { dashed: true as const } : {}),
    ...(isDark?.(edge) === true ? { stroke: 'ink' as const } : {}),
    ...(flips?.(edge) === true ? { upward: edges[edge.kind]?.upward !== true } : {}),
    // Lines are muted anyway: what is minor is dashed where no kind is.
    ...(edge.state === 'muted' && Object.values(edges).every(({ dashed }) => dashed !== true)
      ? { dashed: true as const }
      : {}),
    ...(stroke === undefined ? {} : strokeLooks[stroke]),
    ...(tail === undefined ? {} : { from: tail }),
    ...(head === undefined ? {} : { to: head }),
  }
}

/** A thick one is dark, too. */
const strokeLooks: Record<EdgeStroke, Pick<EdgeStyle, 'stroke' | 'dashed' | 'thick'>> = {
  solid: { dashed: false },
  dashed: { dashed: true },
  thick: { dashed: false, stroke: 'ink', thick: true },
}

export const groupStyle = ({ groups = {} }: AnyNotation, { kind }: Pick<GraphGroup, 'kind'>): GroupStyle =>
  groups[kind] ?? { look: 'panel' }
