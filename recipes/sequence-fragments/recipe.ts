/** An idempotent payment endpoint: what is repeated, alternative and optional, as combined fragments of UML 2.5.1. */
import * as z from 'zod'
import { name, note, ref } from '../../drawing/data/fields.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { outcomesOf } from './outcomes.ts'
import { drawTally, type Tally, tallyInWords, tallyWidth } from './tally.ts'

const tally = z
  .strictObject({
    of: ref('The participant whose incoming messages are counted in each outcome'),
    name: name('Over the counts', 24),
    note: note('A line under each', 40).optional(),
  })
  .optional()
  .describe(
    'A count beside each branch, or how many at least and at most: opt may run, a loop runs as often as its bounds say, and a break ends it',
  )

/** The outcomes of all alternatives, and those in which something is counted. */
const derive = (data: SequenceData & { tally?: Tally | undefined }) => {
  const outcomes = outcomesOf(data, data.tally?.of)
  return { branches: `${outcomes.length}`, counted: `${outcomes.filter(({ most }) => most > 0).length}` }
}

const call = (from: string, to: string, text: string, note?: string) => ({
  from,
  to,
  text,
  ...(note === undefined ? {} : { note }),
})
const reply = (from: string, to: string, text: string, note?: string) =>
  ({ ...call(from, to, text, note), kind: 'reply' }) as const

export default defineRecipe({
  name: 'Sequence with fragments',
  family: 'Sequences',
  description:
    'A sequence diagram with combined fragments: areas around what is repeated (loop), alternative (alt), optional (opt) or parallel (par), each with its guard in brackets, and a count for every outcome. Also called UML sequence diagram with alt frames.',
  useWhen:
    'You need one diagram for all outcomes of a scenario: retries, error branches, optional steps, the condition that decides each, and how often each reaches one participant. Good for up to 16 participants, 60 messages and frames six deep, as in an API contract.',
  avoidWhen:
    'You need only the successful case: use `request-sequence`. You need decisions rather than who calls whom: use `decision-flowchart`. You need all states and transitions of one object: use `uml-state-machine`. You need to show who is in doubt during a commit: use `two-phase-commit`.',
  visual: 87,
  ease: 74,
  overall: 84,
  rationale:
    'Guards beside their messages show every outcome and what decides it, and a count beside each branch compares them. Frames move and grow with each message added by hand. You supply the messages, and a guard for each branch that excludes all others.',
  reviewed: '2026-11-23',
  revision: 1,
  data: alsoChecked(sequenceForm({ tally }), ({ refersTo }) => [
    refersTo(['tally.of'], { to: 'participants', what: 'a participant' }),
  ]),
  sample: {
    title: 'A retry cannot charge twice: only a new key charges the card',
    subtitle:
      'The card is charged in {counted} of {branches} cases: by the attempt that inserts the key; others find its row',
    source: 'Illustrative data; operators and guards as in UML 2.5.1',
    focus: ['charge'],
    tally: { of: 'Processor', name: 'Charges', note: 'to the card' },
    participants: [
      { name: 'App', note: 'retries' },
      { name: 'Payment API', note: 'HTTP service' },
      { name: 'Keys', note: 'PostgreSQL', kind: 'database' },
      { name: 'Processor', note: 'external' },
    ],
    messages: [
      {
        kind: 'loop',
        text: '(1, 3) no 201 yet',
        messages: [
          { ...call('App', 'Payment API', 'POST /payments'), lines: ['Idempotency-Key: 7'] },
          { ...call('Payment API', 'Keys', 'claim the key'), lines: ['INSERT …; SELECT …'] },
          reply('Keys', 'Payment API', 'new, done, running'),
          {
            kind: 'alt',
            text: 'new key',
            messages: [
              { id: 'charge', ...call('Payment API', 'Processor', 'charge $48.20') },
              reply('Processor', 'Payment API', 'approved'),
              call('Payment API', 'Keys', 'store the response'),
              reply('Keys', 'Payment API', 'stored'),
              reply('Payment API', 'App', '201 Created', 'if lost, App tries again'),
            ],
            else: [
              { text: 'done', messages: [reply('Payment API', 'App', '201 Created', 'same body')] },
              { text: 'still running', messages: [reply('Payment API', 'App', '409 Conflict')] },
            ],
          },
        ],
      },
    ],
  },
  derive,
  meanings: {
    branches: 'outcomes: branches of alt without an alt in them',
    counted: 'outcomes in which the tally may count something',
  },
  draw: (data, sheet) => {
    // Gray bands around what is counted would not be seen on a tint.
    const areGray = outcomesOf(data, data.tally?.of).some(
      ({ most, counted }) => most > 0 && !counted.some((message) => sheet.isFocus(message)),
    )
    const drawn = drawSequence(data, sheet, {
      outlined: data.tally !== undefined && areGray,
      as: 'code',
      derived: derive(data),
      right: data.tally === undefined ? 0 : tallyWidth(data.tally, outcomesOf(data, data.tally.of)),
    })
    if (data.tally !== undefined) drawTally(data.tally, outcomesOf(data, data.tally.of), { drawn, sheet })
    const proof = data.tally ?? '@frames'
    for (const value of ['branches', 'counted']) sheet.prove(value, proof)
  },
  describe: (data) => describeSequence(data, derive(data), tallyInWords(data)),
})
