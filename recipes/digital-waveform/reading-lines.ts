/**
 * The edges of the clock at which bits are read: dashed lines through all rows, and what they mean.
 */
import { pairs } from 'd3-array'
import { lineOfText } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { dots } from '../../drawing/grid/cells.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { WaveRow } from './draw-waves.ts'
import type { Under } from './words-under.ts'

/** From one digit to the next at least, and the height that is kept free for that, in pixels. */
const digit = { least: 18, line: 20 } as const

/** The height of the numbers of bits, in pixels. */
const numberLine = 14

/** Whether the bits of a row are far enough apart to be written, with columns of `w` pixels. */
export const hasDigits = ({ bits }: Pick<WaveRow, 'bits'>, w: number): boolean =>
  bits.slice(1).every(({ column }, index) => (column - bits[index]!.column) * w >= digit.least)

/** The number of the bit that is read at a column, counted down in each byte; none where signals have no whole bytes, or others. */
export const bitNumbers = (rows: readonly Pick<WaveRow, 'bits'>[]): Map<number, number> => {
  const all = rows.flatMap(({ bits }) => bits.map(({ column }, index) => ({ column, number: 7 - (index % 8) })))
  const numbers = new Map(all.map(({ column, number }) => [column, number]))
  const isWhole = rows.every(({ bits }) => bits.length % 8 === 0)
  return isWhole && all.every(({ column, number }) => numbers.get(column) === number) ? numbers : new Map()
}

/** The columns around the bits that are read one right after the other. */
export const groundsOf = (bits: WaveRow['bits']): [number, number][] => {
  const columns = bits.map(({ column }) => column)
  const gap = Math.min(...pairs(columns, (before, column) => column - before))
  const half = columns.length === 1 ? 1 : gap / 2
  return runsOf(columns, (column, before) => column - before === gap).map((run) => [
    Math.max(0, (run[0] ?? 0) - half),
    (run.at(-1) ?? 0) + half,
  ])
}

/** Upright lines through all rows, but for values, edges, digits and words: those are not crossed. */
export const readings = (
  rows: WaveRow[],
  read: readonly number[],
  { under, numbers }: { under: Under; numbers: ReadonlyMap<number, number> },
): ChartMark => ({
  draw: (frame) => {
    const { y: top, h } = frame.area
    // Bits without digits have no numbers.
    const shown = rows.every((row) => hasDigits(row, frame.x.at(1) - frame.x.at(0)))
      ? numbers
      : new Map<number, number>()
    const isClosed = ({ stretches }: WaveRow, column: number): boolean =>
      stretches.some(({ kind, from, to }) => from === column || (kind === '=' && from < column && column < to))
    const lines = read.map((column) => {
      const x = frame.x.at(column)
      const closed = rows.flatMap((row, y): Pick<Rect, 'y' | 'h'>[] => {
        const rect = rectOf(frame, { x: [0, 1], y })
        const words = under(frame, y).find((each) => each.rect.x - 2 < x && x < each.rect.x + each.rect.w + 2)
        if (words !== undefined) return [{ y: rect.y, h: Math.min(top + h, words.rect.y + words.rect.h) - rect.y }]
        if (isClosed(row, column)) return [rect]
        return hasDigits(row, rect.w) && row.bits.some((bit) => bit.column === column)
          ? [{ y: rect.y + rect.h / 2 - digit.line / 2, h: digit.line }]
          : []
      })
      return `M ${x} ${shown.has(column) ? top + numberLine : top} ${closed.map((rect) => `V ${rect.y} M ${x} ${rect.y + rect.h}`).join(' ')} V ${top + h}`
    })
    const words = [...shown].map(([column, number]) => {
      const at = { x: frame.x.at(column), y: top + numberLine / 2 - 2, as: 'small', align: 'middle' } as const
      return lineOfText(number === 7 ? 'bit 7' : `${number}`, at)
    })
    frame.put('@bit-numbers', words)
    if (lines.length > 0) frame.put('@readings', [path(lines.join(' '), { dashed: true, stroke: 'rule' })], 'rule')
  },
})

export const readingEntry: KeyEntry = {
  text: 'Bits are read',
  w: 24,
  sample: ({ x, y, w, h }) => [
    line(x + w / 2, y, x + w / 2, y + h, { dashed: true, stroke: 'rule' }),
    line(x, y + h / 2, x + w, y + h / 2),
    dots([{ x: x + w / 2, y: y + h / 2 }], 'accent'),
  ],
}

/** Where nothing is read, the lines are still at the edges of the clock. */
export const edgeEntry: KeyEntry = {
  text: 'Clock edge',
  w: 16,
  sample: ({ x, y, w, h }) => [line(x + w / 2, y, x + w / 2, y + h, { dashed: true, stroke: 'rule' })],
}
