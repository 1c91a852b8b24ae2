/**
 * Where a layout has put everything, as one text: two engines of JavaScript must give the same.
 */
import type { Layout } from '../../layout/model/graph.ts'

/** One layout: how long it took, and where everything is. */
export type LaidOut = { milliseconds: number; places: string }

/** Nodes, groups and edges of a layout as JSON. */
export const places = ({ nodes, groups, edges }: Layout): string =>
  JSON.stringify({ nodes: [...nodes], groups: [...groups], edges })
