/**
 * Text that names recipes by id in backticks, with links in HTML and in Markdown.
 */
import type { Service } from '../../http/service.ts'
import type { PageView } from '../page.ts'
import { keepTogether } from '../site-text.ts'

/** The text with links to the recipes, by their names. */
export function RecipeLinks({ text, view }: { text: string; view: PageView }) {
  return (
    <>
      {parts(text).map((part, index) => {
        if (index % 2 === 0) return part
        const recipe = view.service.catalog.find(part)
        return recipe === undefined ? (
          <code>{part}</code>
        ) : (
          <a href={view.link(`diagrams/${part}`)}>{keepTogether(recipe.name)}</a>
        )
      })}
    </>
  )
}

/** Splits at backticks; every second part was quoted. */
const parts = (text: string): string[] => text.split('`')

/** The same text as Markdown, with ids, which its readers put into URLs. */
export const linkRecipesMarkdown = (text: string, { catalog, baseUrl }: Service): string =>
  parts(text)
    .map((part, index) => {
      if (index % 2 === 0) return part
      return catalog.find(part) === undefined ? `\`${part}\`` : `[\`${part}\`](${baseUrl}/diagrams/${part})`
    })
    .join('')
