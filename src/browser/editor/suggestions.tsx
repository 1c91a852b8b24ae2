/** @jsxImportSource preact */
/**
 * The names that a field suggests while typing.
 */
import { suggestionsFor } from '../../editor/form/suggestions.ts'
import type { Store } from './store.ts'

/** A list that fields refer to by its id: the names for a field with the key `of`. */
export function Suggestions({ id, of, store }: { id: string; of: string; store: Store }) {
  return (
    <datalist id={id}>
      {suggestionsFor(of, store.draft.content).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
