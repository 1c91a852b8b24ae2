/**
 * The SVG files in the README: `npm run catalog` writes them with the recipe they show.
 */
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'

/** The recipe that the README shows. */
export const readmeRecipe = 'request-sequence'

/** Each file with its content; none for recipes that the README does not show. */
export function readmePictures(id: string, scene: Scene): [file: URL, text: string][] {
  if (id !== readmeRecipe) return []
  const file = (name: string): URL => new URL(`../docs/pictures/${name}.svg`, import.meta.url)
  return [
    [file(id), renderScene(scene)],
    [file(`${id}-dark`), renderScene(scene, { theme: 'dark', accent: 'blue' })],
  ]
}
