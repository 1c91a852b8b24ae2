/**
 * Composite states: how they open and close, and the regions that `--` divides them into.
 */
import type { OpenState, StateReading } from './state-reading.ts'

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
export function divide(reading: StateReading, at: number): void {
  const { cursor, open } = reading
  const state = open.at(-1)
  if (state === undefined) return cursor.stop('a state around --', at)
  if (state.regions === 0) moveInto(reading, state, nextRegion(reading, state, at))
  state.region = nextRegion(reading, state, at)
}

const nextRegion = ({ model }: StateReading, state: OpenState, at: number): string => {
  state.regions += 1
  const id = `${state.id}/${state.regions}`
  model.states.set(id, { id, descriptions: [], kind: 'region', parent: state.id, at })
  return id
}

const moveInto = ({ model }: StateReading, { id, members, transitions }: OpenState, region: string): void => {
  const renamed = new Map<string, string>()
  for (const member of members) {
    const state = model.states.get(member)
    if (state?.parent !== id) continue
    state.parent = region
    if (state.kind !== 'start' && state.kind !== 'end') continue
    renamed.set(member, `${region}_${state.kind}`)
    model.states.delete(member)
    model.states.set(`${region}_${state.kind}`, Object.assign(state, { id: `${region}_${state.kind}` }))
  }
  for (const transition of transitions) {
    transition.from = renamed.get(transition.from) ?? transition.from
    transition.to = renamed.get(transition.to) ?? transition.to
  }
}
