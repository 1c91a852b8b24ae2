/** @jsxImportSource preact */
/**
 * Every problem of the draft, or else every warning on its drawing, in one list that leads to the fields. Loaded with the
 * first of them.
 */

import { placeName } from '../../editor/form/place-name.ts'
import { count } from '../../scene/count.ts'
import { sentence } from './findings.tsx'
import { focusField } from './focus.ts'
import { areWarnings, warningsIn } from './notes.ts'
import type { Store } from './store.ts'

/** A place: its path where one sees the data as text, else what people call it. */
function Place({ at, isPath }: { at: string; isPath: boolean }) {
  return isPath ? <code>{at}</code> : <b>{placeName(at)}</b>
}

/** Every finding or warning, as buttons that lead to the fields, or elsewhere. */
export function FindingList({ store, lead = focusField }: { store: Store; lead?: (at: string) => void }) {
  const { findings, warnings } = store
  const isBad = findings.length > 0
  const listed = isBad ? findings : warnings
  if (listed.length === 0) return null
  return (
    <section class={isBad || areWarnings(store) ? 'findings' : 'findings notes'} aria-labelledby="findings-title">
      <h2 id="findings-title">{isBad ? count(listed.length, 'problem') : warningsIn(store)}</h2>
      {isBad && <p class="note">You see the last valid diagram.</p>}
      <ul>
        {listed.map(({ at, problem }) => (
          <li key={`${at} ${problem}`}>
            <button type="button" onClick={() => lead(at)}>
              {at !== '' && <Place at={at} isPath={store.tab === 'text'} />} <span>{sentence(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
