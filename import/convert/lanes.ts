/**
 * Graphs whose groups are lanes, as data of swimlane-process.
 */
import type { GraphModel } from '../models/graph.ts'
import type { RecipeWay } from './conversion.ts'
import { decisions } from './flow.ts'
import { graphWay } from './graph.ts'

/** The way to draw lanes. */
export const laneWay = (model: GraphModel): RecipeWay =>
  graphWay(model, { ...decisions(model), recipe: 'swimlane-process' })
