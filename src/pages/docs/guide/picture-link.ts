/**
 * A picture of the documentation as Markdown.
 */
import type { Look } from '../../../render/palette.ts'
import { picturePath } from './pictures.ts'
import { specimens } from './specimens.ts'

/** A specimen as a Markdown image with an absolute URL; without a look it follows the page's theme. */
export function pictureLink(baseUrl: string, name: string, look?: Look): string {
  const scene = specimens[name]
  if (scene === undefined) throw new Error(`there is no picture "${name}"`)
  const words = look ? `${look.theme}, ${look.accent}` : scene.title
  return `![${words}](${baseUrl}${picturePath(name, look)})`
}
