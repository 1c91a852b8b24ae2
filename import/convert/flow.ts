/**
 * Flowcharts and other plain graphs: which recipes can draw them, by their shapes.
 */
import type { GraphModel, ModelNode } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { graphWay, type RecipeNotation } from './graph.ts'
import { type NodeShape, shapeNamed } from './shape-names.ts'

/** The recipes for a graph, the best first: questions make a flowchart; stores and groups a map of services. */
export function flowWays(model: GraphModel): RecipeWay[] {
  const shapes = new Set([...model.nodes.values()].map(({ shape }) => shapeNamed(shape)))
  const isFlow = shapes.has('diamond')
  const isMap = shapes.has('cylinder') || shapes.has('queue') || model.groups.length > 0
  const [flow, map] = [graphWay(model, decisions(model)), graphWay(model, services)]
  return isFlow || !isMap ? [flow, map] : [map, flow]
}

/** The recipes for services and what they need. */
export const serviceWays = (model: GraphModel): RecipeWay[] => {
  const [map, flow] = [graphWay(model, services), graphWay(model, decisions(model))]
  return [map, flow]
}

/** Pills are ends where nothing comes in or nothing goes out, and steps elsewhere. */
export const decisions = ({ edges }: GraphModel): RecipeNotation => {
  const [entered, left] = [new Set(edges.map(({ to }) => to)), new Set(edges.map(({ from }) => from))]
  const endOf = ({ id }: ModelNode): { kind?: string; lost?: boolean } =>
    entered.has(id) ? (left.has(id) ? { lost: true } : { kind: 'end' }) : { kind: 'start' }
  return { recipe: 'decision-flowchart', node: (shape, node) => step(shape, node, endOf) }
}

const step = (shape: NodeShape, node: ModelNode, endOf: (node: ModelNode) => { kind?: string; lost?: boolean }) => {
  switch (shape) {
    case 'diamond':
      return { kind: 'decision' }
    case 'document':
      return { kind: 'document' }
    case 'delay':
      return { kind: 'timer' }
    case 'pill':
    case 'circle':
    case 'double-circle':
    case 'dot':
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
        return { kind: 'database' }
      case 'queue':
        return { kind: 'queue' }
      case 'cloud':
      case 'person':
        return { kind: 'external' }
      case 'box':
      case 'round':
        return {}
      default:
        return { lost: true }
    }
  },
  edge: ({ stroke }) => (stroke === 'dotted' ? 'optional' : undefined),
}
