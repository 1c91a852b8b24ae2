/**
 * Walking the entries of a sequence: messages, remarks, and frames with branches of entries.
 */
import { type Entry, type Frame, frameKinds, type Message, messageKinds, type Span } from './sequence-fields.ts'

const isOneOf = (kinds: readonly string[], { kind }: Entry): boolean => kinds.includes(kind)

export const isMessage = (entry: Entry): entry is Message => isOneOf(messageKinds, entry)
export const isFrame = (entry: Entry): entry is Frame => isOneOf(frameKinds, entry)

/** An entry with its path in the data, and the path and length of the list it is in. */
export type Place = { entry: Entry; at: string; index: number; siblings: Entry[] }

/** Every entry in drawing order, frames before their contents. */
export function everyEntry(entries: Entry[], at = 'messages'): Place[] {
  return entries.flatMap((entry, index): Place[] => {
    const own = `${at}.${index}`
    const below = isFrame(entry)
      ? branchesOf(entry, own).flatMap((branch) => everyEntry(branch.entries, branch.at))
      : []
    return [{ entry, at: own, index, siblings: entries }, ...below]
  })
}

/** Every message in drawing order, those in frames too. */
export const messagesIn = (entries: Entry[]): Message[] =>
  everyEntry(entries).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))

/** The messages from one named message to another; none if either is missing. */
export const messagesWithin = ({ from, to }: Pick<Span, 'from' | 'to'>, entries: Entry[]): Message[] => {
  const sent = messagesIn(entries)
  const indexOf = (reference: string): number =>
    sent.findIndex((message) => namesOfMessage(message).includes(reference))
  const [first = -1, last = -1] = [indexOf(from), indexOf(to)].sort((a, b) => a - b)
  return first < 0 ? [] : sent.slice(first, last + 1)
}

/** What a message can be referred to by. */
export const namesOfMessage = ({ id, text, from, to }: Message): (string | undefined)[] => [id, text, `${from} > ${to}`]

/** One operand of a frame: its guard, its entries and their path; `item` is the object with the guard. */
export type Branch = { item: object; guard: string; entries: Entry[]; at: string }

/** The operands of a frame, the first one and those under `else`. */
export const branchesOf = (frame: Frame, at = ''): Branch[] => [
  { item: frame, guard: frame.text, entries: frame.messages, at: `${at}.messages` },
  ...frame.else.map((branch, index) => ({
    item: branch,
    guard: branch.text,
    entries: branch.messages,
    at: `${at}.else.${index}.messages`,
  })),
]

/** The entries with `change` applied to each message and remark, top to bottom; frames keep their contents in place. */
export const mapEntries = (entries: Entry[], change: (entry: Exclude<Entry, Frame>) => Entry): Entry[] =>
  entries.map((entry): Entry => {
    if (!isFrame(entry)) return change(entry)
    const messages = mapEntries(entry.messages, change)
    return {
      ...entry,
      messages,
      else: entry.else.map((branch) => ({ ...branch, messages: mapEntries(branch.messages, change) })),
    }
  })
