/**
 * Components, packages, deployments and use cases as data: actors and use cases in their own notation, artifacts in what they run
 * on, the rest as a graph whose shapes are kept.
 */
import type { GraphModel, ModelEdge } from '../models/graph.ts'
import { entryOf } from '../text/entry-of.ts'
import type { RecipeWay } from './conversion.ts'
import { flowWays } from './flow.ts'
import { graphWay, type RecipeNotation } from './graph.ts'
import { plainKind } from './shape-kinds.ts'

export function componentWays(model: GraphModel): RecipeWay[] {
  const shapes = [...model.nodes.values()].map(({ shape = '' }) => shape)
  const isUses =
    shapes.includes('usecase') && shapes.every((shape) => shape === 'usecase' || shape === 'actor' || shape === '')
  const ways = flowWays(model)
  if (isUses) return [graphWay(model, useCases), ...ways]
  if (shapes.length > 0 && shapes.every((shape) => shape === 'package' || shape === 'folder'))
    return [packageWay(model), ...ways]
  const isDeployed = model.groups.some(({ shape }) => shape === 'node')
  if (!isDeployed) return ways
  return shapes.includes('artifact') ? [deploymentWay(model), ...ways] : [...ways, deploymentWay(model)]
}

/** Packages alone: their arrows are imports, whose keyword says nothing more. */
const packageWay = (model: GraphModel): RecipeWay => {
  const edges = model.edges.map(({ label = '', ...edge }): ModelEdge => {
    const words = label.replace(/(?:«|<<)\s*(?:import|access|use)\s*(?:»|>>)\s*/i, '')
    return words === '' ? edge : { ...edge, label: words }
  })
  return graphWay({ ...model, edges }, { recipe: 'uml-package', node: () => ({}) })
}

/** UML's keywords on arrows. */
const keywords: Readonly<Record<string, string>> = { deploy: 'deploys', manifest: 'manifests', use: 'uses' }
const keyword = /(?:«|<<)\s*(deploy|manifest|use)\s*(?:»|>>)\s*/i

/** Nodes hold artifacts; a node that holds nothing is a device. What a keyword says is the kind of its arrow. */
const deploymentWay = (model: GraphModel): RecipeWay => {
  const kinds = new Map<ModelEdge, string>()
  const edges = model.edges.map((edge) => {
    const { label = '', head } = edge
    const word = keyword.exec(label)?.[1]?.toLowerCase()
    const { label: _label, ...rest } = edge
    const words = label.replace(keyword, '')
    const bare: ModelEdge = words === '' ? rest : { ...rest, label: words }
    kinds.set(bare, entryOf(keywords, word ?? '') ?? (head === 'none' ? 'association' : 'edge'))
    return bare
  })
  return graphWay({ ...model, edges }, { ...deployment, edge: (edge) => kinds.get(edge) })
}

const deployment: RecipeNotation = {
  recipe: 'uml-deployment',
  node: (shape, { shape: written = '' }) => {
    if (written === 'artifact' || written === 'component') return { kind: written }
    if (written === 'node') return { kind: 'device' }
    return shape === 'cylinder' ? { kind: 'database' } : { kind: plainKind(shape), lost: shape === 'other' }
  },
  group: ({ shape }) => (shape === 'node' ? 'node' : undefined),
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
