/**
 * Remarks on lifelines: their rectangles, and which of them share a row.
 */
import { distanceBetween, type Rect } from '../../src/geometry/rect.ts'
import { widthOf } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { belowRect } from './arrow-words.ts'
import type { SequenceColumns } from './columns.ts'
import type { StepLevel } from './levels.ts'
import { bar, besideEnd, type MeasuredStep, overhangOf, remarkHeight, remarkWidth } from './reach.ts'

/** Free pixels between remarks in a row. */
const between = 16

/** The rectangle of a remark with its top at a height. */
export function remarkRect(step: MeasuredStep, top: number, { centers }: Pick<SequenceColumns, 'centers'>): Rect {
  const left = centers[Math.min(step.from, step.to)] ?? 0
  const right = centers[Math.max(step.from, step.to)] ?? 0
  if (step.side !== undefined) {
    const w = remarkWidth(step)
    return { x: step.side === 'left' ? left - bar - w : left + bar, y: top, w, h: remarkHeight(step) }
  }
  if (step.item.kind === 'end')
    return { x: left - bar, y: top, w: bar + besideEnd + step.words.above.w, h: remarkHeight(step) }
  if (left === right) {
    const w = remarkWidth(step)
    return { x: left - w / 2, y: top, w, h: remarkHeight(step) }
  }
  const x = left - overhangOf(step, [Math.min(step.from, step.to)])
  return { x, y: top, w: right - left + overhangOf(step), h: remarkHeight(step) }
}

/** Where a mark and the words behind it begin that are in the middle of a remark together; words are narrower than the room kept for them in bold. */
export const markedLeft = ({ words }: MeasuredStep, { x, w }: Rect, mark: number): number => {
  const plain = words.above.lines.map(({ text, style }) => widthOf(text, { size: style.size }))
  return Math.round(x + (w - Math.max(0, ...plain) - mark) / 2)
}

/** For each step, the first step of its row: remarks share one where they do not meet and no edge of a fragment parts them. */
export function rowsOf(columns: SequenceColumns): number[] {
  const rows: number[] = []
  columns.steps.forEach((step, index) => {
    const row = rows[index - 1]
    rows.push(row !== undefined && !isLate(index, columns) && joins(step, { row, index, columns }) ? row : index)
  })
  return rows
}

/** Whether a step ends a stretch that goes on after all else. */
const isLate = (index: number, { stretches }: SequenceColumns): boolean =>
  stretches.some(({ last, pause }) => last === index && pause !== undefined)

type RemarkPlace = { row: number; index: number; columns: SequenceColumns }

const joins = (step: MeasuredStep, { row, index, columns }: RemarkPlace): boolean => {
  const isParted = columns.fragments.some(
    ({ last, operands }) => last === index - 1 || operands.some(({ first }) => first === index),
  )
  if (isMessage(step.item) || isParted) return false
  const own = remarkRect(step, 0, columns)
  return columns.steps
    .slice(row, index)
    .every(
      (other) =>
        !isMessage(other.item) && distanceBetween({ ...remarkRect(other, 0, columns), h: own.h }, own) >= between,
    )
}

/** Where a remark may begin that has room beside the words under the arrow before it: under the arrow itself. */
export const topBeside = (columns: SequenceColumns, index: number, levels: readonly StepLevel[]): number => {
  const [before, step, level] = [columns.steps[index - 1], columns.steps[index], levels[index - 1]]
  if (before === undefined || step === undefined || level === undefined) return Number.POSITIVE_INFINITY
  const isParted = columns.fragments.some(
    ({ last, operands }) => last === index - 1 || operands.some(({ first }) => first === index),
  )
  const isLevel = isMessage(before.item) && before.item.delay === 0 && before.from !== before.to
  if (
    before.words.below.h === 0 ||
    isParted ||
    !isLevel ||
    isMessage(step.item) ||
    step.item.kind === 'end' ||
    step.side !== undefined
  )
    return Number.POSITIVE_INFINITY
  const [words, remark] = [belowRect(before, level, columns), remarkRect(step, level.arrow, columns)]
  const isBeside = words.x + words.w + between <= remark.x || remark.x + remark.w + between <= words.x
  return isBeside ? level.arrow + between : Number.POSITIVE_INFINITY
}
