/**
 * Jobs and what they need, as data of ci-cd-pipeline, or as a flow.
 */
import type { GraphModel } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { flowWays } from './flow.ts'
import { graphWay, type RecipeNotation } from './graph.ts'

export const pipelineWays = (model: GraphModel): RecipeWay[] => [graphWay(model, pipeline), ...flowWays(model)]

const pipeline: RecipeNotation = {
  recipe: 'ci-cd-pipeline',
  node: (_, { shape }) => (shape === 'source' ? { kind: 'source' } : {}),
}
