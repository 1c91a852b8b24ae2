/** What the cells in focus are of the whole: a figure after a small frame like theirs, in the row of the key. */
import { sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { focusCells, type SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'

/** Pixels: under the cells, between a figure and its words, between the key and these, the height of the key, a frame as around cells. */
const size = { under: 22, gap: 8, between: 24, key: 24, frame: { w: 32, h: 20 } } as const

/** The key of the levels, and at the other end of its row the share; under it where both have no room in one row; so many pixels `below` the cells that words there have room. */
export const drawShare = (
  data: SeriesData & { focus?: string[] | undefined },
  key: KeyEntry,
  { sheet, below }: { sheet: Sheet; below: number },
): ChartMark => {
  for (const name of ['share', 'cells', 'all']) sheet.prove(name, '@share')
  const { cells, all, share } = sharesOf(data)
  const figure = block([{ text: share, as: 'claim' }])
  const words = block([
    { text: 'of the total in', as: 'note' },
    { text: `${count(Number(cells), 'framed cell')}, ${percentOf(Number(cells), Number(all))} of all`, as: 'note' },
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
      const outline = `M ${x} ${Math.round(y + (words.h - down) / 2)} h ${across} v ${down} h ${-across} Z`
      const after = x + across + size.gap
      frame.put('@share', [
        path(outline, { stroke: 'ink' }),
        ...place(figure, { x: after, y, w: 0, h: words.h }, { align: 'start' }),
        ...place(words, { x: after + figure.w + size.gap, y, w: 0, h: words.h }, { align: 'start' }),
      ])
    },
  }
}

/** The columns of the cells in focus. */
const framedColumns = (data: SeriesData & { focus?: string[] | undefined }): number[] => {
  const cells = new Set<object>(focusCells(data))
  return data.rows.flatMap(({ values }) => [...values.keys()].filter((column) => cells.has(values[column] ?? {})))
}

/** The cells in focus, all that have a value, and what the former sum up to. */
export const sharesOf = (data: SeriesData & { focus?: string[] | undefined }) => {
  const values = valuesOf(data.rows)
  const part = sum(focusCells(data), ({ value }) => value ?? 0)
  const cells = String(focusCells(data).length)
  return { cells, all: String(values.length), share: percentOf(part, sum(values)), whole: sum(values) }
}
