/** Two-phase commit without failures: every message, every forced log record, and the time in doubt. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { everyEntry, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { type DrawnSequence, drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { markedLeft, remarkRect } from '../../drawing/sequence/remarks.ts'
import type { Sheet } from '../../drawing/sheet.ts'

const databasesIn = ({ participants }: SequenceData) => participants.filter(({ kind }) => kind === 'database')

/** Each state is entered by forcing a log record to disk. */
const statesIn = ({ messages }: SequenceData) =>
  everyEntry(messages).flatMap(({ entry }) => (entry.kind === 'state' ? [entry] : []))

/** How many participants are in doubt at some time, by their states or by what lasts at them. */
const inDoubtIn = (data: SequenceData): number => {
  const states = statesIn(data).map(({ from, text }) => ({ at: from, text }))
  return new Set(
    [...states, ...(data.spans ?? [])].flatMap(({ at, text }) => (isInDoubt(text) && at !== undefined ? [at] : [])),
  ).size
}

const derive = (data: SequenceData) => ({
  databases: `${databasesIn(data).length}`,
  doubt: `${inDoubtIn(data)}`,
  messages: `${messagesIn(data.messages).length}`,
  writes: `${statesIn(data).length}`,
})

/** From its yes until it hears of the decision a server can neither commit nor abort: its log says prepared, or as others call it, ready. */
const isInDoubt = (state: string): boolean => /\b(?:prepared|ready|uncertain|in doubt)\b/i.test(state)

/** Who is in doubt and what is written, in sentences. */
const costsInWords = (data: SequenceData): string => {
  const states = statesIn(data)
  const inDoubt = data.participants.filter(({ id, name }) =>
    states.some(({ from, text }) => (from === id || from === name) && isInDoubt(text)),
  )
  return [
    ...(inDoubt.length === 0
      ? []
      : [`In doubt from its vote to the decision: ${enumerate(inDoubt.map(({ name }) => name))}.`]),
    `${count(states.length, 'forced write')}.`,
  ].join(' ')
}

/** The mark of a forced write before the words of the state that it enters, and what is free between them. */
const mark = { size: 16, gap: 6 } as const
const room = mark.size + mark.gap

/** An arrow down to a line, what is written and where it stays, in every state: the writes can be counted. */
const drawForcedWrites = ({ columns, levels }: DrawnSequence, sheet: Sheet): void => {
  const writeAt = (x: number, y: number) =>
    path(
      `M ${x + 8} ${y - 8} V ${y + 3} M ${x + 3} ${y - 2} L ${x + 8} ${y + 3} L ${x + 13} ${y - 2} M ${x + 1} ${y + 7} H ${x + 15}`,
      {
        stroke: 'ink',
      },
    )
  const states = columns.steps.flatMap((step, index) => (step.item.kind === 'state' ? [{ step, index }] : []))
  for (const { step, index } of states) {
    const rect = remarkRect(step, levels.steps[index]?.top ?? 0, columns)
    sheet.put(step.item, [writeAt(markedLeft(step, rect, room), rect.y + rect.h / 2)], 'over')
  }
  if (states.length > 0)
    sheet.key({ text: 'Forced log write', w: mark.size, sample: ({ x, y, h }) => [writeAt(x, y + h / 2)] })
}

