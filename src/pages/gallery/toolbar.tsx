/**
 * What the gallery is searched and sorted with: a plain GET form, so that every state is an address.
 */
import type { FC } from 'hono/jsx'
import { families } from '../../catalog/recipe.ts'
import { longestSearch } from '../../http/query.ts'
import type { Look } from '../../render/palette.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import { lookParameters } from '../state.ts'
import { type Sort, sorts, type Wish } from './arrange.ts'

const sortNames: Record<Sort, string> = { family: 'Family', overall: 'Overall score', name: 'Name' }

/** The gallery's state as parameters, its look left out. */
export const wishParameters = ({ q, family, sort }: Wish): Record<string, string | undefined> => ({
  q: q?.trim(),
  family,
  sort: sort === 'family' ? undefined : sort,
})

const Kept: FC<{ look: Look }> = ({ look }) => (
  <>
    {Object.entries(lookParameters(look)).map(
      ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
    )}
  </>
)

/** Search, family, sort and look. */
export const Toolbar: FC<{ wish: Wish; look: Look; root: string }> = ({ wish, look, root }) => (
  <div class="toolbar">
    <search>
      <form id="find" action={root} method="get">
        <label class="find-words">
          <span class="sr-only">Search the recipes</span>
          <input
            type="search"
            name="q"
            value={wish.q ?? ''}
            maxlength={longestSearch}
            placeholder="Search by name, description or use"
            autocomplete="off"
            spellcheck={false}
            aria-keyshortcuts="/"
          />
        </label>
        <label>
          <span>Family</span>
          <select name="family">
            <option value="">All</option>
            {families.map((family) => (
              <option selected={family === wish.family}>{family}</option>
            ))}
          </select>
        </label>
        <label>
          <span>Sort by</span>
          <select name="sort">
            {sorts.map((sort) => (
              <option value={sort} selected={sort === wish.sort}>
                {sortNames[sort]}
              </option>
            ))}
          </select>
        </label>
        <Kept look={look} />
        <button class="unscripted">Search</button>
      </form>
    </search>
    <LookSwitch look={look} to={root} keep={wishParameters(wish)} />
  </div>
)
