/** @jsxImportSource preact */
/**
 * The problems of the draft, at their fields.
 */
import type { Finding } from '../../scene/findings.ts'
import { sentenceCase } from '../../scene/sentence-case.ts'
import type { Store } from './store.ts'

/** Findings at a place, or below it if `below` is true. */
export const findingsAt = ({ findings }: Store, at: string, below = false): Finding[] =>
  findings.filter((finding) => finding.at === at || (below && finding.at.startsWith(`${at}.`)))

/** The text of findings at one field, in one element that describes the field. */
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
  const words = sentenceCase(problem)
  return /[.!?]$/.test(words) ? words : `${words}.`
}
