/**
 * A recipe made up for tests, with words of its own where a test needs them.
 */
import type { Recipe } from '../src/catalog/recipe.ts'
import { scene } from './smallest-scene.ts'

/** A recipe with hardly any words; `own` overrides its fields. */
export const recipeOf = (own: Partial<Recipe> & { id: string }): Recipe => ({
  name: own.id,
  family: 'Charts',
  description: '',
  useWhen: '',
  avoidWhen: '',
  visual: 80,
  ease: 80,
  overall: 80,
  rationale: '',
  reviewed: '2026-01-01',
  revision: 1,
  primitives: [],
  aliases: [],
  questions: [],
  scene,
  ...own,
})
