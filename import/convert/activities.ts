/**
 * Activities as data: with starts, ends, forks and joins that need no name, or as a flowchart.
 */
import type { GraphModel } from '../models/graph.ts'
import { entryOf } from '../text/entry-of.ts'
import type { RecipeWay } from './conversion.ts'
import { stepWays } from './flow.ts'
import { graphWay, type RecipeNotation } from './graph.ts'

export const activityWays = (model: GraphModel): RecipeWay[] => {
  const named = worded(model)
  const inLanes = model.groups.length > 0 ? [graphWay(named, lanes)] : []
  return [graphWay(model, activity), ...inLanes, ...stepWays(named)]
}

const kinds: Readonly<Record<string, string>> = {
  start: 'start',
  stop: 'end',
  fork: 'fork',
  join: 'join',
  diamond: 'decision',
}

const activity: RecipeNotation = {
  recipe: 'uml-activity',
  node: (shape, { shape: written = '', label }) => {
    const kind = entryOf(kinds, written)
    if (kind !== undefined) return { kind, unnamed: true }
    // A point that ways lead to is where they merge.
    if (written === 'circle' && label === '') return { kind: 'decision', unnamed: true }
    return shape === 'box' ? {} : { lost: true }
  },
}

const lanes: RecipeNotation = {
  recipe: 'swimlane-process',
  node: (shape, { shape: written = '' }) => {
    const kind = entryOf(kinds, written)
    return kind === undefined ? (shape === 'box' ? {} : { lost: true }) : { kind }
  },
}

/** Where every step needs a name, a start is called so. */
const worded = (model: GraphModel): GraphModel => {
  const words: Readonly<Record<string, string>> = {
    start: 'Start',
    stop: 'End',
    fork: 'Fork',
    join: 'Join',
    circle: 'Merge',
  }
  const nodes = new Map(
    [...model.nodes].map(([id, node]) => [
      id,
      node.label === '' ? { ...node, label: words[node.shape ?? ''] ?? '' } : node,
    ]),
  )
  return { ...model, nodes }
}
