/**
 * Flowcharts and other plain graphs: which recipes can draw them, by their shapes.
 */
import type { GraphModel, ModelNode } from '../models/graph.ts'
import { automatonWays } from './automata.ts'
import type { RecipeWay } from './conversion.ts'
import { graphWay, type RecipeNotation } from './graph.ts'
import { marks, plainKind } from './shape-kinds.ts'
import { type NodeShape, shapeNamed } from './shape-names.ts'

/**
 * The recipes for a graph, the best first: questions make a flowchart, double circles among circles an automaton; anything
 * else is drawn in its own shapes, and so is a choice of three or more, which are equals in one row there.
 */
export function flowWays(model: GraphModel): RecipeWay[] {
  return isAsking(model) ? stepWays(model) : [...automatonWays(model), ...stepWays(model)]
}

/** The same for steps, which are no automaton. */
export function stepWays(model: GraphModel): RecipeWay[] {
  const [flow, plain, map] = [
    graphWay(model, decisions(model)),
    graphWay(model, shapesAlone),
    graphWay(model, services),
  ]
  return isAsking(model) ? [flow, plain, map] : [plain, map, flow]
}

const isAsking = (model: GraphModel): boolean => hasQuestion(model) && !hasChoice(model)

/** A diamond asks something if it has several ways out, or says so. */
const hasQuestion = ({ nodes, edges }: GraphModel): boolean =>
  [...nodes.values()].some(
    ({ id, label, shape }) =>
      shapeNamed(shape) === 'diamond' &&
      label !== '' &&
      (label.endsWith('?') || edges.filter(({ from }) => from === id).length > 1),
  )

/** A diamond with three ways out or more. */
const hasChoice = ({ nodes, edges }: GraphModel): boolean => {
  const ways = new Map<string, number>()
  for (const { from, head } of edges) if (head !== 'none') ways.set(from, (ways.get(from) ?? 0) + 1)
  return [...nodes.values()].some(({ id, shape }) => shapeNamed(shape) === 'diamond' && (ways.get(id) ?? 0) > 2)
}

/** Shapes without a meaning: nothing is claimed that the text does not say. */
const shapesAlone: RecipeNotation = {
  recipe: 'flow-graph',
  looks: true,
  bareGroups: true,
  node: (shape, node) =>
    isBlank(shape, node) ? bareDiamond : { kind: plainKind(shape), unnamed: marks.has(shape), lost: shape === 'other' },
}

/** A diamond without words asks nothing: ways part or meet there. */
const isBlank = (shape: NodeShape, { label }: ModelNode): boolean => shape === 'diamond' && label === ''

const bareDiamond = { kind: 'choice', unnamed: true }

/** The recipes for services and what they need. */
export const serviceWays = (model: GraphModel): RecipeWay[] => {
  return [graphWay(model, services), graphWay(model, shapesAlone), graphWay(model, decisions(model))]
}

/** Pills are ends where nothing comes in or nothing goes out, and steps elsewhere. */
export const decisions = ({ edges }: GraphModel): RecipeNotation => {
  const [entered, left] = [new Set(edges.map(({ to }) => to)), new Set(edges.map(({ from }) => from))]
  const endOf = ({ id }: ModelNode): { kind?: string; lost?: boolean } =>
    entered.has(id) ? (left.has(id) ? { lost: true } : { kind: 'end' }) : { kind: 'start' }
  return {
    recipe: 'decision-flowchart',
    looks: true,
    bareGroups: true,
    node: (shape, node) => step(shape, node, endOf),
  }
}

const step = (shape: NodeShape, node: ModelNode, endOf: (node: ModelNode) => { kind?: string; lost?: boolean }) => {
  switch (shape) {
    case 'diamond':
      return isBlank(shape, node) ? bareDiamond : { kind: 'decision' }
    case 'document':
      return { kind: 'document' }
    case 'timer':
      return { kind: 'timer' }
    case 'dot':
      return node.label === '' ? { lost: true, unnamed: true } : endOf(node)
    case 'pill':
    case 'ring':
      return endOf(node)
    case 'box':
      return {}
    default:
      return { lost: true }
  }
}

const services: RecipeNotation = {
  recipe: 'service-dependency-map',
  node: (shape) => {
    switch (shape) {
      case 'cylinder':
      case 'disk':
      case 'stored-data':
        return { kind: 'database' }
      case 'queue':
        return { kind: 'queue' }
      case 'cloud':
      case 'person':
        return { kind: 'external' }
      case 'box':
      case 'rounded':
        return {}
      default:
        return { lost: true }
    }
  },
  edge: ({ stroke }) => (stroke === 'dotted' ? 'optional' : undefined),
}
