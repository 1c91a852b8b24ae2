/**
 * Labels above the plot area, each at the top of a vertical rule or band, in as few rows as keep labels and rules apart.
 */
import { place } from '../block.ts'
import type { Frame } from './frame.ts'
import { type HeadWords, half } from './mark.ts'

/** The least height of a row, and the air above labels of several lines. */
const rowOf = { least: 20, air: 16 }
/** From the lowest row to the plot area. */
const under = 6
/** Free pixels between labels, and between labels and a passing rule. */
const clear = 12

/** The position of a label: the x of its rule, its left edge and size, and its row above the plot area. */
export type Head = { x: number; left: number; w: number; h: number; row: number }

/**
 * Rows for labels at `x`. Labels start at their rule; those that would pass `width` end at it. Each takes the lowest
 * free row, starting with those whose rule is nearest to the edge that the labels run toward.
 */
export function headsOf(words: { x: number; w: number; h: number }[], width: number): Head[] {
  const wanted = words.map(({ x, w, h }, index) => {
    const isEnd = x - 4 + w > width
    return { index, x, w, h, left: Math.max(0, isEnd ? x + 4 - w : x - 4), turn: isEnd ? width + x : -x }
  })
  const heads: Head[] = []
  for (const { index, turn: _, ...head } of wanted.toSorted((a, b) => a.turn - b.turn)) {
    const rows = words.map((_, row) => ({ ...head, row }))
    const isFree = (meet: typeof touch) => (tried: Head) => !Object.values(heads).some((other) => meet(tried, other))
    // Rules are interrupted by labels, so that those at the same place can be stacked.
    heads[index] = rows.find(isFree(meets)) ?? rows.find(isFree(touch)) ?? { ...head, row: index }
  }
  return heads
}

/** Whether labels touch in one row. */
const touch = (a: Head, b: Head): boolean =>
  a.row === b.row && a.left < b.left + b.w + clear && b.left < a.left + a.w + clear

/** The same, or whether a rule from a higher row crosses labels of a lower one. */
const meets = (a: Head, b: Head): boolean => {
  const passes = (rule: Head, words: Head): boolean =>
    rule.row > words.row && rule.x > words.left - clear && rule.x < words.left + words.w + clear
  return touch(a, b) || passes(a, b) || passes(b, a)
}

/** How far the lower edge of each row is from that of the first; the last number is the height of all. */
const edgesOf = (heads: Head[]): number[] => {
  const edges = [0]
  for (let row = 0; heads.some((head) => head.row === row); row++) {
    const highest = Math.max(...heads.map((head) => (head.row === row ? head.h : 0)))
    edges.push((edges[row] ?? 0) + (highest <= rowOf.least ? rowOf.least : highest + rowOf.air))
  }
  return edges
}

/** How high the rows are. */
export const headRoom = (heads: Head[]): number => (heads.length === 0 ? 0 : (edgesOf(heads).at(-1) ?? 0) + under)

/** Draws labels and their rules, which run to the bottom of the plot area. */
export function drawHeads(frame: Frame, words: HeadWords[], heads: Head[]): void {
  const { area } = frame
  const edges = edgesOf(heads)
  for (const [index, { source, words: block, rule }] of words.entries()) {
    const { x, left, w, h, row } = heads[index] ?? { x: 0, left: 0, w: 0, h: 0, row: 0 }
    const bottom = area.y - under - (edges[row] ?? 0)
    const y = bottom - Math.max(h, rowOf.least)
    if (rule !== undefined)
      frame.rule(source, { x: half(x), y: bottom, x2: half(x), y2: area.y + area.h, ...rule }, 'line')
    frame.put(source, place(block, { x: left, y, w, h: bottom - y }, { align: 'start' }), 'line')
  }
}
