/** @jsxImportSource preact */
/**
 * What the linter finds in a scene, worst first. Fixes that are certain are searched for in a worker of their own while
 * the list is open, and applied with one click.
 */

import { Component } from 'preact'
import type { Fix } from '../../editor/scene/fixes.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import { count } from '../../scene/count.ts'
import { Drawer } from './drawer.ts'
import { RuleFinding } from './rule-finding.tsx'
import { takeScene } from './scene-state.ts'
import type { Store } from './store.ts'

type Fixes = { of?: readonly ReviewFinding[]; fixes?: readonly (Fix | undefined)[] }

/** The list, folded by default. */
export class Review extends Component<{ store: Store }, Fixes> {
  #isOpen = false
  #asked: readonly ReviewFinding[] | undefined

  override componentDidUpdate(): void {
    this.#look()
  }

  override render({ store }: { store: Store }, { of, fixes = [] }: Fixes) {
    const { review } = store
    const found = review
      .map((finding, index) => ({ finding, fix: of === review ? fixes[index] : undefined }))
      .filter(({ finding }) => !isExplained(store, finding))
    if (found.length === 0) return null
    found.sort((a, b) => Number(b.finding.level === 'block') - Number(a.finding.level === 'block'))
    return (
      <details class="review unfolds" onToggle={({ currentTarget }) => this.#open(currentTarget.open)}>
        <summary>
          {count(found.length, 'finding')} <small>drawing rules</small>
        </summary>
        <ul>
          {found.map(({ finding, fix }) => (
            <Entry key={`${finding.rule} ${finding.at} ${finding.problem}`} store={store} finding={finding} fix={fix} />
          ))}
        </ul>
      </details>
    )
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen
    this.#look()
  }

  #look(): void {
    const { review, draft, page, isCurrent } = this.props.store
    if (!this.#isOpen || !isCurrent || this.#asked === review || draft.kind !== 'scene') return
    this.#asked = review
    drawer ??= new Drawer(page.worker)
    drawer.ask({ scene: draft.content, fixes: true }, (answer) =>
      this.setState({ of: review, fixes: !('drawing' in answer) ? [] : (answer.fixes ?? []) }),
    )
  }
}

/** Whether the comparison with the recipe is open and reports the cause: then this is not repeated. */
const isExplained = ({ compared, draft }: Store, { rule, at, problem }: ReviewFinding): boolean =>
  compared?.scene === draft.content &&
  !compared.findings.some((each) => each.rule === rule && each.at === at && each.problem === problem)

let drawer: Drawer | undefined

type Found = { store: Store; finding: ReviewFinding; fix: Fix | undefined }

function Entry({ store, finding, fix }: Found) {
  return (
    <li data-level={finding.level}>
      <RuleFinding store={store} finding={finding} />
      {fix !== undefined && (
        <button type="button" class="small" onClick={() => takeScene(store, fix.scene)}>
          {fix.label}
        </button>
      )}
    </li>
  )
}
