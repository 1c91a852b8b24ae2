/**
 * The SVG files in the README: `npm run catalog` writes them with the recipes they show.
 */
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'

/** The recipes that the README shows, in rows of two. */
export const readmeRecipes = [
  'request-sequence',
  'b-plus-tree',
  'rag-pipeline',
  'uml-state-machine',
  'scatter-plot',
  'trace-waterfall',
]

/** Each file with its content; none for recipes that the README does not show. */
export function readmePictures(id: string, scene: Scene): [file: URL, text: string][] {
  if (!readmeRecipes.includes(id)) return []
  const file = (name: string): URL => new URL(`../docs/pictures/${name}.svg`, import.meta.url)
  return [
    [file(id), renderScene(scene)],
    [file(`${id}-dark`), renderScene(scene, { theme: 'dark', accent: 'blue' })],
  ]
}
