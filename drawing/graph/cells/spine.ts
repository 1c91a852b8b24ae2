/**
 * Cells of a flowchart: one straight spine down, each question's other exits to the right on its own row.
 *
 * What follows such an exit goes on to the right; where it asks questions itself, it is a spine of its own. What several
 * rows lead to stands at the last of them. No search: the same answer leads the same way whatever else the chart holds.
 */
import type { Model, Node } from '../model.ts'
import { type Arc, aheadOf, forwardArcs } from '../ranks.ts'
import { isFlat } from '../route/ports.ts'

/** A column and a row in whole steps. */
export type SpineCell = { column: number; row: number }

type Plan = {
  /** What each node leads to: the longest way ahead first; of equally long ones the one listed first. */
  exits: Map<Node, Node[]>
  entries: Map<Node, Node[]>
  placed: Map<Node, SpineCell>
  columns: number
}

/** `columns` is how many fit the sheet: what would lie beyond goes down instead. */
export function spineCells(model: Model, columns: number): Map<Node, SpineCell> {
  const plan = { ...linksOf(model), placed: new Map<Node, SpineCell>(), columns: Math.max(2, columns) }
  const isStart = (node: Node): boolean => (plan.entries.get(node) ?? []).length === 0
  const blocks: Map<Node, SpineCell>[] = []
  // What waits for a node that is never placed is placed at the end.
  for (const node of [...model.nodes.filter(isStart), ...model.nodes]) {
    if (plan.placed.has(node)) continue
    const before = new Set(plan.placed.keys())
    layDown(node, { column: 0, row: 0 }, plan)
    blocks.push(shifted(new Map([...plan.placed].filter(([placed]) => !before.has(placed)))))
  }
  return shelve(blocks, plan.columns)
}

/** Parts that are not joined stand side by side as long as there are columns, then below. */
const shelve = (blocks: readonly Map<Node, SpineCell>[], columns: number): Map<Node, SpineCell> => {
  const placed = new Map<Node, SpineCell>()
  let [left, top, bottom] = [0, 0, 0]
  for (const block of blocks) {
    const cells = [...block.values()]
    const [wide, high] = [
      1 + Math.max(...cells.map(({ column }) => column)),
      1 + Math.max(...cells.map(({ row }) => row)),
    ]
    if (left > 0 && left + wide > columns) [left, top] = [0, bottom]
    for (const [node, { column, row }] of block) placed.set(node, { column: left + column, row: top + row })
    left += wide
    bottom = Math.max(bottom, top + high)
  }
  return placed
}

const linksOf = (model: Model): Pick<Plan, 'exits' | 'entries'> => {
  const arcs = forwardArcs(model)
  const ahead = aheadOf(model, arcs)
  const exits = (node: Node): Node[] =>
    arcs
      .filter(({ from, edge }: Arc) => from === node && edge.from === node)
      .map(({ to }) => to)
      .sort((a, b) => (ahead.get(b) ?? 0) - (ahead.get(a) ?? 0))
  const entries = (node: Node): Node[] => arcs.filter(({ to }) => to === node).map(({ from }) => from)
  return {
    exits: new Map(model.nodes.map((node) => [node, exits(node)])),
    entries: new Map(model.nodes.map((node) => [node, entries(node)])),
  }
}

const exitsOf = (node: Node, { exits }: Plan): Node[] => exits.get(node) ?? []

/** The chain of main exits from a node on, as far as it is not placed yet. */
const chainFrom = (start: Node, plan: Plan, mayFollow: (node: Node, chain: Node[]) => boolean = () => true): Node[] => {
  const chain: Node[] = []
  for (let node: Node | undefined = start; node !== undefined; ) {
    chain.push(node)
    node = exitsOf(node, plan).find((to) => !plan.placed.has(to) && !chain.includes(to) && mayFollow(to, chain))
  }
  return chain
}

/** Whether all that leads to a node has its place, or is in its chain. */
const isReady = (node: Node, chain: readonly Node[], { entries, placed }: Plan): boolean =>
  (entries.get(node) ?? []).every((entry) => placed.has(entry) || chain.includes(entry))

