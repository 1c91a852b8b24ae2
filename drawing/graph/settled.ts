/**
 * What a notation wants of a layout that was found: links in the middle, words at their own stretches, even lanes and frames, stacks on one axis, edges at their rows, gates on borders.
 */
import type { Layout } from '../../layout/model/graph.ts'
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import type { Sheet } from '../sheet.ts'
import { alignGates } from './align-gates.ts'
import { centerLinks } from './center-links.ts'
import { centerStacks } from './center-stacks.ts'
import { dockRows } from './dock-rows.ts'
import { evenFrames } from './even-frames.ts'
import { evenLanes, evenRows } from './even-lanes.ts'
import { nodeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'
import { outOfFrames } from './out-of-frames.ts'
import { overFrames } from './over-frames.ts'
import { inOwnLanes } from './own-lanes.ts'
import { atOwnStretches } from './own-stretches.ts'

/** The layout with all of that. */
export function settled(
  found: Layout,
  data: GraphDocument,
  { style, sheet }: { style: AnyNotation; sheet: Sheet },
): Layout {
  const centered = centerLinks(atOwnStretches(found), data)
  const lanes = style.layout?.lanes
  const { w, h } = sheet.page.room
  const even =
    lanes === 'columns' ? evenLanes(centered, data, w) : lanes === 'rows' ? evenRows(centered, data, h) : centered
  const owned = lanes === undefined ? even : inOwnLanes(even, data, lanes)
  const docked = style.rowOf === undefined ? owned : dockRows(owned, data, style.rowOf)
  const isUnder = ({ kind }: GraphGroup): boolean => style.groups?.[kind]?.remark === 'under'
  const isFree = lanes === undefined
  const outside = isFree && style.wordsOverFrames !== true ? outOfFrames(docked, answersOf(data, style)) : docked
  const framed = isFree ? evenFrames(outside, data, isUnder) : outside
  const stacked = isFree && style.rowOf === undefined ? centerStacks(framed, data) : framed
  const clear = style.wordsOverFrames === true ? overFrames(stacked) : stacked
  return alignGates(clear, data, ({ kind }) => style.nodes[kind]?.border === true)
}

/** Tells edges that lead out of a question. */
const answersOf = (data: GraphDocument, style: AnyNotation): ((edge: number) => boolean) => {
  const names = new GraphNames(data)
  return (edge) => {
    const from = names.node(data.edges[edge]?.from ?? '')
    return from !== undefined && ['diamond', 'choice'].includes(nodeStyle(style, from).shape)
  }
}
