/** A monthly cloud bill from 48.2 k to 41.7 k: what was added, what was saved, and that it adds up. */
import { axisLeft, bandLabels, bandsAcross, decimal, linearUp, signed } from '../../drawing/axes.ts'
import { box, finish, line, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element, Text } from '../../src/scene/scene.ts'

type Step = { name: string; lines: [string, string]; change: number }

/** Synthetic, in hundreds of US dollars: whole numbers, so that sums are exact. */
const start = { name: 'September', amount: 482 }
const end = { name: 'October', amount: 417 }
const added: Step[] = [
  { name: 'traffic', lines: ['Traffic', 'growth'], change: 47 },
  { name: 'region', lines: ['Second', 'region'], change: 23 },
  { name: 'logs', lines: ['Log storage', 'price'], change: 13 },
]
const saved: Step[] = [
  { name: 'databases', lines: ['Smaller', 'databases'], change: -56 },
  { name: 'runners', lines: ['CI on spot', 'machines'], change: -41 },
  { name: 'cold', lines: ['Old objects', 'to cold tier'], change: -32 },
  { name: 'staging', lines: ['Staging off', 'at night'], change: -19 },
]
const steps = [...added, ...saved]

const sum = (values: Step[]) => values.reduce((total, { change }) => total + change, 0)
if (start.amount + sum(steps) !== end.amount) throw new Error('the steps do not lead from the first bill to the last')

/** Hundreds of dollars as thousands: `48.2 k`. */
const thousands = (amount: number) => `${decimal(amount / 10)} k`
const difference = (amount: number) => `${signed(amount / 10)} k`

/** Causes and amounts in a sentence. */
const listed = (members: Step[]) =>
  members
    .map(({ lines, change }) => `${lines.join(' ').toLowerCase().replace('ci ', 'CI ')} ${difference(change)}`)
    .join(', ')

const plot = { x: 80, y: 152, w: 1080, h: 464 }
const y = linearUp([0, 600], plot)
const bands = bandsAcross([start.name, ...steps.map(({ name }) => name), end.name], plot, 1 / 3)
const width = bands.bandwidth()
const left = (name: string) => bands(name)!
const middle = (name: string) => left(name) + width / 2

type Bar = { name: string; from: number; to: number }
const bars: Bar[] = steps.map(({ name, change }, index) => {
  const from = start.amount + sum(steps.slice(0, index))
  return { name, from, to: from + change }
})

const column = ({ name, from, to }: Bar, fill: Color): Element =>
  box(left(name), Math.min(y(from), y(to)), width, Math.abs(y(from) - y(to)), { fill, stroke: 'none' })

/** The running total, carried from the end of one column to the start of the next. */
const bridges = (): Element[] => {
  const names = bands.domain()
  const totals = [start.amount, ...bars.map(({ to }) => to)]
  return totals.map((total, index) => line(left(names[index]!) + width, y(total), left(names[index + 1]!), y(total)))
}

/** Signed amounts stand over the floating columns. */
const amounts = (): Text[] =>
  bars.map(({ name, from, to }) =>
    text(middle(name), y(Math.max(from, to)) - 10, difference(to - from), {
      fill: to > from ? 'negative' : 'positive',
      align: 'middle',
      bold: true,
    }),
  )

const total = ({ name, amount }: typeof start): Text =>
  text(middle(name), y(amount) + 28, thousands(amount), { align: 'middle', bold: true, fill: 'surface' })

/** How far the last column stays under the first: the first one's level, and an arrow down from it. */
const fall = (): { rules: Element[]; labels: Text[] } => {
  const [level, arrowX] = [y(start.amount), left(end.name) + 12]
  const share = (end.amount / start.amount - 1) * 100
  return {
    rules: [
      line(left(end.name), level, left(end.name) + width, level, { dashed: true }),
      line(arrowX, level, arrowX, y(end.amount), { stroke: 'ink', arrow: true }),
    ],
    labels: [
      text(middle(end.name), level - 8, start.name, { size: 14, fill: 'muted', align: 'middle' }),
      text(arrowX + 12, level + 20, difference(end.amount - start.amount), { bold: true }),
      text(arrowX + 12, level + 40, `${decimal(share)} %`, { size: 14 }),
    ],
  }
}

