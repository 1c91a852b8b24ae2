/**
 * Finite automata as data of finite-automaton: graphs whose circles are states and double circles accept, and state
 * machines whose ends say which states accept.
 */
import type { GraphModel, ModelNode } from '../models/graph.ts'
import type { StateModel } from '../models/states.ts'
import type { RecipeWay } from './conversion.ts'
import { graphWay } from './graph.ts'
import { shapeNamed } from './shape-names.ts'

/** The way to draw a graph as an automaton: all nodes are circles, some of them double, and words are on all edges but a start's. */
export function automatonWays(model: GraphModel): RecipeWay[] {
  const nodes = [...model.nodes.values()]
  const isStart = ({ id, label, shape }: ModelNode): boolean =>
    shapeNamed(shape) === 'dot' || ((label === '' || /^(?:q_?i|init|start)$/i.test(label)) && startsAlone(id, model))
  const states = nodes.filter((node) => !isStart(node))
  const starts = new Set(nodes.filter(isStart).map(({ id }) => id))
  const shapes = states.map(({ shape }) => shapeNamed(shape))
  const isOne =
    model.groups.length === 0 &&
    shapes.includes('double-circle') &&
    shapes.every((shape) => shape === 'circle' || shape === 'double-circle') &&
    model.edges.every(({ from, label = '' }) => starts.has(from) || label !== '')
  if (!isOne) return []
  return [
    graphWay(model, {
      recipe: 'finite-automaton',
      node: (shape, node) =>
        starts.has(node.id) ? { kind: 'initial', unnamed: true } : shape === 'double-circle' ? { kind: 'final' } : {},
    }),
  ]
}

/** Only one edge, without words, leads away, and none to it. */
const startsAlone = (id: string, { edges }: GraphModel): boolean => {
  const own = edges.filter(({ from, to }) => from === id || to === id)
  return own.length === 1 && own[0]?.from === id && (own[0].label ?? '') === ''
}

/** Whether a state machine is an automaton: simple states, words on all transitions but from a start and to an end. */
export const isAutomaton = ({ states, transitions }: StateModel): boolean => {
  const kindOf = (id: string): string | undefined => states.get(id)?.kind
  const isSimple = [...states.values()].every(({ kind }) => kind === 'state' || kind === 'start' || kind === 'end')
  const ends = transitions.filter(({ to }) => kindOf(to) === 'end')
  return (
    isSimple &&
    ends.length > 0 &&
    ends.every(({ label = '' }) => label === '') &&
    transitions.every(({ from, to, label = '' }) => label !== '' || kindOf(from) === 'start' || kindOf(to) === 'end')
  )
}
