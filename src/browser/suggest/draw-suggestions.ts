/**
 * What was pasted, as SVG by the recipes that fit, each with a link to go on from. Runs in the worker.
 */
import recipes from 'diagref:recipes'
import { writeFragment } from '../../editor/share-link.ts'
import type { Look } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { suggest } from './suggest.ts'

/** Recipes that draw what was pasted: when each is of use, as SVG, and as the fragment of a link to the editor; `kind`: what was recognized, `remark`: what is not in the pictures. */
export type DrawnSuggestions = {
  suggested: { recipe: string; name: string; useWhen: string; svg: string; fragment: string }[]
  kind: string
  remark?: string
}

/** Draws the recipes that fit; where none does, says why. */
export async function drawSuggestions({
  pasted,
  look,
}: {
  pasted: string
  look: Look
}): Promise<DrawnSuggestions | { failed: string }> {
  if (pasted.length > longest) return { failed: 'This is longer than a diagram can be: at most 200,000 characters.' }
  const found = await suggest(pasted, { parse, load: async (id) => (await recipeOf(id)()).default })
  if (!found.ok) return { failed: found.problem }
  const suggested = found.fits.map(async ({ recipe, name, data, scene }) => ({
    recipe,
    name,
    useWhen: (await recipeOf(recipe)()).default.useWhen,
    svg: renderScene(scene, look),
    fragment: await writeFragment({ recipe, data }),
  }))
  const { kind, remark } = found
  return { suggested: await Promise.all(suggested), kind, ...(remark !== undefined && { remark }) }
}

const longest = 200_000

const recipeOf = (id: string): (typeof recipes)[string] => {
  const load = recipes[id]
  if (load === undefined) throw new Error(`there is no recipe "${id}"`)
  return load
}

/** JSON is YAML, but read faster without it. */
const parse = async (text: string): Promise<unknown> => {
  try {
    return JSON.parse(text)
  } catch {
    return (await import('yaml')).parse(text)
  }
}
