/**
 * A state machine as data of uml-state-machine, or of finite-automaton where its ends say which states accept.
 */
import type { ModelState, StateKind, StateModel } from '../models/states.ts'
import { isAutomaton } from './automata.ts'
import { type Conversion, type DiagramData, given, givenLines, type RecipeWay } from './conversion.ts'
import { directionOf, groupDirectionOf } from './direction.ts'
import { meaningOf, whenDressed } from './dressed.ts'
import { callouts } from './emphasis.ts'
import { type DataName, dataNames, freeId, inOwnLines, oneLine } from './names.ts'

export const stateWays = (model: StateModel): RecipeWay[] => [
  wayOf('uml-state-machine', model, true),
  ...(isAutomaton(model) ? [wayOf('finite-automaton', accepting(model), false)] : []),
]

const wayOf = (recipe: string, model: StateModel, hasLooks: boolean): RecipeWay => ({
  recipe,
  make: (conversion) => stateData(model, conversion, hasLooks),
  ...whenDressed(model.states.values()),
})

/** The same without ends: the states that lead to one accept. */
const accepting = (model: StateModel): StateModel => {
  const isEnd = (id: string): boolean => model.states.get(id)?.kind === 'end'
  const last = new Set(model.transitions.filter(({ to }) => isEnd(to)).map(({ from }) => from))
  const states = [...model.states].filter(([id]) => !isEnd(id))
  return {
    ...model,
    states: new Map(states.map(([id, state]) => [id, last.has(id) ? { ...state, isAccepting: true } : state])),
    transitions: model.transitions.filter(({ to }) => !isEnd(to)),
  }
}

const kinds: Readonly<Record<Exclude<StateKind, 'composite' | 'region'>, string>> = {
  state: 'state',
  start: 'initial',
  end: 'final',
  choice: 'choice',
  fork: 'fork',
  join: 'join',
  history: 'history',
  entry: 'state',
  exit: 'state',
}

const stateData = (model: StateModel, conversion: Conversion, hasLooks: boolean): DiagramData => {
  const states = [...model.states.values()]
  const names = namesOf(states, model.transitions)
  const refOf = (id: string): string => names.get(id)?.ref ?? id
  const groupOf = groupsIn(model, refOf)
  const nodes = states.filter(({ kind }) => kind !== 'composite' && kind !== 'region')
  const full = new Set(states.map(({ parent }) => parent))
  const groups = states.filter(({ kind, id }) => kind === 'composite' || (kind === 'region' && full.has(id)))
  const items = { nodes: labeled(nodes), groups: labeled(groups), styles: model.styles }
  const styles = meaningOf(items, refOf, { conversion, hasLooks })
  const placed = (state: ModelState): object => {
    const { name, id } = names.get(state.id)!
    const own = id === undefined ? {} : { id }
    const named = isUnnamed(state) ? own : { ...own, name: inOwnLines(state.descriptions[0] ?? '') || name }
    return { ...named, ...groupOf(state) }
  }
  const item = (state: ModelState, kind: string): object =>
    conversion.placed(state.at, {
      ...placed(state),
      ...(kind === 'state' || kind === 'composite' ? {} : { kind }),
      ...given('note', state.descriptions.slice(1).join('; ')),
    })
  return {
    ...conversion.heading(model),
    ...directionOf(model.direction),
    ...styles.data,
    nodes: nodes.map((state) => Object.assign(item(state, kindOf(state, conversion)), styles.marks.get(state.id))),
    edges: edgesOf(model, refOf, conversion),
    ...(groups.length === 0
      ? {}
      : {
          groups: groups.map((state) => ({
            ...item(state, state.kind),
            ...groupDirectionOf(state.direction, { graph: model.direction, conversion }),
            ...styles.frames.get(state.id),
          })),
        }),
    ...callouts(model.remarks, (id) => names.get(id)?.ref, conversion),
  }
}

const labeled = (some: readonly ModelState[]) =>
  some.map((state) => ({
    ...state,
    label: oneLine(state.descriptions[0] ?? '') || state.id,
    ...(state.parent === undefined ? {} : { group: state.parent }),
  }))

const kindOf = (state: ModelState, conversion: Conversion): string => {
  const kind = state.isAccepting === true ? 'final' : kinds[state.kind as keyof typeof kinds]
  if (kind === 'state' && state.kind !== 'state')
    conversion.note('a pseudostate, drawn as a state', state.at, state.kind)
  return kind
}

const edgesOf = ({ transitions }: StateModel, refOf: (id: string) => string, conversion: Conversion): object[] =>
  transitions.map(({ from, to, label, at }) =>
    conversion.placed(at, { from: refOf(from), to: refOf(to), ...givenLines('text', label) }),
  )

/** Marks need no name, and what is written about most of them is an id; regions have none. */
const isUnnamed = ({ kind, descriptions }: ModelState): boolean =>
  kind === 'start' ||
  kind === 'end' ||
  kind === 'region' ||
  (['choice', 'fork', 'join', 'history'].includes(kind) && descriptions.length === 0)

const namesOf = (states: ModelState[], transitions: StateModel['transitions']): Map<string, DataName> => {
  const [bare, named] = [states.filter(isUnnamed), states.filter((state) => !isUnnamed(state))]
  const names = dataNames(
    named.map(({ id, descriptions: [first = ''] }) => ({ id, label: oneLine(first) || id })),
    transitions.map(({ label }) => label),
  )
  const taken = new Set([...names.values()].flatMap(({ name, ref }) => [name, ref]))
  for (const { id, kind } of bare) {
    const own = freeId(id.replace(/^root_/, '').replace('/', '-') || kind, taken)
    names.set(id, { name: id, id: own, ref: own })
  }
  return names
}

/** What a state is in: a composite, or a region of one. */
const groupsIn =
  ({ states }: StateModel, refOf: (id: string) => string) =>
  ({ parent }: ModelState): { group?: string } =>
    parent === undefined || !states.has(parent) ? {} : { group: refOf(parent) }
