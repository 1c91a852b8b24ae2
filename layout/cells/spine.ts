/**
 * Cells of a flowchart: one straight spine down, each question's other exits to the right on its own row.
 *
 * What follows such an exit continues to the right; if it asks questions itself, it is a spine of its own. What several
 * rows lead to is at the last of them. No search: the same answer leads the same way whatever else is in the chart.
 */
import type { Model, Node } from '../model/model.ts'
import { isFlat } from '../model/ports.ts'
import { shelve, shifted } from './shelve.ts'
import { chainFrom, exitsOf, isReady, linksOf, type Plan, type SpineCell } from './spine-plan.ts'

/** `columns` is how many fit the sheet: what would lie beyond goes down instead. */
export function spineCells(model: Model, columns: number): Map<Node, SpineCell> {
  const plan: Plan = { ...linksOf(model), placed: new Map<Node, SpineCell>(), columns: Math.max(2, columns) }
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
 * that steps and ends are in columns.
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
