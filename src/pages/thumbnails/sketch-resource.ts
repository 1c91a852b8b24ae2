/**
 * `GET /thumbnails/{id}-{theme}-{accent}.svg`: the sketch of a recipe's diagram, for cards too small for its words (H32).
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
import { sketchOf } from './sketch.ts'

/** The pattern of the paths. */
export const sketchPattern = '/thumbnails/:file'

/** Serves a sketch in one of the looks. */
export function getSketch(service: Service): Handler {
  return ({ path, segments: [, , file = ''] }) => {
    const look = looks.find((each) => file.endsWith(endingOf(each)))
    if (look === undefined) throw unknownEndpoint(clip(path), 'The cards of the gallery show every thumbnail.')
    const { scene } = findRecipe(service, file.slice(0, -endingOf(look).length))
    return {
      key: `thumbnail ${file}`,
      build: () =>
        makeReply({
          body: renderScene(sketchOf(scene), look),
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

const endingOf = ({ theme, accent }: Look): string => `-${theme}-${accent}.svg`
