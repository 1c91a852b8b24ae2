/**
 * The operations of an OpenAPI 3 description: method, path, summary, security and status codes, by tag; or one of them.
 */

import { clip } from '../src/scene/clip.ts'
import { type JsonObject } from '../src/scene/json.ts'
import { type DocumentImporter, type Imported, type ImportedData, refused } from './importer.ts'
import { asObject, textIn } from './json.ts'
import { cardOf, type DescribedOperation } from './openapi-card.ts'

export const openapi: DocumentImporter = {
  kind: 'document',
  what: 'an OpenAPI 3 description',
  shapes: ['table', 'operation'],
  read: (input, { shape, pick }) => {
    const document = asObject(input)
    const paths = document === undefined ? undefined : asObject(document['paths'])
    if (document === undefined || paths === undefined)
      return refused(
        'is no OpenAPI description: expected an object with "paths", such as {"openapi": "3.1.0", "paths": {…}}',
      )
    const operations = operationsIn(paths)
    if (operations.length === 0) return refused('has no operations')
    if (shape === 'operation') return picked(operations, { document, pick })
    const rows = byTag(operations.map((each) => rowOf(each, document))).slice(0, most)
    return { ok: true, candidates: [{ title: '{total} endpoints, {open} of them open', columns, rows }] }
  },
}

const operationsIn = (paths: JsonObject): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, written]) =>
    methods.flatMap((method) => {
      const item = asObject(written) ?? {}
      const operation = asObject(item[method])
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, item, operation }]
    }),
  )

/** The one operation, or the one that `pick` names by its id or by method and path. */
const picked = (
  operations: DescribedOperation[],
  { document, pick }: { document: JsonObject; pick: string | undefined },
): Imported => {
  const nameOf = ({ method, path }: DescribedOperation): string => `${method} ${path}`
  const wanted = operations.filter((each) => {
    const names = [nameOf(each), textIn(each.operation['operationId'])]
    return pick === undefined || names.some((name) => name?.toLowerCase() === pick.toLowerCase())
  })
  const [first, ...others] = wanted
  const example = operations
    .slice(0, 1)
    .map((each) => `such as ${JSON.stringify(nameOf(each))}`)
    .join('')
  if (first === undefined)
    return refused(`has no operation ${JSON.stringify(pick)}; name one by id, or by method and path, ${example}`)
  if (others.length > 0 && pick === undefined)
    return refused(`has ${operations.length} operations; pick one by id, or by method and path, ${example}`)
  return { ok: true, candidates: [cardOf(first, document)] }
}

/** Untagged operations first, so that they are not under another tag's heading; then tag by tag, in order of first mention. */
const byTag = (rows: ImportedData[]): ImportedData[] => {
  const tags = [undefined, ...new Set(rows.map((row) => row['group']).filter((tag) => tag !== undefined))]
  return tags.flatMap((tag) => rows.filter((row) => row['group'] === tag))
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The most rows in one table. */
const most = 24

const columns: ImportedData[] = [
  { name: 'Method', kind: 'code' },
  { name: 'Path', kind: 'code' },
  { name: 'Summary', kind: 'text' },
  { name: 'Auth', kind: 'code' },
  { name: 'Status codes', kind: 'code' },
]

const rowOf = ({ method, path, operation }: DescribedOperation, document: JsonObject): ImportedData => {
  const [tag]: unknown[] = Array.isArray(operation['tags']) ? operation['tags'] : []
  const summary = [operation['summary'], operation['operationId']].find(
    (each) => typeof each === 'string' && each !== '',
  )
  const codes = Object.keys(asObject(operation['responses']) ?? {}).join(' ')
  const values = [method, path, summary ?? null, authOf(operation['security'] ?? document['security']), codes || null]
  return {
    values: values.map((value) => (typeof value === 'string' ? clip(value, 100) : value)),
    ...(typeof tag === 'string' && tag !== '' ? { group: clip(tag, 40) } : {}),
  }
}

/** The scopes, or the scheme names, of the first security requirement; an empty list makes an operation public. */
const authOf = (security: unknown): string => {
  const [first]: unknown[] = Array.isArray(security) ? security : []
  const scopes = Object.entries(asObject(first) ?? {}).flatMap(([scheme, wanted]) =>
    Array.isArray(wanted) && wanted.length > 0 ? wanted.map(String) : [scheme],
  )
  return scopes.length === 0 ? 'none' : scopes.join(' ')
}
