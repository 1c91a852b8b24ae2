/**
 * C4 as data of its recipes: the level is the one that the text names.
 */
import type { GraphModel } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { graphWay, type RecipeNotation } from './graph.ts'

/** The levels of C4, and the recipe of each. */
export const recipes = {
  landscape: 'c4-system-landscape',
  context: 'c4-system-context',
  container: 'c4-container',
  component: 'c4-component',
  dynamic: 'c4-dynamic',
  deployment: 'c4-deployment',
} as const

export type C4Level = keyof typeof recipes

/** The recipes for C4: the one of its level, then those that can hold more. */
export function c4Ways(model: GraphModel, level: C4Level): RecipeWay[] {
  const wanted = recipes[level]
  const order = [wanted, 'c4-container', 'c4-component', 'c4-system-context', 'c4-system-landscape', 'c4-deployment']
  return [...new Set(order)].map((recipe) =>
    graphWay(model, recipe === 'c4-deployment' ? deployed(recipe) : elements(recipe)),
  )
}

const elements = (recipe: string): RecipeNotation => ({
  recipe,
  node: (_, { shape = '' }) => {
    if (shape.startsWith('external')) return { kind: 'external', lost: shape !== 'external_system' }
    if (shape.endsWith('_db')) return { kind: 'database' }
    if (shape.endsWith('_queue')) return { kind: 'queue' }
    return shape === 'system' ? {} : { kind: shape }
  },
})

const deployed = (recipe: string): RecipeNotation => ({
  recipe,
  node: (_, { shape = '' }) => {
    if (shape === 'person' || shape === 'external_person') return { kind: 'person' }
    if (shape.startsWith('external')) return { kind: 'external' }
    if (shape.endsWith('_db')) return { kind: 'database' }
    return shape.endsWith('_queue') ? { kind: 'queue' } : {}
  },
  group: ({ shape }) => (shape === 'node' ? 'node' : undefined),
})

/** Neither Mermaid nor C4-PlantUML has a word for landscapes: several systems of one enterprise are one. */
export const isLandscape = ({ nodes, groups }: Pick<GraphModel, 'nodes' | 'groups'>): boolean => {
  const enterprises = new Set(groups.flatMap(({ id, shape }) => (shape === 'enterprise' ? [id] : [])))
  const own = [...nodes.values()].filter(
    ({ shape = '', group = '' }) => shape.startsWith('system') && enterprises.has(group),
  )
  return own.length > 1
}
