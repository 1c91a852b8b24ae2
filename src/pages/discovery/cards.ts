/**
 * `/cards/{id}.png`: the image in link previews of a recipe's page. Drawn at build time (tools/cards.ts); without drawn
 * cards, pages use the card of the site.
 */

import { unknownEndpoint } from '../../http/errors.ts'
import { cacheControl } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import { clip } from '../../scene/clip.ts'
import type { PageContext } from '../page.ts'

/** The handler. Cards are read each time: they are large and rarely requested. */
export function getCard({ cards }: PageContext): Handler {
  return ({ path, segments }) => {
    const id = (segments[2] ?? '').replace(/\.png$/, '')
    if (cards === undefined || !cards.has(id))
      throw unknownEndpoint(clip(path), 'The page of a recipe links to its card, if there is one.')
    return {
      build: async () =>
        makeReply({
          body: await cards.read(id),
          headers: { 'content-type': 'image/png', 'cache-control': cacheControl.svg },
        }),
    }
  }
}
