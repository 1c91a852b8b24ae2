/**
 * The search in the middle of a page, where nothing else leads on; the bar above has one that is always there.
 */
import type { FC } from 'hono/jsx'
import { longestSearch } from '../../http/parameters.ts'
import type { PageView } from '../page.ts'
import { lookParameters } from '../universal/picture-look.ts'

/** A form that searches the gallery, in the look of the page. */
export const SearchForm: FC<{ view: PageView }> = ({ view: { root, look } }) => (
  <form class="seek" action={root} method="get">
    <input
      type="search"
      name="q"
      aria-label="Search for a diagram"
      placeholder="Search diagrams"
      maxlength={longestSearch}
    />
    {Object.entries(lookParameters(look)).map(
      ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
    )}
    <button type="submit" class="primary">
      Search
    </button>
  </form>
)
