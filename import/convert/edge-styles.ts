/**
 * What styles of edges may mean: one that few edges have is in focus, if nothing else is; one that is red or green where
 * the words of its edges say so is bad or good; what has no line is not drawn. Others are in the ledger with all styles.
 */
import type { ModelEdge } from '../models/graph.ts'
import type { Conversion } from './conversion.ts'
import { oneLine } from './names.ts'
import { areFew } from './style-focus.ts'
import { type StyleOutcome, says } from './style-names.ts'
import { paintOf, type StylePaint } from './style-paint.ts'
import { isUnseen } from './unseen-edges.ts'

/** What edges mean by their styles: references to those in focus, unless something else is, and the others' states. */
export type EdgeMeaning = {
  focus: string[]
  states: ReadonlyMap<ModelEdge, StyleOutcome>
  /** Lines that their styles make dotted or thick, where others are not. */
  strokes: ReadonlyMap<ModelEdge, 'dotted' | 'thick'>
}

export function edgeMeaning(all: readonly ModelEdge[], refOf: (edge: ModelEdge) => string | undefined): EdgeMeaning {
  const edges = all.filter((edge) => !isUnseen(edge))
  const told = new Map(edges.flatMap((edge) => strokeOf(edge).map((stroke) => [edge, stroke] as const)))
  // What all lines have tells none apart.
  const areAlike = told.size === edges.length && new Set(told.values()).size === 1
  const strokes = areAlike ? new Map() : told
  const lookOf = (edge: ModelEdge): string => {
    const { looks } = edge
    if (strokes.has(edge) && !/stroke\s*:/i.test(looks?.at(-1) ?? '')) return ''
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
  return {
    focus: refs.includes(undefined) ? [] : refs.filter((ref) => ref !== undefined),
    states,
    strokes,
  }
}

/** A line of Mermaid has two pixels. */
const thick = 3

const strokeOf = ({ stroke, looks = [] }: ModelEdge): ('dotted' | 'thick')[] => {
  const css = looks.at(-1) ?? ''
  if (stroke !== 'normal') return []
  if (/(?:^|[,;])\s*stroke-dasharray\s*:\s*[1-9]/i.test(css)) return ['dotted']
  const width = Number.parseFloat(/(?:^|[,;])\s*stroke-width\s*:\s*([\d.]+)/i.exec(css)?.[1] ?? '')
  return width >= thick ? ['thick'] : []
}

/** Says in the ledger what styles of edges became. */
export function noteEdges(
  { focus, states, strokes }: EdgeMeaning,
  edges: readonly ModelEdge[],
  conversion: Conversion,
): void {
  const at = edges.find(({ looks }) => looks !== undefined)?.at ?? 0
  const said = [
    ...focus.map((ref) => `${ref} is in focus`),
    ...Array.from(states, ([{ label = '' }, state]) => `${oneLine(label)} is ${state}`),
    ...new Set([...strokes.values()].map((stroke) => `a line is ${stroke}`)),
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
