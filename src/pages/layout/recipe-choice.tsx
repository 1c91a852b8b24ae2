/**
 * A field that names a diagram: a button that opens the search with pictures (browser/recipe-choice.ts); without scripts,
 * a list of all.
 */
import type { Child } from 'hono/jsx'
import type { Catalog } from '../../catalog/catalog.ts'
import { keepTogether } from '../site-text.ts'
import { RecipeOptions } from './recipe-options.tsx'

type Props = {
  /** Unique on the page. */
  id: string
  name: string
  label: Child
  catalog: Catalog
  chosen: string | undefined
  /** What no diagram is called; without it, one must be chosen. */
  none?: string
  class?: string
  /** The id of its form, if that is somewhere else. */
  form?: string
}

/** The field with its label; an unknown id is kept, so that its error can be seen. */
export function RecipeChoice({ id, name, label, catalog, chosen = '', none, class: kind = '', form }: Props) {
  const known = catalog.find(chosen)
  const isUnknown = known === undefined && (chosen !== '' || none === undefined)
  const words = (known && keepTogether(known.name)) ?? (isUnknown ? `${chosen} (unknown)` : none)
  return (
    <div class={`recipe-choice ${kind}`.trimEnd()}>
      <span id={`${id}-label`}>{label}</span>
      <button
        type="button"
        class="needs-scripts"
        id={`${id}-choose`}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-haspopup="dialog"
        data-none={none}
      >
        {words}
      </button>
      <select name={name} form={form} class="unscripted" aria-labelledby={`${id}-label`}>
        {none !== undefined && <option value="">{none}</option>}
        {isUnknown && (
          <option value={chosen} selected>
            {words}
          </option>
        )}
        <RecipeOptions catalog={catalog} chosen={chosen} />
      </select>
    </div>
  )
}
