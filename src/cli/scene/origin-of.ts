/**
 * What a scene was made from: the scene that data drew, the scene of the catalog, or neither.
 *
 * A scene drawn from data of one's own has the recipe's form and none of its content: compared with the catalog's, all
 * of it would look left over or lost. Only a scene that still has the catalog's boxes and some of its words is an edit.
 */
import type { AnyRecipe } from '../../../drawing/recipe.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Origin } from '../../review/adaptation/origin.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { CliError } from '../cli-error.ts'

/** What the data drew, as the origin of a scene; throws a CliError if they cannot be drawn. */
export async function drawnOrigin(source: AnyRecipe, data: unknown): Promise<Origin> {
  const { drawRecipe } = await import('../../../drawing/draw-recipe.ts')
  const drawing = drawRecipe(source, data)
  if (drawing.ok) return { scene: drawing.scene, parts: drawing.parts, isDrawn: true }
  const [first] = drawing.findings
  throw new CliError(
    `The data cannot be drawn: ${first?.at ?? ''} ${first?.problem ?? ''}. diagref draw names every field.`,
  )
}

/** The scene of the catalog, if this one was edited from it. */
export const catalogOrigin = (scene: Scene, { scene: original, parts = [] }: Recipe): Origin | undefined =>
  isEditOf(scene, { scene: original, parts }) ? { scene: original, parts } : undefined

/** Whether a scene still has half of the original's shapes, wherever it was moved as a whole, and words of its data. */
const isEditOf = (scene: Scene, { scene: original, parts }: Origin): boolean => {
  const shapes = original.elements.filter(({ type }) => type !== 'text')
  const formsNow = formsOf(scene.elements.filter(({ type }) => type !== 'text'))
  const kept = [...formsOf(shapes)].filter(([form, count]) => (formsNow.get(form) ?? 0) >= count).length
  const said = new Set(scene.elements.flatMap(wordsOf))
  const words = parts
    .filter(({ at }) => !at.startsWith('@') && at !== 'source')
    .flatMap(({ elements }) => elements.flatMap((at) => wordsOf(original.elements[at])))
  return kept * 2 >= formsOf(shapes).size && words.some((word) => said.has(word))
}

/** How often each form occurs: what stays the same when a scene is moved or its words change. */
const formsOf = (elements: readonly Element[]): Map<string, number> => {
  const forms = new Map<string, number>()
  for (const element of elements) forms.set(formOf(element), (forms.get(formOf(element)) ?? 0) + 1)
  return forms
}

const formOf = (element: Element): string => {
  switch (element.type) {
    case 'box':
      return `box ${element.w} ${element.h}`
    case 'circle':
      return `circle ${element.r}`
    case 'line':
      return `line ${element.x2 - element.x} ${element.y2 - element.y}`
    case 'path':
      return `path ${element.d.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) / coarse)))}`
    case 'text':
      return `text ${element.text}`
    default:
      return element satisfies never
  }
}

/** Paths are compared roughly: what joins boxes that moved together is bent alike. */
const coarse = 64

const wordsOf = (element: Element | undefined): string[] =>
  element?.type === 'text' && /\p{L}{3}/u.test(element.text) ? [element.text] : []
