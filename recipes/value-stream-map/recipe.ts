/** A one-line fix on its way to the people who reported it: nearly all of the time, it waits. */
import * as z from 'zod'
import { id, list, name, optionalList, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeTimes } from '../../drawing/values/format.ts'
import { drawStream } from './draw.ts'
import { streamOf, timeWriter, writeShare } from './stream.ts'

const time = (description: string) => z.number().min(0).max(100_000).describe(description)

const step = z.strictObject({
  id: id.optional(),
  name: name('What is done', 24),
  group: name('Who does it', 24).optional(),
  wait: time('How long work waits before it').default(0),
  queue: z.int().min(0).max(999).describe('How many items wait before it').optional(),
  work: time('How long one item is worked on'),
  accurate: z.number().min(0).max(100).describe('Percent that arrive complete and accurate (%C&A)').optional(),
  facts: optionalList(z.strictObject({ name: name('What is measured', 10), value: words(10, 'How much') }), {
    max: 3,
    of: 'More rows of the data box, such as batch size',
  }),
  signal: words(16, 'When the control starts it, such as daily').optional(),
})

export default defineRecipe({
  name: 'Value-stream map',
  family: 'Flows',
  description:
    'Steps from a request to its delivery with data boxes, triangles where work waits, the ladder of waiting and working times, and the same times to scale; lead time, flow efficiency and rolled %C&A are computed. Also called VSM, lean map or material and information flow.',
  useWhen:
    'You ask why delivery takes weeks when the work takes hours, and which wait to remove first. Good for 2 to 12 steps; you need how long work waits before each and how long it takes, from tickets, commits and deployment logs.',
  avoidWhen:
    'You need who decides and what is handed over: use `swimlane-process`. Work in progress over weeks: use `cumulative-flow`. Stages of a build: use `ci-cd-pipeline`. Tasks with dates: use `gantt-chart`. The moods of users: use `user-journey`.',
  visual: 89,
  ease: 72,
  overall: 86,
  rationale:
    'Every step narrows to its share of the lead time, so waiting is seen and not only added up. One wait changed by hand moves the whole bar below. You supply waits, work and, where you have them, queues and %C&A.',
  reviewed: '2026-11-28',
  revision: 1,
  suppressions: [{ rule: 'R12', reason: 'the kink in an arrow is the sign of information over wires' }],
  data: form(
    'own',
    {
      unit: z.enum(['h', 'min', 'day']).default('h').describe('The unit of all times: h (default), min or day'),
      hours: z
        .number()
        .min(1)
        .max(24)
        .default(8)
        .describe('Hours of a day: 8 (default) for working time, 24 for time by the clock'),
      supplier: name('Where the input comes from', 24).optional(),
      control: name('What tells the steps to begin, such as a board', 40).optional(),
      customer: name('Who asks, and gets the result', 24).optional(),
      steps: list(step, { max: 12, of: 'Steps in their order' }),
    },
    {
      checks: ({ unique, each }) => [
        unique('steps'),
        ({ steps }) =>
          streamOf(steps).lead > 0 ? [] : [{ at: 'steps', problem: 'nothing takes time; give wait or work' }],
        each('steps.*', ({ signal }, { data }) =>
          signal !== undefined && data.control === undefined
            ? { signal: 'nothing gives it; name what does as control' }
            : undefined,
        ),
      ],
      targets: ({ steps }) => namedTargets(steps),
    },
  ),
  sample: {
    title: 'A fix waits {longest} of its {lead} for the {slowest}',
    subtitle: 'The board meets weekly and closes its list 1.5 d before',
    source: 'Illustrative data; averages of one quarter',
    unit: 'h',
    hours: 8,
    control: 'Ticket board',
    customer: 'Customer',
    // Queues as by Little's law: 23 fixes in a week of 40 hours, times the wait.
    steps: [
      { name: 'Triage', group: 'Support', wait: 6, queue: 3, work: 0.5, accurate: 80, signal: 'twice a day' },
      { name: 'Write fix', group: 'Developer', wait: 16, queue: 9, work: 1.5, accurate: 90, signal: 'daily' },
      { name: 'Review', group: 'Developer', wait: 10, queue: 6, work: 0.5, accurate: 95, signal: 'per change' },
      { name: 'Test', group: 'QA', wait: 20, queue: 12, work: 3, accurate: 92, signal: 'daily' },
      { name: 'Change board', group: 'Operations', wait: 32, queue: 18, work: 0.25, accurate: 98, signal: 'weekly' },
      { name: 'Deploy', group: 'Operations', wait: 8, queue: 5, work: 0.5, accurate: 97, signal: 'nightly' },
    ],
  },
  draw: drawStream,
  derive: (data) => {
    const { lead, work, efficiency, passed, silent, slowest } = streamOf(data.steps)
    const write = timeWriter(data)
    return {
      lead: write(lead),
      work: write(work),
      waits: write(lead - work),
      efficiency: writeShare(efficiency),
      slowest: slowest?.name ?? '',
      longest: write(slowest?.wait ?? 0),
      ...(work > 0 ? { times: writeTimes((slowest?.wait ?? 0) / work) } : {}),
      ...(passed === undefined ? {} : { rolled: `${silent > 0 ? '≤' : ''}${writeShare(passed)}` }),
    }
  },
  describe: (data) => {
    const { lead, work, slowest } = streamOf(data.steps)
    const write = timeWriter(data)
    const steps = data.steps.map((each) => `${each.name} (${write(each.wait)} of waiting, ${write(each.work)} of work)`)
    return `A value stream of ${count(data.steps.length, 'step')}: ${enumerate(steps, 12)}. The lead time is ${write(lead)}, of which ${write(work)} is work${slowest === undefined ? '' : `; the longest wait is before ${slowest.name}`}.`
  },
})
