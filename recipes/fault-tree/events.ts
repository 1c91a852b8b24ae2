/**
 * Events of a fault tree and how likely they are (IEC 61025): behind an OR gate one of several independent events is
 * enough, behind an AND gate all of them must happen.
 */
import * as z from 'zod'
import { nodesOf, treeForm } from '../../drawing/data/tree.ts'

/** The gate under an event, and how likely it is where it has none. */
const own = {
  gate: z.enum(['or', 'and']).default('or').describe('or: one below is enough; and: all of them'),
  p: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('How likely a basic event is, 0 to 1; none below may lack it to compute'),
}

export const faultForm = treeForm({ nodes: 40, depth: 6, name: 80 }, own)

export type FaultEvent = {
  name: string
  note?: string | undefined
  gate: 'or' | 'and'
  p?: number | undefined
  children: FaultEvent[]
}

/** Basic events: nothing is below them. */
export const basicEvents = (root: FaultEvent): FaultEvent[] =>
  nodesOf(root).filter(({ children }) => children.length === 0)

/** How likely an event is if those below are independent; `without` never happens. */
export function likelihood(event: FaultEvent, without?: FaultEvent): number {
  if (event === without) return 0
  const below = event.children.map((child) => likelihood(child, without))
  if (below.length === 0) return event.p ?? 0
  return event.gate === 'and' ? below.reduce((all, p) => all * p, 1) : 1 - below.reduce((none, p) => none * (1 - p), 1)
}

/** Whether every basic event says how likely it is. */
export const isQuantified = (root: FaultEvent): boolean => basicEvents(root).every(({ p }) => p !== undefined)

/** How much rarer the top event would be, 0 to 1, if a basic event never happened. */
export const shareOf = (event: FaultEvent, root: FaultEvent): number => {
  const all = likelihood(root)
  return all === 0 ? 0 : 1 - likelihood(root, event) / all
}

/** A probability in words: `1 in 2,000`, with three digits. */
export const oddsOf = (p: number): string => {
  if (p <= 0) return 'never'
  if (p >= 1) return 'always'
  const one = 1 / p
  if (one < 1.95) return `${Number((p * 100).toPrecision(3))}%`
  if (one >= 1e15) return 'under 1 in 10¹⁵'
  const rounded = Number(one.toPrecision(3))
  return `1 in ${String(rounded).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`
}
