/** How developers fare from the landing page to their first working call: eight steps, a score each, one low point. */
import * as z from 'zod'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawJourney, type JourneyData } from './draw.ts'

/** The step with the lowest score, the score, and what there was before it. */
const derive = ({ rows }: JourneyData) => {
  const low = rows.reduce((least, row) => (row.value < least.value ? row : least), rows[0] ?? { name: '', value: 0 })
  const before = rows[rows.findIndex((row) => row === low) - 1] ?? low
  return { step: low.name, low: String(low.value), before: String(before.value) }
}

export default defineRecipe({
  name: 'User journey',
  family: 'Flows',
  description:
    'The steps that a person goes through, in phases from left to right, each with a score for how it went and a remark, joined by a line that shows the highs and lows. Also called customer journey map, experience map or satisfaction curve.',
  useWhen:
    'You show where people struggle on the way to a goal: onboarding, a purchase, a support case. You need the steps in order and a score for each from interviews or surveys; good for 4 to 12 steps in 2 to 5 phases.',
  avoidWhen:
    'You need to show who does what: use `swimlane-process`. You need decisions: use `decision-flowchart`. You need to show how many people drop out at each step: use `sankey-traffic`. You need calls between systems: use `request-sequence`.',
  aliases: ['customer journey', 'journey map', 'onboarding', 'user experience', 'UX', 'developer experience'],
  visual: 87,
  ease: 82,
  overall: 84,
  rationale:
    'One line over the steps makes the low point obvious, and remarks say why it is low. A step in the middle moves all that follow it. You supply steps, scores and remarks; lowest step and drop are computed for the heading.',
  reviewed: '2026-11-22',
  revision: 1,
  data: valuesForm({ rows: [2, 13], fields: { value: z.number().min(1).max(5).describe('How it went, from 1 to 5') } }),
  sample: {
    title: 'The first call fails: the score drops from {before} to {low}',
    subtitle: 'From the landing page to a working call: mean scores of 24 developers, 1 frustrated to 5 delighted',
    source: 'Illustrative data',
    measure: 'Score, 1 to 5',
    focus: ['Run the example'],
    rows: [
      { name: 'Read the landing page', group: 'Discover', value: 4, note: 'clear use case' },
      { name: 'Compare prices', group: 'Discover', value: 3.6, note: 'free plan is hard to find' },
      { name: 'Create an account', group: 'Sign up', value: 3.4, note: 'asks for a phone number' },
      { name: 'Copy the key', group: 'Sign up', value: 4.3, note: 'one click' },
      { name: 'Run the example', group: 'First call', value: 1.4, note: '401: the key is active after a minute' },
      { name: 'Search the docs', group: 'First call', value: 2, note: 'nothing about 401' },
      { name: 'Try once more', group: 'First call', value: 3.5, note: 'works by itself' },
      { name: 'Call from own code', group: 'Build', value: 4.6, note: 'typed client' },
    ],
  },
  draw: drawJourney,
  derive,
  describe: ({ rows }) =>
    `${count(rows.length, 'step')} from left to right, each with a score: ${enumerate(
      rows.map(({ name, value }) => `${name} ${value}`),
      12,
    )}. A line joins the scores; remarks below say what made them.`,
})
