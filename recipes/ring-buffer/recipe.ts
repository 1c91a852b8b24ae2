/** The ring between a network thread and the threads of an exchange: who is where, and how much the producer may write. */
import * as z from 'zod'
import { list, name } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRing } from './draw.ts'
import { behind, freeIn, readerProblem, slowestIn } from './ring.ts'

const sequence = (description: string) => z.int().min(0).max(1e9).describe(description)
const consumer = z.strictObject({
  name: name('The consumer', 24),
  next: sequence('The sequence number that it reads next'),
  after: z.array(name('A consumer', 24)).min(1).max(3).optional().describe('Consumers that it must not overtake'),
})

export default defineRecipe({
  name: 'Ring buffer',
  family: 'Data structures',
  description:
    'A ring of slots with the sequence numbers in them, where the producer writes, where each consumer reads, and a track for what each has yet to read; free slots are a gap between the slowest consumer and the producer. Also called circular buffer, circular queue or Disruptor.',
  useWhen:
    'You explain how writers and readers share a fixed array without locks, who holds back the producer, or what happens at the wrap. Good for 4 to 32 slots (64 at most), one producer and up to 4 consumers.',
  avoidWhen:
    'Records stay after they are read: use `append-only-log`. What was not used for longest goes: use `lru-cache`. Keys are placed by hash on a circle: use `consistent-hash-ring`. Topics join services: use `event-bus-topology`.',
  visual: 88,
  ease: 60,
  overall: 83,
  rationale:
    'The gap in the ring is what is free, and tracks compare how far each reader is behind. Slots are sectors, so nothing can be added by hand. You supply size and sequence numbers; slots, lag and what is free are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form(
    'own',
    {
      size: z.int().min(2).max(64).default(16).describe('Slots'),
      producer: name('Who writes', 24).default('Producer'),
      next: sequence('The sequence number that is written next'),
      consumers: list(consumer, { max: 4, of: 'Who reads' }),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('consumers'),
        refersTo(['consumers.*.after.*'], { to: 'consumers', what: 'a consumer' }),
        each('consumers.*', (reader, { data }) => {
          const problem = readerProblem(reader, data)
          return problem === undefined ? undefined : { next: problem }
        }),
      ],
      targets: ({ consumers }) => namedTargets(consumers),
    },
  ),
  sample: {
    title: '{slowest}, {lag} behind, leaves {free} of {size} slots free',
    subtitle: 'A slot is reused only after every consumer has read it, so one slow reader can stop the writer',
    source: 'Illustrative sequence numbers; gating as in the LMAX Disruptor',
    focus: ['Journal'],
    producer: 'Gateway',
    next: 1051,
    consumers: [
      { name: 'Journal', next: 1037 },
      { name: 'Replica', next: 1046 },
      { name: 'Pricing', next: 1042, after: ['Replica'] },
    ],
  },
  draw: drawRing,
  derive: (data) => {
    const slowest = slowestIn(data)
    return { slowest: slowest.name, lag: behind(slowest, data), free: freeIn(data), size: data.size }
  },
  describe: (data) =>
    `A ring of ${count(data.size, 'slot')}, of which ${freeIn(data)} are free. ${data.producer} writes ${data.next} next; ${enumerate(data.consumers.map((each) => `${each.name} reads ${each.next} next, ${behind(each, data)} behind`))}.`,
})