export default defineRecipe({
  name: 'Two-phase commit',
  family: 'Sequences',
  description:
    'A coordinator and its databases in both phases of an atomic commit: prepare and vote, then commit and acknowledge, with the log record that each server forces and a bar for as long as each database is in doubt. Also called 2PC or XA transaction.',
  useWhen:
    'You explain what an atomic commit across databases costs in messages and disk writes, or why a database that has voted has to wait for the coordinator. Good for 1 to 8 databases, in a design review or a lecture.',
  avoidWhen:
    'You need copies of the same data to agree: use `raft-log-replication`. You need the calls of a request that spans services: use `request-sequence`. You need outcomes that exclude each other: use `sequence-fragments`. You need to undo steps instead of holding locks: use `saga-compensation`.',
  visual: 89,
  ease: 80,
  overall: 87,
  rationale:
    'Bars show how long each database is in doubt, from its vote to the decision, and brackets name the phases. One more database is one more column and six more entries. You supply participants, messages and states; messages and forced writes are counted.',
  reviewed: '2026-11-28',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'After voting yes, no database can decide alone',
    subtitle: '{messages} messages and {writes} forced writes; in doubt, a database holds its locks and waits',
    source: 'The basic protocol, without presumptions (Lampson and Lomet, 1993)',
    focus: ['orders-prepared', 'stock-prepared', 'payments-prepared'],
    participants: [
      { name: 'Coordinator', note: 'order service' },
      { name: 'Orders', kind: 'database' },
      { name: 'Stock', kind: 'database' },
      { name: 'Payments', kind: 'database' },
    ],
    messages: [
      { id: 'first-prepare', from: 'Coordinator', to: 'Orders', text: 'prepare', kind: 'async' },
      { from: 'Coordinator', to: 'Stock', text: 'prepare', kind: 'async' },
      { from: 'Coordinator', to: 'Payments', text: 'prepare', kind: 'async' },
      { id: 'orders-prepared', from: 'Orders', kind: 'state', text: 'prepared' },
      { id: 'stock-prepared', from: 'Stock', kind: 'state', text: 'prepared' },
      { id: 'payments-prepared', from: 'Payments', kind: 'state', text: 'prepared' },
      { from: 'Orders', to: 'Coordinator', text: 'vote yes', kind: 'async' },
      { from: 'Stock', to: 'Coordinator', text: 'vote yes', kind: 'async' },
      { id: 'last-vote', from: 'Payments', to: 'Coordinator', text: 'vote yes', kind: 'async' },
      { from: 'Coordinator', kind: 'note', text: 'if it fails now, all three wait' },
      { from: 'Coordinator', kind: 'state', text: 'decision: commit' },
      { id: 'first-commit', from: 'Coordinator', to: 'Orders', text: 'commit', kind: 'async' },
      { from: 'Coordinator', to: 'Stock', text: 'commit', kind: 'async' },
      { from: 'Coordinator', to: 'Payments', text: 'commit', kind: 'async' },
      { from: 'Orders', kind: 'state', text: 'committed' },
      { from: 'Stock', kind: 'state', text: 'committed' },
      { from: 'Payments', kind: 'state', text: 'committed' },
      { from: 'Orders', to: 'Coordinator', text: 'acknowledge', kind: 'async' },
      { from: 'Stock', to: 'Coordinator', text: 'acknowledge', kind: 'async' },
      { id: 'last-acknowledge', from: 'Payments', to: 'Coordinator', text: 'acknowledge', kind: 'async' },
    ],
    spans: [
      { from: 'first-prepare', to: 'last-vote', text: 'Phase 1', note: 'prepare and vote' },
      { from: 'first-commit', to: 'last-acknowledge', text: 'Phase 2', note: 'commit and acknowledge' },
    ],
  },
  derive,
  meanings: {
    databases: 'all databases',
    doubt: 'databases that are in doubt at some time',
    writes: 'forced log writes',
  },
  draw: (data, sheet) => {
    const lasting = { text: 'in doubt', isTold: true }
    const style = { as: 'label', derived: derive(data), lasts: isInDoubt, lasting, mark: room } as const
    const drawn = drawSequence(data, sheet, style)
    drawForcedWrites(drawn, sheet)
    sheet.prove('messages', ...messagesIn(data.messages))
    sheet.prove('writes', ...statesIn(data))
    for (const value of ['databases', 'doubt']) sheet.prove(value, ...databasesIn(data))
    const inDoubt = inDoubtIn(data)
    if (sheet.quotes('databases') && inDoubt > 0 && inDoubt < databasesIn(data).length)
      sheet.note(
        'title',
        undefined,
        `{databases} are all ${databasesIn(data).length} databases; {doubt} are the ${inDoubt} in doubt`,
      )
  },
  describe: (data) => describeSequence(data, derive(data), costsInWords(data)),
})
