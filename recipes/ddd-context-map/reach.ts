/**
 * How far a change of a model travels: downstream to who conforms or is a customer, both ways between partners and around
 * a shared kernel; an anticorruption layer translates, and stops it (Evans, Domain-Driven Design, chapter 14).
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'

/** What the data say, and whose change is asked for. */
export type ContextMap = Pick<GraphDocument, 'nodes' | 'edges'> & { of?: string | undefined }

/** Patterns written out, as people may prefer to read them. */
const codes: Readonly<Record<string, string>> = {
  upstream: 'U',
  downstream: 'D',
  supplier: 'S',
  customer: 'C',
  'open host': 'OHS',
  'open host service': 'OHS',
  'published language': 'PL',
  conformist: 'CF',
  'anticorruption layer': 'ACL',
  'big ball of mud': 'BBM',
}

/** The patterns in some words, as they are written: `OHS, PL` is two, and so is `open host, published language`. */
const piecesOf = (words: string): string[] =>
  words
    .split(/[,/|]+/)
    .map((piece) => piece.trim())
    .flatMap((piece) => (piece.toLowerCase() in codes ? [piece] : piece.split(/\s+/)))
    .filter((piece) => piece !== '')

const codeOf = (piece: string): string => codes[piece.toLowerCase()] ?? piece

/** The patterns at the ends of a relation, in letters. */
const written = ({ ends = ['', ''] }: GraphEdge): [from: string[], to: string[]] => [
  piecesOf(ends[0]).map(codeOf),
  piecesOf(ends[1]).map(codeOf),
]

const [upstream, downstream] = [new Set(['U', 'OHS', 'PL', 'S']), new Set(['D', 'ACL', 'CF', 'C'])]

/** Words that only a provider has at the start and only a client at the end, and those that say the opposite. */
const votes = (edge: GraphEdge): { along: string[]; against: string[] } => {
  const [from, to] = written(edge)
  return {
    along: [...from.filter((word) => upstream.has(word)), ...to.filter((word) => downstream.has(word))],
    against: [...from.filter((word) => downstream.has(word)), ...to.filter((word) => upstream.has(word))],
  }
}

/** Whether a relation is written from the client to the provider, as its patterns say. */
export const isUpward = (edge: GraphEdge): boolean => {
  const { along, against } = votes(edge)
  return edge.kind === 'supplies' && along.length === 0 && against.length > 0
}

/** Patterns of a relation that say the opposite of its other patterns. */
export const contradictions = (edge: GraphEdge): string[] => {
  const { along, against } = votes(edge)
  return edge.kind === 'supplies' && along.length > 0 ? against : []
}

/** The patterns at the ends of a relation, upstream first. */
export const patternsOf = (edge: GraphEdge): [up: string[], down: string[]] => {
  const [from, to] = written(edge)
  return isUpward(edge) ? [to, from] : [from, to]
}

/** A relation without the letters that its ends have anyway. */
export const withoutLetters = <Edge extends GraphEdge>(edge: Edge): Edge => {
  if (edge.kind !== 'supplies' || contradictions(edge).length > 0) return edge
  const [first, last] = isUpward(edge) ? ['D', 'U'] : ['U', 'D']
  const bare = (words: string, letter: string): string =>
    piecesOf(words)
      .filter((piece) => codeOf(piece) !== letter)
      .join(', ')
  const [from, to] = written(edge)
  if (!from.includes(first) && !to.includes(last)) return edge
  const [before = '', after = ''] = edge.ends ?? []
  const short: Edge = { ...edge, ends: [bare(before, first), bare(after, last)] }
  // Written from the client, its letters may be all that says so.
  return isUpward(short) === isUpward(edge) ? short : edge
}

/** Whether the downstream side translates what it gets. */
export const isTranslated = (edge: GraphEdge): boolean =>
  edge.kind === 'supplies' && patternsOf(edge)[1].includes('ACL')

/** Where a change begins, the other contexts that it reaches, the relations that it takes, and those that stop it. */
export type ModelChange = {
  source: GraphNode | undefined
  contexts: GraphNode[]
  taken: GraphEdge[]
  stopped: GraphEdge[]
}

/** The change of one context. */
const changeOf = (source: GraphNode, { nodes, edges }: ContextMap): ModelChange => {
  const [found, taken, stopped] = [new Set([source]), new Set<GraphEdge>(), new Set<GraphEdge>()]
  for (const context of found)
    for (const edge of edges) {
      const isBoth = edge.kind === 'partnership' || edge.kind === 'shared-kernel'
      const [from, to] = isUpward(edge) ? [edge.to, edge.from] : [edge.from, edge.to]
      const next = isNamed(context, [from]) ? to : isBoth && isNamed(context, [to]) ? from : undefined
      if (next === undefined) continue
      if (isTranslated(edge)) {
        stopped.add(edge)
        continue
      }
      taken.add(edge)
      for (const node of namedIn(nodes, [next])) found.add(node)
    }
  found.delete(source)
  return { source, contexts: [...found], taken: [...taken], stopped: [...stopped] }
}

/** The change of the context that is asked for; else of that which reaches most others. */
export function changeIn(map: ContextMap): ModelChange {
  const wanted = map.of === undefined ? undefined : namedIn(map.nodes, [map.of])[0]
  if (wanted !== undefined) return changeOf(wanted, map)
  const all = map.nodes.map((node) => changeOf(node, map))
  const most = Math.max(0, ...all.map(({ contexts }) => contexts.length))
  return (
    all.find(({ contexts }) => contexts.length === most) ?? { source: undefined, contexts: [], taken: [], stopped: [] }
  )
}
