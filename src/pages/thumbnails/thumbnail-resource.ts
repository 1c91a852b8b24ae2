/**
 * `GET /thumbnails/{id}-{theme}-{accent}.svg`: the sketch of a recipe's diagram, for cards too small for its words; with
 * `.figure` after the id, its figure for the cards of the gallery (H32).
 *
 * The look is in the name and not in a query, so that any static host can serve it.
 */
import { unknownEndpoint } from '../../http/errors.ts'
import { findRecipe } from '../../http/find-recipe.ts'
import { cacheControl, svgContentSecurityPolicy } from '../../http/headers.ts'
import { makeReply } from '../../http/reply.ts'
import type { Handler } from '../../http/resource.ts'
import type { Service } from '../../http/service.ts'
import { type Look, looks } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { clip } from '../../scene/clip.ts'
import type { Scene } from '../../scene/scene.ts'
import { sketchOf } from './sketch.ts'
import { thumbnailOf } from './thumbnail.ts'

/** The pattern of the paths. */
export const thumbnailPattern = '/thumbnails/:file'

/** Serves a thumbnail in one of the looks. */
export function getThumbnail(service: Service): Handler {
  return ({ path, segments: [, , file = ''] }) => {
    const look = looks.find((each) => file.endsWith(endingOf(each)))
    if (look === undefined) throw notServed(path)
    const [id = '', kind = 'sketch', ...more] = file.slice(0, -endingOf(look).length).split('.')
    const drawn = more.length === 0 ? kinds.get(kind) : undefined
    if (drawn === undefined) throw notServed(path)
    const { scene } = findRecipe(service, id)
    return {
      key: `thumbnail ${file}`,
      build: () =>
        makeReply({
          body: renderScene(drawn(scene), look),
          headers: {
            'content-type': 'image/svg+xml; charset=utf-8',
            'cache-control': cacheControl.svg,
            'content-security-policy': svgContentSecurityPolicy,
            'content-disposition': `inline; filename="${file}"`,
          },
        }),
    }
  }
}

const kinds: ReadonlyMap<string, (scene: Scene) => Scene> = new Map([
  ['sketch', (scene) => sketchOf(scene)],
  ['figure', thumbnailOf],
])

const notServed = (path: string): Error => unknownEndpoint(clip(path), 'The cards of the gallery show every thumbnail.')

const endingOf = ({ theme, accent }: Look): string => `-${theme}-${accent}.svg`
