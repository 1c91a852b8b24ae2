/** One minute of traffic through a content delivery network, from arrival to status class. */
import { centredBaseline } from '../../drawing/label.ts'
import { box, finish, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { type Bar, type Flow, layFlows, type Ribbon } from '../../drawing/ribbon.ts'
import { canvas, heading, margin } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'

/** Thousands of requests per minute. */
const flows: Flow[] = [
  { from: 'All requests', to: 'CDN hit', value: 780 },
  { from: 'All requests', to: 'CDN miss', value: 420 },
  { from: 'CDN hit', to: 'Edge cache', value: 780 },
  { from: 'CDN miss', to: 'Regional cache', value: 240 },
  { from: 'CDN miss', to: 'Origin', value: 180 },
  { from: 'Edge cache', to: '2xx success', value: 762 },
  { from: 'Edge cache', to: '4xx client error', value: 18 },
  { from: 'Regional cache', to: '2xx success', value: 222 },
  { from: 'Regional cache', to: '4xx client error', value: 18 },
  { from: 'Origin', to: '2xx success', value: 126 },
  { from: 'Origin', to: '4xx client error', value: 24 },
  { from: 'Origin', to: '5xx server error', value: 30 },
]

const [all, origin, fine, refused, failed] = [
  'All requests',
  'Origin',
  '2xx success',
  '4xx client error',
  '5xx server error',
] as const
const ends: string[] = [fine, refused, failed]
const nodes = [all, 'CDN hit', 'CDN miss', 'Edge cache', 'Regional cache', origin, ...ends]

// The words right of the last column end at the margin, whatever font they are shown in.
const labelRoom = Math.max(...ends.map((name) => textWidth(name, { size: 16, bold: true })))
const labelLeft = Math.floor((canvas.wide.width - margin - labelRoom) / 8) * 8
const bottom = 664

const { bars, ribbons, scale } = layFlows({
  nodes,
  flows,
  area: { x: margin, y: 160, w: labelLeft - 12 - margin, h: bottom - 160 },
  bar: 12,
  gap: 64,
})
const valueOf = (name: string): number => bars.get(name)!.value
const total = valueOf(all)
const million = `${total / 1000} M`

const count = (thousands: number): string => `${thousands.toLocaleString('en-US')} k`
const percent = (value: number): string => `${Math.round((value / total) * 1000) / 10} %`
const amount = (value: number): string => `${count(value)} · ${percent(value)}`

const ribbonLook = ({ from, to }: Ribbon) => {
  if (to === failed) return { fill: 'accent', stroke: 'none' } as const
  if (to === refused) return { fill: 'muted', stroke: 'none' } as const
  if (from === origin || to === origin) return { fill: 'soft', stroke: 'accent' } as const
  return { fill: 'surface', stroke: 'muted' } as const
}

/** Broad ribbons first, so that the thin ones run over them. */
const drawRibbons = (): Element[] =>
  ribbons.toSorted((a, b) => b.width - a.width).map((ribbon) => path(ribbon.d, ribbonLook(ribbon)))

const isHighlighted = (name: string): boolean => name === failed || name === origin

const drawBar = (name: string, { x, y, w, h }: Bar): Element =>
  box(x, y, w, h, { fill: isHighlighted(name) ? 'accent' : 'ink', stroke: 'none' })

/** Name and amount over the bar; in the third column they end with the bar, left of the crossing ribbons. */
const labelOver = (name: string, { x, y, w, value }: Bar): Element[] => {
  const align = flows.some(({ from, to }) => from === name && ends.includes(to)) ? 'end' : 'start'
  const at = align === 'end' ? x + w : x
  return [
    text(at, y - 34, name, { bold: true, align }),
    text(at, y - 14, amount(value), { size: 14, fill: 'muted', align }),
  ]
}

const into = (name: string): Flow[] => flows.filter(({ to }) => to === name)

/** A third line where the ribbons are too thin to carry their own numbers. */
const parts: Record<string, string> = {
  [refused]: `${into(refused)
    .map(({ value }) => value)
    .join(' + ')} k`,
  [failed]: 'all from the origin',
}

/** Name, amount and parts right of the bar, around its middle. */
const labelBeside = (name: string, { y, h, value }: Bar): Element[] => {
  const lines = [amount(value), parts[name] ?? []].flat()
  const first = Math.round(y + h / 2 - 10 * lines.length + 6)
  return [
    text(labelLeft, first, name, { bold: true, ...(name === failed ? { fill: 'accent' } : {}) }),
    ...lines.map((words, row) => text(labelLeft, first + 20 * (row + 1), words, { size: 14, fill: 'muted' })),
  ]
}

/** Numbers inside the broad ribbons, where they arrive level. */
const ribbonNumbers = (): Element[] => {
  const bar = bars.get(fine)!
  let y = bar.y
  return into(fine).map(({ value }) => {
    const middle = y + (value * scale) / 2
    y += value * scale
    return text(bar.x - 12, centredBaseline(middle, 14), count(value), { size: 14, align: 'end' })
  })
}

const scaleMark = 100

const scaleHeight = scaleMark * scale
const scaleBar = box(margin, bottom - scaleHeight, 12, scaleHeight, { fill: 'muted', stroke: 'none' })
const scaleWords = [`${scaleMark} k requests per minute`, 'all heights to this scale'].map((words, row) =>
  text(margin + 24, centredBaseline(bottom - scaleHeight / 2 + (row === 0 ? -10 : 10), 14), words, {
    size: 14,
    fill: 'muted',
  }),
)

const draw = () =>
  finish({
    ...canvas.wide,
    title: `Sankey diagram: ${million} requests per minute from arrival to status class`,
    description: [
      `Ribbons to scale follow ${million} (million) requests per minute from left to right.`,
      `A content delivery network (CDN) answers ${count(valueOf('CDN hit'))} (thousand) from its edge cache;`,
      `${count(valueOf('CDN miss'))} miss, of which a regional cache takes ${count(valueOf('Regional cache'))}`,
      `and the origin ${count(valueOf(origin))}.`,
      `${percent(valueOf(fine))} end as 2xx success, ${percent(valueOf(refused))} as 4xx client error`,
      `and ${percent(valueOf(failed))} as 5xx server error. The highlighted ribbons are what the origin answers:`,
      'every server error comes from there.',
    ].join(' '),
    elements: [
      ...drawRibbons(),
      ...[...bars].map(([name, bar]) => drawBar(name, bar)),
      scaleBar,
      ...heading(
        `Where ${million} requests per minute end`,
        `The origin answers ${percent(valueOf(origin))} of them and returns every server error`,
      ),
      ...[...bars].flatMap(([name, bar]) => (ends.includes(name) ? labelBeside(name, bar) : labelOver(name, bar))),
      ...ribbonNumbers(),
      ...scaleWords,
    ],
  })

export default defineRecipe({
  name: 'Sankey diagram',
  family: 'Flows',
  description:
    'One measured total splits and merges from left to right over columns of bars; every ribbon is as high as its amount, and each bar takes in what it gives out. Also called flow diagram, alluvial chart or energy-balance diagram.',
  useWhen:
    'You have measured amounts between stages that add up at every stage, and ask where the total goes or where a loss starts: traffic, cost, energy, funnels. Good for 3 to 5 stages with up to 15 nodes and 25 flows.',
  avoidWhen:
    'Steps have order but no amounts (use `decision-flowchart`), or one total changes by cause (use `waterfall-chart`). Flows in both directions between peers need a chord diagram, shares of a single stage a stacked bar.',
  visual: 88,
  ease: 62,
  overall: 80,
  rationale:
    'Heights to one scale show at once how small the origin is and that it alone fails. Any changed number moves every bar and ribbon after it, so a program must lay the picture out again. You supply the amount of each flow; they must balance at every inner node.',
  reviewed: '2026-11-20',
  revision: 1,
  answers: [
    { rule: 'R02', reason: 'Heights of bars are data to one scale; rounding them would unbalance the ribbons.' },
    { rule: 'R11', reason: 'Positions and heights of bars are data, not places on a grid.' },
  ],
  draw,
})
