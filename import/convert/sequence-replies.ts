/**
 * Which dotted messages are replies: those that answer an open call. The others are sent without being asked for.
 */
import { pairCalls } from '../../drawing/data/sequence-calls.ts'
import type { SequenceEntry as DrawnEntry } from '../../drawing/data/sequence-fields.ts'
import type { Conversion } from './conversion.ts'
import type { Entry } from './sequence-entries.ts'

/** Turns replies without a call into asynchronous messages. */
export function settleReplies(entries: Entry[], conversion: Conversion): void {
  const drawn = entries.map(asDrawn)
  const { orphans } = pairCalls(
    drawn.map(({ entry }) => entry),
    (participant) => participant,
  )
  const lonely = new Set<unknown>(orphans)
  const settle = ({ entry, source, below }: Pair): void => {
    if (lonely.has(entry)) {
      source.kind = 'async'
      conversion.noteOnce('dotted lines of messages that answer no call', conversion.placeOf(source) ?? 0, source.text)
    }
    for (const each of below) settle(each)
  }
  for (const each of drawn) settle(each)
}

/** An entry as the drawing reads it, beside the one it was made from. */
type Pair = { entry: DrawnEntry; source: Entry; below: Pair[] }

const asDrawn = (source: Entry): Pair => {
  const { kind = 'call', messages, ...rest } = source
  if (messages === undefined) return { entry: { ...rest, kind, lines: [] } as unknown as DrawnEntry, source, below: [] }
  const inside = messages.map(asDrawn)
  const branches = (source.else ?? []).map((branch) => ({ text: branch.text, inside: branch.messages.map(asDrawn) }))
  const entriesOf = (pairs: Pair[]): DrawnEntry[] => pairs.map(({ entry }) => entry)
  const frame = {
    kind,
    text: source.text,
    messages: entriesOf(inside),
    else: branches.map((branch) => ({
      text: branch.text,
      messages: entriesOf(branch.inside),
    })),
  }
  return {
    entry: frame as unknown as DrawnEntry,
    source,
    below: [...inside, ...branches.flatMap((each) => each.inside)],
  }
}
