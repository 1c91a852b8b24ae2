/**
 * Values that are known entry by entry, such as sequence numbers, in what messages and remarks say.
 */
import { mapEntries } from '../data/sequence-entries.ts'
import type { SequenceEntry, SequenceFrame } from '../data/sequence-fields.ts'
import { quoteDerived } from '../derived.ts'

/** The entries with names in braces replaced by the values of each, which are asked for from top to bottom. */
export const quoteEntries = (
  entries: SequenceEntry[],
  valuesOf: (entry: Exclude<SequenceEntry, SequenceFrame>) => Record<string, string>,
): SequenceEntry[] =>
  mapEntries(entries, (entry) => {
    const values = valuesOf(entry)
    const quote = (words: string): string => quoteDerived(words, values)
    return {
      ...entry,
      text: quote(entry.text),
      ...('note' in entry && entry.note !== undefined ? { note: quote(entry.note) } : {}),
      ...('lines' in entry ? { lines: entry.lines.map(({ text }) => ({ text: quote(text) })) } : {}),
    }
  })
