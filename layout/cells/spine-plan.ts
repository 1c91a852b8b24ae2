/**
 * The plan of a flowchart's spine: what each node leads to and comes from, which are placed, and the chains along them.
 */
import type { Model, Node } from '../model/model.ts'
import { type Arc, aheadOf, forwardArcs } from '../model/ranks.ts'

/** A column and a row in whole steps. */
export type SpineCell = { column: number; row: number }

export type Plan = {
  /**
   * What each node leads to: first what was below it in a known drawing, then the longest way ahead; of equally long ones
   * the one listed first.
   */
  exits: Map<Node, Node[]>
  entries: Map<Node, Node[]>
  placed: Map<Node, SpineCell>
  columns: number
}

export const linksOf = (model: Model): Pick<Plan, 'exits' | 'entries'> => {
  const arcs = forwardArcs(model)
  const ahead = aheadOf(model, arcs)
  const exits = (node: Node): Node[] =>
    arcs
      .filter(({ from, edge }: Arc) => from === node && edge.from === node)
      .map(({ to }) => to)
      .sort(
        (a, b) =>
          Number(wasBelow(b, node, model)) - Number(wasBelow(a, node, model)) ||
          (ahead.get(b) ?? 0) - (ahead.get(a) ?? 0),
      )
  const entries = (node: Node): Node[] => arcs.filter(({ to }) => to === node).map(({ from }) => from)
  return {
    exits: new Map(model.nodes.map((node) => [node, exits(node)])),
    entries: new Map(model.nodes.map((node) => [node, entries(node)])),
  }
}

/** Whether a node was straight below another in the drawing that the search starts from: it stays on the spine. */
const wasBelow = (node: Node, other: Node, { options: { cells = {} } }: Model): boolean => {
  const [cell, above] = [cells[node.given.id], cells[other.given.id]]
  return cell !== undefined && above !== undefined && cell[0] === above[0] && cell[1] > above[1]
}

export const exitsOf = (node: Node, { exits }: Plan): Node[] => exits.get(node) ?? []

/** The chain of main exits from a node on, as far as it is not placed yet. */
export const chainFrom = (
  start: Node,
  plan: Plan,
  mayFollow: (node: Node, chain: Node[]) => boolean = () => true,
): Node[] => {
  const chain: Node[] = []
  for (let node: Node | undefined = start; node !== undefined; ) {
    chain.push(node)
    node = exitsOf(node, plan).find((to) => !plan.placed.has(to) && !chain.includes(to) && mayFollow(to, chain))
  }
  return chain
}

/** Whether all that leads to a node has its place, or is in its chain. */
export const isReady = (node: Node, chain: readonly Node[], { entries, placed }: Plan): boolean =>
  (entries.get(node) ?? []).every((entry) => placed.has(entry) || chain.includes(entry))
