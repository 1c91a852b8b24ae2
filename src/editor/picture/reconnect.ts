/**
 * Ends of edges, given to another item.
 */
import { withEndFollowed } from '../form/edge-references.ts'
import { type Json, type JsonPath, withValue } from '../json-path.ts'
import { itemAt, type ListItem, nameOfItem } from './item-at.ts'

export type EndName = 'from' | 'to'

/** Whether an item joins two others. */
export const isEdge = (data: Json, at: string): boolean => {
  const { from, to } = itemAt(data, at)?.value ?? {}
  return typeof from === 'string' && typeof to === 'string'
}

/** The data with an end of an edge at another item; undefined if that item has no name, or is no end of edges. */
export function reconnected(
  data: Json,
  { edge, end, to }: { edge: string; end: EndName; to: string },
): Json | undefined {
  const [item, target] = [itemAt(data, edge), itemAt(data, to)]
  const name = target === undefined ? undefined : nameOfItem(target)
  if (item === undefined || target === undefined || name === undefined || isEdge(data, to)) return undefined
  if (!isSameLevel(item, target)) return undefined
  const path = [...item.path, end]
  const [before, next] = [item.value[end], withValue(data, path, name)]
  if (next === undefined || typeof before !== 'string') return next
  return withEndFollowed(next, path, before) ?? next
}

/** Edges and what they join are lists of the same record. */
const isSameLevel = (edge: ListItem, target: ListItem): boolean =>
  outside(edge.list) === outside(target.list) || target.list.length === 1

const outside = (list: JsonPath): string => list.slice(0, -1).join('.')
