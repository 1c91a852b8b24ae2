/**
 * The files that pages load, at addresses that hold their hash: kept for a year, never asked for again (H16).
 */
import { unknownEndpoint } from '../http/errors.ts'
import { caching } from '../http/headers.ts'
import { makeReply, type Reply } from '../http/reply.ts'
import type { Get } from '../http/resource.ts'
import { clip } from '../http/target.ts'
import type { Kit } from './page.ts'
import type { Asset } from './site.ts'

const bytesOf = ({ body, encoding }: Asset): string | Uint8Array<ArrayBuffer> =>
  encoding === 'base64' ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0)) : body

const assetReply = (asset: Asset): Reply =>
  makeReply({
    body: bytesOf(asset),
    headers: { 'content-type': asset.type, 'cache-control': caching.immutable },
  })

/** `GET /assets/{name}`. */
export const getAsset = ({ service, site }: Kit): Get => {
  const replies = new Map(site.assets.map((asset) => [asset.name, assetReply(asset)]))
  for (const [name, reply] of replies) service.front.set(`/assets/${name}`, reply)
  return ({ path, segments }) => {
    const reply = replies.get(segments[2] ?? '')
    if (reply !== undefined) return reply
    throw unknownEndpoint(clip(path), 'Load the page anew: it names the files it needs.')
  }
}
