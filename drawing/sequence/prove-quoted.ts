/**
 * Values that a sequence quotes where they happen: the heading may claim them, because the picture says them there.
 */
import { everyEntry, isMessage } from '../data/sequence-entries.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { namesIn } from '../derived.ts'
import type { Sheet } from '../sheet.ts'

/** Each derived value is proven by the messages, lines, remarks, frames and spans whose words quote it. */
export function proveQuoted({ messages, spans }: SequenceData, derived: Record<string, string>, sheet: Sheet): void {
  const entries = everyEntry(messages).map(({ entry }) => entry)
  for (const item of [...entries, ...spans]) {
    const lines = 'lines' in item && isMessage(item) ? item.lines.map(({ text }) => text) : []
    const words = [item.text, 'note' in item ? (item.note ?? '') : '', ...lines].join(' ')
    for (const name of new Set(namesIn(words))) if (Object.hasOwn(derived, name)) sheet.prove(name, item)
  }
}
