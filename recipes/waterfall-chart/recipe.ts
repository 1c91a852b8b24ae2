/** A monthly cloud bill from $48.2k to $41.7k: what was added, what was saved, and that it adds up exactly. */
import { cumsum, sum } from 'd3-array'
import { block, nameAndNote } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { bars } from '../../drawing/chart/bar.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { wordsAt } from '../../drawing/chart/words.ts'
import { number } from '../../drawing/data/fields.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { line } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { toneOf } from '../../drawing/tone.ts'
import { formatFor } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Waterfall chart',
  family: 'Charts',
  description:
    'Two totals as bars from zero and, floating between them, one signed bar per cause that starts where the last one ended; the dashed rest says how far the last total is below the first. Also called bridge chart, cascade chart or variance walk.',
  useWhen:
    'You explain why one total became another: a cloud bill, a bundle size, a latency budget before and after. Needs the first total and up to 18 causes with signed amounts, in a cost review or a quarterly report.',
  avoidWhen:
    'Many items have two values each: use `slope-chart`. Spans of one request run over time: use `trace-waterfall`. Amounts split and merge: use `sankey-traffic`. Parts of totals without a change: use `stacked-bar-100`.',
  visual: 89,
  ease: 74,
  overall: 84,
  rationale:
    'Every bar begins where the last one ended, so the sum can be followed with a finger. The zero base leaves the steps small beside the totals, and a changed amount moves every bar after it. You supply the first total and signed causes; later totals are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: valuesForm({
    rows: [2, 20],
    fields: { value: number('A change, or the first total; omitted: the sum').optional() },
  }),
  sample: {
    title: 'Four savings outweighed three increases: the bill fell by {fall}',
    subtitle: 'Monthly cloud bill by cause, September to October 2026: {up} added, {down} saved',
    measure: 'Bill per month',
    unit: '$',
    focus: ['October'],
    source: 'Illustrative data',
    rows: [
      { name: 'September', value: 48_200 },
      ...shortValues(`Traffic growth 4700, Second region 2300, Log storage price 1300, Smaller databases −5600,
        CI on spot machines −4100, Old objects to cold tier −3200, Staging off at night −1900`).map(
        (row) => ({ ...row, state: row.value > 0 ? 'negative' : 'positive' }) as const,
      ),
      { name: 'October' },
    ],
  },
  draw: (data, sheet) => {
    const { steps, first, change, percent, short, signed } = read(data)
    const unnamed = data.rows.map((item) => ({ item, paragraphs: [] }))
    const marks = steps.flatMap(({ row, isTotal, from, to }, y): ChartMark[] => {
      const [isLast, fill] = [isTotal && y === steps.length - 1, toneOf(row, sheet, isTotal ? 'ink' : 'muted')]
      // The last total has the outline of what is missing to the first, and says how much that is.
      const [high, end] = [Math.max(from, to), Math.max(from, to, isLast && to >= 0 ? first : to)]
      const total = isLast ? `${short(to)} (${[signed(change), ...Object.values(percent)].join(', ')})` : short(to)
      const as = { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill } as const
      const name = nameAndNote(row, 280, [isTotal ? 'name' : 'body', 'note'])
      const bridge: ChartMark = {
        draw: (frame) => {
          const [x, gap] = [half(frame.x.at(isTotal ? to : from)), frame.y.width / 2]
          frame.put(row, [line(x, half(frame.y.at(y - 1) + gap), x, half(frame.y.at(y) - gap))], 'rule')
        },
      }
      return [
        ...(y === 0 ? [] : [bridge]),
        bars(row, [{ x: [from, to], y }], { fill }),
        bars(row, [{ x: [high, end], y }], { outline: true }),
        wordsAt(row, { x: end, y }, block([{ text: isTotal ? total : signed(to - from), as }]), { side: 'after' }),
        wordsAt(row, { x: Math.min(from, to), y }, name, { side: 'before' }),
      ]
    })
    plot({ sheet, x: linear({ ...data, hidden: true }), y: bands(unnamed, { padding: 0.35 }), w: 800, row: 48 }, marks)
  },
  derive: (data) => {
    const { change, last, percent, up, down, full } = read(data)
    return { fall: full(-change), rise: full(change), last: full(last), up: full(up), down: full(down), ...percent }
  },
  describe: (data) => {
    const { steps, first, last, change, full, signed } = read(data)
    const changes = steps.flatMap(({ row, isTotal, from, to }) => (isTotal ? [] : `${row.name} ${signed(to - from)}`))
    return `${data.measure}: bars from zero for the totals and ${count(changes.length, 'floating bar')} between them, each starting where the one before ended. From ${full(first)}: ${enumerate(changes, 9)}. The last total is ${full(last)}, a change of ${signed(change)}.`
  },
})

/** Where bars begin and end, totals at zero and changes where the row before ended; the sums; and how numbers are written. */
const read = ({ rows, unit }: { rows: ValueRow[]; unit?: string | undefined }) => {
  // Sums of decimal fractions carry binary dust: 0.1 + 0.2.
  const exact = (value = 0): number => Number(value.toPrecision(12))
  const ends = cumsum(rows, ({ value = 0 }) => value)
  const steps = rows.map((row, y) => {
    const isTotal = y === 0 || row.value === undefined
    return { row, isTotal, from: isTotal ? 0 : exact(ends[y - 1]), to: exact(ends[y]) }
  })
  const [first, last] = [steps[0]?.to ?? 0, exact(ends.at(-1))]
  const change = exact(last - first)
  const sumOf = (sign: number): number => exact(sum(rows.slice(1), ({ value = 0 }) => Math.max(0, sign * value)))
  const share = (100 * change) / first
  const percent = first > 0 && last >= 0 ? { percent: formatFor([share], '%').signed(share) } : {}
  const amounts = steps.map(({ isTotal, from, to }) => (isTotal ? to : to - from))
  return { steps, first, last, change, percent, up: sumOf(1), down: sumOf(-1), ...formatFor(amounts, unit) }
}
