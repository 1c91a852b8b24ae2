/**
 * Makes the fields of generated data agree: references name what there is, lists that go together are equally long.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type Data } from '../adaptation/json.ts'
import type { Random } from '../random.ts'
import type { Flavor } from './flavor.ts'
import { linkDistribution, linkNumbers, linkPoints } from './link-charts.ts'
import { linkEntities, linkGraph } from './link-nets.ts'
import { linkBoard, linkSchedule, linkTimeline } from './link-plans.ts'
import { linkSequence } from './link-sequence.ts'
import { linkCollection, linkFields, linkListing, linkOperation, linkTable } from './link-texts.ts'
import { linkTree } from './link-trees.ts'
import { ownData } from './own-data.ts'

/** What linking knows. */
export type Linking = { id: string; recipe: AnyRecipe; flavor: Flavor; random: Random }

/** The data with everything that refers to something else put right. */
export function link(data: Data, linking: Linking): Data {
  const { shape } = linking.recipe.data
  return shape === 'own' ? ownData(linking) : (linkers[shape] ?? ((same) => same))(data, linking)
}

const linkers: Record<string, (data: Data, linking: Linking) => Data> = {
  numbers: linkNumbers,
  distribution: linkDistribution,
  points: linkPoints,
  tree: linkTree,
  board: linkBoard,
  timeline: linkTimeline,
  schedule: linkSchedule,
  table: linkTable,
  listing: linkListing,
  operation: linkOperation,
  fields: linkFields,
  collection: linkCollection,
  graph: linkGraph,
  entities: linkEntities,
  sequence: linkSequence,
}
