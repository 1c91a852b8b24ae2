/** Two threads increment one field: the bytecode of `hits++` (getstatic, iadd, putstatic) interleaved so that one is lost. */
import { number } from '../../drawing/data/fields.ts'
import { completing } from '../../drawing/data/form.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { everyEntry, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { describeThreads } from './describe-threads.ts'
import { amountIn, endOf, runThreads, storesIn, variablesOf } from './registers.ts'

/** The local steps that change what a thread has loaded; all of them where none says by how much. */
const incrementsIn = ({ messages }: SequenceData) => {
  const steps = messagesIn(messages).filter(({ from, to }) => from === to)
  const changes = steps.filter(({ text, note }) => amountIn(`${text} ${note}`) !== 0)
  return changes.length > 0 ? changes : steps
}

/** The last state of a variable, as written: of what takes no local steps, unless something is stored in it later. */
const lastState = (data: SequenceData) => {
  const { participants, messages } = data
  const entries = everyEntry(messages).map(({ entry }) => entry)
  const participantOf = (reference: string) => namedIn(participants, [reference])[0]
  const threads = messagesIn(messages).flatMap(({ from, to }) => (from === to ? [participantOf(from)] : []))
  const last = entries.findLast((each) => each.kind === 'state' && !threads.includes(participantOf(each.from)))
  if (last?.kind !== 'state') return undefined
  const later = storesIn(data).filter((each) => entries.indexOf(each) > entries.indexOf(last))
  return later.some(({ to }) => participantOf(to) === participantOf(last.from)) ? undefined : last
}

/** Steps that only add are increments; the end is the last state, or the value that is computed of one variable. */
const derive = (data: SequenceData & { initial: number }) => {
  const steps = incrementsIn(data)
  const what = steps.some(({ text, note }) => amountIn(`${text} ${note}`) < 0) ? 'update' : 'increment'
  const final = lastState(data)?.text ?? endOf(data)
  return { increments: count(steps.length, what), ...(final === undefined ? {} : { final }) }
}

/** The steps of a thread and the states of the field, as the sample has them. */
const load = (to: string) => ({ from: 'hits', to, text: 'getstatic: {value}', kind: 'async' }) as const
const add = (thread: string) =>
  ({ from: thread, to: thread, text: 'iadd: {before} + 1 = {value}', kind: 'async' }) as const
const store = (from: string) => ({ from, to: 'hits', text: 'putstatic: {value}', kind: 'async' }) as const
const state = { from: 'hits', kind: 'state', text: 'hits = {value}' } as const

export default defineRecipe({
  name: 'Thread interleaving',
  family: 'Sequences',
  description:
    'Steps of two or more threads on a shared variable, one below the other in the order in which they happen, with the value in each thread computed. Shows a lost update step by step. Also called race condition diagram or data race.',
  useWhen:
    'You explain why two correct threads give a wrong result: a lost update, a stale read, a check before an act. Needs the order of loads, local steps and stores; good for 2 to 4 threads and up to 24 steps, as in a bug report.',
  avoidWhen:
    'You need services that call each other: use `request-sequence`. You need to show how databases commit together: use `two-phase-commit`. You need measured times of parallel work: use `trace-waterfall`. Which event can know of which: use `lamport-space-time`.',
  visual: 87,
  ease: 84,
  overall: 86,
  rationale:
    'What a thread holds and what the variable is are on one row, so that a stale value is seen beside the new one. A step added in the middle moves those below it. You supply the order of the steps; the values of threads and variables are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(
    sequenceForm({
      initial: number(
        'What shared variables, participants of kind database, begin with: {value} and {before} in texts are computed from it and from the + 1 or - 1 of local steps',
      ).default(0),
    }),
    runThreads,
  ),
  sample: {
    title: 'Of {increments}, one is lost',
    subtitle: 'Both threads load before either stores, so both store 1',
    source: 'JVM bytecode of hits++ on a static field; the iconst_1 before iadd is omitted',
    focus: ['stale', 'b-adds', 'b-stores'],
    participants: [{ name: 'Thread A' }, { name: 'hits', note: 'static int' }, { name: 'Thread B' }],
    messages: [
      state,
      { id: 'a-loads', ...load('Thread A') },
      { id: 'b-loads', ...load('Thread B') },
      { id: 'a-adds', ...add('Thread A') },
      { id: 'a-stores', ...store('Thread A') },
      state,
      { id: 'stale', from: 'Thread B', kind: 'state', text: 'still holds {value}' },
      { id: 'b-adds', ...add('Thread B') },
      { id: 'b-stores', ...store('Thread B') },
      { ...state, text: 'hits = {value}, not 2', state: 'negative' },
    ],
  },
  derive,
  meanings: {
    increments: 'local steps that add or subtract',
    final: 'the last state of the variable, or the value it ends with',
  },
  draw: (data, sheet) => {
    drawSequence(data, sheet, { as: 'code', derived: derive(data) })
    if (data.initial !== 0 && variablesOf(data).length === 0)
      sheet.warn(
        'initial',
        undefined,
        'is not used: no participant is of kind database; give it to the shared variable',
      )
    sheet.prove('increments', ...incrementsIn(data))
    const last = lastState(data)
    const stored = messagesIn(data.messages).findLast(({ from, to }) => from !== to)
    const end = last ?? stored
    if (end !== undefined) sheet.prove('final', end)
  },
  describe: describeThreads,
})
