/**
 * Words that name recipes by id in back quotes: as links in HTML and in Markdown.
 */
import type { FC } from 'hono/jsx'
import type { Catalog } from '../../catalog/catalog.ts'
import type { Service } from '../../http/service.ts'

/** Splits at back quotes; every second part was quoted. */
const parts = (text: string): string[] => text.split('`')

/** The words with links to the recipes they name. */
export const Quoted: FC<{ text: string; catalog: Catalog; root: string }> = ({ text, catalog, root }) => (
  <>
    {parts(text).map((part, index) => {
      if (index % 2 === 0) return part
      const recipe = catalog.find(part)
      if (recipe === undefined) return <code>{part}</code>
      return (
        <a href={`${root}diagrams/${part}`} title={recipe.name}>
          <code>{part}</code>
        </a>
      )
    })}
  </>
)

/** The same words as Markdown. */
export const quotedMarkdown = (text: string, { catalog, baseUrl }: Service): string =>
  parts(text)
    .map((part, index) => {
      if (index % 2 === 0) return part
      return catalog.find(part) === undefined ? `\`${part}\`` : `[\`${part}\`](${baseUrl}/diagrams/${part})`
    })
    .join('')
