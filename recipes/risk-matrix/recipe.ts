/** Risks of a payment migration by likelihood and impact on five steps each, with a register (practice of IEC 31010). */
import { noteUndrawn } from '../../drawing/chart/points-axis.ts'
import { levelsField } from '../../drawing/data/levels.ts'
import { pointsForm } from '../../drawing/data/points.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMatrix, levelsOf } from './draw-matrix.ts'
import { ranked } from './ranks.ts'

export default defineRecipe({
  name: 'Risk matrix',
  family: 'Time & planning',
  description:
    'Risks as numbers in a grid of likelihood and impact, each cell with its score, a line around what needs action first, and a register that names each risk and what is done about it. Also called risk heat map, probability-impact matrix or risk register.',
  useWhen:
    'You need to agree which risks of a project or a system to act on first, and to record what is done about each. Needs a likelihood and an impact for each risk; good for 5 to 20 risks on scales of 3 to 7 steps, takes 40.',
  avoidWhen:
    'You sort items by two measured values: use `quadrant-chart` or `scatter-plot`. One number ranks them: use `ordered-bar`. You show what went wrong when: use `incident-timeline`. Causes of one problem: use `ishikawa-fishbone`.',
  visual: 87,
  ease: 76,
  overall: 83,
  rationale:
    'One line separates what needs action, and the register names what each number is without a second page. A risk added by hand renumbers those below it. You supply steps and measures; scores, ranks and shades are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: pointsForm({ points: [1, 40], steps: true }, { levels: levelsField }),
  sample: {
    title: '{high} of {risks} risks score {limit} or more: act on them first',
    subtitle: 'Moving payments to a second provider; score = likelihood × impact',
    source: 'Illustrative data',
    x: { name: 'Likelihood', bands: ['rare', 'unlikely', 'possible', 'likely', 'expected'] },
    y: { name: 'Impact', bands: ['minor', 'moderate', 'serious', 'major', 'critical'] },
    points: [
      { name: 'Double charges while both run', note: 'idempotency keys, daily check', x: 4, y: 5 },
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
    noteUndrawn(data, sheet)
    drawMatrix(data, sheet)
  },
  derive: (data) => {
    const [{ points }, [, , limit]] = [data, levelsOf(data)]
    const high = points.filter(({ x, y }) => x * y >= limit)
    return { high: String(high.length), risks: String(points.length), limit: String(limit) }
  },
  describe: (data) => {
    const risks = ranked(data).map(({ risk, score }) => `${risk.name ?? 'unnamed'} (${risk.x} × ${risk.y} = ${score})`)
    return `${count(risks.length, 'risk')} by ${data.x.name.toLowerCase()} and ${data.y.name.toLowerCase()}, highest score first: ${enumerate(risks, 9)}.`
  },
})
