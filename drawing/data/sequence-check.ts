/**
 * Checks of sequence data that a schema cannot express: references, replies, branches and messages in flight.
 */

import { count } from '../../src/scene/count.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { checkReferences, checkUnique, namedTargets, References } from './references.ts'
import { pairCalls } from './sequence-calls.ts'
import { type EntryPlace, everyEntry, isFrame, isMessage, namesOfMessage } from './sequence-entries.ts'
import type { SequenceData } from './sequence-fields.ts'

/** Findings across the fields of sequence data with at most `most` messages and remarks in total. */
export function checkSequence({ participants, messages, spans }: SequenceData, most: number): Finding[] {
  const places = everyEntry(messages)
  const people = new References(namedTargets(participants))
  const sent = new References(places.flatMap(messageTargets))
  const broken = [
    ...checkUnique('participants', participants),
    ...checkReferences(places.flatMap(endsOf), { references: people, what: 'a participant' }),
    ...checkReferences(spans.flatMap(spanEnds), { references: sent, what: 'a message' }),
    ...checkCount(places, most),
    ...places.flatMap(checkBranches),
  ]
  if (broken.length > 0) return broken
  return [
    ...checkReplies(messages, { places, people }),
    ...places.flatMap((place) => checkFlight(place, people)),
    ...checkSpans(spans, sent),
  ]
}

const messageTargets = ({ entry: item }: EntryPlace) => (isMessage(item) ? [{ names: namesOfMessage(item), item }] : [])

const endsOf = ({ entry, at }: EntryPlace): { at: string; reference: string | undefined }[] =>
  isFrame(entry)
    ? []
    : [
        { at: `${at}.from`, reference: entry.from },
        { at: `${at}.to`, reference: entry.to },
      ]

const spanEnds = ({ from, to }: SequenceData['spans'][number], index: number) => [
  { at: `spans.${index}.from`, reference: from },
  { at: `spans.${index}.to`, reference: to },
]

const checkCount = (places: EntryPlace[], most: number): Finding[] => {
  const count = places.filter(({ entry }) => !isFrame(entry)).length
  return count > most ? [{ at: 'messages', problem: `${count} messages and notes; ${most} fit` }] : []
}

const checkBranches = ({ entry, at }: EntryPlace): Finding[] =>
  isFrame(entry) && entry.else.length > 0 && entry.kind !== 'alt' && entry.kind !== 'par'
    ? [{ at: `${at}.else`, problem: `only alt and par have further branches; this is ${entry.kind}` }]
    : []

type Known = { places: EntryPlace[]; people: References }

const checkReplies = (messages: SequenceData['messages'], { places, people }: Known): Finding[] => {
  const { orphans } = pairCalls(messages, (reference) => people.find(reference))
  return orphans.map((orphan) => ({
    at: places.find(({ entry }) => entry === orphan)?.at ?? '',
    problem: `reply from ${orphan.from} to ${orphan.to} without an open call; use kind "async"`,
  }))
}

/** A message in flight arrives in the list that it starts in, between two participants. */
const checkFlight = ({ entry, at, index, siblings }: EntryPlace, people: References): Finding[] => {
  if (!isMessage(entry) || entry.delay === 0) return []
  const problem = (words: string): Finding[] => [{ at: `${at}.delay`, problem: words }]
  if (people.find(entry.from) === people.find(entry.to)) return problem('a local step does not travel; remove it')
  if (entry.lines.length > 0) return problem('a message in flight has no room for lines; remove one of them')
  const crossed = siblings.slice(index + 1, index + 1 + entry.delay)
  if (crossed.some(isFrame)) return problem('it would cross the edge of a frame; let it arrive before')
  const isTop = /^messages\.\d+$/.test(at)
  return !isTop && crossed.length < entry.delay
    ? problem(`it arrives ${count(entry.delay, 'entry', 'entries')} later; ${crossed.length} follow in this frame`)
    : []
}

const checkSpans = (spans: SequenceData['spans'], sent: References): Finding[] =>
  spans.flatMap(({ from, to }, index) =>
    sent.find(from) === sent.find(to) ? [{ at: `spans.${index}.to`, problem: 'a span needs two messages' }] : [],
  )
