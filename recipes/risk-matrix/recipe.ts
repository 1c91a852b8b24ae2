/** Risks of a payment migration by likelihood and impact on five steps each, with a register (practice of IEC 31010). */
import { levelFindings, levelsField } from '../../drawing/data/levels.ts'
import { pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRisks, type RiskData, ranked, shadeKey } from './draw.ts'

/** Scores from here on are in the second, third and fourth level; 5 × 5 has scores up to 25. */
const usual: RiskData['levels'] = [5, 10, 17]

const levelsOf = <Data extends { levels?: RiskData['levels'] | undefined }>(data: Data) => ({
  ...data,
  levels: data.levels ?? usual,
})

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
  data: pointsForm({ points: [1, 24] }, { levels: levelsField }),
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
    const risks = levelsOf(data)
    for (const { at, problem } of [...levelFindings(data), ...bandFindings(data)]) sheet.problem(at, undefined, problem)
    if (sheet.problems.length > 0) return
    drawRisks(risks, sheet)
    shadeKey(risks, sheet)
  },
  derive: (data) => {
    const [, , limit] = levelsOf(data).levels
    const high = ranked(data).filter(({ score }) => score >= limit)
    return { high: String(high.length), risks: String(data.points.length), limit: String(limit) }
  },
  describe: (data) =>
    `${count(data.points.length, 'risk')} by ${data.x.name.toLowerCase()} and ${data.y.name.toLowerCase()}, highest score first: ${enumerate(
      ranked(data).map(({ risk, score }) => `${risk.name ?? 'unnamed'} (${score})`),
      9,
    )}.`,
})

/** Both axes have steps here. */
const bandFindings = ({ x, y }: Pick<RiskData, 'x' | 'y'>) =>
  Object.entries({ x, y }).flatMap(([key, { bands }]) =>
    bands === undefined ? [{ at: `${key}.bands`, problem: 'is missing: name 2 to 7 steps, lowest first' }] : [],
  )
