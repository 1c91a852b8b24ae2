/**
 * What is said of a recipe in a comparison, as a list.
 */
import type { FC } from 'hono/jsx'
import type { PageView } from '../page.ts'
import { RecipeLinks } from '../recipe/recipe-links.tsx'

/** Sentences, in which ids are links; a dash says that there are none. */
export const Sentences: FC<{ texts: readonly string[]; view: PageView }> = ({ texts, view }) =>
  texts.length === 0 ? (
    <span class="note">–</span>
  ) : (
    <ul class="points">
      {texts.map((text) => (
        <li>
          <RecipeLinks text={text} view={view} />
        </li>
      ))}
    </ul>
  )
