/** What the cells in focus are of the whole: a figure after a small frame like theirs, in the row of the key. */
import { sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { focusCells, type SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'
import type { Line } from '../../src/scene/scene.ts'

/** Pixels: under the cells, between a figure and its words, between the key and these, the height of the key, a frame as around cells. */
const size = { under: 14, gap: 8, between: 12, key: 24, frame: { w: 32, h: 20 } } as const

/** The key of the levels, and at the other end of its row the share; under it where both have no room in one row; so many pixels `below` the cells that words there have room. */
export const drawShare = (
  data: SeriesData & { focus?: string[] | undefined },
  key: KeyEntry,
  { sheet, below }: { sheet: Sheet; below: number },
): ChartMark => {
  for (const name of ['share', 'cells', 'all']) sheet.prove(name, '@share')
  const { cells, all, share } = sharesOf(data)
  const figure = block(share === undefined ? [] : [{ text: share, as: 'claim' }])
  const words = block([
    { text: 'of the total, in', as: 'note' },
    { text: `${cells} of ${count(Number(all), 'cell')} (${percentOf(Number(cells), Number(all))})`, as: 'note' },
  ])
  const w = size.frame.w + size.gap + figure.w + size.gap + words.w
  const { w: sample = 0 } = key
  const keyRight = widthOf(key.text, 'small') + 2 * size.gap + sample
  return {
    draw: (frame) => {
      const right = Math.max(0, rightOf(frame.area) - w)
      const isBeside = keyRight + size.between <= right
      // Under the first of the cells, if that has room.
      const under = Math.min(...framedColumns(data).map((column) => rectOf(frame, { x: column, y: 0 }).x))
      const x = Math.min(right, Math.max(isBeside ? keyRight + size.between : 0, under - 1))
      const y = bottomOf(frame.area) + below + size.under
      if (isBeside) {
        const at = { x: keyRight - sample, y: y + (words.h - size.key) / 2, w: sample, h: size.key }
        frame.put('@key', [lineOfText(key.text, { x: 0, y: at.y + at.h / 2, as: 'small' }), ...key.sample(at)])
      } else sheet.key(key)
      const { w: across, h: down } = size.frame
      const top = Math.round(y + (words.h - down) / 2)
      const lines = isBeside && x === under - 1 && below === 0 ? leaders(data, frame, top + down) : []
      const outline = path(`M ${x} ${top} h ${across} v ${down} h ${-across} Z`, { stroke: 'ink' })
      const after = x + (lines.length > 0 ? 0 : across) + size.gap
      frame.put('@share', [
        ...(lines.length > 0 ? lines : [outline]),
        ...place(figure, { x: after, y, w: 0, h: words.h }, { align: 'start' }),
        ...place(words, { x: after + figure.w + size.gap, y, w: 0, h: words.h }, { align: 'start' }),
      ])
    },
  }
}

/**
 * A line from the frames down to their share, in the gap between two columns; none where frames are in several columns, as
 * one of them alone would be tied to it, and none through more than a row of other cells, which it would seem to part.
 */
const leaders = (data: SeriesData & { focus?: string[] | undefined }, frame: Frame, end: number): Line[] => {
  const cells = new Set<object>(focusCells(data))
  const rows = data.rows.flatMap(({ values }, y) => {
    const own = [...values.keys()].filter((column) => cells.has(values[column] ?? {}))
    const [first = 0, last = 0] = [own[0], own.at(-1)]
    return own.length === 0 ? [] : [{ y, first, last, areOne: last - first + 1 === own.length }]
  })
  const [top] = rows
  if (top === undefined || rows.some((row) => !row.areOne || row.first !== top.first || row.last !== top.last))
    return []
  const others = data.rows.length - top.y - rows.length
  if (others > 1) return []
  return rows.flatMap(({ y, first }, index) => {
    const [from, next] = [rectOf(frame, { x: first, y }), rows[index + 1]]
    const to = next === undefined ? end : rectOf(frame, { x: first, y: next.y }).y
    const x = from.x - 0.5
    return to - bottomOf(from) < 2 ? [] : [line(x, bottomOf(from), x, to, { stroke: 'ink' })]
  })
}

/** The columns of the cells in focus. */
const framedColumns = (data: SeriesData & { focus?: string[] | undefined }): number[] => {
  const cells = new Set<object>(focusCells(data))
  return data.rows.flatMap(({ values }) => [...values.keys()].filter((column) => cells.has(values[column] ?? {})))
}

/** The cells in focus, all that have a value, and what the former sum up to: values below zero have no shares. */
export const sharesOf = (data: SeriesData & { focus?: string[] | undefined }) => {
  const values = valuesOf(data.rows)
  const part = sum(focusCells(data), ({ value }) => value ?? 0)
  const [count, whole] = [focusCells(data).length, sum(values)]
  const share = count === 0 || values.some((each) => each < 0) ? undefined : percentOf(part, whole)
  return { cells: String(count), all: String(values.length), share, whole }
}
