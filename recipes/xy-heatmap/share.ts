/** What the cells in focus are of the whole: a figure at the right end of the row of the key, under the cells. */
import { sum } from 'd3-array'
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { focusCells, type SeriesData } from '../../drawing/data/numbers.ts'
import { count } from '../../drawing/describe.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'

/** Pixels: under the cells, between a figure and its words, between the key and these, the height of the key. */
const size = { under: 24, gap: 8, between: 24, key: 24 } as const

/** The key of the levels, and at the other end of its row the share; under it where both have no room in one row. */
export const drawShare = (
  data: SeriesData & { focus?: string[] | undefined },
  key: KeyEntry,
  sheet: Sheet,
): ChartMark => {
  for (const name of ['share', 'cells', 'all']) sheet.prove(name, '@share')
  const { cells, share } = sharesOf(data)
  const figure = block([{ text: share, as: 'claim' }])
  const words = block([
    { text: 'of the total', as: 'note' },
    { text: `in the ${count(Number(cells), 'framed cell')}`, as: 'note' },
  ])
  const w = figure.w + size.gap + words.w
  const { w: sample = 0 } = key
  const keyRight = sample + size.gap + widthOf(key.text, 'small')
  return {
    draw: (frame) => {
      const right = rightOf(frame.area)
      const isBeside = keyRight + size.between + w <= right
      const y = bottomOf(frame.area) + size.under
      if (isBeside) {
        const at = { x: 0, y: y + (words.h - size.key) / 2, w: sample, h: size.key }
        const named = { x: sample + size.gap, y: at.y + at.h / 2, as: 'small' } as const
        frame.put('@key', [...key.sample(at), lineOfText(key.text, named)])
      } else sheet.key(key)
      const x = isBeside ? right - w : 0
      frame.put('@share', [
        ...place(figure, { x, y, w: 0, h: words.h }, { align: 'start' }),
        ...place(words, { x: x + figure.w + size.gap, y, w: 0, h: words.h }, { align: 'start' }),
      ])
    },
  }
}

/** The cells in focus, all that have a value, and what the former sum up to. */
export const sharesOf = (data: SeriesData & { focus?: string[] | undefined }) => {
  const values = valuesOf(data.rows)
  const part = sum(focusCells(data), ({ value }) => value ?? 0)
  const cells = String(focusCells(data).length)
  return { cells, all: String(values.length), share: percentOf(part, sum(values)), whole: sum(values) }
}
