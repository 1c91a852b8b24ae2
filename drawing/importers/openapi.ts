/**
 * The operations of an OpenAPI 3 description: method, path, summary, security and status codes, by tag.
 */
import { type DocumentImporter, type ImportedData, refused } from './importer.ts'
import { asObject, clip, type Json } from './json.ts'

export const openapi: DocumentImporter = {
  kind: 'document',
  what: 'an OpenAPI 3 description',
  shapes: ['table'],
  read: (input) => {
    const document = asObject(input)
    const paths = document === undefined ? undefined : asObject(document['paths'])
    if (document === undefined || paths === undefined)
      return refused(
        'is no OpenAPI description: expected an object with "paths", such as {"openapi": "3.1.0", "paths": {…}}',
      )
    const rows = Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = asObject(asObject(item)?.[method])
        return operation === undefined ? [] : [rowOf(operation, { method, path, document })]
      }),
    )
    if (rows.length === 0) return refused('has no operations')
    return {
      ok: true,
      candidates: [{ title: '{total} endpoints, {open} of them open', columns, rows: byTag(rows).slice(0, most) }],
    }
  },
}

/** Operations without a tag first, so that no heading of others is over them; then tag by tag, as first mentioned. */
const byTag = (rows: ImportedData[]): ImportedData[] => {
  const tags = [undefined, ...new Set(rows.map((row) => row['group']).filter((tag) => tag !== undefined))]
  return tags.flatMap((tag) => rows.filter((row) => row['group'] === tag))
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Rows that one table holds. */
const most = 24

const columns: ImportedData[] = [
  { name: 'Method', kind: 'chip' },
  { name: 'Path', kind: 'code' },
  { name: 'Summary', kind: 'text' },
  { name: 'Auth', kind: 'code' },
  { name: 'Status codes', kind: 'code' },
]

const rowOf = (
  operation: Json,
  { method, path, document }: { method: string; path: string; document: Json },
): ImportedData => {
  const [tag]: unknown[] = Array.isArray(operation['tags']) ? operation['tags'] : []
  const summary = [operation['summary'], operation['operationId']].find(
    (each) => typeof each === 'string' && each !== '',
  )
  const codes = Object.keys(asObject(operation['responses']) ?? {}).join(' ')
  const values = [
    method.toUpperCase(),
    path,
    summary ?? null,
    authOf(operation['security'] ?? document['security']),
    codes || null,
  ]
  return {
    values: values.map((value) => (typeof value === 'string' ? clip(value, 100) : value)),
    ...(typeof tag === 'string' && tag !== '' ? { group: clip(tag, 40) } : {}),
  }
}

/** The scopes, or the names of the schemes, of the first way in; an empty list opens an operation. */
const authOf = (security: unknown): string => {
  const [first]: unknown[] = Array.isArray(security) ? security : []
  const scopes = Object.entries(asObject(first) ?? {}).flatMap(([scheme, wanted]) =>
    Array.isArray(wanted) && wanted.length > 0 ? wanted.map(String) : [scheme],
  )
  return scopes.length === 0 ? 'none' : scopes.join(' ')
}
