/**
 * The outcomes of a sequence, which are the operands of alternatives that are not divided further, and how many messages
 * reach one participant in each: as many as its frames let through.
 */

import { isNamed } from '../../drawing/data/named.ts'
import { branchesOf, isFrame, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { grouped } from '../../drawing/values/format.ts'

/** A message that is counted, and how often it is sent. */
export type Counted = { message: Message; least: number; most: number }

/** An operand without alternatives of its own, and what is counted in it. */
export type Outcome = { item: object; guard: string; counted: Counted[] }

/**
 * The outcomes from top to bottom, each with the messages that arrive at the participant `of`: those of its branch, and
 * those around it that happen whatever is chosen. A loop around alternatives is run once for an outcome.
 */
export const outcomesOf = ({ participants, messages }: SequenceData, of: string | undefined): Outcome[] => {
  const reached = participants.find((participant) => of !== undefined && isNamed(participant, [of]))
  const reaches = ({ message: { from, to, kind } }: Counted): boolean =>
    reached !== undefined && kind !== 'lost' && isNamed(reached, [to]) && !isNamed(reached, [from])
  const outcomesIn = (entries: SequenceEntry[], common: Counted[]): Outcome[] => {
    const all = [...common, ...sentIn(entries, once).filter(reaches)]
    return alternativesIn(entries).flatMap((alternative) =>
      branchesOf(alternative).flatMap(({ item, guard, entries: below }): Outcome[] =>
        alternativesIn(below).length > 0
          ? outcomesIn(below, all)
          : [{ item, guard, counted: [...all, ...sentIn(below, once).filter(reaches)] }],
      ),
    )
  }
  return outcomesIn(messages, [])
}

/** `3`, `0–2`, `1+`: how often messages are sent together. */
export const writeCounts = (counted: readonly Counted[]): string => {
  const least = counted.reduce((sum, each) => sum + each.least, 0)
  const most = counted.reduce((sum, each) => sum + each.most, 0)
  if (most === Number.POSITIVE_INFINITY) return `${grouped(String(least))}+`
  return least === most ? grouped(String(least)) : `${grouped(String(least))}–${grouped(String(most))}`
}

/** How often a frame runs. */
type Times = { least: number; most: number }

const once: Times = { least: 1, most: 1 }

/** The bounds of a loop stand before its guard, `(1, 3)`, as UML 2.5.1 (17.6.3) writes them; without them it runs any number of times. */
const timesOf = ({ kind, text }: SequenceFrame): Times => {
  if (kind === 'opt' || kind === 'break') return { least: 0, most: 1 }
  if (kind !== 'loop') return once
  const [, least, most = least] = /^\((\d{1,9})(?:, ?(\d{1,9}|\*))?\)/.exec(text) ?? []
  if (least === undefined) return { least: 0, most: Number.POSITIVE_INFINITY }
  return { least: Number(least), most: most === '*' ? Number.POSITIVE_INFINITY : Number(most) }
}

/** The alternatives that are in no other alternative. */
const alternativesIn = (entries: SequenceEntry[]): SequenceFrame[] =>
  entries.flatMap((entry): SequenceFrame[] => {
    if (!isFrame(entry)) return []
    return entry.kind === 'alt' ? [entry] : branchesOf(entry).flatMap((branch) => alternativesIn(branch.entries))
  })

/** The messages that are in no alternative, with how often each is sent. */
const sentIn = (entries: SequenceEntry[], { least, most }: Times): Counted[] =>
  entries.flatMap((entry): Counted[] => {
    if (isMessage(entry)) return [{ message: entry, least, most }]
    if (!isFrame(entry) || entry.kind === 'alt') return []
    const isAround = alternativesIn([entry]).length > 0
    const own = isAround ? once : timesOf(entry)
    const times = { least: least * own.least, most: most * own.most }
    return branchesOf(entry).flatMap((branch) => sentIn(branch.entries, times))
  })
