/**
 * Edges of a graph as data have them: what joins what, with words, marks at both ends and a stroke.
 */
import type { ArrowEnd, GraphModel, ModelEdge } from '../models/graph.ts'
import { type Conversion, given, givenLines } from './conversion.ts'
import type { EdgeMeaning } from './edge-styles.ts'
import type { RecipeNotation } from './graph.ts'
import { oneLine } from './names.ts'
import { isUnseen } from './unseen-edges.ts'

type RefOf = (id: string) => string | undefined

type Context = {
  conversion: Conversion
  notation: RecipeNotation
  refOf: RefOf
  lines: EdgeMeaning
}

export const edgesOf = ({ edges }: GraphModel, { conversion, notation, refOf, lines }: Context): object[] =>
  edges.flatMap((edge) => {
    const { from, to, label, tech, at } = edge
    if (isUnseen(edge)) {
      conversion.noteOnce('invisible links', at, `${from} ${to}`)
      return []
    }
    const kind = notation.edge?.(edge)
    if (kind !== undefined) noteMarks(edge, conversion)
    const dress = { ...givenLines('text', label), ...given('tech', tech), ...(kind === undefined ? {} : { kind }) }
    const stroke = lines.strokes.get(edge) ?? edge.stroke
    const looks = { ...wordsAtEnds(edge), ...(kind === undefined ? marks({ ...edge, stroke }) : {}) }
    const state = lines.states.get(edge)
    const own = { ...dress, ...looks, ...(state === undefined ? {} : { state }) }
    return [conversion.placed(at, { from: refOf(from) ?? from, to: refOf(to) ?? to, ...own })]
  })

/** An edge of a kind looks like its kind: other marks at its ends are not drawn. */
const noteMarks = ({ from, to, head, tail, at }: ModelEdge, conversion: Conversion): void => {
  if (tail !== 'none' || head === 'circle' || head === 'cross')
    conversion.noteOnce('marks at the ends of arrows', at, `${from} ${to}`)
}

const markNames: Readonly<Record<ArrowEnd, string>> = { none: 'none', point: 'arrow', circle: 'circle', cross: 'cross' }

/** What differs from a plain arrow: an arrow head at the end alone, a solid line. */
const marks = ({ head, tail, stroke }: ModelEdge): object => ({
  ...(tail === 'none' ? {} : { tail: markNames[tail] }),
  ...(head === 'point' ? {} : { head: markNames[head] }),
  ...(stroke === 'dotted' ? { stroke: 'dashed' } : stroke === 'thick' ? { stroke: 'thick' } : {}),
})

/** Words at both ends; where only one has words, they are part of those on the line. */
const wordsAtEnds = ({ ends, label = '' }: ModelEdge): object => {
  const [start, end] = (ends ?? []).map((words) => oneLine(words ?? ''))
  if (start !== undefined && start !== '' && end !== undefined && end !== '') return { ends: [start, end] }
  const only = [start, end].find((words) => words !== undefined && words !== '')
  return only === undefined ? {} : { text: label === '' ? only : `${oneLine(label)} (${only})` }
}

/** What refers to an edge, unless another joins the same two. */
export const refsOf = (edges: readonly ModelEdge[], refOf: RefOf): ((edge: ModelEdge) => string | undefined) => {
  const pairOf = ({ from, to }: ModelEdge): string => `${refOf(from) ?? from} > ${refOf(to) ?? to}`
  const counts = new Map<string, number>()
  for (const pair of edges.map(pairOf)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  return (edge) => (counts.get(pairOf(edge)) === 1 ? pairOf(edge) : undefined)
}
