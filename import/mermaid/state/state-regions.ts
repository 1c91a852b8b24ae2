/**
 * Composite states: how they open and close, and the regions that `--` divides them into.
 */
import { divideState } from '../../models/state-regions.ts'
import type { StateReading } from './state-reading.ts'

export function openState({ open, openIds }: StateReading, id: string, at: number): void {
  open.push({ id, regions: 0, members: new Set(), transitions: [], at })
  openIds.add(id)
}

export function closeState({ cursor, open, openIds }: StateReading, at: number): void {
  const state = open.pop()
  if (state === undefined) return cursor.stop('a state before this }', at)
  openIds.delete(state.id)
}

/** `--`: what is before it in this state is the first region. */
export function divide({ cursor, model, open }: StateReading, at: number): void {
  const state = open.at(-1)
  if (state === undefined) return cursor.stop('a state around --', at)
  divideState(model, state, at)
}
