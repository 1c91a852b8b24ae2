/**
 * How far the work left of a burndown is from its ideal line: a bracket with words.
 */
import { block, type Paragraph } from '../../drawing/block.ts'
import { gap } from '../../drawing/chart/gap.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import { burndownOf, burndownWords } from './burndown.ts'

/** Whether a gap is of work that was added and of work that is late. */
export const areParts = ({ added, behind }: { added: number; behind: number }): boolean => added > 0 && behind > added

/** How far the last value is from the ideal line, and how much of it was added; nothing where it is on it. */
export const gapWords = (data: SeriesData): Paragraph[] => {
  const [{ behind, added }, { behind: text }] = [burndownOf(data), burndownWords(data)]
  if (Math.round(behind * 1e6) === 0) return []
  // As exact as their sum is written.
  const { short } = formatFor([behind], data.unit)
  const parts = areParts({ added, behind }) ? `${short(added)} added, ${short(behind - added)} late` : undefined
  return [
    { text: `${text} ${behind > 0 ? 'behind' : 'ahead'}`, as: { size: 16, bold: true, fill: toneOfGap(behind) } },
    { text: parts, as: 'note' },
  ]
}

const toneOfGap = (behind: number): Color => (behind > 0 ? 'negative' : 'positive')

/** How far the last value is from the ideal line, as a bracket with its words beside it; at the end they are below the name. */
export const behindGap = (data: SeriesData): ChartMark[] => {
  const { last, behind, added } = burndownOf(data)
  const words = gapWords(data)
  if (last === undefined || words.length === 0) return []
  const fill = toneOfGap(behind)
  // Beside the layers, as it would seem their border at their end.
  const right = last.x === readColumns(data).at.at(-1) ? 0 : 16
  // Where the gap has two parts, the bracket says where one ends and the other begins.
  const part: ChartMark = {
    draw: (frame) => {
      const [x, top, y] = [
        half(frame.x.at(last.x)) + right,
        ...[last.y, last.y - added].map((at) => half(frame.y.at(at))),
      ]
      if (right > 0) frame.put(last.cell, [path(`M ${x - 5} ${top} H ${x + 5}`, { stroke: fill })], 'line')
      if (areParts({ added, behind }))
        frame.put(last.cell, [path(`M ${x - 5} ${y} H ${x + 5}`, { stroke: 'ink' })], 'line')
    },
  }
  const said = block(right === 0 ? [] : words)
  return [gap(last.cell, { x: last.x, from: last.y, to: last.y - behind }, said, { stroke: fill, right }), part]
}
