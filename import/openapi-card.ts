/**
 * One operation of an OpenAPI 3 description: what a caller sends, what the server may return, and examples of both.
 */

import { most, statusForm } from '../drawing/data/operation-limits.ts'
import { clip } from '../src/scene/clip.ts'
import { type JsonObject } from '../src/scene/json.ts'
import type { ImportedData } from './importer.ts'
import { asObject, textIn } from './json.ts'
import { asList, type Resolve, resolver } from './json-ref.ts'

/** An operation with its place in a description. */
export type DescribedOperation = { method: string; path: string; item: JsonObject; operation: JsonObject }

/** The data of a card. */
export function cardOf({ method, path, item, operation }: DescribedOperation, document: JsonObject): ImportedData {
  const resolve = resolver(document)
  const body = mediaOf(resolve(operation['requestBody']), resolve)
  const parameters = [
    ...[...asList(operation['parameters']), ...asList(item['parameters'])].map((each) =>
      parameterOf(resolve(each), resolve),
    ),
    ...fieldsOf(body?.schema, resolve),
  ].filter((each) => each !== undefined)
  const responses = Object.entries(asObject(operation['responses']) ?? {}).flatMap(([status, written]) =>
    statusForm.test(status) ? [{ name: status, response: resolve(written) }] : [],
  )
  const good = responses.find(({ name }) => name.startsWith('2'))
  const answer = mediaOf(good?.response, resolve)
  return {
    title: clip(textIn(operation['summary']) ?? noteOf(operation).note ?? `${method} ${path}`, 72),
    method,
    path,
    parameters: firstOf(parameters),
    responses: responses.slice(0, most.responses).map(({ name, response }) => ({ name, ...noteOf(response) })),
    ...exampleOf('request', `${method} ${path} HTTP/1.1`, body),
    ...exampleOf('response', `HTTP/1.1 ${good?.name}`, answer),
  }
}

type Parameter = { name: string; kind: string; type: string; required: boolean; note?: string }

/** Each name once; if there are too many for a card, required ones first. */
const firstOf = (parameters: Parameter[]): Parameter[] => {
  const unique = parameters.filter(({ name }, index) => parameters.findIndex((each) => each.name === name) === index)
  const ordered =
    unique.length > most.parameters ? unique.toSorted((a, b) => Number(b.required) - Number(a.required)) : unique
  return ordered.slice(0, most.parameters)
}

/** A parameter; cookies are left out. */
const parameterOf = (written: JsonObject | undefined, resolve: Resolve): Parameter | undefined => {
  const [name, kind] = [textIn(written?.['name']), textIn(written?.['in'])]
  if (written === undefined || name === undefined || kind === undefined || kind === 'cookie') return undefined
  const schema = resolve(written['schema'])
  const note = { ...noteOf(schema), ...noteOf(written) }
  return {
    name: clip(name, most.name),
    kind,
    type: typeOf(schema, resolve),
    required: written['required'] === true,
    ...note,
  }
}

/** The properties of a body that is an object. */
const fieldsOf = (schema: JsonObject | undefined, resolve: Resolve): Parameter[] => {
  const required = asList(schema?.['required'])
  return Object.entries(asObject(schema?.['properties']) ?? {}).map(([name, written]) => {
    const field = resolve(written)
    const type = typeOf(field, resolve)
    return { name: clip(name, most.name), kind: 'body', type, required: required.includes(name), ...noteOf(field) }
  })
}

/** The format of a string, such as `uuid`, or else the type; for arrays, the item type before `[]`. */
const typeOf = (schema: JsonObject | undefined, resolve: Resolve): string => {
  const type = [schema?.['type']].flat().find((each) => typeof each === 'string' && each !== 'null')
  if (type === 'array') return `${clip(typeOf(resolve(schema?.['items']), resolve), most.type - 2)}[]`
  return clip((type === 'string' ? textIn(schema?.['format']) : undefined) ?? textIn(type) ?? 'any', most.type)
}

/** The first sentence of a description, or the values that are allowed. */
const noteOf = (written: JsonObject | undefined): { note?: string } => {
  const [sentence] = (textIn(written?.['description']) ?? '').trim().split(/(?<=[.!?])\s|\n/)
  const words = textIn(sentence?.replace(/\.$/, '')) ?? textIn(asList(written?.['enum']).join(' or '))
  return words === undefined ? {} : { note: clip(words.replaceAll(/\s+/g, ' '), most.note) }
}

type Media = { type: string; schema: JsonObject | undefined; example: unknown }

/** The first media type, JSON preferred. */
const mediaOf = (written: JsonObject | undefined, resolve: Resolve): Media | undefined => {
  const content = Object.entries(asObject(written?.['content']) ?? {})
  const [type, media] = content.find(([each]) => each.includes('json')) ?? content[0] ?? []
  if (type === undefined) return undefined
  const [named] = Object.values(asObject(asObject(media)?.['examples']) ?? {})
  const schema = resolve(asObject(media)?.['schema'])
  const example = asObject(media)?.['example'] ?? resolve(named)?.['value'] ?? schema?.['example']
  return { type, schema, example }
}

/** A message with the example as its body, where it is short enough for a card. */
const exampleOf = (key: 'request' | 'response', start: string, media: Media | undefined): ImportedData => {
  if (media?.example === undefined) return {}
  const body = typeof media.example === 'string' ? media.example : JSON.stringify(media.example, null, 2)
  const lines = [start, `Content-Type: ${media.type}`, '', ...body.split('\n')]
  const fits = lines.length <= most.lines && lines.every((line) => line.length <= most.line)
  return fits ? { [key]: lines } : {}
}
