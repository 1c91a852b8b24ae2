/**
 * Edges of a graph as data have them: what joins what, with words, marks at both ends and a stroke.
 */
import type { ArrowEnd, GraphModel, ModelEdge } from '../models/graph.ts'
import { type Conversion, given, givenLines } from './conversion.ts'
import type { RecipeNotation } from './graph.ts'
import { oneLine } from './names.ts'

type Context = { conversion: Conversion; notation: RecipeNotation; refOf: (id: string) => string | undefined }

export const edgesOf = ({ edges }: GraphModel, { conversion, notation, refOf }: Context): object[] =>
  edges.flatMap((edge) => {
    const { from, to, label, tech, stroke, at } = edge
    if (stroke === 'invisible') {
      conversion.noteOnce('invisible links', at, `${from} ${to}`)
      return []
    }
    const kind = notation.edge?.(edge)
    if (kind !== undefined) noteMarks(edge, conversion)
    const dress = { ...givenLines('text', label), ...given('tech', tech), ...(kind === undefined ? {} : { kind }) }
    const looks = { ...wordsAtEnds(edge), ...(kind === undefined ? marks(edge) : {}) }
    return [conversion.placed(at, { from: refOf(from) ?? from, to: refOf(to) ?? to, ...dress, ...looks })]
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
