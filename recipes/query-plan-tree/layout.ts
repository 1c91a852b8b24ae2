/**
 * Where everything in a plan is: an indented tree, a logarithmic scale of rows, and a column of times.
 */
import { type Block, nameAndNote, widthOf } from '../../drawing/block.ts'
import { logTicks } from '../../drawing/chart/ticks.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { type IndentedRow, layIndented } from '../../drawing/tree/indented.ts'
import { offWords, ownTime, rowsShort, type Step } from './plan.ts'

/** Height of the heads, from a row's top to its words and to the middle of its marks; from a parent to its children, between columns, beside a band; the longest bar of time, the least scale and tree. */
export const size = {
  head: 40,
  air: 12,
  middle: 22,
  indent: 28,
  gap: 40,
  beside: 12,
  time: 144,
  scale: 160,
  tree: 176,
}

/** How wide words may be in the tree, the indentation included; the first that leaves room for the scale is taken. */
const caps = [360, 320, 280]

/** `scale` has the pixel of a number of rows, its ends and ticks; `left` and `right` include its labels. */
export type Layout = {
  rows: IndentedRow<Step>[]
  words: Map<Step, Block>
  scale: { at: (rows: number) => number; ticks: number[]; left: number; right: number }
  time: { x: number; w: number; longest: number }
  width: number
}

/** The layout of a plan; undefined where words leave too little room for the scale. */
export function layPlan(root: Step): Layout | undefined {
  return caps.map((cap) => layWithin(root, cap)).find((layout) => layout !== undefined)
}

const layWithin = (root: Step, cap: number): Layout | undefined => {
  const steps = nodesOf(root)
  const depths = new Map(layTree(root, () => 0).map(({ node, x }) => [node, x]))
  const words = new Map(steps.map((step) => [step, nameAndNote(step, Math.max(160, cap - (depths.get(step) ?? 0)))]))
  const tree = up(Math.max(size.tree, ...steps.map((step) => (depths.get(step) ?? 0) + (words.get(step)?.w ?? 0))))
  const longest = Math.max(0.01, ...steps.map(ownTime))
  const timeWords = Math.max(...steps.map((step) => widthOf(`${Math.round(ownTime(step) * 100) / 100} ms`, 'item')))
  const left = tree + size.gap
  const right = room.w - 2 * size.beside - size.gap - size.time - timeWords - 8
  const apart = steps.filter(({ planned, rows }) => planned !== rows)
  const before = Math.max(0, ...apart.map((step) => widthOf(rowsShort(Math.min(step.planned, step.rows)), 'item'))) + 14
  const after = Math.max(...steps.map((step) => afterWidth(step)))
  const [from, w] = [left + before, right - left - before - after]
  if (w < size.scale) return undefined
  const { domain, ticks } = logTicks(1, Math.max(2, ...steps.flatMap(({ planned, rows }) => [planned, rows])))
  const top = Math.log10(domain[1])
  return {
    rows: layTree(root, (step) => up(Math.max(48, (words.get(step)?.h ?? 0) + 2 * size.air), 4)).map(below),
    words,
    scale: { at: (rows) => Math.round(from + (Math.log10(Math.max(1, rows)) / top) * w), ticks, left, right },
    time: { x: right + size.gap, w: size.time, longest },
    width: right + size.gap + size.time + 8 + timeWords,
  }
}

/** The number after the marks, and by how much the plan was off. */
const afterWidth = (step: Step): number => {
  const off = offWords(step)
  const number = widthOf(rowsShort(Math.max(step.planned, step.rows)), 'item') + 14
  return number + (off === undefined ? 0 : widthOf(off, 'item') + 12)
}

const layTree = (root: Step, height: (step: Step) => number): IndentedRow<Step>[] =>
  layIndented(root, { children: ({ children }) => children, height, indent: size.indent })

/** Rows begin below the heads. */
const below = (row: IndentedRow<Step>): IndentedRow<Step> => {
  row.y += size.head
  return row
}
