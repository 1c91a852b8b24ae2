/**
 * `diagref scene ID`: a diagram's editable scene.
 */
import { ask } from '../client/ask.ts'
import type { Run } from '../commands.ts'
import { formatScene } from '../format-scene.ts'
import { isObject, parseJson } from '../json.ts'
import { deliver } from '../output.ts'
import { textOf } from '../values.ts'

type SceneLike = Record<string, unknown> & { elements: unknown[] }

const readSceneLike = (body: string): SceneLike | undefined => {
  const scene = parseJson(body)
  return isObject(scene) && Array.isArray(scene['elements']) ? (scene as SceneLike) : undefined
}

const problem = (body: string): string | undefined => {
  const scene = readSceneLike(body)
  if (scene === undefined) return 'is not a scene'
  if (scene['version'] === 1) return undefined
  return `is a scene of version ${JSON.stringify(scene['version'])}; this program knows version 1`
}

export const run: Run = async ({ operands, values }) => {
  const path = `/api/diagrams/${encodeURIComponent(operands[0]!)}/scene`
  const body = (await ask(path, values, { type: 'application/json', problem })).toString()
  await deliver(formatScene(readSceneLike(body)!), textOf(values, 'output'))
}
