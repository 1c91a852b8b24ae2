/**
 * The choice of theme and accent for the diagrams: plain links, which with scripts switch instantly.
 */
import type { FC } from 'hono/jsx'
import { accents } from '../../render/palette.ts'
import { sentenceCase } from '../../scene/sentence-case.ts'
import { type PageView, withQuery } from '../page.ts'
import { queryOf } from '../state.ts'
import { lookParameters, type PictureLook, pictureThemes } from '../universal/picture-look.ts'

type Props = {
  view: PageView
  /** The relative URL of the page, without its query. */
  to: string
  /** The rest of the page's state, which the links keep. */
  keep?: Record<string, string | undefined>
}

/** Both choices; the chosen ones are marked with `aria-current`. */
export function LookSwitch({ view: { look }, to, keep = {} }: Props) {
  const link = (change: Partial<PictureLook>) =>
    withQuery(to, queryOf({ ...keep, ...lookParameters({ ...look, ...change }) }))
  return (
    <div class="look" role="group" aria-label="Diagram theme" data-theme={look.theme} data-accent={look.accent}>
      <span class="label" aria-hidden="true">
        Colors
      </span>
      <Themes look={look} link={link} />
      <Accents look={look} link={link} />
    </div>
  )
}

type Choices = { look: PictureLook; link: (change: Partial<PictureLook>) => string }

const Themes: FC<Choices> = ({ look, link }) => (
  <div class="segment">
    {pictureThemes.map((theme) => (
      <a
        href={link({ theme })}
        data-set={`theme=${theme}`}
        title={theme === 'auto' ? 'The theme of the page' : undefined}
        aria-current={theme === look.theme ? 'true' : undefined}
      >
        {sentenceCase(theme)}
      </a>
    ))}
  </div>
)

const Accents: FC<Choices> = ({ look, link }) => (
  <div class="swatches">
    {accents.map((accent) => (
      <a
        class={`swatch swatch-${accent}`}
        href={link({ accent })}
        title={sentenceCase(accent)}
        data-set={`accent=${accent}`}
        aria-current={accent === look.accent ? 'true' : undefined}
      >
        <span class="sr-only">{sentenceCase(accent)}</span>
      </a>
    ))}
  </div>
)
