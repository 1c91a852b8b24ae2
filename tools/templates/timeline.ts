/** PLACEHOLDER: say in a sentence what the sample shows. */
import { timelineForm } from '../../drawing/data/timeline.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTimeline } from '../../drawing/time/draw-timeline.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: timelineForm({ events: 20 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    events: [
      { name: 'Ordered', start: '2026-03-02' },
      { name: 'Bound', start: '2026-03-09', end: '2026-03-18' },
      { name: 'Entered in the catalog', start: '2026-03-16', end: '2026-03-19' },
      { name: 'On the shelf', start: '2026-03-20' },
      { name: 'Lent for the first time', start: '2026-03-23' },
    ],
  },
  draw: drawTimeline,
  describe: ({ events }) =>
    `PLACEHOLDER: ${count(events.length, 'event')} in time: ${enumerate(events.map(({ name }) => name))}.`,
})
