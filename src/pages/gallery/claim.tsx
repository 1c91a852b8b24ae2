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

/** Other queries that find something, and the way back, in one sentence. */
const Suggestions: FC<Props> = ({ arrangement: { notice, suggestions }, view }) => (
  <span class="try-others">
    {notice} Try{' '}
    {suggestions.map((q, at) => (
      <>
        {at > 0 && ', '}
        <a href={view.link('', { q })}>{q}</a>
      </>
    ))}
    , or <ShowAll view={view} words="show all" />.
  </span>
)

/** The way back from results. */
const Found: FC<Props> = ({ arrangement: { notice }, view }) => (
  <>
    <ShowAll view={view} words="Show all" /> {notice}
  </>
)

const ShowAll: FC<{ view: PageView; words: string }> = ({ view, words }) => (
  <a class="show-all" href={view.link('')}>
    {words} {view.service.catalog.recipes.length} diagrams
  </a>
)
