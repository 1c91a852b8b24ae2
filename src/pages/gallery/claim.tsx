/**
 * The top of the gallery: what it is for, or what a search found.
 */
import type { FC } from 'hono/jsx'
import type { PageView } from '../page.ts'
import { lead, siteClaim } from '../site-text.ts'
import type { Arrangement } from '../universal/arrange.ts'

type Props = { arrangement: Arrangement; view: PageView }

/** Heading and lead. The data attributes are what scripts restore when a search is cleared. */
export function Claim(props: Props) {
  const { headline, relaxed } = props.arrangement
  return (
    <div class="claim">
      <h1 data-claim={siteClaim}>{headline ?? siteClaim}</h1>
      <p class="lead" data-lead={lead}>
        {headline === undefined ? lead : relaxed ? <Suggestions {...props} /> : <Found {...props} />}
      </p>
    </div>
  )
}

/** The way back, and other queries that find something. */
const Suggestions: FC<Props> = ({ arrangement: { notice, suggestions }, view }) => (
  <>
    <ShowAll view={view} /> {notice}{' '}
    <span class="try-others">
      Try{' '}
      {suggestions.map((q) => (
        <a href={view.link('', { q })}>{q}</a>
      ))}
    </span>
  </>
)

/** The way back from results. */
const Found: FC<Props> = ({ arrangement: { notice }, view }) => (
  <>
    <ShowAll view={view} /> {notice}
  </>
)

const ShowAll: FC<{ view: PageView }> = ({ view }) => (
  <a class="show-all" href={view.link('')}>
    Show all {view.service.catalog.recipes.length} diagrams
  </a>
)