/** A spine down from a node, and what leaves it; the first row below all that. */
const layDown = (start: Node, cell: SpineCell, plan: Plan, isMain = true): number => {
  const chain = chainFrom(start, plan, isMain ? undefined : (node, before) => isReady(node, before, plan))
  const tail = isMain ? tailOf(chain, plan) : []
  const spine = chain.slice(0, chain.length - tail.length)
  let { row } = cell
  let below = row
  for (const [index, node] of spine.entries()) {
    const sides = exitsOf(node, plan).filter((to) => !plan.placed.has(to) && !chain.includes(to))
    // A spine beside this one may reach further down, unless something here needs the room.
    if (sides.some((to) => isReady(to, chain.slice(0, index + 1), plan))) row = Math.max(row, below)
    plan.placed.set(node, { column: cell.column, row })
    below = Math.max(below, laySides(sides, { column: cell.column, row }, { plan, before: spine.slice(0, index + 1) }))
    row++
  }
  if (tail.length === 0) return Math.max(row, below)
  const question = spine.at(-1)
  const own = question === undefined ? undefined : plan.placed.get(question)?.row
  const isTaken = [...plan.placed.values()].some(({ column, row: other }) => other === own && column > cell.column)
  const last = own === undefined || isTaken ? Math.max(row, below) : own
  for (const [index, node] of tail.entries()) plan.placed.set(node, { column: cell.column + 1 + index, row: last })
  return last + 1
}

/**
 * The end of a spine behind its last question: where others leave the spine to the side, it does so too, below them, so
 * that steps and ends stand in columns.
 */
const tailOf = (chain: readonly Node[], plan: Plan): Node[] => {
  const isQuestion = (node: Node): boolean => node.given.outline === 'diamond' || exitsOf(node, plan).length > 1
  const last = chain.findLastIndex(isQuestion)
  const tail = chain.slice(last + 1)
  const exits = chain.slice(Math.max(0, last), last + 1).flatMap((node) => exitsOf(node, plan))
  const isOpen = (node: Node): boolean => !plan.placed.has(node) && !chain.includes(node)
  const hasSides = chain.some((node) => exitsOf(node, plan).some(isOpen))
  const isPlain = tail.every((node) => exitsOf(node, plan).length < 2)
  return hasSides &&
    (exits.length === 1 || exits.some(isOpen)) &&
    isPlain &&
    tail.length >= 2 &&
    tail.length < plan.columns
    ? tail
    : []
}

type Sides = { plan: Plan; before: readonly Node[] }

/** The first exit to the right on the same row, one without questions to the left, others below; the first row below. */
const laySides = (sides: readonly Node[], { column, row }: SpineCell, { plan, before }: Sides): number => {
  let next = row
  let isLeftFree = column === 0
  for (const side of sides) {
    if (plan.placed.has(side) || !isReady(side, before, plan)) continue
    if (next > row && isLeftFree && chainFrom(side, plan).length === 1) {
      // An edge from the left turns down into a question.
      plan.placed.set(side, { column: -1, row: isFlatDiamond(side) ? row + 1 : row })
      isLeftFree = false
    } else next = layBeside(side, { column: column + 1, row: next }, plan)
  }
  return Math.max(next, row + 1)
}

const isFlatDiamond = ({ given: { outline, w, h } }: Node): boolean => outline === 'diamond' && isFlat({ w, h })

/** A chain to the right, or, with questions in it or without room, down; the first row below it. */
const layBeside = (start: Node, { column, row: beside }: SpineCell, plan: Plan): number => {
  // A flat question is entered from above.
  const row = isFlatDiamond(start) ? beside + 1 : beside
  const chain = chainFrom(start, plan, (node, before) => isReady(node, before, plan))
  const asks = chain.some((node) => exitsOf(node, plan).length > 1)
  if (asks || column + chain.length > plan.columns) return layDown(start, { column, row }, plan, false)
  for (const [index, node] of chain.entries()) plan.placed.set(node, { column: column + index, row })
  return row + 1
}

/** The first column and row are 0. */
const shifted = (placed: Map<Node, SpineCell>): Map<Node, SpineCell> => {
  const cells = [...placed.values()]
  const [left, top] = [Math.min(...cells.map(({ column }) => column)), Math.min(...cells.map(({ row }) => row))]
  return new Map([...placed].map(([node, { column, row }]) => [node, { column: column - left, row: row - top }]))
}
