/** @jsxImportSource preact */
/**
 * What the diagram is drawn for: the page that it will have, and the part of a large graph that it shows.
 */
import { deepest } from '../../../drawing/data/graph-part.ts'
import { type Aspect, aspects, type DrawOptions, pages } from '../../../drawing/draw-options.ts'
import { isObject } from '../../scene/json.ts'
import type { Store } from './store.ts'
import { Suggestions } from './suggestions.tsx'

/** The fields; those for a part only where the data are a graph. */
export function DrawnFor({ store }: { store: Store }) {
  const { draft } = store
  if (draft.kind !== 'data') return null
  const { options = {} } = draft
  const take = (next: DrawOptions): void => store.edit({ ...draft, options: { ...options, ...next } })
  return (
    <fieldset class="record drawn-for">
      <legend>Page</legend>
      <label class="field">
        <span class="label">Drawn for</span>
        <select value={options.aspect ?? 'content'} onChange={({ currentTarget }) => take(aspectOf(currentTarget))}>
          {aspects.map((aspect) => (
            <option key={aspect} value={aspect}>
              {labels[aspect]}
            </option>
          ))}
        </select>
      </label>
      {isGraph(store) && <PartFields store={store} options={options} take={take} />}
    </fieldset>
  )
}

const aspectOf = ({ value }: { value: string }): DrawOptions => ({ aspect: aspects.find((each) => each === value) })

const labels: Record<Aspect, string> = {
  content: 'What the data need',
  readme: `README, up to ${pages.readme.width} px wide`,
  slide: 'Slide, 16:9',
  phone: `Phone, ${pages.phone.width} px wide`,
}

const isGraph = ({ page }: Store): boolean => {
  const { properties } = (page.recipe?.schema ?? {}) as { properties?: unknown }
  return isObject(properties) && 'nodes' in properties && 'edges' in properties
}

type PartProps = { store: Store; options: DrawOptions; take: (next: DrawOptions) => void }

/** A part is named by what is in its middle. */
function PartFields({ store, options: { part }, take }: PartProps) {
  const depth = part?.depth ?? 2
  const around = (name: string): void => take({ part: name.trim() === '' ? undefined : { around: name.trim(), depth } })
  return (
    <>
      <label class="field">
        <span class="label">Only the part around</span>
        <input
          type="text"
          list="l-part"
          value={part?.around ?? ''}
          placeholder="the whole graph"
          autocomplete="off"
          onChange={({ currentTarget }) => around(currentTarget.value)}
        />
        <Suggestions id="l-part" of="to" store={store} />
      </label>
      {part !== undefined && (
        <label class="field">
          <span class="label">Depth, in edges</span>
          <input
            type="number"
            min={0}
            max={deepest}
            value={depth}
            onChange={({ currentTarget }) => take({ part: { ...part, depth: depthOf(currentTarget.value) } })}
          />
        </label>
      )}
    </>
  )
}

const depthOf = (text: string): number => Math.min(deepest, Math.max(0, Math.round(Number(text)) || 0))
