/** Change of p95 latency of twelve endpoints after an upgrade: most fell, three rose. */
import { greatest, least } from 'd3-array'
import * as z from 'zod'
import { block, nameAndNote } from '../../drawing/block.ts'
import { bands, barRow } from '../../drawing/chart/bands.ts'
import { bar, barLook } from '../../drawing/chart/bar.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valueMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { sideHeads, wordsAt } from '../../drawing/chart/words.ts'
import { name } from '../../drawing/data/fields.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatOf } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

export default defineRecipe({
  name: 'Diverging bar',
  family: 'Charts',
  description:
    'One bar per item from a zero line in the middle, increases to the right and decreases to the left, ordered by value; each name is on the free side of zero. Also called deviation chart, change chart, gain-loss or tornado chart.',
  useWhen:
    'You ask what went up and what went down, and by how much: latency by endpoint after a release, size by package, cost against budget. Needs one signed value per item, for 2 to 40 items.',
  avoidWhen:
    'All values have one sign: use `ordered-bar`. The level before and after matters too: use `slope-chart`. The changes add up to one total: use `waterfall-chart`. Answers from "agree" to "disagree" need stacked bars.',
  visual: 90,
  ease: 86,
  overall: 88,
  rationale:
    'Side, length and sign say the same thing three ways, and the order puts both extremes at an end. A new item is one bar, one name and one value, but bars after it move down. You supply one signed value per item, and a state for those that are good or bad.',
  reviewed: '2026-11-22',
  revision: 1,
  data: valuesForm({
    rows: [2, 40],
    data: {
      sides: z
        .tuple([name('What a value below zero means', 24), name('What a value above zero means', 24)])
        .optional()
        .describe('What values below and above zero mean: ["faster", "slower"]'),
    },
  }),
  sample: {
    title: '{below} of {rows} endpoints got faster; {highest} got {most} slower',
    subtitle: 'Change of p95 latency from Java 17 to Java 21, one week of production traffic each',
    measure: 'Change of p95 latency',
    unit: '%',
    sides: ['faster', 'slower'],
    source: 'Illustrative data',
    rows: [
      ...shortValues(`GET /search −38, GET /product −31, POST /cart −27, GET /cart −24, GET /recommendations −19, POST /login −14,
        GET /orders −11, POST /checkout −8, GET /invoice −3`),
      { name: 'POST /upload', state: 'negative', value: 4 },
      { name: 'GET /report', state: 'negative', value: 9 },
      { name: 'POST /import', state: 'negative', note: 'pins its carrier threads in native code', value: 22 },
    ],
  },
  draw: (data, sheet) => {
    const rows = ordered(data.rows)
    const { signed, titled } = formatOf(rows, data.unit)
    const names = rows.map((row) => {
      const emphasis = fillOf(row, sheet) === 'muted' ? {} : { bold: true as const }
      return nameAndNote(row, 280, [{ size: rows.length > 12 ? 14 : 16, ...emphasis }, 'note'])
    })
    const bars = rows.flatMap((row, y) => {
      const fill = fillOf(row, sheet)
      const as = fill === 'muted' ? 'value' : ({ size: 16, bold: true, fill } as const)
      return [
        bar(row, { x: [0, row.value], y }, { ...barLook(row, sheet), words: signed(row.value), as }),
        wordsAt(row, { x: 0, y }, names[y] ?? block([]), { side: row.value < 0 ? 'after' : 'before' }),
      ]
    })
    const x = linear({ unit: data.unit, hidden: true })
    const unnamed = rows.map((item) => ({ item, paragraphs: [] }))
    const row = up(Math.max(barRow(rows.length), ...names.map(({ h }) => h + 8)), 4)
    const marks = [...bars, sideHeads(titled(data.measure), data.sides), ...valueMarks(data.marks)]
    plot({ sheet, x, y: bands(unnamed, { padding: 0.25 }), w: 960, row }, marks)
  },
  derive: ({ rows, unit }) => {
    const [first, last] = [least, greatest].map((find) => find(rows, ({ value }) => value))
    const { full } = formatOf(rows, unit)
    const countOf = (sign: number): string => String(rows.filter(({ value }) => Math.sign(value) === sign).length)
    return {
      rows: String(rows.length),
      below: countOf(-1),
      above: countOf(1),
      highest: last?.name ?? '',
      most: full(Math.abs(last?.value ?? 0)),
      lowest: first?.name ?? '',
      least: full(Math.abs(first?.value ?? 0)),
    }
  },
  describe: ({ rows, measure, unit }) => {
    const { signed } = formatOf(rows, unit)
    const items = ordered(rows).map(({ name, value }) => `${name} ${signed(value)}`)
    return `${count(rows.length, 'bar')} from a zero line, ordered by value. ${measure}: ${enumerate(items, 12)}.`
  },
})

/** Lowest first, without values below zero highest first; equal values keep the order of the data. */
const ordered = <Item extends ValueRow & { value: number }>(rows: Item[]): Item[] => {
  const direction = rows.some(({ value }) => value < 0) ? 1 : -1
  return rows.toSorted((a, b) => direction * (a.value - b.value))
}

const fillOf = (row: ValueRow, sheet: Sheet): Color => (sheet.isFocus(row) ? 'accent' : (row.state ?? 'muted'))
