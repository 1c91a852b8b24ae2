/**
 * The outcomes of a sequence, which are the operands of alternatives that are not divided further, and how many messages
 * reach one participant in each: as many as its frames let through.
 */

import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { grouped } from '../../drawing/values/format.ts'

/** How often something happens. */
type Times = { least: number; most: number }

/** An operand without alternatives of its own, how many messages are counted in it, and which. */
export type Outcome = Times & { item: object; guard: string; counted: Message[] }

/**
 * The outcomes from top to bottom, each with the messages that arrive at the participant `of`: those of its branch, and
 * those around it that happen whatever is chosen. A loop around alternatives is run once for an outcome.
 */
export const outcomesOf = ({ participants, messages }: SequenceData, of: string | undefined): Outcome[] => {
  const reached = participants.find((participant) => of !== undefined && isNamed(participant, [of]))
  const reaches = ({ from, to, kind }: Message): boolean =>
    reached !== undefined && kind !== 'lost' && isNamed(reached, [to]) && !isNamed(reached, [from])
  const outcomesIn = (entries: SequenceEntry[], common: Sent): Outcome[] =>
    alternativesIn(entries).flatMap((chosen) => {
      const all = together(common, ended(sentIn(entries, { reaches, chosen })))
      return branchesOf(chosen).flatMap(({ item, guard, entries: below }): Outcome[] =>
        alternativesIn(below).length > 0
          ? outcomesIn(below, all)
          : [{ item, guard, ...together(all, ended(sentIn(below, { reaches }))) }],
      )
    })
  return outcomesIn(messages, nothing)
}

/** `3`, `0–2`, `1+`: how many messages are sent. */
export const writeCounts = ({ least, most }: Times): string => {
  if (most === Number.POSITIVE_INFINITY) return `${grouped(String(least))}+`
  return least === most ? grouped(String(least)) : `${grouped(String(least))}–${grouped(String(most))}`
}

/** What is counted in some entries; `broken`: how much where a break, which is run instead of the rest, ends them. */
type Sent = Times & { counted: Message[]; broken?: Sent | undefined }

const nothing: Sent = { least: 0, most: 0, counted: [] }

const together = (a: Sent, b: Sent): Sent => ({
  least: a.least + b.least,
  most: a.most + b.most,
  counted: [...a.counted, ...b.counted],
})
const either = (a: Sent, b: Sent): Sent => ({
  least: Math.min(a.least, b.least),
  most: Math.max(a.most, b.most),
  counted: [...a.counted, ...b.counted],
})

/** Entries that go on to their end or are broken. */
const ended = ({ broken, ...sent }: Sent): Sent => (broken === undefined ? sent : either(sent, broken))

/** The bounds of a loop stand before its guard, `(1, 3)`, as UML 2.5.1 (17.6.3) writes them; without them it runs any number of times. */
const boundsOf = (text: string): Times => {
  const [, least, most = least] = /^\((\d{1,9})(?:, ?(\d{1,9}|\*))?\)/.exec(text) ?? []
  if (least === undefined) return { least: 0, most: Number.POSITIVE_INFINITY }
  return { least: Number(least), most: most === '*' ? Number.POSITIVE_INFINITY : Number(most) }
}

/** A loop, which a break ends in any of its rounds, the first or the last. */
const repeated = ({ broken, counted, ...round }: Sent, { least, most }: Times): Sent => {
  const often = (rounds: number, each: number): number => (rounds === 0 || each === 0 ? 0 : rounds * each)
  const all = { least: often(least, round.least), most: often(most, round.most), counted }
  if (broken === undefined || most === 0) return all
  return either(all, { ...broken, most: often(most - 1, round.most) + broken.most })
}

/** The alternatives that are in no other alternative. */
const alternativesIn = (entries: SequenceEntry[]): SequenceFrame[] =>
  entries.flatMap((entry): SequenceFrame[] => {
    if (!isFrame(entry)) return []
    return entry.kind === 'alt' ? [entry] : branchesOf(entry).flatMap((branch) => alternativesIn(branch.entries))
  })

/** What is counted: which messages, and the alternative that is reached. */
type Counting = { reaches: (message: Message) => boolean; chosen?: SequenceFrame | undefined }

/** The messages that are in no alternative; no break before the alternative that is chosen can have been run. */
const sentIn = (entries: SequenceEntry[], counting: Counting): Sent => {
  let [sent, broken]: [Sent, Sent | undefined] = [nothing, undefined]
  for (const entry of entries) {
    if (isMessage(entry) && counting.reaches(entry)) sent = together(sent, { least: 1, most: 1, counted: [entry] })
    if (!isFrame(entry)) continue
    const isOn = alternativesIn([entry]).some((each) => each === counting.chosen)
    if (isOn) broken = undefined
    const next = together(sent, entry.kind === 'alt' ? nothing : sentInFrame(entry, counting))
    if (entry.kind !== 'break') sent = next
    else if (isOn) return next
    else broken = broken === undefined ? next : either(broken, next)
  }
  return { ...sent, broken }
}

const sentInFrame = (frame: SequenceFrame, counting: Counting): Sent => {
  const bodies = branchesOf(frame).map(({ entries }) => sentIn(entries, counting))
  const isAround = alternativesIn([frame]).length > 0
  if (frame.kind === 'loop' && !isAround) return repeated(bodies[0] ?? nothing, boundsOf(frame.text))
  const all = bodies.map(ended).reduce(together, nothing)
  return frame.kind === 'opt' && !isAround ? { ...all, least: 0 } : all
}
