/**
 * A recipe in the catalog.
 *
 * A person writes the words and scores; `id` and `primitives` are derived; locators are added when
 * a recipe is served, because they depend on the base URL.
 */
import { type Primitive, primitives } from '../scene/limits.ts'
import type { Scene } from '../scene/scene.ts'

/** The element kinds a scene uses, in the specification's order. */
export function primitivesOf(scene: Scene): Primitive[] {
  return primitives.filter((primitive) => scene.elements.some((element) => element.type === primitive))
}

/** The seven families, in the specification's order. */
export const families = [
  'Architecture',
  'Flows',
  'Sequences',
  'Data structures',
  'Charts',
  'Time & planning',
  'Developer surfaces',
] as const

export type Family = (typeof families)[number]

/** What a person writes about a recipe. Scores are editorial, 0 to 100. */
export type RecipeWords = {
  name: string
  family: Family
  /** What is drawn, in one or two sentences; synonyms that people search for belong here. */
  description: string
  /** The reader's question it answers, with limits as numbers. */
  useWhen: string
  /** When another recipe is better, naming it by id in back quotes. */
  avoidWhen: string
  visual: number
  ease: number
  overall: number
  /** One strength, one cost, what the reader must supply: at most three sentences. */
  rationale: string
  /** The day it was last reviewed, YYYY-MM-DD. */
  reviewed: string
  /** Increases by one when the released scene changes. */
  revision: number
}

/** The data a recipe is drawn from: its shape, the sample that the catalog's scene is drawn from, and its JSON Schema. */
export type RecipeData = { shape: string; sample: Record<string, unknown>; schema: Record<string, unknown> }

/**
 * The elements of a scene that were drawn from one place in the data; `from` and `to` name what an arrow joins, `proves`
 * the values of the heading that can be read off them.
 */
export type Part = {
  at: string
  name?: string
  from?: string
  to?: string
  proves?: string[]
  elements: number[]
}

/** One recipe of the catalog with its scene. */
export type Recipe = RecipeWords & {
  id: string
  primitives: Primitive[]
  scene: Scene
  /** Other names for it, in seven languages: for search, never part of a response. */
  aliases: readonly string[]
  /** What people ask when this is the diagram they need: for search, and to say why a search found it. */
  questions: readonly string[]
  /** Missing if the recipe is not drawn from data. */
  data?: RecipeData
  parts?: Part[]
  /** Findings of the linter that stay in the scene, each with its reason; `at` is the index of an element. */
  suppressions?: { rule: string; at?: number; reason: string }[]
}
