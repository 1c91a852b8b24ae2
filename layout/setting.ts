/**
 * How a candidate is drawn: everything but the graph.
 */
import type { Candidate } from './candidate.ts'
import { askedFor, waysFor } from './direction.ts'
import type { Direction, LayoutGraph, LayoutOptions } from './model/graph.ts'
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

/** Before a flow turns, it is tried whole in narrower words on a page so many times as wide. */
const lastEffort = 1.05

/** What is drawn first, as long as nothing is whole: in the direction that is asked for in all words, then in the other one. */
export const firstSettings = (
  base: Omit<Setting, 'direction'>,
  options: LayoutOptions,
  steps: readonly number[],
): Setting[] =>
  waysFor(options).flatMap((direction) => [
    { ...base, direction },
    ...(direction === askedFor(options) ? steps.filter((step) => step > 0) : []).map((step) => ({
      ...base,
      direction,
      step,
      width: Math.floor(base.width * lastEffort),
    })),
  ])

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
