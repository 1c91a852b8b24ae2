/** Risks of a payment migration by likelihood and impact on five steps each, with a register (practice of IEC 31010). */
import { groups } from 'd3-array'
import { badge } from '../../drawing/badge.ts'
import { block, nameAndNote } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { cells } from '../../drawing/chart/cell.ts'
import { levelOf, levelWords, rampEntry } from '../../drawing/chart/levels.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { stepTicks } from '../../drawing/chart/points-axis.ts'
import { titled } from '../../drawing/chart/scale.ts'
import { levelsField } from '../../drawing/data/levels.ts'
import { type PointsData, pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { centerOf, type Point, rightOf } from '../../src/geometry/rect.ts'

export default defineRecipe({
  name: 'Risk matrix',
  family: 'Time & planning',
  description:
    'Risks as numbers in a grid of likelihood and impact, cells shaded by the product of both, with a register beside it that names each risk, its score and what is done about it. Also called risk heat map, probability-impact matrix or risk register.',
  useWhen:
    'You agree which risks of a project or a system to act on first, and record what is done about each. You need a likelihood and an impact for each risk; good for 5 to 24 risks on scales of 3 to 7 steps.',
  avoidWhen:
    'You sort items by two measured values: use `quadrant-chart` or `scatter-plot`. One number ranks them: use `ordered-bar`. You show what went wrong when: use `incident-timeline`. Causes of one problem: use `ishikawa-fishbone`.',
  visual: 85,
  ease: 78,
  overall: 82,
  rationale:
    'The grid shows where risks gather, and the register says what each number means without a second page. A risk added by hand renumbers those below it. You supply steps and measures; scores, ranks and shades are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: pointsForm({ points: [1, 24], steps: true }, { levels: levelsField.default([5, 10, 20]) }),
  sample: {
    title: '{high} of {risks} risks score {limit} or more: act on them first',
    subtitle: 'Moving payments to a second provider; score = likelihood × impact',
    source: 'Illustrative data',
    x: { name: 'Likelihood', bands: ['rare', 'unlikely', 'possible', 'likely', 'expected'] },
    y: { name: 'Impact', bands: ['minor', 'moderate', 'serious', 'major', 'critical'] },
    focus: ['Double charges while both run', 'Webhooks arrive out of order'],
    points: [
      { name: 'Double charges while both run', note: 'idempotency keys, daily reconciliation', x: 4, y: 5 },
      { name: 'Webhooks arrive out of order', note: 'sort by event time, not arrival', x: 5, y: 4 },
      { name: 'Card tokens cannot be moved', note: 'migrate on the next payment', x: 3, y: 5 },
      { name: 'Fees are higher than quoted', note: 'price cap in the contract', x: 3, y: 3 },
      { name: 'Sandbox differs from production', note: 'pilot with 1% of traffic', x: 4, y: 3 },
      { name: 'Two engineers leave', note: 'two owners per component', x: 2, y: 4 },
      { name: 'Settlement takes a day longer', note: 'adjust the cash plan', x: 4, y: 2 },
      { name: 'Provider has an outage at launch', note: 'a flag switches back', x: 2, y: 5 },
      { name: 'Reports change their columns', note: 'contract tests', x: 3, y: 1 },
    ],
  },
  draw: (data, sheet) => {
    const [risks, across, upward] = [ranked(data), stepTicks(data.x, 'x'), stepTicks(data.y, 'y').toReversed()]
    const scores = upward.map((step) => across.map(({ at }) => ({ value: at * step.at })))
    const crowds = groups(risks, ({ risk: { x, y } }) => `${x} ${y}`).map(([, crowd]) => crowd)
    const row = Math.max(72, 16 + pitch * Math.ceil(Math.max(...crowds.map(({ length }) => length)) / perRow))
    const shade = { source: '@cells', levelOf: (score: number) => levelOf(score, data.levels) }
    const [x, y] = [titled(bands(across), data.x.name), titled(bands(upward), data.y.name)]
    const { area } = plot({ sheet, x, y, w: 120 + 88 * across.length, row }, [
      ...scores.map((values, y) => cells({ values }, y, shade)),
      ...crowds.map((crowd) => badges(crowd, upward.length)),
    ])
    const left = rightOf(area) + 40
    const rows = risks.map(({ risk, number, score }) => {
      const own = ({ x, y }: Point) => badge(number, { x: x + 12, y }, look)
      const words = nameAndNote(risk, Math.max(120, 1048 - left), [sheet.isFocus(risk) ? 'item' : 'label', 'note'])
      return { source: risk, cells: [own, block([{ text: String(score), as: 'value' }]), words] }
    })
    drawRegister(rows, { x: left, y: 0, title: 'Risks by score', columns: [0, 36, 72], padding: 5 }, sheet)
    const values = scores.flat().map(({ value }) => value)
    sheet.key(rampEntry('Score', levelWords(data.levels, { values })))
  },
  derive: ({ points, levels: [, , limit] }) => {
    const high = points.filter(({ x, y }) => x * y >= limit)
    return { high: String(high.length), risks: String(points.length), limit: String(limit) }
  },
  describe: (data) => {
    const risks = ranked(data).map(({ risk, score }) => `${risk.name ?? 'unnamed'} (${score})`)
    return `${count(risks.length, 'risk')} by ${data.x.name.toLowerCase()} and ${data.y.name.toLowerCase()}, highest score first: ${enumerate(risks, 9)}.`
  },
})

/** Risks with their numbers: the highest score first, in the order of the data where scores are equal. */
const ranked = ({ points }: Pick<PointsData, 'points'>) =>
  points
    .map((risk) => ({ risk, score: risk.x * risk.y }))
    .toSorted((a, b) => b.score - a.score)
    .map((each, index) => ({ ...each, number: index + 1 }))

/** Badges: their look, from one to the next in a cell, and how many are side by side. */
const [look, pitch, perRow] = [{ r: 12, fill: 'surface' } as const, 28, 3]

/** The numbers of the risks in one cell, around its middle. */
const badges = (crowd: ReturnType<typeof ranked>, rows: number): ChartMark => ({
  draw: (frame) => {
    for (const [index, { risk, number }] of crowd.entries()) {
      const { x, y } = centerOf(rectOf(frame, { x: risk.x - 1, y: rows - risk.y }))
      const across = (index % perRow) - (Math.min(perRow, crowd.length) - 1) / 2
      const down = Math.floor(index / perRow) - (Math.ceil(crowd.length / perRow) - 1) / 2
      frame.put(risk, badge(number, { x: x + pitch * across, y: y + pitch * down }, look))
    }
  },
})
