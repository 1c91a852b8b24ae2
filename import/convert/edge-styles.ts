/**
 * What styles of edges may mean: one that few edges have is in focus, if nothing else is; one that is red or green where
 * the words of its edges say so is bad or good; what has no line is not drawn. Others are in the ledger with all styles.
 */
import type { ModelEdge } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'
import { oneLine } from './names.ts'
import { type StyleOutcome, says } from './style-names.ts'
import { paintOf, type StylePaint } from './style-paint.ts'
import { areFew } from './styles.ts'
import { isUnseen } from './unseen-edges.ts'

/** What edges mean by their styles: references to those in focus, unless something else is, and the others' states. */
export type EdgeMeaning = { focus: string[]; states: ReadonlyMap<ModelEdge, StyleOutcome> }

export function edgeMeaning(all: readonly ModelEdge[], refOf: (edge: ModelEdge) => string | undefined): EdgeMeaning {
  const edges = all.filter((edge) => !isUnseen(edge))
  const lookOf = ({ looks }: ModelEdge): string => {
    const { whole, hue } = linePaint(looks)
    // Gray, as lines are here, tells nothing.
    return hue === 'gray' ? '' : whole
  }
  const styled = edges.filter((edge) => lookOf(edge) !== '')
  const outcomes = styled.map((edge) => [edge, outcomeOf(edge)] as const)
  const states = new Map(outcomes.flatMap(([edge, state]) => (state === undefined ? [] : [[edge, state]])))
  const rest = styled.filter((edge) => !states.has(edge))
  const isOne = new Set(rest.map(lookOf)).size === 1 && areFew(rest.length, edges.length)
  const refs = isOne ? rest.map(refOf) : []
  return { focus: refs.includes(undefined) ? [] : refs.filter((ref) => ref !== undefined), states }
}

/** Says in the ledger what styles of edges became. */
export function noteEdges({ focus, states }: EdgeMeaning, edges: readonly ModelEdge[], conversion: Conversion): void {
  const at = edges.find(({ looks }) => looks !== undefined)?.at ?? 0
  const said = [
    ...focus.map((ref) => `${ref} is in focus`),
    ...Array.from(states, ([{ label = '' }, state]) => `${oneLine(label)} is ${state}`),
  ]
  for (const detail of said) conversion.noteOnce('styles are not carried over', at, '', detail)
}

/** The ink of a line is its stroke. */
const linePaint = (looks: readonly string[] = []): StylePaint =>
  paintOf((looks.at(-1) ?? '').replace(/(?<=^|[,;]\s*)stroke\s*:/i, 'fill:'))

const outcomeOf = ({ looks, label = '' }: ModelEdge): StyleOutcome | undefined => {
  const { hue } = linePaint(looks)
  const outcome = hue === 'red' ? 'negative' : hue === 'green' ? 'positive' : undefined
  return outcome !== undefined && says(label, outcome) ? outcome : undefined
}
