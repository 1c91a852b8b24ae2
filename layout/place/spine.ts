/**
 * Places of a flowchart: one straight spine down, each question's other exits to the right on its own row.
 *
 * What follows such an exit continues to the right; if it asks questions itself, it is a spine of its own. What several
 * rows lead to is at the last of them. The same answer leads the same way whatever else is in the chart.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, leavesOf } from '../model/board.ts'
import { isFlat } from '../model/windows.ts'
import { apart } from './arrangement.ts'
import type { Hints } from './hints.ts'
import { chainFrom, exitsOf, isReady, planSpine, type SpinePlan } from './spine-plan.ts'

/** Free units beside a node in its column, for the words of exits. */
const beside = 2 * apart.nodes

export function spineHints(board: Board): Hints {
  const leaves = leavesOf(board)
  const widths = leaves.map(({ w }) => w).sort((a, b) => a - b)
  const [usual, widest] = [widths[widths.length >> 1] ?? 0, widths.at(-1) ?? 0]
  const plan = planSpine(board, 1 + Math.floor((board.page.across - widest) / (usual + beside)))
  const isStart = (index: number): boolean => (plan.entries.get(index) ?? []).length === 0
  let top = 0
  // What waits for a node that never gets a cell is placed at the end.
  for (const { index } of [...leaves.filter(({ index: each }) => isStart(each)), ...leaves]) {
    if (plan.cells.has(index)) continue
    const before = new Set(plan.cells.keys())
    layDown(index, { x: 0, y: top }, plan)
    for (const [cell, { y }] of plan.cells) if (!before.has(cell)) top = Math.max(top, y + 1)
  }
  return plan.cells
}

/** A spine down from a node, and what leaves it; the first row below all that. */
const layDown = (start: number, cell: Point, plan: SpinePlan, isMain = true): number => {
  const chain = chainFrom(start, plan, isMain ? undefined : (node, before) => isReady(node, before, plan))
  const tail = isMain ? tailOf(chain, plan) : []
  const spine = chain.slice(0, chain.length - tail.length)
  let row = cell.y
  let below = row
  for (const [index, node] of spine.entries()) {
    const sides = exitsOf(node, plan).filter((to) => !plan.cells.has(to) && !chain.includes(to))
    const ready = sides.filter((to) => isReady(to, chain.slice(0, index + 1), plan))
    // A spine beside this one may reach further down, unless something here needs the room; what others lead to has room below.
    if (ready.some((to) => plan.entries.get(to)!.length < 2)) row = Math.max(row, below)
    plan.cells.set(node, { x: cell.x, y: row })
    const aside = ready.length > 0 ? Math.max(row, below) : row
    below = Math.max(below, laySides(sides, { x: cell.x, y: aside }, { plan, before: spine.slice(0, index + 1) }))
    row++
  }
  if (tail.length === 0) return Math.max(row, below)
  const own = plan.cells.get(spine.at(-1)!)!.y
  const isTaken = [...plan.cells.values()].some(({ x, y }) => y === own && x > cell.x)
  const last = isTaken ? Math.max(row, below) : own
  for (const [index, node] of tail.entries()) plan.cells.set(node, { x: cell.x + 1 + index, y: last })
  return last + 1
}

/**
 * The end of a spine behind its last question: where others leave the spine to the side, it does so too, below them, so
 * that steps and ends are in columns.
 */
const tailOf = (chain: readonly number[], plan: SpinePlan): number[] => {
  const isQuestion = (node: number): boolean =>
    plan.items[node]!.outline === 'diamond' || exitsOf(node, plan).length > 1
  const last = chain.findLastIndex(isQuestion)
  const tail = chain.slice(last + 1)
  if (last < 0) return []
  const isOpen = (node: number): boolean => !plan.cells.has(node) && !chain.includes(node)
  const exits = exitsOf(chain[last]!, plan)
  const hasSides = chain.some((node) => exitsOf(node, plan).some(isOpen))
  const isPlain = tail.every((node) => exitsOf(node, plan).length < 2)
  const fits = tail.length >= (hasOutcomes(chain, isOpen, plan) ? 1 : 2) && tail.length < plan.columns
  return hasSides && (exits.length === 1 || exits.some(isOpen)) && isPlain && fits ? tail : []
}

/** Whether two questions or more lead to the side to where nothing follows: the last outcome is in the column of these. */
const hasOutcomes = (chain: readonly number[], isOpen: (node: number) => boolean, plan: SpinePlan): boolean => {
  const sides = chain.map((node) => exitsOf(node, plan).filter(isOpen)).filter((exits) => exits.length > 0)
  return sides.length >= 2 && sides.every(([first, ...more]) => more.length === 0 && exitsOf(first!, plan).length === 0)
}

/** The first exit to the right on the same row, one without questions to the left, others below; the first row below. */
const laySides = (
  sides: readonly number[],
  { x, y }: Point,
  { plan, before }: { plan: SpinePlan; before: readonly number[] },
): number => {
  let next = y
  let isLeftFree = x === 0
  for (const side of sides) {
    if (plan.cells.has(side) || !isReady(side, before, plan)) continue
    if (next > y && isLeftFree && chainFrom(side, plan).length === 1) {
      // An edge from the left turns down into a question.
      plan.cells.set(side, { x: -1, y: isFlatQuestion(side, plan) ? y + 1 : y })
      isLeftFree = false
    } else next = layBeside(side, { x: x + 1, y: next }, plan)
  }
  return Math.max(next, y + 1)
}

const isFlatQuestion = (node: number, { items }: SpinePlan): boolean => {
  const { outline, w, h } = items[node]!
  return outline === 'diamond' && isFlat(w, h)
}

/** A chain to the right, or, with questions in it or without room, down; the first row below it. */
const layBeside = (start: number, { x, y: wish }: Point, plan: SpinePlan): number => {
  // A flat question is entered from above.
  const y = isFlatQuestion(start, plan) ? wish + 1 : wish
  const chain = chainFrom(start, plan, (node, before) => isReady(node, before, plan))
  const asks = chain.some((node) => exitsOf(node, plan).length > 1)
  if (asks || x + chain.length > plan.columns) return layDown(start, { x, y }, plan, false)
  for (const [index, node] of chain.entries()) plan.cells.set(node, { x: x + index, y })
  return y + 1
}
