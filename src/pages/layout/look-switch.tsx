/**
 * The choice of theme and accent for pictures: links that work as they are, and switch at once with scripts.
 */
import type { FC } from 'hono/jsx'
import { accents, type Look, themes } from '../../render/palette.ts'
import { withQuery } from '../page.ts'
import { lookParameters, queryOf } from '../state.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

type Props = {
  look: Look
  /** The relative address of the page, without its query. */
  to: string
  /** The rest of the page's state, which the links keep. */
  keep?: Record<string, string | undefined>
}

/** Both choices; the chosen ones are marked with `aria-current`. */
export const LookSwitch: FC<Props> = ({ look, to, keep = {} }) => {
  const link = (change: Partial<Look>) => withQuery(to, queryOf({ ...keep, ...lookParameters({ ...look, ...change }) }))
  return (
    <div class="look" data-theme={look.theme} data-accent={look.accent}>
      <div class="segment" role="group" aria-label="Theme of the pictures">
        {themes.map((theme) => (
          <a
            href={link({ theme })}
            data-set={`theme=${theme}`}
            aria-current={theme === look.theme ? 'true' : undefined}
          >
            {capital(theme)}
          </a>
        ))}
      </div>
      <div class="swatches" role="group" aria-label="Accent of the pictures">
        {accents.map((accent) => (
          <a
            class={`swatch swatch-${accent}`}
            href={link({ accent })}
            title={capital(accent)}
            data-set={`accent=${accent}`}
            aria-current={accent === look.accent ? 'true' : undefined}
          >
            <span class="sr-only">{capital(accent)}</span>
          </a>
        ))}
      </div>
    </div>
  )
}
