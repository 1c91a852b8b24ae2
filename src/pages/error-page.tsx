/**
 * A caller's mistake as a page: what was wrong, what to do instead, and where it may have led.
 */
import type { ApiError } from '../http/errors.ts'
import type { Kit, Page } from './page.ts'

/** The page for an error. */
export const errorPage = ({ service }: Kit, error: ApiError): Page => ({
  path: '/',
  stray: true,
  title: error.status === 404 ? 'Not found' : 'Not answered',
  description: error.message,
  body: ({ root }) => (
    <article class="prose">
      <h1>{error.status === 404 ? 'Not found' : 'Not answered'}</h1>
      <p>{error.message}</p>
      <p>{error.hint}</p>
      <p>
        <a href={root}>Gallery</a>
      </p>
    </article>
  ),
  markdown: () =>
    `# ${error.status}\n\n${error.message}\n\n${error.hint}\n\n${service.baseUrl}/docs/errors#${error.code}\n`,
})
