/** Risks of a payment migration by likelihood and impact on five steps each, with a register (practice of IEC 31010). */
import { badge } from '../../drawing/badge.ts'
import { block, nameAndNote } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import { cells } from '../../drawing/chart/cell.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type Bounds, levelOf, levelWords, rampEntry } from '../../drawing/chart/levels.ts'
import type { Mark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { titled } from '../../drawing/chart/scale.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { levelFindings, levelsField } from '../../drawing/data/levels.ts'
import type { Cell } from '../../drawing/data/numbers.ts'
import { type Point, type PointsData, pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { centerOf, rightOf, type Point as Spot } from '../../src/geometry/rect.ts'

/** Scores from here on are in the second, third and fourth level; 5 × 5 has scores up to 25. */
const usual: Bounds = [5, 10, 20]

export default defineRecipe({
  name: 'Risk matrix',
  family: 'Time & planning',
  description:
    'Risks as numbers in a grid of likelihood and impact, cells shaded by the product of both, with a register beside it that names each risk, its score and what is done about it. Also called risk heat map, probability-impact matrix or risk register.',
  useWhen:
    'You agree which risks of a project or a system to act on first, and record what is done about each. You need a likelihood and an impact for each risk; good for 5 to 24 risks on scales of 3 to 7 steps.',
  avoidWhen:
    'You sort items by two measured values: use `quadrant-chart` or `scatter-plot`. One number ranks them: use `ordered-bar`. You show what went wrong when: use `incident-timeline`. Causes of one problem: use `ishikawa-fishbone`.',
  aliases: ['probability impact matrix', 'likelihood and impact', 'risk assessment', 'ISO 31010'],
  visual: 85,
  ease: 78,
  overall: 82,
  rationale:
    'The grid shows where risks gather, and the register says what each number means without a second page. A risk added by hand renumbers those below it. You supply steps and measures; scores, ranks and shades are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(pointsForm({ points: [1, 24], steps: true }, { levels: levelsField }), levelFindings),
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
    const [across, upward, levels] = [data.x.bands ?? [], data.y.bands ?? [], data.levels ?? usual]
    const scores = upward.map((_, y) => across.map((_, x) => ({ value: (x + 1) * (upward.length - y) })))
    const taken = new Set(data.points.map(({ x, y }) => scores[upward.length - y]?.[x - 1]))
    const options = {
      source: '@cells',
      levelOf: (score: number) => levelOf(score, levels),
      // Where there are risks, their badges take the place of the score, which is in the register.
      wordsOf: (cell: Cell) => (taken.has(cell as { value: number }) ? undefined : String(cell.value)),
      isOwn: () => false,
    }
    const risks = ranked(data)
    const fullest = Math.max(...risks.map((each) => besides(each, risks).length))
    const size = { w: 120 + 88 * across.length, row: Math.max(72, 16 + Math.ceil(fullest / perRow) * pitch) }
    const frame = plot({ sheet, x: stepsOf(data, 'x'), y: stepsOf(data, 'y'), ...size }, [
      ...scores.map((values, y) => cells({ values }, y, options)),
      ...risks.map(
        (each): Mark => ({ draw: (plotted) => drawBadge(each, { frame: plotted, risks, top: upward.length, sheet }) }),
      ),
    ])
    const left = rightOf(frame.area) + 40
    const rows = risks.map(({ risk, number, score }) => {
      const own = ({ x, y }: Spot) => badge(number, { x: x + 12, y }, lookOf(risk, sheet))
      const words = nameAndNote(risk, Math.max(120, 1048 - left), [sheet.isFocus(risk) ? 'item' : 'label', 'note'])
      return { source: risk, cells: [own, block([{ text: String(score), as: 'value' }]), words] }
    })
    drawRegister(rows, { x: left, y: 0, title: 'Risks by score', columns: [0, 36, 72], air: 5 }, sheet)
    const values = scores.flat().map(({ value }) => value)
    sheet.key(rampEntry('Score', levelWords(levels, { values, format: formatFor(values) })))
  },
  derive: (data) => {
    const limit = (data.levels ?? usual)[2]
    const high = ranked(data).filter(({ score }) => score >= limit)
    return { high: String(high.length), risks: String(data.points.length), limit: String(limit) }
  },
  describe: (data) =>
    `${count(data.points.length, 'risk')} by ${data.x.name.toLowerCase()} and ${data.y.name.toLowerCase()}, highest score first: ${enumerate(
      ranked(data).map(({ risk, score }) => `${risk.name ?? 'unnamed'} (${score})`),
      9,
    )}.`,
})

/** Steps as bands: of y the highest on top. */
const stepsOf = (data: PointsData, key: 'x' | 'y') => {
  const names = (data[key].bands ?? []).map((text, at) => ({
    item: `${key}.bands.${at}`,
    paragraphs: [{ text, as: 'label' as const }],
  }))
  return titled(bands(key === 'x' ? names : names.toReversed()), data[key].name)
}

type Ranked = { risk: Point; number: number; score: number }

/** Risks with their numbers: the highest score first, in the order of the data where scores are equal. */
const ranked = ({ points }: Pick<PointsData, 'points'>): Ranked[] =>
  points
    .map((risk) => ({ risk, score: risk.x * risk.y }))
    .toSorted((a, b) => b.score - a.score)
    .map((each, index) => ({ ...each, number: index + 1 }))

/** The accent could be green, which on a risk reads as good. */
const lookOf = (risk: Point, sheet: Sheet) =>
  sheet.isFocus(risk) ? ({ r: 12, fill: 'ink', stroke: 'surface' } as const) : ({ r: 12, fill: 'surface' } as const)

/** The risks of one cell. */
const besides = ({ risk }: Ranked, risks: Ranked[]) =>
  risks.filter((each) => each.risk.x === risk.x && each.risk.y === risk.y)

/** From one badge to the next in a cell, and how many are side by side. */
const [pitch, perRow] = [28, 3]

type Setting = { frame: Frame; risks: Ranked[]; top: number; sheet: Sheet }

/** A risk's number in its cell, among its neighbors. */
const drawBadge = (own: Ranked, { frame, risks, top, sheet }: Setting): void => {
  const all = besides(own, risks)
  const [at, rows] = [all.indexOf(own), Math.ceil(all.length / perRow)]
  const { x, y } = centerOf(rectOf(frame, { x: own.risk.x - 1, y: top - own.risk.y }))
  const across = (at % perRow) - (Math.min(perRow, all.length) - 1) / 2
  const spot = { x: x + pitch * across, y: y + pitch * (Math.floor(at / perRow) - (rows - 1) / 2) }
  frame.put(own.risk, badge(own.number, spot, lookOf(own.risk, sheet)))
}
