/** A monthly cloud bill from $48.2k to $41.7k: what was added, what was saved, and that it adds up exactly. */
import { cumsum, sum } from 'd3-array'
import { widthOf } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { withValue } from '../../drawing/chart/rule.ts'
import { rulesUnder } from '../../drawing/chart/rule-under.ts'
import { type AxisPlanner, isFarFromZero, linear, valuesWritten } from '../../drawing/chart/scale.ts'
import { number } from '../../drawing/data/fields.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { withoutDust } from '../../drawing/values/decimals.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'
import { changeSpan, measureBeside } from './change.ts'
import { stepMarks } from './step-marks.ts'

export default defineRecipe({
  name: 'Waterfall chart',
  family: 'Charts',
  description:
    'Two totals and, floating between them, one signed bar per cause that starts where the last one ended; an arrow from the level of the first total to that of the last shows what changed. Totals are bars from zero, or marks. Also called bridge chart, cascade chart or variance walk.',
  useWhen:
    'You explain why one total became another: a cloud bill, a bundle size, a latency budget before and after. Needs the first total and up to 18 causes with signed amounts, in a cost review or a quarterly report.',
  avoidWhen:
    'Many items have two values each: use `slope-chart`. Spans of one request run over time: use `trace-waterfall`. Amounts split and merge: use `sankey-traffic`. Parts of totals without a change: use `stacked-bar-100`.',
  visual: 89,
  ease: 74,
  overall: 84,
  rationale:
    'Every bar begins where the last one ended, so the sum can be checked step by step, and the arrow shows the result at its true length. Totals far from zero are marks: their ratio is read from numbers. You supply the first total and signed causes; later totals are computed.',
  reviewed: '2026-11-28',
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
    source: 'Illustrative data',
    rows: [
      { name: 'September', value: 48_200 },
      ...shortValues('Traffic growth 4700, Second region 2300, Log storage price 1300'),
      ...shortValues(
        'Smaller databases −5600, CI on spot instances −4100, Old objects to cold tier −3200, Staging off at night −1900',
      ).map((row) => ({ ...row, state: 'positive' as const })),
      { name: 'October' },
    ],
  },
  draw: (data, sheet) => {
    const { steps, first, last, change, percent, isRounded, short, full, signed } = read(data)
    const end = steps.length - 1
    const isChanged = change !== 0 && steps[end]?.isTotal === true
    const isNear = areFarFromZero(steps)
    // The last total is written in its bar: behind it is what changed.
    const most = Math.max(...steps.flatMap(({ from, to }) => [from, to]))
    const isInside = isChanged && !isNear && Math.min(first, last) > 0.2 * most
    const options = { first, end, isNear, isChanged, isInside, sheet, short, full, signed }
    const marks = steps.flatMap((step, y) => stepMarks(step, y, options))
    // Of a small first total the share is a number that says nothing.
    const isTelling = sheet.quotes('percent') || Math.abs(change) < mostTimes * first
    const words = [signed(change), ...(isTelling ? Object.values(percent) : [])]
    // So is a mark that the arrow comes to from the right.
    const total = isInside || (isNear && last < first) ? 0 : widthOf(short(last), 'highlight') + 16
    const span = isChanged
      ? [
          changeSpan(
            '@change',
            { from: first, to: last, y: end, total, tone: toneOfChange(steps, change), isNear },
            words,
          ),
        ]
      : []
    proveAll(steps, sheet)
    const x = isNear ? nearValues : valuesWritten(data)
    const title = isNear ? [measureBeside(data.measure, { first, value: full(first) })] : []
    if (isRounded) sheet.footnote('Amounts are rounded one by one, sums are of exact ones.')
    if (isNear) sheet.footnote('The scale does not begin at zero, so totals are marks and not bars.')
    plot({ sheet, x, y: namedBands(data.rows, sheet, 0.35), least: 720, row: 40 }, [
      ...title,
      ...marks,
      ...span,
      rulesUnder(limitsOf(data, short)),
    ])
  },
  derive: (data) => {
    const { change, last, percent, up, down, full } = read(data)
    return { fall: full(-change), rise: full(change), last: full(last), up: full(up), down: full(down), ...percent }
  },
  describe: (data) => {
    const { steps, first, last, change, full, signed } = read(data)
    const changes = steps.flatMap(({ row, isTotal, from, to }) => (isTotal ? [] : `${row.name} ${signed(to - from)}`))
    return `${data.measure}: totals on one scale and ${count(changes.length, 'floating bar')} between them, each starting where the one before ended. From ${full(first)}: ${enumerate(changes, 9)}. The last total is ${full(last)}, a change of ${signed(change)}.`
  },
})

/** Marks with their values, which no axis says. */
const limitsOf = ({ marks = [] }: { marks?: NumbersMark[] | undefined }, write: (value: number) => string) =>
  marks.flatMap((item) => (item.value === undefined ? [] : [{ item, at: item.value, words: withValue(item, write) }]))

/** What changed the total in its direction is good, bad or neither; if all of it is alike, so is the change. */
const toneOfChange = (steps: ReturnType<typeof read>['steps'], change: number): Color => {
  const causes = steps.filter(({ isTotal, from, to }) => !isTotal && (to - from) * change > 0)
  const states = new Set(causes.map(({ row }) => row.state))
  const [state] = states
  return states.size === 1 && state !== undefined ? state : 'accent'
}

/** A change of more times the first total has no share beside it. */
const mostTimes = 10

/** Values that are written at their marks, on a scale that does not begin at zero; what they measure is beside the first. */
const nearValues: AxisPlanner = linear({ zero: 'never', hidden: true })

/** Whether all levels keep to the far half of the way from zero: bars from there would leave most of the page empty. */
const areFarFromZero = (steps: ReturnType<typeof read>['steps']): boolean =>
  isFarFromZero(steps.flatMap(({ isTotal, from, to }) => (isTotal ? [to] : [from, to])))

/** Where the values that the heading may quote are. */
const proveAll = (steps: ReturnType<typeof read>['steps'], sheet: Sheet): void => {
  const changes = (sign: number) =>
    steps.flatMap((each) => (!each.isTotal && sign * (each.to - each.from) > 0 ? [each.row] : []))
  for (const name of ['fall', 'rise', 'percent']) sheet.prove(name, '@change')
  sheet.prove('last', steps.at(-1)?.row ?? '@x')
  sheet.prove('up', ...changes(1))
  sheet.prove('down', ...changes(-1))
}

/** Where bars begin and end, totals at zero and changes where the row before ended; the sums; and how numbers are written. */
const read = ({ rows, unit }: { rows: ValueRow[]; unit?: string | undefined }) => {
  const exact = (value = 0): number => withoutDust(value)
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
  return { steps, first, last, change, percent, up: sumOf(1), down: sumOf(-1), ...addableFormat(amounts, unit) }
}

/** Digits after the point. */
const decimalsOf = (written: string): number => /\.(\d+)/.exec(written)?.[1]?.length ?? 0

/** Amounts as they are given where that takes one decimal more at most, as sums are checked: rounded ones do not add up. */
const addableFormat = (amounts: number[], unit: string | undefined): NumberFormat & { isRounded: boolean } => {
  const [rounded, exact] = [formatFor(amounts, unit), formatFor(amounts, unit, { exact: amounts })]
  const isRounded = amounts.some((each) => decimalsOf(exact.full(each)) > decimalsOf(rounded.full(each)) + 1)
  return { ...(isRounded ? rounded : exact), isRounded }
}
