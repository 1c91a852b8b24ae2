/**
 * Constraints of a lifeline in rows under it: where their lines and words are.
 */
import { type Block, block } from '../../drawing/block.ts'
import { pack } from '../../drawing/time/pack.ts'
import type { TimeScale } from '../../drawing/time/scale.ts'
import type { Instants } from './instants.ts'
import { judge } from './stretches.ts'
import type { TimeConstraint } from './timing-data.ts'

/** A constraint in its row, with the ends of its line and its words. */
export type LaidConstraint = {
  item: TimeConstraint
  words: Block
  left: number
  right: number
  /** The left edge of its words, which are over its line or beside it. */
  at: number
  isBeside: boolean
  y: number
}

type ConstraintRoom = { instants: Instants; x: TimeScale; top: number; left: number; right: number }

/** How wide words of constraints may be, in pixels, roomy first: narrower ones are tried where these have no free place. */
export const widths = [240, 168, 120, 96] as const

/** What is required, and by how much it is missed. */
export const wordsOf = (item: TimeConstraint, instants: Instants, cap: number): Block => {
  const { required, missed } = judge(item, instants)
  const lines = [required, ...(missed === undefined ? [] : [`✗ ${missed}`])]
  return block(
    lines.map((text, index) => ({ text, as: index === 0 ? 'note' : { size: 14, bold: true, fill: 'negative' } })),
    cap,
  )
}

/** How far a constraint reaches below its line: words beside it are around it. */
export const reachBelow = ({ words, isBeside }: Pick<LaidConstraint, 'words' | 'isBeside'>): number =>
  isBeside ? Math.max(8, words.h / 2 - 6) : 8

/** Constraints in rows in which neither lines nor words touch; words are over the middle of their line. */
export const layConstraints = (
  items: readonly TimeConstraint[],
  { instants, x, top, left, right }: ConstraintRoom,
): LaidConstraint[] => {
  const laid = items.map((item) => {
    const words = wordsOf(item, instants, widths[0])
    const [from, to] = [x(instants.at(item.start)), x(instants.at(item.end ?? item.start))]
    // Words that are wider than their length are beside it.
    const isBeside = words.w > to - from - 8
    const before = from - 8 - words.w
    const beside = to + 8 + words.w <= right || before < left ? to + 8 : before
    return {
      item,
      words,
      left: from,
      right: to,
      isBeside,
      at: isBeside ? beside : (from + to - words.w) / 2,
    }
  })
  const rows = pack(
    laid.map((each) => ({ from: Math.min(each.left, each.at), to: Math.max(each.right, each.at + each.words.w) })),
    16,
  )
  const heights = rows.map((_, row) =>
    Math.max(0, ...laid.filter((__, index) => rows[index] === row).map(({ words }) => words.h + 20)),
  )
  return laid.map((each, index) => {
    const row = rows[index] ?? 0
    const y = top + heights.slice(0, row + 1).reduce((sum, h) => sum + h, 0) - 8
    return { ...each, y }
  })
}
