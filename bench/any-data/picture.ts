/**
 * A drawn scene as the relations look at it: its words, its words without places, its shapes without colors.
 */
import { drawUnjudged } from '../../drawing/draw-unjudged.ts'
import { linterWarnings } from '../../drawing/linter-warnings.ts'
import type { Warning } from '../../drawing/outcome.ts'
import type { Part } from '../../drawing/parts.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { unshownNotes } from '../../drawing/unshown-notes.ts'
import type { Layouts } from '../../layout/layout.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { Element, Scene, Text } from '../../src/scene/scene.ts'
import { type Data } from '../adaptation/json.ts'

/**
 * What came out, with what its drawing warned of. `said` is that with the notes on what is not shown, `linted` what the
 * linter says: both are found only where they are asked for, as notes take drawings without a field, or without a focus.
 */
export type Picture = {
  scene: Scene
  parts: Part[]
  warnings: Warning[]
  said: () => Warning[]
  linted: () => Warning[]
}

/** A picture, and what it was drawn from. */
export type Case = { id: string; recipe: AnyRecipe; data: Data; picture: Picture }

/** A finding of a relation: which one, and what it saw. */
export type Fault = { kind: string; what: string }

/** Draws data; findings where nothing is drawn. What was drawn of a recipe lately is not drawn again. */
export function drawn(recipe: AnyRecipe, data: Data): Picture | Finding[] {
  const { pictures, layouts } = lately(recipe)
  const key = JSON.stringify(data)
  const known = pictures.get(key)
  if (known !== undefined) return known
  const drawing = drawUnjudged(recipe, data, { layouts })
  const picture = drawing.ok
    ? {
        scene: drawing.scene,
        parts: drawing.parts,
        warnings: drawing.warnings,
        said: once(() => [...drawing.warnings, ...unshownNotes(drawing.looked)]),
        linted: () => linterWarnings(drawing),
      }
    : drawing.findings
  pictures.set(key, picture)
  return picture
}

const once = <Value>(find: () => Value): (() => Value) => {
  let found: { value: Value } | undefined
  return () => (found ??= { value: find() }).value
}

/** Pictures by their data, and the layouts of their graphs, which are the same for another focus or color. */
type Lately = { pictures: Map<string, Picture | Finding[]>; layouts: Map<string, Layouts> }

/** So many pictures are kept, about those of two data sets. */
const most = 40

const ofRecipes = new WeakMap<AnyRecipe, Lately>()

const lately = (recipe: AnyRecipe): Lately => {
  const known = ofRecipes.get(recipe)
  if (known !== undefined && known.pictures.size < most) return known
  const fresh = { pictures: new Map(), layouts: new Map() }
  ofRecipes.set(recipe, fresh)
  return fresh
}

export const isPicture = (outcome: Picture | Finding[]): outcome is Picture => !Array.isArray(outcome)

/** The texts of a scene, in order. */
export const textsOf = ({ elements }: Scene): Text[] => elements.filter((each): each is Text => each.type === 'text')

/** Words as they are compared: without spaces, hyphens at line ends and letter case. */
export const bare = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u00ad‐‑-]+/g, '')

/** What an element is, without its color and weight. */
export const shapeOf = (element: Element): string => {
  const {
    fill: _fill,
    stroke: _stroke,
    bold: _bold,
    dashed: _dashed,
    ...shape
  } = element as Element & {
    fill?: string
    stroke?: string
    bold?: boolean
    dashed?: boolean
  }
  return JSON.stringify(shape)
}