/** A bracket under a group of columns and what they sum to. */
const group = (members: Step[], words: string, level: number): { rules: Element[]; labels: Text[] } => {
  const [from, to] = [left(members[0]!.name), left(members.at(-1)!.name) + width]
  const at = y(level)
  return {
    rules: [path(`M ${from} ${at - 8} V ${at} H ${to} V ${at - 8}`)],
    labels: [
      text((from + to) / 2, at + 24, words, { align: 'middle' }),
      text((from + to) / 2, at + 48, difference(sum(members)), {
        align: 'middle',
        bold: true,
        fill: sum(members) > 0 ? 'negative' : 'positive',
      }),
    ],
  }
}

const draw = () => {
  const axis = axisLeft({
    plot,
    scale: y,
    titleX: margin,
    title: 'Thousand US dollars per month',
    ticks: [0, 200, 400, 600],
    format: (amount) => String(amount / 10),
  })
  const groups = [group(added, 'More use and a price rise', 360), group(saved, 'Savings', 360)]
  const { rules, labels } = fall()
  return finish({
    ...canvas.wide,
    title: `Waterfall chart: a monthly cloud bill from ${thousands(start.amount)} to ${thousands(end.amount)} by cause`,
    description: `Columns from zero for two bills, ${start.name} at ${thousands(start.amount)} and ${end.name} at ${thousands(end.amount)} (k: thousand US dollars), with seven floating columns between them, each starting where the one before ended. Increases, signed plus: ${listed(added)}, together ${difference(sum(added))}. Savings, signed minus: ${listed(saved)}, together ${difference(sum(saved))}. An arrow over the last column shows the fall of ${thousands(start.amount - end.amount)}, or ${decimal((1 - end.amount / start.amount) * 100)} %.`,
    elements: [
      ...heading(
        'Four savings outweigh three increases',
        `The monthly cloud bill by cause, ${start.name} to ${end.name} 2026: each column starts where the one before ended`,
      ),
      ...axis.rules,
      column({ name: start.name, from: 0, to: start.amount }, 'muted'),
      ...bars.map((bar) => column(bar, bar.to > bar.from ? 'negative' : 'positive')),
      column({ name: end.name, from: 0, to: end.amount }, 'accent'),
      ...bridges(),
      ...rules,
      ...groups.flatMap(({ rules }) => rules),
      ...axis.labels,
      ...amounts(),
      ...groups.flatMap(({ labels }) => labels),
      total(start),
      total(end),
      ...labels,
      ...bandLabels(
        [
          {
            name: start.name,
            lines: [
              { text: start.name, bold: true },
              { text: 'bill', fill: 'muted' },
            ],
          },
          ...steps.map(({ name, lines }) => ({ name, lines: lines.map((words) => ({ text: words })) })),
          {
            name: end.name,
            lines: [
              { text: end.name, bold: true },
              { text: 'bill', fill: 'muted' },
            ],
          },
        ],
        bands,
        plot.y + plot.h,
      ),
    ],
  })
}

export default defineRecipe({
  name: 'Waterfall chart',
  family: 'Charts',
  description:
    'Two totals as columns from zero and, floating between them, one signed column per cause that starts where the one before ended; brackets sum increases and savings. Also called bridge chart, cascade chart or walk.',
  useWhen:
    'You explain why one total became another: a cloud bill, a bundle size, a latency budget before and after. Needs both totals and 3 to 9 causes whose signed amounts add up exactly, in a cost review or a quarterly report.',
  avoidWhen:
    'Many items have two values each (use `slope-chart`), spans of one request run over time (use `trace-waterfall`), or amounts split and merge (use `sankey-traffic`). Parts of one total without a change need a stacked bar or a treemap.',
  visual: 89,
  ease: 76,
  overall: 84,
  rationale:
    'Every column begins where the last one ended, so the sum can be followed with a finger. The zero base leaves the steps small beside the totals, and a changed amount moves all columns after it. You supply two totals and signed causes that add up without a rest.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
