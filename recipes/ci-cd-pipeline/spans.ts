/**
 * Groups of stages in turn, named under the total: each as long as its stages.
 */
import type { GraphDocument, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import type { Gate } from './passages.ts'
import type { Stage } from './timetable.ts'

/** A group with the minutes after which its first stage begins and its last one ends. */
export type StageSpan = { group: GraphGroup; start: number; end: number }

type Stages = { main: readonly Stage[]; beside: readonly Stage[]; gates: readonly Gate[] }

/**
 * The spans of all groups; none if one holds what is no stage, holds no stages that follow each other, or says more than
 * its name, and if what runs beside its stages does not end with them.
 */
export const spansOf = (
  data: Pick<GraphDocument, 'nodes' | 'groups'>,
  { main, beside, gates }: Stages,
): StageSpan[] | undefined => {
  const names = new GraphNames(data)
  const groupOf = ({ group }: GraphNode): GraphGroup | undefined =>
    group === undefined ? undefined : names.group(group)
  const isBetween = ({ node, next }: Gate): boolean => {
    const at = main.findIndex((stage) => stage.node === next)
    return main.slice(at - 1, at + 1).some((stage) => groupOf(stage.node) === groupOf(node))
  }
  const isPlaced = (node: GraphNode): boolean =>
    groupOf(node) === undefined ||
    [...main, ...beside].some((stage) => stage.node === node) ||
    gates.some((gate) => gate.node === node && isBetween(gate))
  const spans = data.groups.flatMap((group): StageSpan[] => {
    const own = main.flatMap((stage, at) => (groupOf(stage.node) === group ? [{ stage, at }] : []))
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined || last.at - first.at >= own.length) return []
    const span = { group, start: first.stage.start, end: last.stage.end }
    const isWhole = beside.every(
      ({ node, start, end }) => groupOf(node) !== group || (start >= span.start && end <= span.end),
    )
    return isWhole && group.note === undefined && group.group === undefined && group.direction === undefined
      ? [span]
      : []
  })
  return spans.length === data.groups.length && data.nodes.every(isPlaced) ? spans : undefined
}
