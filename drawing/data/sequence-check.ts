/**
 * Checks of sequence data that a schema cannot express: references, replies, branches and messages in flight.
 */

import { count } from '../../src/scene/count.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { type Check, checksFor, inTurn } from './checks.ts'
import { checkReferences, namedTargets, References, type Target } from './references.ts'
import { pairCalls } from './sequence-calls.ts'
import {
  branchesOf,
  type EntryPlace,
  everyEntry,
  isFrame,
  isMessage,
  messagesIn,
  namesOfMessage,
} from './sequence-entries.ts'
import type { SequenceData, SequenceFrame } from './sequence-fields.ts'

const { unique, refersTo, eachPlace } = checksFor<SequenceData>()

const every = ({ messages }: SequenceData): EntryPlace[] => everyEntry(messages)

/** The checks of sequence data with at most `most` messages and remarks in total. */
export const sequenceChecks = (most: number): Check<SequenceData> =>
  inTurn(
    [
      unique('participants'),
      endsAreKnown,
      refersTo(['spans.*.from', 'spans.*.to'], { to: sentMessages, what: 'a message' }),
      refersTo(['spans.*.at'], { to: 'participants', what: 'a participant' }),
      (data) => {
        const total = every(data).filter(({ entry }) => !isFrame(entry)).length
        return total > most
          ? [
              {
                at: 'messages',
                problem: `${total} messages and notes; ${most} fit: split the scenario where a new one begins`,
              },
            ]
          : []
      },
      unguarded,
      eachPlace(every, ({ entry }) =>
        isFrame(entry) && entry.else.length > 0 && entry.kind !== 'alt' && entry.kind !== 'par'
          ? { else: `only alt and par have further branches; this is ${entry.kind}` }
          : undefined,
      ),
    ],
    [endsAreLast, copiesAreEarlier, repliesHaveCalls, eachPlace(every, flightProblem), spansAreLong],
  )

/** Branches that exclude each other need guards, and zones names; parallel and critical parts, and loops, have none in UML either. */
const unguarded = (data: SequenceData): Finding[] =>
  every(data).flatMap(({ entry, at }) =>
    isFrame(entry) && !guardless.has(entry.kind)
      ? branchesOf(entry, at).flatMap((branch) =>
          branch.guard === ''
            ? [{ at: branch.at.replace(/messages$/, 'text'), problem: `is missing: ${entry.kind} needs it` }]
            : [],
        )
      : [],
  )

const guardless: ReadonlySet<SequenceFrame['kind']> = new Set(['par', 'critical', 'loop'])

const endsAreKnown = (data: SequenceData): Finding[] => {
  const ends = every(data).flatMap(({ entry, at }) =>
    isFrame(entry)
      ? []
      : [entry.from, entry.to].map((reference, end) => ({ at: `${at}.${end ? 'to' : 'from'}`, reference })),
  )
  return checkReferences(ends, { references: new References(namedTargets(data.participants)), what: 'a participant' })
}

const sentMessages = (data: SequenceData): Target[] =>
  messagesIn(data.messages).map((item) => ({ names: namesOfMessage(item), item }))

const repliesHaveCalls = eachPlace(
  (data) => {
    const people = new References(namedTargets(data.participants))
    const { orphans } = pairCalls(data.messages, (reference) => people.find(reference))
    return every(data).flatMap(({ entry, at }) =>
      orphans.flatMap((orphan) => (orphan === entry ? [{ at, orphan }] : [])),
    )
  },
  ({ orphan: { from, to } }) => `reply from ${from} to ${to} without an open call; use kind "async"`,
)

/** Where a participant has ended, nothing of the same list or below it has to do with it. */
const endsAreLast = (data: SequenceData): Finding[] => {
  const people = new References(namedTargets(data.participants))
  return every(data).flatMap(({ entry, index, siblings, at }) => {
    if (isFrame(entry) || isMessage(entry) || entry.kind !== 'end') return []
    const ended = people.find(entry.from)
    const later = everyEntry(siblings.slice(index + 1)).find(
      ({ entry: other }) =>
        !isFrame(other) && [other.from, other.to].some((end) => end !== undefined && people.find(end) === ended),
    )
    return later === undefined
      ? []
      : [{ at, problem: `${entry.from} ends here, but takes part in what follows; move its end behind that` }]
  })
}

/** A message in flight arrives in the list that it starts in, between two participants. */
const flightProblem = ({ entry, at, index, siblings }: EntryPlace, { participants }: SequenceData) => {
  if (!isMessage(entry) || entry.delay === 0) return undefined
  const people = new References(namedTargets(participants))
  const crossed = siblings.slice(index + 1, index + 1 + entry.delay)
  const problems: [boolean, string][] = [
    [people.find(entry.from) === people.find(entry.to), 'a local step does not travel; remove it'],
    [entry.lines.length > 0, 'a message in flight has no room for lines; remove one of them'],
    [crossed.some(isFrame), 'it would cross the edge of a frame; let it arrive before'],
    [
      !/^messages\.\d+$/.test(at) && crossed.length < entry.delay,
      `it arrives ${count(entry.delay, 'entry', 'entries')} later; ${crossed.length} follow in this frame`,
    ],
  ]
  return { delay: problems.find(([isSo]) => isSo)?.[1] }
}

/** A copy leaves the arrow of an earlier message from the same sender, which goes the same way and less far. */
const copiesAreEarlier = eachPlace(every, ({ entry }, { messages }) => {
  if (!isMessage(entry) || entry.copies === undefined) return undefined
  const { copies } = entry
  const all = messagesIn(messages)
  const before = all.slice(0, all.indexOf(entry))
  const known = before.some(
    (each) => namesOfMessage(each).includes(copies) && each.from === entry.from && each.to !== each.from,
  )
  return known ? undefined : { copies: `${JSON.stringify(copies)} is not an earlier message from ${entry.from}` }
})

const spansAreLong = (data: SequenceData): Finding[] => {
  const sent = new References(sentMessages(data))
  const { each } = checksFor<SequenceData>()
  return each('spans.*', ({ from, to }) =>
    to !== undefined && sent.find(from) === sent.find(to) ? { to: 'a span needs two messages' } : undefined,
  )(data)
}
