/**
 * The segments of 100% stacked bars, the names of the parts over the first bar, and the totals at the ends.
 */

import { sum } from 'd3-array'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import { isFocusColumn } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { type Cell, columnItems, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

/** A part of a total: the share of it (0 to 1), and where it begins. */
export type Share = { cell: Cell; share: number; from: number }

/** The shares of a row. */
export function sharesOf({ values }: SeriesRow): Share[] {
  const total = totalOf({ values })
  let from = 0
  return values.map((cell) => {
    const share = (cell.value ?? 0) / total
    const found = { cell, share, from }
    from += share
    return found
  })
}

/** Without a total there are no shares. */
export const totalFindings = (rows: SeriesRow[]) =>
  rows.flatMap((row, index) =>
    totalOf(row) > 0 ? [] : [{ at: `rows.${index}.values`, problem: 'add up to 0; shares need a total' }],
  )

const totalOf = ({ values }: Pick<SeriesRow, 'values'>): number => sum(values, ({ value }) => value ?? 0)

type Look = { fill: Color; ink: Color }

/** Tones that differ from their neighbors; with more parts they repeat, and the order tells them apart. */
const tones: Look[] = [
  { fill: 'muted', ink: 'surface' },
  { fill: 'surface', ink: 'ink' },
  { fill: 'rule', ink: 'ink' },
  { fill: 'none', ink: 'ink' },
]

const inFocus: Look = { fill: 'accent', ink: 'surface' }

const looksOf = (data: SeriesData, sheet: Sheet): Look[] => {
  let next = 0
  return columnItems(data).map((_, index) =>
    isFocusColumn(data, index, sheet) ? inFocus : (tones[next++ % tones.length] ?? inFocus),
  )
}

type Setting = { y: number; data: SeriesData; sheet: Sheet }

/** The segments of one row with their shares, and under the first row with their names too, where these fit. */
export const segments = (row: SeriesRow, { y, data, sheet }: Setting): Mark[] => {
  const looks = looksOf(data, sheet)
  const outline: Mark = {
    draw: (frame) => {
      frame.put(row, [path(squarePath(rectOf(frame, { x: [0, 1], y })))], 'line')
    },
  }
  const parts = sharesOf(row).map(
    ({ cell, share, from }, index): Mark => ({
      x: [0, 1],
      draw: (frame) => {
        const { ink, fill } = (sheet.isFocus(cell) ? inFocus : looks[index]) ?? inFocus
        const rect = rectOf(frame, { x: [from, from + share], y })
        if (rect.w <= 0) return
        const value = `${Math.round(100 * share)}%`
        const isFocus = fill === 'accent'
        const as: TypeStyle = { size: 14, fill: ink, ...(isFocus ? { bold: true } : {}) }
        const named = y > 0 ? [`${columnItems(data)[index]?.name ?? ''} ${value}`] : []
        const words = [...named, value].find((each) => widthOf(each, as) + 12 <= rect.w)
        const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2, align: 'middle', as } as const
        const said = words === undefined ? [] : [lineOfText(words, middle)]
        frame.put(cell, [path(squarePath(rect), { fill, stroke: 'surface' }), ...said])
      },
    }),
  )
  return [...parts, outline]
}

/** Totals at the ends, unless all are the same. */
export function totals({ rows, unit }: SeriesData): Mark[] {
  const all = rows.map(totalOf)
  const { full } = formatFor(all, unit)
  if (new Set(all.map(full)).size < 2) return []
  return rows.map((row, at) => ({
    beside: [sideBlock(row, block([{ text: full(totalOf(row)), as: 'value' }]), { at })],
  }))
}

/** Names farther than this from their segment, in pixels, are in the key, in the order of the segments. */
const farthest = 64

const columnKey = (data: SeriesData, sheet: Sheet): void => {
  const looks = looksOf(data, sheet)
  for (const [index, { name }] of columnItems(data).entries()) {
    sheet.key(swatchEntry(name, { fill: (looks[index] ?? inFocus).fill }))
  }
}

/** Names over the first bar, each joined to its segment. */
export const columnHeads = (data: SeriesData, sheet: Sheet): Mark[] => {
  const columns = columnItems(data)
  const words = columns.map(({ name }, index) =>
    block(
      [{ text: name, as: isFocusColumn(data, index, sheet) ? { size: 14, bold: true, fill: 'accent' } : 'label' }],
      Math.floor(760 / columns.length) - 16,
    ),
  )
  const height = Math.max(...words.map(({ h }) => h))
  const draw: Mark['draw'] = (frame) => {
    const [first] = data.rows
    const shares = first === undefined ? [] : sharesOf(first)
    const middles = shares.map(({ from, share }) => frame.x.at(from + share / 2))
    const placed = spread(middles, {
      sizes: words.map(({ w }) => w),
      gap: 16,
      from: frame.area.x,
      to: frame.area.x + frame.area.w,
    })
    const top = rectOf(frame, { x: [0, 1], y: 0 }).y
    if (placed.some((at, index) => Math.abs(at - (middles[index] ?? 0)) > farthest)) {
      columnKey(data, sheet)
      return
    }
    for (const [index, column] of columns.entries()) {
      const [from, to] = [half(placed[index] ?? 0), half(middles[index] ?? 0)]
      const bottom = top - 24
      const said = place(words[index] as Block, { x: from, y: bottom - height, w: 0, h: height }, { valign: 'bottom' })
      frame.put(column, [...said, line(from, bottom + 4, to, top - 4)])
    }
  }
  return [{ top: height + 16, draw }]
}
