/** Five service objectives on a scale of their own each: four are met, one is missed. */

import * as z from 'zod'
import { lineOfText } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { bars, rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { half, type Mark, square } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { sideNote } from '../../drawing/chart/side-words.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { kind, number } from '../../drawing/data/fields.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

const ofBands = 'Where one or two bands of quality end: poor, fair and good, or the other way round'

const form = valuesForm({
  rows: [1, 14],
  least: 0,
  fields: {
    target: number('The value to reach, or to stay below').min(0),
    better: kind(['higher', 'lower'], 'higher (default) or lower: which side of the target is good'),
    bands: z.array(number('Where a band ends')).min(1).max(2).optional().describe(ofBands),
    max: number('The end of the scale, where no value is beyond; found from the values if omitted').min(0).optional(),
    unit: z.string().trim().min(1).max(20).optional().describe('The unit of this row'),
  },
})

type Bullet = z.output<typeof form.schema>['rows'][number]

export default defineRecipe({
  name: 'Bullet chart',
  family: 'Charts',
  description:
    'One row per measure with a scale of its own: a bar for the actual value, a cross stroke for the target, and shaded bands for poor, fair and good behind them. Also called bullet graph, target chart or KPI chart.',
  useWhen:
    'You ask which objectives are met, and how far each measure is from its target, for 1 to 14 measures in different units: latency, error rate, lead time. Needs an actual value and a target each, and ideally one or two bounds between poor and good.',
  avoidWhen:
    'All values have one unit and no target: use `ordered-bar`. Progress toward the target over time matters: use `line-chart`. Values before and after: use `slope-chart`. Gauges say the same in ten times the space.',
  aliases: ['kpi', 'target', 'actual versus target', 'service level objectives', 'slo', 'gauge', 'okr', 'dora metrics'],
  visual: 87,
  ease: 72,
  overall: 81,
  rationale:
    'Measures in different units are read the same way, and the one that misses its target is seen at once. Every row has a scale of its own, so a new one needs arithmetic for its bar, target, bands and ticks. You supply a value, a target and which side is good.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form,
  sample: {
    title: '{met} of {rows} objectives are met; {missed} is not',
    subtitle: 'Checkout service, October 2026, against the objectives of the year',
    measure: 'Service objectives',
    source: 'Illustrative data',
    rows: [
      ['Response time', 'p95 of POST /checkout', 'ms', 412, 450, 'lower', [500, 800], 1000] as const,
      ['Error budget left', '0.1% of requests may fail', '%', 38, 25, 'higher', [10, 25], 100] as const,
      ['Deployments', 'to production', 'per week', 23, 20, 'higher', [10, 20], 40] as const,
      ['Change failure rate', 'rolled back or fixed forward', '%', 7.4, 10, 'lower', [10, 15], 20] as const,
      ['Time to restore', 'median of three incidents', 'min', 84, 60, 'lower', [60, 120], 200] as const,
    ].map(([name, note, unit, value, target, better, bands, max]) => {
      return { name, note, unit, value, target, better, bands: [...bands], max }
    }),
  },
  draw: (data, sheet) => {
    const actual: Sample = ({ x, y, w, h }) => [square({ x, y: y + h / 2 - 4, w, h: 8 }, { fill: 'muted' })]
    const target: Sample = ({ x, y, h }) => [square({ x: x + 2, y, w: 4, h }, { fill: 'ink' })]
    sheet.key({ text: 'Actual', w: 24, sample: actual })
    sheet.key({ text: 'Target', w: 8, sample: target })
    for (const quality of ordersOf[Math.max(...data.rows.map(({ bands = [] }) => bands.length))] ?? []) {
      const sample: Sample = (rect) => band({ ...rect, y: rect.y + 4, h: rect.h - 8 }, quality)
      sheet.key({ text: qualities[quality] ?? '', w: 24, sample })
    }
    const y = namedBands(data.rows, sheet, 0.6)
    const marks = data.rows.flatMap((row, at) => bullet(row, at, sheet))
    plot({ sheet, x: withoutGrid(linear({ hidden: true })), y, w: 1000, row: 80 }, marks)
  },
  derive: ({ rows }) => {
    const [met, missed] = [rows.filter(isMet), rows.filter((row) => !isMet(row)).map(({ name }) => name.toLowerCase())]
    return { rows: String(rows.length), met: String(met.length), missed: enumerate(missed, 3) || 'none' }
  },
  describe: ({ rows, measure }) => {
    const items = rows.map((row) => {
      const { value, target } = writeRow(row)
      return `${row.name} ${value} (target ${target}, ${isMet(row) ? 'met' : 'missed'})`
    })
    return `${measure}: ${count(rows.length, 'bar')} on scales of their own, each with a stroke at its target. ${enumerate(items, 7)}.`
  },
})

/** Whether the value is on the good side of the target, or on it. */
const isMet = ({ value, target, better }: Bullet): boolean => (better === 'higher' ? value >= target : value <= target)

/** Value and target in words. */
const writeRow = ({ value, target, better, unit }: Bullet) => {
  const write = (each: number): string => formatFor([each], unit, [value, target]).full(each)
  return { value: write(value), target: `${better === 'higher' ? '≥' : '≤'} ${write(target)}` }
}

const qualities = ['Poor', 'Fair', 'Good']

/** Qualities by how many bounds there are between them; without bounds nothing is judged. */
const ordersOf = [[], [0, 2], [0, 1, 2]]

type Sample = KeyEntry['sample']

/** A band of quality, the worse the denser: filled, striped, empty. */
const band = (rect: Rect, quality: number): Element[] => {
  const stripes = Array.from(
    { length: Math.floor(rect.w / 4) },
    (_, at) => `M ${rect.x + 4 * at} ${rect.y} v ${rect.h}`,
  )
  const look = { stroke: 'rule' } as const
  return [
    square(rect, quality === 0 ? { ...look, fill: 'rule' } : look),
    ...(quality === 1 && stripes.length > 0 ? [path(stripes.join(' '), look)] : []),
  ]
}

/** A bar after Stephen Few's specification (2013): bands of quality, the value, a stroke at the target, its own scale. */
const bullet = (row: Bullet, y: number, sheet: Sheet): Mark[] => {
  const { value, target, bands = [], max = 0, better, unit } = row
  const most = Math.max(value, target, ...bands)
  const { domain, ticks } = linearTicks(0, Math.max(most, max))
  const end = max > 0 && max >= most ? max : domain[1]
  const bounds = [0, ...bands.filter((bound) => bound < end).toSorted((a, b) => a - b), end]
  const order = bounds.length === 2 ? [2] : (ordersOf[bounds.length - 2] ?? [])
  const shown = better === 'higher' ? order : order.toReversed()
  const fill = isMet(row) ? (sheet.isFocus(row) ? 'accent' : 'muted') : 'negative'
  const ground = (frame: Frame): void => {
    const rect = rectOf(frame, { x: [0, 1], y })
    const at = (each: number): number => half(rect.x + (rect.w * each) / end)
    const [low, labels] = [rect.y + rect.h, formatFor(ticks, unit)]
    for (const [index, quality] of shown.entries()) {
      const [left, right] = [at(bounds[index] ?? 0), at(bounds[index + 1] ?? end)]
      frame.put(row, band({ ...rect, x: left, w: right - left }, quality), 'rule')
    }
    const places = ticks.filter((each) => each <= end)
    const words = places.map((tick) =>
      lineOfText(labels.short(tick), { x: at(tick), y: low + 13, align: 'middle', as: 'small' }),
    )
    frame.put(row, [path(places.map((tick) => `M ${at(tick)} ${low} v 4`).join(' ')), ...words], 'rule')
    const stroke = { x: at(target) - 2, y: half(rect.y + rect.h * 0.1), w: 4, h: half(rect.h * 0.8) }
    frame.put(row, [square(stroke, { fill: 'ink' })], 'line')
  }
  const words = writeRow(row)
  const as = { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill } as const
  const edge = isMet(row) ? 'none' : 'ink'
  return [
    { x: [0, 1], draw: ground },
    bars(row, [{ x: [0, value / end], y, part: [0.3, 0.7] }], { fill, edge }),
    sideNote(row, y, [
      { text: `${isMet(row) ? '✓' : '✗'} ${words.value}`, as },
      { text: `target ${words.target}`, as: 'note' },
    ]),
  ]
}
