/**
 * The switch that mutated modules ask: which mutant is active, which ones a test came across, and whether it runs on
 * for too long.
 */

/** Thrown where a test with an active mutant takes many times the steps that it took without. */
export class TooLong extends Error {}

type State = { active: number; steps: number; most: number; seen: Set<number> }

const state: State = { active: -1, steps: 0, most: Infinity, seen: new Set() }

/** Makes the switch known to mutated modules. */
export function installSwitch(): void {
  Object.assign(globalThis, { __pick: (value: unknown) => value, __isActive: isActive })
}

const isActive = (id: number): boolean => {
  if (++state.steps > state.most) throw new TooLong('too many steps')
  state.seen.add(id)
  return id === state.active
}

/** Runs without a mutant; returns the mutants that were come across, and the steps that were counted. */
export async function recorded(run: () => unknown): Promise<{ seen: Set<number>; steps: number }> {
  const [outside, seen] = [state.seen, new Set<number>()]
  Object.assign(state, { active: -1, steps: 0, most: Infinity, seen })
  try {
    await run()
  } finally {
    state.seen = outside
  }
  return { seen, steps: state.steps }
}

/** The mutants that were come across outside of tests: while modules were loaded. */
export const seenWhileLoading = (): number[] => [...state.seen]

/** Makes a mutant active from now on, for at most so many steps. */
export function activate(id: number, most: number): void {
  Object.assign(state, { active: id, steps: 0, most })
}

/** Runs with a mutant; false if it changed nothing that the run checks. */
export async function isNoticed(
  id: number,
  run: () => unknown,
  most: number,
): Promise<'killed' | 'timeout' | undefined> {
  const outside = state.seen
  activate(id, most)
  state.seen = new Set()
  try {
    await run()
    return undefined
  } catch (error) {
    return state.steps > most || error instanceof TooLong ? 'timeout' : 'killed'
  } finally {
    activate(-1, Infinity)
    state.seen = outside
  }
}
