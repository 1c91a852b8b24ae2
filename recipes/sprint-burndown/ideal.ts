/**
 * A sprint's ideal line, and how far off the last value is.
 */
import { block } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { area, line } from '../../drawing/chart/line.ts'
import { half, type Mark } from '../../drawing/chart/mark.ts'
import { knownValues, looksOf, valuesOf } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** From what there was at the first column to zero at the last; `behind` is how far the last value is above that. */
export const idealOf = (data: SeriesData) => {
  const columns = readColumns(data)
  const known = data.rows[0] === undefined ? [] : knownValues(data.rows[0], columns)
  const [first, last, end = 0] = [known[0], known.at(-1), columns.at.at(-1)]
  const start = first?.x ?? 0
  const at = (x: number): number => (end === start ? 0 : ((first?.y ?? 0) * (end - x)) / (end - start))
  const points = [start, end].map((x) => ({ x, y: at(x) }))
  return { points, last, ideal: at(last?.x ?? start), behind: (last?.y ?? 0) - at(last?.x ?? start) }
}

/** The ideal line, dashed, with its name where it ends. */
export const idealLine = (data: SeriesData): Mark =>
  line(data.rows, idealOf(data).points, {
    dashed: true,
    beside: [sideBlock(data.rows, block([{ text: 'ideal', as: 'note' }]), { at: 0 })],
  })

/** Each row as a line, the first one shaded; its name and value at its last dot. */
export const rowLines = (data: SeriesData, sheet: Sheet): Mark[] => {
  const columns = readColumns(data)
  const looks = looksOf(data.rows, sheet)
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  return data.rows.flatMap((row, index) => {
    const points = row.values.map(({ value }, at) => ({ x: columns.at[at] ?? 0, y: value }))
    const last = knownValues(row, columns).at(-1)
    const { stroke } = looks[index] ?? { stroke: 'muted' as const }
    const words = block(
      [{ text: `${row.name} ${short(last?.y ?? 0)}`, as: { size: 16, bold: true, fill: stroke } }],
      176,
    )
    const isLast = last?.x === columns.at.at(-1)
    const beside = isLast ? [sideBlock(row, words, { at: last?.y ?? 0, stroke })] : []
    return [
      ...(index === 0 ? [area(row, points)] : []),
      line(row, points, { stroke, beside }),
      ...(last === undefined ? [] : [dot(last.cell, last, { stroke, ...(isLast ? {} : { words }) })]),
    ]
  })
}

/** From the last value to the ideal line, with the difference beside it. */
export const gapToIdeal = (data: SeriesData): Mark => {
  const { last, ideal, behind } = idealOf(data)
  const { short } = formatFor(valuesOf(data.rows), data.unit)
  return {
    draw: (frame) => {
      if (last === undefined || Math.abs(frame.y.at(last.y) - frame.y.at(ideal)) < 12) return
      const [x, from, to] = [half(frame.x.at(last.x)), half(frame.y.at(last.y)), half(frame.y.at(ideal))]
      frame.put(last.cell, [path(`M ${x - 5} ${to} H ${x + 5} M ${x} ${from} V ${to}`, { stroke: 'ink' })], 'line')
      const words = block([{ text: `${short(Math.abs(behind))} ${behind > 0 ? 'behind' : 'ahead'}`, as: 'item' }])
      const rect = { y: (from + to - words.h) / 2, w: words.w, h: words.h }
      frame.say(last.cell, [
        { words, rect: { x: x + 10, ...rect }, align: 'start' },
        { words, rect: { x: x - 10 - words.w, ...rect }, align: 'end' },
      ])
    },
  }
}
