/**
 * How a candidate is drawn: everything but the graph.
 */
import type { Candidate } from './candidate.ts'
import type { Direction, LayoutGraph } from './model/graph.ts'
import { unit } from './model/units.ts'
import type { Variant } from './model/weights.ts'
import type { Attempt } from './placed.ts'

export type Setting = {
  direction: Direction
  step: number
  width: number
  height: number
  variant: Variant
  opens: boolean
  isKnown: boolean
}

export const attemptOf = ({ direction, step, width, height, ...rest }: Setting): Attempt => ({
  frame: { direction, step, width, height },
  ...rest,
})

export const keyOf = (setting: Setting): string => JSON.stringify(setting)

/** The step of the narrowest words. */
export const lastStepOf = ({ nodes, edges }: LayoutGraph): number =>
  Math.max(0, ...[...nodes, ...edges].map(({ narrower = [] }) => narrower.length))

/** In pixels, as drawn. */
export const sizeOf = ({
  drawing: { board },
  found: { bounds },
}: Pick<Candidate, 'drawing' | 'found'>): { width: number; height: number } => {
  const [w, h] = [unit * (bounds.right - bounds.left), unit * (bounds.bottom - bounds.top)]
  return board.isTurned ? { width: h, height: w } : { width: w, height: h }
}
