/**
 * Components, deployments and use cases as data: actors and use cases in their own notation, the rest as a graph whose
 * shapes are kept.
 */
import type { GraphModel } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { flowWays } from './flow.ts'
import { graphWay, type RecipeNotation } from './graph.ts'

export function componentWays(model: GraphModel): RecipeWay[] {
  const shapes = [...model.nodes.values()].map(({ shape = '' }) => shape)
  const isUses =
    shapes.includes('usecase') && shapes.every((shape) => shape === 'usecase' || shape === 'actor' || shape === '')
  const ways = flowWays(model)
  return isUses ? [graphWay(model, useCases), ...ways] : ways
}

/** What is no use case acts. */
const useCases: RecipeNotation = {
  recipe: 'uml-use-case',
  node: (_shape, { shape }) => (shape === 'usecase' ? {} : { kind: 'actor' }),
  edge: ({ label = '', head, stroke }) => {
    const keyword = /(?:«|<<)?\s*\b(include|extend)s?\b/i.exec(label)?.[1]?.toLowerCase()
    if (keyword !== undefined && stroke === 'dotted') return keyword
    return head === 'none' ? 'association' : undefined
  },
}
