/**
 * A caller's mistake as a page: what happened, the closest matches, and where to go.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { ApiError, ErrorChoice, ErrorCode } from '../../http/errors.ts'
import { SmallCard } from '../layout/recipe-card.tsx'
import { SearchForm } from '../layout/search-form.tsx'
import type { Page, PageContext, PageView } from '../page.ts'
import { closestPages, closestRecipes, highestRated, type PageLink, wordsIn } from './closest.ts'

/** The page for an error at a path. */
export function errorPage(context: PageContext, error: ApiError, path: string): Page {
  const title = titleOf(error)
  const wrong = error.sought ?? path
  const close: Close =
    error.status === 404
      ? { recipes: closestRecipes(context, wrong), pages: closestPages(context, path) }
      : { recipes: [], pages: [] }
  return {
    path: '/',
    isErrorPage: true,
    title,
    description: error.message,
    searched: close.recipes.length > 0 ? wordsIn(wrong) : undefined,
    body: (view) => <Body error={error} title={title} path={path} close={close} view={view} />,
    markdown: () => markdown(context.service.baseUrl, error, close),
  }
}

type Close = { recipes: readonly Recipe[]; pages: readonly PageLink[] }

const titleOf = ({ code, message }: ApiError): string =>
  titles[code] ?? message.replace(/\.$/, '').replace(/"([^"]*)"/g, '“$1”')

/** Titles for people; without one, the message itself. */
const titles: Partial<Record<ErrorCode, string>> = {
  unknown_endpoint: 'Page not found',
  malformed_request: 'This URL cannot be decoded',
  method_not_allowed: 'This page is read-only',
  internal_error: 'Something went wrong on our side',
}

const Body: FC<Props> = ({ error, title, path, close, view }) => {
  const isLost = error.status === 404 && close.recipes.length === 0
  return (
    <div class="error-page">
      <p class="path label">
        Error {error.status} ·{' '}
        <a href={`${view.link('docs/errors')}#${error.code}`}>
          <code>{error.code}</code>
        </a>
      </p>
      <h1>{title}</h1>
      <p class="lead">
        <Words error={error} close={close} view={view} />
      </p>
      {error.choice && <Choices choice={error.choice} path={path} view={view} />}
      {isLost && <SearchForm view={view} />}
      <Onward closest={close.recipes[0]} hasOther={isLost || error.choice !== undefined} view={view} />
      <Recipes close={close} view={view} />
    </div>
  )
}

/** What helps most is first: the diagram that was probably meant, the choices or the search above, or all diagrams. */
const Onward: FC<{ closest: Recipe | undefined; hasOther: boolean; view: PageView }> = ({
  closest,
  hasOther,
  view,
}) => (
  <p class="row-actions">
    {closest !== undefined && (
      <a class="button primary" href={view.link(`diagrams/${closest.id}`)}>
        Open {closest.name}
      </a>
    )}
    <a class={closest === undefined && !hasOther ? 'button primary' : 'button'} href={view.link('')}>
      Browse all diagrams
    </a>
    <a class="button" href={view.link('docs')}>
      Documentation
    </a>
  </p>
)

/** The closest recipes; if none is close, the best. */
const Recipes: FC<{ close: Close; view: PageView }> = ({ close: { recipes }, view }) => (
  <section aria-labelledby="closest">
    <h2 id="closest">{recipes.length > 0 ? 'Closest diagrams' : 'Highest-rated diagrams'}</h2>
    <ul class="grid small">
      {(recipes.length > 0 ? recipes : highestRated(view)).map((recipe) => (
        <SmallCard recipe={recipe} view={view} />
      ))}
    </ul>
  </section>
)

type Props = { error: ApiError; title: string; path: string; close: Close; view: PageView }

/** What to do: the nearest diagram or page, else the hint, with its URLs as links. */
const Words: FC<Pick<Props, 'error' | 'close' | 'view'>> = ({ error, close: { recipes, pages }, view }) => {
  const [recipe] = recipes
  if (error.choice !== undefined) return <>Choose one of these:</>
  if (error.code === 'unknown_diagram' && recipe !== undefined)
    return (
      <>
        Did you mean <a href={view.link(`diagrams/${recipe.id}`)}>{recipe.name}</a>?
      </>
    )
  if (error.status !== 404)
    return <Linked text={`${error.code in titles ? error.message : ''} ${error.hint}`} view={view} />
  return <Missing pages={pages} view={view} />
}

const Missing: FC<{ pages: readonly PageLink[]; view: PageView }> = ({ pages, view }) => (
  <>
    There is nothing at this URL.{' '}
    {pages.map(({ path, title }, at) => (
      <>
        {at === 0 ? 'Did you mean ' : ' or '}
        <a href={view.link(path.slice(1))}>{title}</a>
      </>
    ))}
    {pages.length > 0 ? '?' : 'Search for what you need:'}
  </>
)

/** The values of a parameter: links to the same page with each. */
const Choices: FC<{ choice: ErrorChoice; path: string; view: PageView }> = ({
  choice: { name, values },
  path,
  view,
}) => (
  <nav class="chips choices" aria-label={`Values of ${name}`}>
    {values.map((value) => (
      <a class="chip" href={`${view.root}${path.slice(1)}?${new URLSearchParams({ [name]: value })}`}>
        {value}
      </a>
    ))}
  </nav>
)

/** A text in which URLs of this service are links, relative like all links (H25). */
const Linked: FC<{ text: string; view: PageView }> = ({ text, view: { root, service } }) => (
  <>
    {text.split(/(https?:\/\/[^\s,]*[^\s,.])/).map((part) => {
      if (!part.startsWith(`${service.baseUrl}/`)) return part
      const path = part.slice(service.baseUrl.length)
      return <a href={root + path.slice(1)}>{path}</a>
    })}
  </>
)

const markdown = (baseUrl: string, error: ApiError, { recipes, pages }: Close): string =>
  [
    `# ${error.status} ${titleOf(error)}\n`,
    `${error.message} ${error.hint}\n`,
    pages.map(({ path, title }) => `- [${title}](${baseUrl}${path})\n`).join(''),
    recipes.map(({ id, name }) => `- [${name}](${baseUrl}/diagrams/${id}) \`${id}\`\n`).join(''),
    `All diagrams: ${baseUrl}/index.md. About \`${error.code}\`: ${baseUrl}/docs/errors#${error.code}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n')
