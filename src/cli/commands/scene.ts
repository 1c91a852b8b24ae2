/**
 * `diagref scene ID`: a diagram's editable scene.
 */

import { formatScene } from '../../scene/format-scene.ts'
import { isObject, parseJson } from '../../scene/json.ts'
import { fetchBody } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { overwriting, writeResult } from '../output.ts'
import { textOf } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const path = `/api/diagrams/${encodeURIComponent(operands[0]!)}/scene`
  const body = (await fetchBody(path, values, { type: 'application/json', problem })).toString()
  await writeResult(formatScene(readSceneLike(body)!), textOf(values, 'output'), overwriting(values))
}

const problem = (body: string): string | undefined => {
  const scene = readSceneLike(body)
  if (scene === undefined) return 'is not a scene'
  if (scene['version'] === 1) return undefined
  return `is a scene of version ${JSON.stringify(scene['version'])}; this program supports version 1`
}

const readSceneLike = (body: string): SceneLike | undefined => {
  const scene = parseJson(body)
  return isObject(scene) && Array.isArray(scene['elements']) ? (scene as SceneLike) : undefined
}

type SceneLike = Record<string, unknown> & { elements: unknown[] }
