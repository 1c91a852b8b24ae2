/**
 * The plan of a flowchart's spine: what each node leads to and comes from, and which have their cells.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, type Item, leavesOf } from '../model/board.ts'

export type SpinePlan = {
  /** What each node leads to, the longest way ahead first; of equally long ones the one listed first. */
  exits: ReadonlyMap<number, readonly number[]>
  entries: ReadonlyMap<number, readonly number[]>
  items: readonly Item[]
  /** Columns and rows in whole steps. */
  cells: Map<number, Point>
  columns: number
}

/** The plan of a board whose wires know whether they run back; `columns` is how many fit the page. */
export function planSpine(board: Board, columns: number): SpinePlan {
  const leaves = leavesOf(board)
  const links = board.wires.flatMap(({ from, to, isBack }) => (from === to || isBack ? [] : [{ from, to }]))
  const ahead = aheadOf(leaves, links)
  const exitsOf = (index: number): number[] =>
    [...new Set(links.flatMap(({ from, to }) => (from === index ? [to] : [])))].sort(
      (a, b) => ahead.get(b)! - ahead.get(a)!,
    )
  const entriesOf = (index: number): number[] => [
    ...board.wires.flatMap(({ from, to, isBack }) => (!isBack && to === index && from !== index ? [from] : [])),
    ...board.wires.flatMap(({ from, to, isBack }) => (isBack && from === index && to !== index ? [to] : [])),
  ]
  return {
    exits: new Map(leaves.map(({ index }) => [index, exitsOf(index)])),
    entries: new Map(leaves.map(({ index }) => [index, entriesOf(index)])),
    items: board.items,
    cells: new Map(),
    columns: Math.max(2, columns),
  }
}

/** The longest way ahead of each node, in links. */
const aheadOf = (leaves: readonly Item[], links: readonly { from: number; to: number }[]): Map<number, number> => {
  const ahead = new Map(leaves.map(({ index }) => [index, 0]))
  for (let round = 0; round < leaves.length; round++)
    for (const { from, to } of links) ahead.set(from, Math.max(ahead.get(from) ?? 0, (ahead.get(to) ?? 0) + 1))
  return ahead
}

export const exitsOf = (node: number, { exits }: SpinePlan): readonly number[] => exits.get(node) ?? []

/** The chain of main exits from a node on, as far as it has no cells yet. */
export function chainFrom(
  start: number,
  plan: SpinePlan,
  mayFollow: (node: number, chain: readonly number[]) => boolean = () => true,
): number[] {
  const chain: number[] = []
  for (let node: number | undefined = start; node !== undefined; ) {
    chain.push(node)
    node = exitsOf(node, plan).find((to) => !plan.cells.has(to) && !chain.includes(to) && mayFollow(to, chain))
  }
  return chain
}

/** Whether all that leads to a node has its cell, or is in its chain. */
export const isReady = (node: number, chain: readonly number[], { entries, cells }: SpinePlan): boolean =>
  (entries.get(node) ?? []).every((entry) => cells.has(entry) || chain.includes(entry))
