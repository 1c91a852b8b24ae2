/**
 * `GET /docs/pictures/{name}.svg`: a picture of the documentation in any look, for the Markdown twins.
 */
import { unknownEndpoint } from '../../http/errors.ts'
import { caching, svgPolicy } from '../../http/headers.ts'
import { readLook } from '../../http/query.ts'
import { makeReply } from '../../http/reply.ts'
import type { Get } from '../../http/resource.ts'
import { clip } from '../../http/target.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Site } from '../site.ts'

/** The pattern of the pictures' addresses. */
export const picturePattern = '/docs/pictures/:file'

/** Answers with a picture; `theme` and `accent` as everywhere. The pictures are made when first asked for. */
export const getPicture = (site: Site): Get => {
  let pictures: Promise<ReadonlyMap<string, Scene>> | undefined
  return async ({ path, query, segments }) => {
    pictures ??= import('./pictures.ts').then(({ picturesOf }) => picturesOf(site))
    const [, name = ''] = /^(.+)\.svg$/.exec(segments[3] ?? '') ?? []
    const scene = (await pictures).get(name)
    if (scene === undefined) throw unknownEndpoint(clip(path), 'The chapters under /docs name every picture they have.')
    return makeReply({
      body: renderScene(scene, readLook(query)),
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': caching.svg,
        'content-security-policy': svgPolicy,
        'content-disposition': `inline; filename="${name}.svg"`,
      },
    })
  }
}
