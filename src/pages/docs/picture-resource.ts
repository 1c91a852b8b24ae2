/**
 * `GET /docs/pictures/{name}.svg`: a picture of the documentation in any look, for the Markdown versions.
 */

import { unknownEndpoint } from '../../http/errors.ts'
import { cacheControl, svgContentSecurityPolicy } from '../../http/headers.ts'
import { readLook } from '../../http/parameters.ts'
import { makeReply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import { type Look, looks } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { clip } from '../../scene/clip.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Site } from '../site.ts'

/** Serves a picture; `theme` and `accent` work as everywhere. The pictures are loaded on first use. */
export function getPicture(site: Site): Handler {
  let loading: Promise<ReadonlyMap<string, Scene>> | undefined
  return async ({ path, query, segments }) => {
    loading ??= import('./guide/pictures.ts').then(({ picturesOf }) => picturesOf(site))
    const pictures = await loading
    const [, whole = ''] = /^(.+)\.svg$/.exec(segments[3] ?? '') ?? []
    const { name, look = readLook(query) } = (pictures.has(whole) ? undefined : inLook(whole)) ?? { name: whole }
    const scene = pictures.get(name)
    if (scene === undefined) throw unknownEndpoint(clip(path), 'The chapters under /docs link to all their pictures.')
    return { key: `picture ${name} ${look.theme} ${look.accent}`, build: () => pictureReply(name, scene, look) }
  }
}

/** A name that ends in a look, such as `look-dark-rose`. */
const inLook = (name: string): { name: string; look?: Look } | undefined => {
  const look = looks.find(({ theme, accent }) => name.endsWith(`-${theme}-${accent}`))
  return look && { name: name.slice(0, -`-${look.theme}-${look.accent}`.length), look }
}

const pictureReply = (name: string, scene: Scene, look: Look) =>
  makeReply({
    body: renderScene(scene, look),
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl.svg,
      'content-security-policy': svgContentSecurityPolicy,
      'content-disposition': `inline; filename="${name}.svg"`,
    },
  })

/** The pattern of the pictures' paths. */
export const picturePattern = '/docs/pictures/:file'
