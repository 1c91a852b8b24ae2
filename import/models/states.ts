/**
 * A state machine as diagram languages write it: states within states and regions, transitions, remarks.
 */
import type { ModelDirection, ModelRemark, NamedStyles, Titled } from './graph.ts'

export type StateKind =
  | 'state'
  | 'composite'
  | 'region'
  | 'start'
  | 'end'
  | 'fork'
  | 'join'
  | 'choice'
  | 'history'
  | 'entry'
  | 'exit'

export type ModelState = {
  id: string
  /** What it is called, if that is not its id, and further lines. */
  descriptions: string[]
  kind: StateKind
  /** The state or region that it is in. */
  parent?: string
  direction?: ModelDirection
  classes?: string[]
  /** Styles of its own, as they are written out. */
  looks?: string[]
  /** An automaton accepts in it; no language says so in a word. */
  isAccepting?: boolean
  at: number
}

export type ModelTransition = { from: string; to: string; label?: string; at: number }

export type StateModel = Titled & {
  direction?: ModelDirection
  states: Map<string, ModelState>
  transitions: ModelTransition[]
  remarks: (ModelRemark & { side?: 'left' | 'right' | 'top' | 'bottom' })[]
  styles?: NamedStyles
}

export const emptyStates = (): StateModel => ({ states: new Map(), transitions: [], remarks: [] })
