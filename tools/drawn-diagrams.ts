/**
 * The diagrams that the guide has as text: each is imported and drawn, as the command line would.
 */
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { importDiagram } from '../import/diagram/import-diagram.ts'
import type { GuidePage } from '../src/pages/site.ts'
import type { Scene } from '../src/scene/scene.ts'
import { readSource } from './recipes.ts'

/** A block of the guide that is drawn: its language, the name of its picture, and its text. */
const fences = /^```(\w+) drawn ([a-z0-9-]+)\n([\s\S]*?)^```$/gm

/** Scenes by the names of their pictures. Throws where a text cannot be read in full, or is not drawn cleanly. */
export async function drawnDiagrams(guide: readonly GuidePage[]): Promise<Record<string, Scene>> {
  const drawn: Record<string, Scene> = {}
  for (const { markdown } of guide)
    for (const [, language = '', name = '', text = ''] of markdown.matchAll(fences))
      drawn[name] = await draw(`${name}.${language}`, text)
  return drawn
}

const draw = async (name: string, text: string): Promise<Scene> => {
  const outcome = await importDiagram(text, { name }, readSource)
  if (!outcome.ok || outcome.findings.length > 0)
    throw new Error(`the diagram ${name} of the guide: ${JSON.stringify(outcome.findings)}`)
  const drawing = drawRecipe(await readSource(outcome.recipe), outcome.data)
  if (!drawing.ok) throw new Error(`the diagram ${name} of the guide: ${JSON.stringify(drawing.findings)}`)
  const problems = drawing.warnings.filter(({ level }) => level !== 'note')
  if (problems.length > 0) throw new Error(`the diagram ${name} of the guide: ${JSON.stringify(problems)}`)
  return drawing.scene
}
