/** @jsxImportSource preact */
/**
 * What is wrong with the draft: at its field, and in one list that leads there.
 */
import { placeName } from '../../editor/form/place-name.ts'
import type { Finding } from '../../scene/findings.ts'
import { focusField } from './focus.ts'
import type { Store } from './store.ts'

/** Findings at a place, or below it where `below` is true. */
export const findingsAt = ({ findings }: Store, at: string, below = false): Finding[] =>
  findings.filter((finding) => finding.at === at || (below && finding.at.startsWith(`${at}.`)))

/** The words of findings at one field, in one element that the field is described by. */
export function Problems({ id, findings }: { id: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <p class="problem" id={id}>
      {findings.map(({ problem }) => sentence(problem)).join(' ')}
    </p>
  )
}

/** A problem is the rest of a sentence that begins with the field. An empty field is no value at all. */
export const sentence = (problem: string): string => {
  if (problem.endsWith(', got nothing')) return 'Needs a value.'
  const words = problem.charAt(0).toUpperCase() + problem.slice(1)
  return /[.!?]$/.test(words) ? words : `${words}.`
}

/** A place: its path where one sees the data as text, else what people call it. */
function Place({ at, isPath }: { at: string; isPath: boolean }) {
  return isPath ? <code>{at}</code> : <b>{placeName(at)}</b>
}

/** Every finding, as buttons that lead to the fields, or elsewhere. */
export function FindingList({ store, lead = focusField }: { store: Store; lead?: (at: string) => void }) {
  const { findings } = store
  if (findings.length === 0) return null
  return (
    <section class="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">{findings.length === 1 ? '1 problem' : `${findings.length} problems`}</h2>
      <p class="note">The diagram shows the last version without problems.</p>
      <ul>
        {findings.map(({ at, problem }) => (
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
