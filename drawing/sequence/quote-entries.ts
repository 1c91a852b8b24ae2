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
    const text = quoteDerived(entry.text, values)
    return 'note' in entry && entry.note !== undefined
      ? { ...entry, text, note: quoteDerived(entry.note, values) }
      : { ...entry, text }
  })
