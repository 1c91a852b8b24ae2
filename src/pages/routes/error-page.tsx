/**
 * A caller's mistake as a page: what happened, what comes closest, and ways on.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { ApiError, ErrorCode } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import { SmallCard } from '../layout/recipe-card.tsx'
import type { Page, PageContext, PageView } from '../page.ts'

/** The page for an error at a path. */
export function errorPage({ service }: PageContext, error: ApiError, path: string): Page {
  const title = titleOf(error)
  const recipes = error.status === 404 ? closestTo(service, path) : []
  return {
    path: '/',
    isErrorPage: true,
    title,
    description: error.message,
    searched: error.status === 404 ? wordsIn(path) : undefined,
    body: (view) => <Body error={error} title={title} recipes={recipes} view={view} />,
    markdown: () => markdown(service, error, recipes),
  }
}

const titleOf = ({ code, message }: ApiError): string => titles[code] ?? message.replace(/\.$/, '')

/** What happened, for a person; where the message itself says it best, the message. */
const titles: Partial<Record<ErrorCode, string>> = {
  unknown_endpoint: 'There is no page here',
  malformed_request: 'This address cannot be decoded',
  method_not_allowed: 'This page can only be read',
  internal_error: 'Something broke on our side',
}

const closestTo = ({ catalog }: Service, path: string): Recipe[] => {
  const words = wordsIn(path)
  const near = catalog.nearestIds(words.replaceAll(' ', '-'))
  const found = catalog.search({ q: words }).hits.map(({ id }) => id)
  const close = [...near, ...found].flatMap((id) => catalog.find(id) ?? [])
  const related = catalog.recipes.filter(({ family }) => family === close[0]?.family)
  return [...new Set([...close, ...related])].slice(0, mostClose)
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

/** How many recipes are shown that a wrong address may have meant. */
const mostClose = 6

const Body: FC<Props> = ({ error, title, recipes, view }) => (
  <div class="error-page">
    <p class="path">Error {error.status}</p>
    <h1>{title}</h1>
    <p class="lead">
      {error.code in titles && `${error.message} `}
      <Hint error={error} recipes={recipes} view={view} />
    </p>
    <p class="row-actions">
      <a class="button primary" href={view.link('')}>
        All diagrams
      </a>
      <a class="button" href={view.link('docs')}>
        Documentation
      </a>
      <a class="button" href={`${view.link('docs/errors')}#${error.code}`}>
        About this error
      </a>
    </p>
    {recipes.length > 0 && (
      <section aria-labelledby="closest">
        <h2 id="closest">Closest diagrams</h2>
        <ul class="grid small">
          {recipes.map((recipe) => (
            <SmallCard recipe={recipe} view={view} />
          ))}
        </ul>
      </section>
    )}
  </div>
)

type Props = { error: ApiError; title: string; recipes: readonly Recipe[]; view: PageView }

/** What to do: for a mistyped id the nearest diagram, else the hint with its addresses as links. */
const Hint: FC<Omit<Props, 'title'>> = ({ error, recipes: [nearest], view }) => {
  if (error.status !== 404) return <Linked text={error.hint} view={view} />
  if (error.code === 'unknown_diagram' && nearest !== undefined)
    return (
      <>
        Did you mean <a href={view.link(`diagrams/${nearest.id}`)}>{nearest.name}</a>?
      </>
    )
  return <>Search for what you need, or start from all diagrams.</>
}

/** A text whose addresses of this service are links, relative as all links (H25). */
const Linked: FC<{ text: string; view: PageView }> = ({ text, view: { root, service } }) => (
  <>
    {text.split(/(https?:\/\/[^\s,]*[^\s,.])/).map((part) => {
      if (!part.startsWith(`${service.baseUrl}/`)) return part
      const path = part.slice(service.baseUrl.length)
      return <a href={root + path.slice(1)}>{path}</a>
    })}
  </>
)

const markdown = ({ baseUrl }: Service, error: ApiError, recipes: readonly Recipe[]): string =>
  [
    `# ${error.status} ${titleOf(error)}\n`,
    `${error.message} ${error.hint}\n`,
    recipes.map(({ id, name }) => `- [${name}](${baseUrl}/diagrams/${id}) \`${id}\`\n`).join(''),
    `All diagrams: ${baseUrl}/index.md. About \`${error.code}\`: ${baseUrl}/docs/errors#${error.code}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n')
