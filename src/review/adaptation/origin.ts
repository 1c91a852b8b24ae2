/**
 * What a scene was made from: the scene of a recipe, and which of its elements belong together.
 */
import type { Scene } from '../../scene/scene.ts'

/** Elements that show one thing; `from` and `to` name what an arrow joins. Places that begin with `@` are no things. */
export type OriginPart = { at: string; name?: string; from?: string; to?: string; elements: readonly number[] }

/** The recipe's scene and its parts. */
export type Origin = { scene: Scene; parts: readonly OriginPart[] }
