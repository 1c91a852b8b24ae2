/**
 * Steps back and forth through states, without limit. States share what they have in common, so many are small.
 */

export type History<State> = { past: readonly State[]; present: State; future: readonly State[]; last?: HistoryStep }

/** What a step changed and when, in milliseconds: typing in one field is one step. */
export type HistoryStep = { what: string; at: number }

/** A history that begins at a state, with those that led to it, if they are known. */
export function startHistory<State>(present: State, past: readonly State[] = []): History<State> {
  return { past, present, future: [] }
}

/** Adds a state; a step at the same place soon after the last one is part of it. */
export const addStep = <State>(history: History<State>, present: State, step: HistoryStep): History<State> => {
  const { past, last } = history
  const continues = last !== undefined && last.what === step.what && step.what !== '' && step.at - last.at < pause
  return { past: continues ? past : [...past, history.present], present, future: [], last: step }
}

/** Milliseconds after which further typing is a new step. */
const pause = 1_000

export const undo = <State>({ past, present, future }: History<State>): History<State> => {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export const redo = <State>({ past, present, future }: History<State>): History<State> => {
  const [next, ...rest] = future
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest }
}

/** The newest steps back as JSON, at most thirty and about as many characters as a limit: what a reload brings back. */
export const pastText = ({ past, present }: History<unknown>, most = 100_000): string => {
  const each = JSON.stringify(present)?.length || 1
  const steps = Math.min(30, Math.floor(most / each))
  return JSON.stringify(steps > 0 ? past.slice(-steps) : [])
}
