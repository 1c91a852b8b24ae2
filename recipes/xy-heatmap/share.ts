/** What the cells in focus are of the whole: a figure under their columns, in the row of the key. */
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
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'

/** Pixels: under the cells, between a figure and its words, between the key and these, the height of the key. */
const size = { under: 22, gap: 8, between: 24, key: 24 } as const

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
      const under = spanOf(data, frame)
      // Under its cells where these are in columns side by side, or else at the end of the row.
      const middle = under === undefined ? right : (under.from + under.to + figure.w) / 2
      const x = Math.max(0, Math.min(right - w, middle - figure.w))
      const isBeside = keyRight + size.between <= x
      const y = bottomOf(frame.area) + size.under
      if (under !== undefined) {
        const { from, to } = under
        const top = bottomOf(frame.area) + 8
        frame.put('@share', [path(`M ${from} ${top} v 6 H ${to} v -6`, { stroke: 'accent' })])
      }
      if (isBeside) {
        const at = { x: 0, y: y + (words.h - size.key) / 2, w: sample, h: size.key }
        const named = { x: sample + size.gap, y: at.y + at.h / 2, as: 'small' } as const
        frame.put('@key', [...key.sample(at), lineOfText(key.text, named)])
      } else sheet.key(key)
      frame.put('@share', [
        ...place(figure, { x, y, w: 0, h: words.h }, { align: 'start' }),
        ...place(words, { x: x + figure.w + size.gap, y, w: 0, h: words.h }, { align: 'start' }),
      ])
    },
  }
}

/** From where to where the columns of the cells in focus are, if they are side by side. */
const spanOf = (data: SeriesData & { focus?: string[] | undefined }, frame: Frame) => {
  const focus = new Set(focusCells(data))
  const columns = data.rows.flatMap(({ values }) => values.flatMap((cell, x) => (focus.has(cell) ? [x] : [])))
  const all = [...new Set(columns)].toSorted((a, b) => a - b)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined || last - first !== all.length - 1) return undefined
  const [from, to] = [rectOf(frame, { x: first, y: 0 }), rectOf(frame, { x: last, y: 0 })]
  return { from: from.x, to: to.x + to.w }
}

/** The cells in focus, all that have a value, and what the former sum up to. */
export const sharesOf = (data: SeriesData & { focus?: string[] | undefined }) => {
  const values = valuesOf(data.rows)
  const part = sum(focusCells(data), ({ value }) => value ?? 0)
  const cells = String(focusCells(data).length)
  return { cells, all: String(values.length), share: percentOf(part, sum(values)), whole: sum(values) }
}
