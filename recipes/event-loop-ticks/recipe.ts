/** Two timers and three promise callbacks of a script, in the order in which a browser or Node runs them. */
import * as z from 'zod'
import { list, name, optionalList, ref, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawLoop } from './draw.ts'
import { runLoop, turnsOf } from './loop.ts'

const callback = z.strictObject({
  name: name('The script or a callback', 24),
  prints: words(40, 'What it prints').optional(),
  tasks: optionalList(ref('A callback'), { max: 6, of: 'What it queues as tasks: timers, events, messages' }),
  microtasks: optionalList(ref('A callback'), {
    max: 6,
    of: 'What it queues as microtasks: promises, await, queueMicrotask',
  }),
})

export default defineRecipe({
  name: 'Event-loop ticks',
  family: 'Sequences',
  description:
    'Which callback runs in each step of a JavaScript event loop, which steps are one turn, what waits in the microtask and task queues after it, and an arrow from the front of the queue that is taken next. Also called event loop, microtask queue, tick diagram or run-to-completion.',
  useWhen:
    'You explain why a promise runs before a timer, what a callback prints when, or why microtasks can starve tasks. Good for 2 to 12 callbacks and up to 24 steps; you need what each callback prints and queues.',
  avoidWhen:
    'Two threads touch one variable: use `thread-interleaving`. Services call each other: use `request-sequence`. You need how long things take: use `trace-waterfall`. A ring of slots between threads: use `ring-buffer`. Messages of a broker: use `message-redelivery`.',
  visual: 86,
  ease: 74,
  overall: 84,
  rationale:
    'Queues are drawn after each callback, so a timer is seen to wait row by row while the turn goes on. One more callback by hand moves all rows below it. You supply what each callback prints and queues; the order is computed as the HTML Standard has it, without rendering.',
  reviewed: '2026-11-24',
  revision: 1,
  data: form(
    'own',
    { callbacks: list(callback, { max: 12, of: 'The script first, then the callbacks that it or others queue' }) },
    {
      checks: ({ unique, refersTo }) => [
        unique('callbacks'),
        refersTo(['callbacks.*.tasks.*', 'callbacks.*.microtasks.*'], { to: 'callbacks', what: 'a callback' }),
        ({ callbacks: [script] }) =>
          script === undefined || script.tasks !== undefined || script.microtasks !== undefined
            ? []
            : [
                {
                  at: 'callbacks.0',
                  problem: `${script.name} queues nothing; say which tasks or microtasks it queues`,
                },
              ],
      ],
      targets: ({ callbacks }) => namedTargets(callbacks),
    },
  ),
  sample: {
    title: 'A timer runs only when no microtask waits',
    subtitle: 'Promise callbacks run first, even those queued later: then 3 runs before timer 2',
    source: 'Event loop as in the HTML Standard; both timers are due at once',
    focus: ['timer 1', 'timer 2'],
    callbacks: [
      { name: 'script', prints: 'start, end', tasks: ['timer 1', 'timer 2'], microtasks: ['then 1'] },
      { name: 'then 1', prints: 'promise 1', microtasks: ['then 2'] },
      { name: 'then 2', prints: 'promise 2' },
      { name: 'timer 1', prints: 'timer 1', microtasks: ['then 3'] },
      { name: 'then 3', prints: 'promise 3' },
      { name: 'timer 2', prints: 'timer 2' },
    ],
  },
  draw: drawLoop,
  derive: ({ callbacks }) => {
    const steps = runLoop(callbacks)
    const of = (from: string): number => steps.filter((step) => step.from === from).length
    const first = steps.findIndex(({ from }) => from === 'task')
    return {
      turns: turnsOf(steps).length,
      steps: steps.length,
      microtasks: of('microtask'),
      before: (first < 0 ? steps.length : first) - 1,
      tasks: of('task'),
    }
  },
  meanings: {
    turns: 'tasks that run, the script first, each with the microtasks after it',
    microtasks: 'all that run',
    before: 'microtasks that run before the first task',
  },
  describe: ({ callbacks }) => {
    const steps = runLoop(callbacks)
    const tasks = steps.flatMap(({ callback, from }) => (from === 'task' ? [callback.name] : []))
    const waits = tasks.length === 0 ? '' : ` No microtask is left when a task runs: ${enumerate(tasks, 8)}.`
    const prints = steps.flatMap(({ callback: { prints } }) => prints ?? [])
    return `An event loop in ${count(turnsOf(steps).length, 'turn')} and ${count(steps.length, 'step')}: ${enumerate(
      steps.map(({ callback, from }) => `${callback.name} (${from})`),
      12,
    )}.${waits} Printed: ${enumerate(prints, 12)}.`
  },
})
