/**
 * Nodes that branch off one node, or join in one, stand at equal distances where these differ little.
 */
import type { Model, Node } from '../model/model.ts'
import type { Need } from './axis.ts'

/** The cells of nodes along an axis and across it. */
export type FanCells = { along: Map<Node, number>; across: Map<Node, number> }

/** Unequal by no more than this factor, distances become equal; others have their reasons. */
const alike = 1.5

/** What makes the distances equal, given the centers of the columns (or rows) as they are otherwise. */
export function needsOfFans(model: Model, cells: FanCells, centers: ReadonlyMap<number, number>): Need[] {
  const order = new Map([...centers.keys()].map((value, index) => [value, index]))
  return fansOf(model, cells).flatMap((fan) => {
    const values = fan.map((node) => cells.along.get(node) ?? 0).toSorted((a, b) => a - b)
    const steps = values.slice(1).map((value, index) => ({ from: values[index] ?? 0, to: value }))
    const distances = steps.map(({ from, to }) => (centers.get(to) ?? 0) - (centers.get(from) ?? 0))
    const [least, most] = [Math.min(...distances), Math.max(...distances)]
    if (least === most || most > least * alike) return []
    return steps.map(({ from, to }) => ({ from: order.get(from) ?? 0, to: order.get(to) ?? 0, distance: most }))
  })
}

/** Three or more nodes in one column (or row) and one group that lead from, or to, the same node. */
const fansOf = ({ nodes, edges }: Model, { along, across }: FanCells): Node[][] => {
  const fans = new Map<string, Set<Node>>()
  const add = (key: string, node: Node): void => {
    fans.set(key, (fans.get(key) ?? new Set()).add(node))
  }
  for (const { from, to, given } of edges) {
    if (given.back) continue
    add(`from ${from.index} ${across.get(to)} ${to.group?.index}`, to)
    add(`to ${to.index} ${across.get(from)} ${from.group?.index}`, from)
  }
  return [...fans.values()]
    .map((fan) => [...fan])
    .filter((fan) => fan.length > 2 && isRow(fan, { along, across }, nodes))
}

/** Whether no other node is between them. */
const isRow = (fan: readonly Node[], { along, across }: FanCells, nodes: readonly Node[]): boolean => {
  const values = fan.map((node) => along.get(node) ?? 0)
  const [first, last] = [Math.min(...values), Math.max(...values)]
  const line = across.get(fan[0] as Node)
  return !nodes.some((node) => {
    const at = along.get(node) ?? 0
    return across.get(node) === line && at > first && at < last && !fan.includes(node)
  })
}
