/**
 * How a composite state is divided into regions: what was read before the first border is the first of them.
 */
import type { ModelTransition, StateModel } from './states.ts'

/** A composite state while it is read; `members` and `transitions` are straight in it, `region` is the one being read. */
export type DividedState = {
  id: string
  region?: string
  regions: number
  members: Set<string>
  transitions: ModelTransition[]
}

/** Begins the next region. Each region has a start and an end of its own. */
export function divideState(model: StateModel, state: DividedState, at: number): void {
  if (state.regions === 0) moveInto(model, state, nextRegion(model, state, at))
  state.region = nextRegion(model, state, at)
}

const nextRegion = (model: StateModel, state: DividedState, at: number): string => {
  state.regions += 1
  const id = `${state.id}/${state.regions}`
  model.states.set(id, { id, descriptions: [], kind: 'region', parent: state.id, at })
  return id
}

const moveInto = (model: StateModel, { id, members, transitions }: DividedState, region: string): void => {
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
