/**
 * What a scene was adapted from: the scene of a recipe, and which of its elements belong together.
 */
import type { Scene } from '../../scene/scene.ts'

/** Elements that show one thing; `from` and `to` name what an arrow joins. An `at` that begins with `@` is not in the data. */
export type OriginPart = { at: string; name?: string; from?: string; to?: string; elements: readonly number[] }

/** The recipe's scene and its parts; `isDrawn`: what data of the scene's own draw, so that its words are those of the data. */
export type Origin = { scene: Scene; parts: readonly OriginPart[]; isDrawn?: boolean }
