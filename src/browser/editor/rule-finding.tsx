/** @jsxImportSource preact */
/**
 * A finding in a scene: the rule and the problem, as a button that selects the element.
 */
import { elementOf, type ReviewFinding } from '../../review/rules/rule.ts'
import { sentence } from './findings.tsx'
import { select } from './scene-state.ts'
import type { Store } from './store.ts'

/** A finding about the whole scene selects nothing. */
export function RuleFinding({ store, finding }: { store: Store; finding: ReviewFinding }) {
  const index = elementOf(finding)
  return (
    <button
      type="button"
      class="where"
      disabled={index === undefined}
      onClick={() => index !== undefined && select(store, [index])}
    >
      <code>{finding.rule}</code> {sentence(finding.problem)}
    </button>
  )
}
