/**
 * The model of a timing diagram: signals with their states over time, and what is drawn between and across them.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import type { TimingTimes } from './timing-times.ts'

export type SignalKind = 'robust' | 'concise' | 'rectangle' | 'clock' | 'binary' | 'analog'

/** A state from a time on, with a remark; one before all times has none. */
export type SignalState = { time?: number; value: string; note?: string; at: number }

export type TimingSignal = {
  id: string
  label: string
  kind: SignalKind
  /** Of clocks, in the unit of times. */
  period?: number
  states: SignalState[]
  /** Its states from top to bottom, as far as they are listed. */
  order: string[]
  at: number
}

/** From a signal at a time to another one. */
export type SignalArrow = { from: string; to: string; start: number; end: number; text: string; at: number }

/** A length of time of a signal, or of all. */
export type SignalSpan = { on?: string; start: number; end: number; text: string; at: number }

/** `last`: the latest time of a line of its own. */
export type TimingModel = Titled & {
  signals: Map<string, TimingSignal>
  times: Set<number>
  arrows: SignalArrow[]
  spans: SignalSpan[]
  lights: SignalSpan[]
  last?: number
  notations: TimingTimes['notations']
}

/** `on` is the signal that lines without a name are about; `names` has what short names of states stand for. */
export type TimingReading = {
  cursor: Cursor
  model: TimingModel
  times: TimingTimes
  on: TimingSignal | undefined
  names: Map<string, string>
}

/** The pattern of a name. */
export const word = '[\\p{L}_][\\p{L}\\p{N}_]*'
