/**
 * The files that pages load, at addresses that contain their hash: cached for a year, never asked for again (H16).
 */

import { unknownEndpoint } from '../../http/errors.ts'
import { cacheControl } from '../../http/headers.ts'
import { makeReply, type Reply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import { clip } from '../../scene/clip.ts'
import type { PageContext } from '../page.ts'
import { type Asset, bytesOf } from '../site.ts'

/** `GET /assets/{name}`. */
export function getAsset({ site }: PageContext): Handler {
  const assets = new Map(site.assets.map((asset) => [asset.name, asset]))
  return ({ path, segments }) => {
    const asset = assets.get(segments[2] ?? '')
    if (asset === undefined) throw unknownEndpoint(clip(path), 'Reload the page: it names the files it needs.')
    return { key: `asset ${asset.name}`, build: () => assetReply(asset) }
  }
}

const assetReply = (asset: Asset): Reply =>
  makeReply({
    body: bytesOf(asset),
    headers: { 'content-type': asset.type, 'cache-control': cacheControl.immutable },
  })
