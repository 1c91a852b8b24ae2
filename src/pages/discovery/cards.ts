/**
 * `/cards/{id}.png`: what a preview of a recipe's page shows elsewhere. Drawn at build time (tools/cards.ts); a
 * service without drawn cards has none, and its pages name the card of the site.
 */
import { unknownEndpoint } from '../../http/errors.ts'
import { cacheControl } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import { clip } from '../../http/target.ts'
import type { PageContext } from '../page.ts'

/** The handler. Cards are read each time: they are large, and seldom asked for. */
export function getCard({ cards }: PageContext): Handler {
  return ({ path, segments }) => {
    const id = (segments[2] ?? '').replace(/\.png$/, '')
    if (cards === undefined || !cards.has(id))
      throw unknownEndpoint(clip(path), 'The page of a recipe names its card, where there is one.')
    return {
      build: async () =>
        makeReply({
          body: await cards.read(id),
          headers: { 'content-type': 'image/png', 'cache-control': cacheControl.svg },
        }),
    }
  }
}
