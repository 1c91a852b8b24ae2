/**
 * A drawn scene as the relations look at it: its words, its words without places, its shapes without colors.
 */
import { drawUnjudged } from '../../drawing/draw-unjudged.ts'
import { judgmentOn } from '../../drawing/judgment.ts'
import type { Warning } from '../../drawing/outcome.ts'
import type { Part } from '../../drawing/parts.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { unshownNotes } from '../../drawing/unshown-notes.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { Element, Scene, Text } from '../../src/scene/scene.ts'
import { type Data } from '../adaptation/json.ts'

/** What came out, with what was said beside it. */
export type Picture = { scene: Scene; parts: Part[]; said: Warning[] }

/** A picture, and what it was drawn from. */
export type Case = { id: string; recipe: AnyRecipe; data: Data; picture: Picture }

/** A finding of a relation: which one, and what it saw. */
export type Fault = { kind: string; what: string }

/** Draws data; findings where nothing is drawn. The linter looks at it only where that is what is `judged`. */
export function drawn(recipe: AnyRecipe, data: Data, { judged = false } = {}): Picture | Finding[] {
  const drawing = drawUnjudged(recipe, data)
  if (!drawing.ok) return drawing.findings
  const judgment = judged ? judgmentOn(drawing) : unshownNotes(drawing.looked)
  return { scene: drawing.scene, parts: drawing.parts, said: [...drawing.warnings, ...judgment] }
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
