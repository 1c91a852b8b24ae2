/**
 * A caller's mistake as a page: what happened, the closest matches, and where to go.
 */
import type { FC } from 'hono/jsx'
import type { ApiError, ErrorCode } from '../../http/errors.ts'
import { longestSearch } from '../../http/parameters.ts'
import { clip } from '../../scene/clip.ts'
import type { Page, PageContext, PageView } from '../page.ts'
import { askedRecipes, closestPages, closestRecipes, type PageLink, wordsIn } from './closest.ts'
import { Choices, type Close, Meant, OtherRecipes, Recipes } from './error-parts.tsx'

/** The page for an error at a path. */
export function errorPage(context: PageContext, error: ApiError, path: string): Page {
  const title = titleOf(error)
  const wrong = error.sought ?? path
  const close: Close =
    error.status === 404
      ? {
          recipes: closestRecipes(context, wrong),
          // The page is there if only a diagram that it names is not.
          pages: error.code === 'unknown_diagram' ? [] : closestPages(context, path),
        }
      : { recipes: askedRecipes(context, path), pages: [] }
  return {
    path: '/',
    isErrorPage: true,
    style: 'errors.css',
    title,
    description: error.message,
    body: (view) => <Body error={error} title={title} path={path} close={close} view={view} />,
    markdown: () => markdown(context.service.baseUrl, error, close),
  }
}

const titleOf = (error: ApiError): string => (isLongSearch(error) ? 'This search is too long' : titleIn(error))

/** More words than are searched; what is sought is as many of them as there may be. */
const isLongSearch = ({ code, sought }: ApiError): boolean => code === 'invalid_query' && sought !== undefined

const titleIn = ({ code, message }: ApiError): string =>
  titles[code] ?? message.replace(/\.$/, '').replace(/"([^"]*)"/g, '“$1”')

/** Titles for people; without one, the message itself. */
const titles: Partial<Record<ErrorCode, string>> = {
  unknown_endpoint: 'Page not found',
  malformed_request: 'This URL cannot be decoded',
  method_not_allowed: 'This page is read-only',
  internal_error: 'Something went wrong on our side',
}

const Body: FC<Props> = (props) => {
  const { error, title, path, close, view } = props
  // Where a page is close, diagrams are only beside it.
  const [closest, ...others] = close.pages.length === 0 ? close.recipes : []
  return (
    <div class="error-page">
      <p class="path label">
        Error {error.status}: <a href={`${view.link('docs/errors')}#${error.code}`}>what it means</a>
      </p>
      <h1>{title}</h1>
      {(closest === undefined || error.choice !== undefined) && (
        <p class="lead">
          <Words {...props} />
        </p>
      )}
      {error.choice && <Choices choice={error.choice} path={path} alone={closest === undefined} view={view} />}
      {closest === undefined && error.choice === undefined && (
        <Onward words={soughtBy(error, path)} isCut={isLongSearch(error)} view={view} />
      )}
      {closest === undefined ? (
        <OtherRecipes close={close} view={view} />
      ) : (
        <div class="meant">
          <Meant recipe={closest} isAsked={error.status !== 404} view={view} />
          <Recipes title="Others like it" recipes={others} view={view} />
        </div>
      )}
    </div>
  )
}

/** Where nothing is close, and there is no choice: all diagrams, a search for what was sought, and the documentation. */
const Onward: FC<{ words: string; isCut: boolean; view: PageView }> = ({ words, isCut, view }) => (
  <p class="row-actions">
    <a class="button primary" href={view.link('')}>
      Browse all diagrams
    </a>
    {words !== '' && (
      <a class="button" href={view.link('', { q: words })}>
        {isCut ? 'Search for its beginning' : <>Search for “{words}”</>}
      </a>
    )}
    <a class="button" href={view.link('docs')}>
      Documentation
    </a>
  </p>
)

const soughtBy = (error: ApiError, path: string): string =>
  isLongSearch(error) ? (error.sought ?? '') : error.status === 404 ? wordsIn(error.sought ?? path) : ''

type Props = { error: ApiError; title: string; path: string; close: Close; view: PageView }

/** What to do: the choices or the nearest page, else the hint, with its URLs as links. */
const Words: FC<Props> = ({ error, path, close: { pages }, view }) => {
  if (error.choice !== undefined) return <>Choose one of these.</>
  if (isLongSearch(error))
    return (
      <>
        {error.message.replace(/^q/, 'It')} At most {longestSearch} are searched.
      </>
    )
  if (error.status !== 404)
    return <Linked text={`${error.code in titles ? error.message : ''} ${error.hint}`} view={view} />
  // A page that is there, but not with what its parameter names.
  if (error.sought !== undefined && !path.endsWith(`/${error.sought}`)) return <Linked text={error.hint} view={view} />
  return <Missing path={path} pages={pages} view={view} />
}

const Missing: FC<{ path: string; pages: readonly PageLink[]; view: PageView }> = ({ path, pages, view }) => (
  <>
    There is nothing at <code>{clip(path)}</code>.{' '}
    {pages.map(({ path, title }, at) => (
      <>
        {at === 0 ? 'Did you mean ' : ' or '}
        <a href={view.link(path.slice(1))}>{title}</a>
      </>
    ))}
    {pages.length > 0 && '?'}
  </>
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
