/**
 * A caller's mistake as a page: what was wrong, what to do instead, and the recipes that come closest.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../catalog/recipe.ts'
import type { ApiError } from '../http/errors.ts'
import type { Service } from '../http/service.ts'
import { defaultLook } from '../render/palette.ts'
import { SmallCard } from './gallery/card.tsx'
import type { Kit, Page } from './page.ts'

const titles: Record<number, string> = {
  400: 'This cannot be read',
  404: 'Nothing here',
  405: 'Only for reading',
  500: 'Our fault',
}

/** The words of a path that may name a recipe. */
const wordsIn = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .slice(0, 100)
    .trim()

/** The recipes that a wrong address may have meant. */
const closestTo = ({ catalog }: Service, path: string): Recipe[] => {
  const words = wordsIn(path)
  const near = catalog.nearestIds(words.replaceAll(' ', '-')).flatMap((id) => catalog.find(id) ?? [])
  return [...new Set([...near, ...catalog.closest({ q: words }, 4)])].slice(0, 4)
}

/** A text whose addresses of this service are links, relative as all links (H25). */
const Linked: FC<{ text: string; baseUrl: string; root: string }> = ({ text, baseUrl, root }) => (
  <>
    {text.split(/(https?:\/\/[^\s,]*[^\s,.])/).map((part) => {
      if (!part.startsWith(`${baseUrl}/`)) return part
      return <a href={root + part.slice(baseUrl.length + 1)}>{part.slice(baseUrl.length)}</a>
    })}
  </>
)

const Closest: FC<{ recipes: Recipe[]; root: string }> = ({ recipes, root }) =>
  recipes.length === 0 ? null : (
    <section aria-labelledby="closest">
      <h2 id="closest">Closest recipes</h2>
      <ul class="cards small">
        {recipes.map((recipe) => (
          <SmallCard recipe={recipe} look={defaultLook} root={root} />
        ))}
      </ul>
    </section>
  )

/** The page for an error at a path. */
export const errorPage = ({ service }: Kit, error: ApiError, path: string): Page => {
  const title = titles[error.status] ?? 'Not answered'
  const recipes = error.status === 404 ? closestTo(service, path) : []
  const { baseUrl } = service
  return {
    path: '/',
    stray: true,
    title,
    description: error.message,
    body: ({ root }) => (
      <>
        <p class="path">{error.status}</p>
        <h1>{title}</h1>
        <p class="lead">
          {error.message} <Linked text={error.hint} baseUrl={baseUrl} root={root} />
        </p>
        <p>
          <a href={root}>See all recipes</a>, or read{' '}
          <a href={`${root}docs/errors#${error.code}`}>what {error.code} means</a>.
        </p>
        <Closest recipes={recipes} root={root} />
      </>
    ),
    markdown: () =>
      [
        `# ${error.status} ${title}\n`,
        `${error.message} ${error.hint}\n`,
        recipes.map(({ id, name }) => `- [${name}](${baseUrl}/diagrams/${id}) \`${id}\`\n`).join(''),
        `All recipes: ${baseUrl}/index.md. About \`${error.code}\`: ${baseUrl}/docs/errors#${error.code}\n`,
      ]
        .filter((part) => part !== '')
        .join('\n'),
  }
}
