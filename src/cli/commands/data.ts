/**
 * `diagref data ID`: the data a recipe is drawn from, to be changed, or its JSON Schema.
 */
import { isObject, parseJson } from '../../scene/json.ts'
import { fetchBody } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { formatData } from '../data/format-data.ts'
import { overwriting, writeResult } from '../output.ts'
import { textOf } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const id = encodeURIComponent(operands[0] ?? '')
  const [path, type] = values['schema']
    ? [`/schemas/data/${id}.json`, 'application/schema+json']
    : [`/data/${id}.json`, 'application/json']
  const body = await fetchBody(path, values, { type, problem })
  await writeResult(formatData(parseJson(body.toString())), textOf(values, 'output'), overwriting(values))
}

const problem = (body: string): string | undefined => (isObject(parseJson(body)) ? undefined : 'is not a JSON object')
