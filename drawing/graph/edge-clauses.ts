/**
 * Edges in words, for people who cannot see them.
 */
import type { GraphEdge } from '../data/graph.ts'
import { namedIn, namesOf } from '../data/named.ts'
import type { Net } from '../data/neighbors.ts'

/** Each edge as a clause, `Tracking page opens Tracking API`: its nodes by their names, its words as a verb between them. */
export const edgeClauses = (
  { nodes, edges }: Net,
  verbOf = ({ text }: GraphEdge): string => text ?? 'to',
): string[] => {
  const nameOf = (reference: string): string => namesOf(namedIn(nodes, [reference]))[0] ?? reference
  return edges.map((edge) => [nameOf(edge.from), withinSentence(verbOf(edge)), nameOf(edge.to)].join(' '))
}

/** Words as they continue a sentence; what begins with several capitals, such as SQL, keeps them. */
const withinSentence = (words: string): string => words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
