/**
 * The committed files that a recipe's sample is drawn into: its scene, its parts, its drawing for a phone where it has
 * one, and the pictures that the README shows.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { formatScene } from '../src/scene/format-scene.ts'
import { drawForPhone, phoneFile } from './phone-picture.ts'
import { readmePictures } from './readme-pictures.ts'
import { type DrawnRecipe, formatParts, partsFile, sceneFile } from './recipes.ts'

type DrawnFile = { file: URL; name: string; text: string; isStale: boolean }

/**
 * Every file of a recipe as it is drawn now, and whether the committed one differs; a text is empty where there should be
 * none. `seeksPhone`: also where no drawing for a phone is committed yet.
 */
export async function drawnFiles(
  id: string,
  { scene, parts }: DrawnRecipe,
  { seeksPhone = false } = {},
): Promise<DrawnFile[]> {
  const drawn: [URL, string][] = [[sceneFile(id), formatScene(scene)], ...readmePictures(id, scene)]
  if (parts.length > 0) drawn.push([partsFile(id), formatParts(parts)])
  if (seeksPhone || existsSync(phoneFile(id))) {
    const phone = await drawForPhone(id, scene)
    drawn.push([phoneFile(id), phone === undefined ? '' : formatScene(phone)])
  }
  return Promise.all(
    drawn.map(async ([file, text]) => {
      const committed = await readFile(file, 'utf8').catch(() => '')
      return { file, name: file.pathname.split('/').slice(-3).join('/'), text, isStale: committed !== text }
    }),
  )
}

/** What to say of each file that differs from what the recipe draws. */
export const staleFiles = async (id: string, drawn: DrawnRecipe): Promise<string[]> =>
  (await drawnFiles(id, drawn))
    .filter(({ isStale }) => isStale)
    .map(({ name }) => `${name} differs from what recipe.ts draws; run npm run catalog`)
