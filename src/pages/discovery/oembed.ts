/**
 * `/oembed?url=`: the picture of a recipe for who embeds the address of its page (oembed.com, type photo).
 */

import { ApiError } from '../../http/errors.ts'
import { findRecipe } from '../../http/find-recipe.ts'
import { cacheControl } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import { readQuery, readTarget } from '../../http/target.ts'
import { clip } from '../../scene/clip.ts'
import type { PageContext } from '../page.ts'
import { siteName } from '../site-text.ts'
import { lookOf } from '../state.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'

/** The handler. Answers follow from the query alone. */
export function getOembed(context: PageContext): Handler {
  return ({ query }) => ({
    build: () =>
      makeReply({
        body: `${JSON.stringify(photo(context, query))}\n`,
        headers: { 'content-type': 'application/json', 'cache-control': cacheControl.json },
      }),
  })
}

const photo = ({ service, cards }: PageContext, query: string): Record<string, string | number> => {
  const { url, format = 'json', maxwidth, maxheight } = readQuery(query, ['url', 'format', 'maxwidth', 'maxheight'])
  if (format !== 'json') throw unknownFormat(format)
  const page = readTarget(withoutBase(url ?? '', service.baseUrl))
  const recipe = findRecipe(service, page.segments[2] ?? '')
  const { width, height, title } = recipe.scene
  const scale = Math.min(1, limit('maxwidth', maxwidth) / width, limit('maxheight', maxheight) / height)
  return {
    version: '1.0',
    type: 'photo',
    title,
    provider_name: siteName,
    provider_url: `${service.baseUrl}/`,
    url: `${service.baseUrl}/${pictureAddress(recipe.id, lookOn('light', lookOf(page.query)))}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ...(cards?.has(recipe.id) ? thumbnail(`${service.baseUrl}/cards/${recipe.id}.png`) : {}),
  }
}

const thumbnail = (address: string) => ({ thumbnail_url: address, thumbnail_width: 1200, thumbnail_height: 630 })

/** oEmbed asks for 501 here, and for 404 where there is nothing to embed. */
const unknownFormat = (format: string): ApiError =>
  new ApiError('invalid_query', {
    message: `The format "${clip(format)}" is not offered.`,
    hint: 'Send format=json, or leave it out.',
    status: 501,
  })

const invalid = (message: string, hint: string): ApiError => new ApiError('invalid_query', { message, hint })

/** The path of a recipe's page at the base address; anything else is refused. */
const withoutBase = (url: string, baseUrl: string): string => {
  const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : ''
  if (path.startsWith('/diagrams/')) return path
  const hint = `Send url=${baseUrl}/diagrams/ID, percent-encoded.`
  if (url === '') throw invalid('url is missing.', hint)
  throw new ApiError('unknown_diagram', { message: `"${clip(url)}" is not the address of a recipe's page.`, hint })
}

const limit = (name: string, sent: string | undefined): number => {
  if (sent === undefined) return Number.POSITIVE_INFINITY
  if (/^[1-9]\d{0,5}$/.test(sent)) return Number(sent)
  throw invalid(`${name} is "${clip(sent)}".`, 'Send a whole number of pixels above 0.')
}
