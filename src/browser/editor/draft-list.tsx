/** @jsxImportSource preact */
/**
 * The drafts that this browser keeps, to continue or remove. Loaded on the page without a diagram.
 */
import { Component, type ComponentChild } from 'preact'
import { agoOf, type KeptDraft, keptDrafts, removeDraft } from './drafts.ts'
import { continueDraft } from './earlier-draft.ts'
import type { Store } from './store.ts'

/** The list; nothing if there are none. */
export class DraftList extends Component<{ store: Store }, { drafts: KeptDraft[] }> {
  override state: { drafts: KeptDraft[] } = { drafts: [] }

  override async componentDidMount(): Promise<void> {
    this.setState({ drafts: await keptDrafts() })
  }

  readonly #remove = async (gone: readonly KeptDraft[]): Promise<void> => {
    await Promise.all(gone.map(({ key }) => removeDraft(key)))
    this.setState({ drafts: await keptDrafts() })
  }

  override render(): ComponentChild {
    const { drafts } = this.state
    if (drafts.length === 0) return null
    return (
      <section class="drafts" aria-labelledby="drafts-title">
        <div class="table-head">
          <h2 id="drafts-title">
            Your drafts <small>{drafts.length}</small>
          </h2>
          <small class="hint">Kept in this browser only</small>
          <button type="button" class="small" onClick={() => void this.#remove(drafts)}>
            Remove all
          </button>
        </div>
        <ul>
          {drafts.map((each) => (
            <Kept key={each.key} kept={each} remove={() => void this.#remove([each])} />
          ))}
        </ul>
      </section>
    )
  }
}

function Kept({ kept, remove }: { kept: KeptDraft; remove: () => void }) {
  const { draft, title, at } = kept
  const name = title || draft.recipe || 'A scene'
  return (
    <li>
      <button type="button" class="link" onClick={() => continueDraft(kept)}>
        {name}
      </button>
      <small>
        {draft.recipe === undefined ? '' : `${draft.recipe}, `}
        {agoOf(at)}
      </small>
      <button type="button" class="small" aria-label={`Remove: ${name}`} onClick={remove}>
        Remove
      </button>
    </li>
  )
}
