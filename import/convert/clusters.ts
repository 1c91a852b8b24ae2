/**
 * What runs in a cluster, as data of kubernetes-cluster, or as a map of services.
 */
import type { GraphModel } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { serviceWays } from './flow.ts'
import { graphWay, type RecipeNotation } from './graph.ts'

export const clusterWays = (model: GraphModel): RecipeWay[] => [graphWay(model, cluster), ...serviceWays(model)]

const cluster: RecipeNotation = {
  recipe: 'kubernetes-cluster',
  node: (shape, { shape: written }) => {
    if (written === 'pod') return { kind: 'pod' }
    if (written === 'gateway') return {}
    return shape === 'cylinder' ? { kind: 'database' } : {}
  },
  edge: ({ stroke }) => (stroke === 'dotted' ? 'control' : undefined),
}
