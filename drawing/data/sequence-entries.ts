/**
 * Walking the entries of a sequence: messages, remarks, and frames with branches of entries.
 */
import {
  frameKinds,
  type Message,
  messageKinds,
  type SequenceEntry,
  type SequenceFrame,
  type SequenceSpan,
} from './sequence-fields.ts'

const isOneOf = (kinds: readonly string[], { kind }: SequenceEntry): boolean => kinds.includes(kind)

export const isMessage = (entry: SequenceEntry): entry is Message => isOneOf(messageKinds, entry)
export const isFrame = (entry: SequenceEntry): entry is SequenceFrame => isOneOf(frameKinds, entry)

/** An entry with its path in the data, and the path and length of the list it is in. */
export type EntryPlace = { entry: SequenceEntry; at: string; index: number; siblings: SequenceEntry[] }

/** Every entry in drawing order, frames before their contents. */
export function everyEntry(entries: SequenceEntry[], at = 'messages'): EntryPlace[] {
  return entries.flatMap((entry, index): EntryPlace[] => {
    const own = `${at}.${index}`
    const below = isFrame(entry)
      ? branchesOf(entry, own).flatMap((branch) => everyEntry(branch.entries, branch.at))
      : []
    return [{ entry, at: own, index, siblings: entries }, ...below]
  })
}

/** Every message in drawing order, those in frames too. */
export const messagesIn = (entries: SequenceEntry[]): Message[] =>
  everyEntry(entries).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))

/** The messages from one named message to another, or to the last one; none if either is missing. */
export const messagesWithin = (
  { from, to }: Pick<SequenceSpan, 'from' | 'to'>,
  entries: SequenceEntry[],
): Message[] => {
  const sent = messagesIn(entries)
  const indexOf = (reference: string | undefined): number =>
    reference === undefined ? sent.length - 1 : sent.findIndex((message) => namesOfMessage(message).includes(reference))
  const [first = -1, last = -1] = [indexOf(from), indexOf(to)].sort((a, b) => a - b)
  return first < 0 ? [] : sent.slice(first, last + 1)
}

/** What a message can be referred to by. */
export const namesOfMessage = ({ id, text, from, to }: Message): (string | undefined)[] => [id, text, `${from} > ${to}`]

/** One operand of a frame: its guard, its entries and their path; `item` is the object with the guard. */
export type FrameBranch = { item: object; guard: string; entries: SequenceEntry[]; at: string }

/** The operands of a frame, the first one and those under `else`. */
export const branchesOf = (frame: SequenceFrame, at = ''): FrameBranch[] => [
  { item: frame, guard: frame.text, entries: frame.messages, at: `${at}.messages` },
  ...frame.else.map((branch, index) => ({
    item: branch,
    guard: branch.text,
    entries: branch.messages,
    at: `${at}.else.${index}.messages`,
  })),
]

/** The entries with `change` applied to each message and remark, top to bottom; frames keep their contents in place. */
export const mapEntries = (
  entries: SequenceEntry[],
  change: (entry: Exclude<SequenceEntry, SequenceFrame>) => SequenceEntry,
): SequenceEntry[] =>
  entries.map((entry): SequenceEntry => {
    if (!isFrame(entry)) return change(entry)
    const messages = mapEntries(entry.messages, change)
    return {
      ...entry,
      messages,
      else: entry.else.map((branch) => ({ ...branch, messages: mapEntries(branch.messages, change) })),
    }
  })
