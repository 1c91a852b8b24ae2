/**
 * The pictures of the documentation: specimens, and the scenes and diagrams written in the guide.
 *
 * Pages embed them in the colors of the page, so that they follow its theme; picture-resource.ts
 * serves the same pictures in any look.
 */
import type { Look } from '../../../render/palette.ts'
import { drawScene } from '../../../render/render-scene.ts'
import { parseScene } from '../../../scene/read-scene.ts'
import type { Scene } from '../../../scene/scene.ts'
import { pageShades } from '../../page-shades.ts'
import type { Site } from '../../site.ts'
import { specimens } from './specimens.ts'

/** Every picture by its name. */
export function picturesOf({ guide, drawn }: Pick<Site, 'guide' | 'drawn'>): ReadonlyMap<string, Scene> {
  const written = guide.flatMap(({ markdown }) =>
    [...markdown.matchAll(fences)].map(([, name = '', text = '']): [string, Scene] => [name, sceneOf(name, text)]),
  )
  return new Map([...Object.entries(specimens), ...Object.entries(drawn), ...written])
}

const fences = /^```json scene ([a-z0-9-]+)\n([\s\S]*?)^```$/gm

const sceneOf = (name: string, text: string): Scene => {
  const reading = parseScene(text)
  if (reading.ok) return reading.scene
  throw new Error(`the scene ${name} of the guide: ${JSON.stringify(reading.findings)}`)
}

/** The path of a picture, from the root of the service; one in a look of its own has a name of its own. */
export const picturePath = (name: string, look?: Look): string =>
  `/docs/pictures/${name}${look ? `-${look.theme}-${look.accent}` : ''}.svg`

const pageColors = pageShades()

/** A scene as markup for a page: its colors are the page's own. */
export const inlinePicture = (scene: Scene): string =>
  drawScene(scene, pageColors).replace(' xmlns="http://www.w3.org/2000/svg"', ' class="specimen"')
