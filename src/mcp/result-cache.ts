/**
 * Results of earlier requests (M9): the service is stateless and its tools are pure, so the same method, parameters
 * and protocol headers have the same result for every caller and id.
 *
 * Only successful results are added, so a cached result belongs to a well-formed request.
 */

import { LRUCache } from 'lru-cache'
import { isObject } from '../scene/json.ts'

const bounds: Bounds = { bytes: 24 * 1024 * 1024, results: 2_000 }

/** The longest key worth caching, in characters. */
const longestKey = 4_096

const utf8 = new TextEncoder()

const brace = 0x7d

/** The body of a response: its start, the id, and a closing brace. */
const complete = (start: Uint8Array, id: string | number): Uint8Array<ArrayBuffer> => {
  const name = utf8.encode(JSON.stringify(id))
  const body = new Uint8Array(start.length + name.length + 1)
  body.set(start)
  body.set(name, start.length)
  body[body.length - 1] = brace
  return body
}

/** A least-recently-used cache of JSON-RPC response bodies. */
export class ResultCache {
  readonly #starts: LRUCache<string, Uint8Array>

  constructor({ bytes, results }: Bounds = bounds) {
    this.#starts = new LRUCache({
      max: results,
      maxSize: bytes,
      sizeCalculation: (start, key) => start.length + 2 * key.length,
    })
  }

  /** The cached body for a request. */
  find({ key, id }: ResultKey): Uint8Array<ArrayBuffer> | undefined {
    const start = this.#starts.get(key)
    return start && complete(start, id)
  }

  /** The body for a result in JSON; cached unless it is an error that a tool reports. */
  add({ key, id }: ResultKey, result: { json: string; isError: boolean }): Uint8Array<ArrayBuffer> {
    const start = utf8.encode(`{"jsonrpc":"2.0","result":${result.json},"id":`)
    if (!result.isError && key.length <= longestKey) this.#starts.set(key, start)
    return complete(start, id)
  }

  /** What is cached, for tests. */
  get size(): { results: number; bytes: number } {
    return { results: this.#starts.size, bytes: this.#starts.calculatedSize }
  }
}

type Bounds = { bytes: number; results: number }

/** The key that a request is cached under, and the id it was sent with. */
export type ResultKey = { id: string | number; key: string }

/** The key of a message; undefined if it is not a plain request. */
export const resultKeyOf = (message: unknown, headers: Headers): ResultKey | undefined => {
  if (!isObject(message) || message['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string') return undefined
  const { id, method, params } = message
  if (!isToken(id) || !Object.keys(message).every((name) => known.has(name))) return undefined
  const key = JSON.stringify([method, ...headerNames.map((name) => headers.get(name)), withoutNoise(params)])
  return { id, key }
}

const isToken = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value)

const known = new Set(['jsonrpc', 'id', 'method', 'params'])

const headerNames = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

const withoutNoise = (params: unknown): unknown =>
  isObject(params) && '_meta' in params ? { ...params, _meta: reducedMeta(params['_meta']) } : params

/** `_meta` without what no result depends on: progress tokens, client info and trace context. */
const reducedMeta = (meta: unknown): unknown => {
  if (!isObject(meta)) return meta
  const entries = Object.entries(meta).filter(([name, value]) =>
    name === 'progressToken' ? !isToken(value) : name.startsWith('io.modelcontextprotocol/'),
  )
  return Object.fromEntries(entries)
}
