/** An idempotent payment endpoint: what is repeated, alternative and optional, as combined fragments of UML 2.5.1. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { branchesOf, everyEntry, isFrame } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'

/** Branches of all alternatives, and those in which something in focus happens. */
const derive = ({ messages, focus = [] }: SequenceData & { focus?: string[] | undefined }) => {
  const frames = everyEntry(messages).map(({ entry }) => entry)
  const branches = frames.filter(isFrame).flatMap((frame) => (frame.kind === 'alt' ? branchesOf(frame) : []))
  const marked = branches.filter(({ entries }) =>
    everyEntry(entries).some(({ entry }) => focus.some((name) => name === entry.id || name === entry.text)),
  )
  return { branches: String(branches.length), marked: String(marked.length) }
}

export default defineRecipe({
  name: 'Sequence with fragments',
  family: 'Sequences',
  description:
    'A sequence diagram with combined fragments: frames around what is repeated (loop), alternative (alt), optional (opt) or parallel (par), each with its guard in brackets, nested up to three deep. Also called UML sequence diagram with combined fragments or alt frames.',
  useWhen:
    'You need one diagram for all outcomes of a scenario: retries, error branches, optional steps, and the condition that decides each. Good for 2 to 7 participants, 24 messages and frames up to three deep, as in an API contract.',
  avoidWhen:
    'You need only the successful case: use `request-sequence`. You need decisions rather than who calls whom: use `decision-flowchart`. You need to show which messages are encrypted or in doubt: use `tls13-handshake` or `two-phase-commit`.',
  visual: 86,
  ease: 76,
  overall: 83,
  rationale:
    'Guards beside their messages show every outcome and what decides it in one place. Frames have to move and grow with each message added by hand. You supply the messages, and a guard for each branch that excludes all others.',
  reviewed: '2026-11-22',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'A retry cannot charge twice: {marked} of {branches} branches charges',
    subtitle: 'Only the attempt that inserts the idempotency key reaches the processor; every other one finds the row',
    source: 'Illustrative data; operators and guards of UML 2.5.1, clause 17',
    focus: ['charge'],
    participants: [
      { name: 'App', note: 'retries on timeout' },
      { name: 'Payment API', note: 'HTTP service' },
      { name: 'Keys', note: 'PostgreSQL', kind: 'database' },
      { name: 'Card processor', note: 'external' },
    ],
    messages: [
      {
        kind: 'loop',
        text: '(1, 3) no 201 yet',
        messages: [
          { from: 'App', to: 'Payment API', text: 'POST /payments', note: 'Idempotency-Key: same for every attempt' },
          { from: 'Payment API', to: 'Keys', text: 'claim key', note: 'INSERT … ON CONFLICT DO NOTHING' },
          { from: 'Keys', to: 'Payment API', text: 'new, done or running', kind: 'reply' },
          {
            kind: 'alt',
            text: 'new: this attempt inserted the key',
            messages: [
              { id: 'charge', from: 'Payment API', to: 'Card processor', text: 'charge $48.20' },
              { from: 'Card processor', to: 'Payment API', text: 'approved', kind: 'reply' },
              { from: 'Payment API', to: 'Keys', text: 'store response' },
              { from: 'Keys', to: 'Payment API', text: 'stored', kind: 'reply' },
              {
                kind: 'opt',
                text: 'receipt requested',
                messages: [{ from: 'Payment API', to: 'Payment API', text: 'queue receipt' }],
              },
              { from: 'Payment API', to: 'App', text: '201 Created', kind: 'reply' },
            ],
            else: [
              {
                text: 'done: an earlier attempt stored its response',
                messages: [{ from: 'Payment API', to: 'App', text: '201 Created, same body', kind: 'reply' }],
              },
              {
                text: 'running: an earlier attempt has not finished',
                messages: [{ from: 'Payment API', to: 'App', text: '409 Conflict', kind: 'reply' }],
              },
            ],
          },
        ],
      },
    ],
  },
  derive,
  draw: (data, sheet) => drawSequence(data, sheet, { as: 'code', derived: derive(data) }),
  describe: (data) => describeSequence(data, derive(data)),
})
