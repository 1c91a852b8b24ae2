/**
 * What the reader of state diagrams keeps while it reads: the states that are open, and their regions.
 */
import type { DividedState } from '../../models/state-regions.ts'
import { emptyStates, type ModelState, type StateModel } from '../../models/states.ts'
import type { Cursor } from '../../text/cursor.ts'

/** A composite state that is still open. */
export type OpenState = DividedState & { at: number }

export type StateReading = {
  cursor: Cursor
  model: StateModel
  open: OpenState[]
  openIds: Set<string>
  /** Notes with names, which a line may join to a state. */
  notes: Map<string, { text: string; at: number }>
}

export const stateReading = (cursor: Cursor): StateReading => ({
  cursor,
  model: emptyStates(),
  open: [],
  openIds: new Set(),
  notes: new Map(),
})

/** The id of what surrounds a statement: the region being read, the open state, or nothing. */
export const scopeOf = ({ open }: StateReading): string | undefined => open.at(-1)?.region ?? open.at(-1)?.id

/**
 * A state by its name, made when it is mentioned first; `[*]` is the start or the end of its scope. The last mention
 * decides what a state is in; one at the root does not.
 */
export function stateOf(reading: StateReading, name: string, { at, role }: Mention): ModelState {
  const { model, open, openIds } = reading
  const scope = scopeOf(reading)
  const id = name === '[*]' ? `${scope ?? 'root'}_${role === 'from' ? 'start' : 'end'}` : name
  const known = model.states.get(id)
  const kind = name !== '[*]' ? 'state' : role === 'from' ? 'start' : 'end'
  const state: ModelState = known ?? { id, descriptions: [], kind, at }
  model.states.set(id, state)
  if (scope !== undefined && !openIds.has(id)) {
    state.parent = scope
    open.at(-1)?.members.add(id)
  }
  return state
}

export type Mention = { at: number; role: 'from' | 'to' }
