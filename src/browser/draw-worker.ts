/**
 * Draws data and judges scenes beside the page: a large graph may take a while, and typing must not wait for it.
 *
 * Each recipe is a module of its own, loaded when it is first drawn. Nothing is sent anywhere.
 */
import modules from 'diagref:recipes'
import { type Drawing, drawRecipe } from '../../drawing/draw-recipe.ts'
import { reviewScene } from '../review/review-scene.ts'
import type { ReviewFinding } from '../review/rules/rule.ts'

/** Draw data with a recipe, or read a scene and review it as one of a family. */
export type Question = { id: string; data: unknown } | { scene: unknown; family?: string }

/** A drawing, and for a scene that can be read what the linter finds; or why there is none. */
export type Answer = { drawing: Drawing; review?: ReviewFinding[]; ms: number } | { failed: string }

export type DrawRequest = { job: number; question: Question }
export type DrawReply = { job: number; answer: Answer }

const answer = async (question: Question): Promise<Answer> => {
  try {
    return 'id' in question ? await draw(question.id, question.data) : await judge(question.scene, question.family)
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'The drawing failed.' }
  }
}

const draw = async (id: string, data: unknown): Promise<Answer> => {
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined
  if (load === undefined) return { failed: `there is no recipe "${id}" that is drawn from data` }
  const recipe = (await load()).default
  const start = performance.now()
  return { drawing: drawRecipe(recipe, data), ms: performance.now() - start }
}

const judge = async (document: unknown, family: string | undefined): Promise<Answer> => {
  // What reads scenes is as large as the rest, and who edits data never needs it.
  const { readScene } = await import('../scene/read-scene.ts')
  const start = performance.now()
  const reading = readScene(document)
  if (!reading.ok) return { drawing: reading, ms: performance.now() - start }
  const review = reviewScene(reading.scene, family === undefined ? {} : { family })
  return { drawing: { ok: true, scene: reading.scene, parts: [] }, review, ms: performance.now() - start }
}

const port = globalThis as unknown as Worker

port.addEventListener('message', ({ data: { job, question } }: MessageEvent<DrawRequest>) => {
  void answer(question).then((reply) => port.postMessage({ job, answer: reply } satisfies DrawReply))
})
