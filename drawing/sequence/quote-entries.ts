/**
 * Values that are known entry by entry, such as sequence numbers, in what messages and remarks say.
 */
import { mapEntries } from '../data/sequence-entries.ts'
import type { Entry, Frame } from '../data/sequence-fields.ts'
import { quoteDerived } from '../derived.ts'

/** The entries with names in braces replaced by the values of each, which are asked for from top to bottom. */
export const quoteEntries = (
  entries: Entry[],
  valuesOf: (entry: Exclude<Entry, Frame>) => Record<string, string>,
): Entry[] =>
  mapEntries(entries, (entry) => {
    const values = valuesOf(entry)
    const text = quoteDerived(entry.text, values)
    return 'note' in entry && entry.note !== undefined
      ? { ...entry, text, note: quoteDerived(entry.note, values) }
      : { ...entry, text }
  })
