/**
 * Answers kept for the questions that gave them (M9): the service is stateless and its answers are pure, so the same
 * method, parameters and protocol headers have the same result, whoever asks and under whatever id.
 *
 * Only what the library has answered with success goes in, so a kept answer was a well-formed question once.
 */
import { isObject } from './json-rpc.ts'

/** A request's question, apart from the id it is asked under. */
export type Question = { id: string | number; key: string }

const envelope = 'io.modelcontextprotocol/'

const isToken = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value)

/** `_meta` without what no answer depends on: progress tokens and the marks of clients and tracers. */
const reducedMeta = (meta: unknown): unknown => {
  if (!isObject(meta)) return meta
  const kept = Object.entries(meta).filter(([name, value]) =>
    name === 'progressToken' ? !isToken(value) : name.startsWith(envelope),
  )
  return Object.fromEntries(kept)
}

const reduced = (params: unknown): unknown =>
  isObject(params) && '_meta' in params ? { ...params, _meta: reducedMeta(params['_meta']) } : params

const headerNames = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

const known = new Set(['jsonrpc', 'id', 'method', 'params'])

/** The longest question worth keeping, in characters. */
const longestKey = 4_096

/** The question of a message; undefined where it is none, or not of the plain form. */
export const questionOf = (message: unknown, headers: Headers): Question | undefined => {
  if (!isObject(message) || message['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string') return undefined
  const { id, method, params } = message
  if (!isToken(id) || !Object.keys(message).every((name) => known.has(name))) return undefined
  const key = JSON.stringify([method, ...headerNames.map((name) => headers.get(name)), reduced(params)])
  return { id: id as string | number, key }
}

/** How many bytes are kept, and how many answers. */
const bounds = { bytes: 24 * 1024 * 1024, answers: 2_000 }

const utf8 = new TextEncoder()
const brace = 0x7d

/** Up to the id; what follows is the id and a closing brace. */
const opened = (result: unknown): Uint8Array => utf8.encode(`{"jsonrpc":"2.0","result":${JSON.stringify(result)},"id":`)

/** The body of an answer under an id. */
const closed = (start: Uint8Array, id: string | number): Uint8Array<ArrayBuffer> => {
  const name = utf8.encode(JSON.stringify(id))
  const body = new Uint8Array(start.length + name.length + 1)
  body.set(start)
  body.set(name, start.length)
  body[body.length - 1] = brace
  return body
}

/** Bounded memory of answers; the oldest goes first. */
export const createAnswers = ({ bytes, answers } = bounds) => {
  const kept = new Map<string, Uint8Array>()
  let held = 0
  const weigh = (key: string, start: Uint8Array): number => start.length + 2 * key.length
  const forget = (): void => {
    for (const [key, start] of kept) {
      if (held <= bytes && kept.size <= answers) return
      kept.delete(key)
      held -= weigh(key, start)
    }
  }
  return {
    /** The ready answer to a question. */
    find({ key, id }: Question): Uint8Array<ArrayBuffer> | undefined {
      const start = kept.get(key)
      return start && closed(start, id)
    },
    /** The answer from a result; kept unless it tells of a mistake. */
    make({ key, id }: Question, result: Record<string, unknown>): Uint8Array<ArrayBuffer> {
      const start = opened(result)
      if (result['isError'] !== true && key.length <= longestKey && !kept.has(key)) {
        kept.set(key, start)
        held += weigh(key, start)
        forget()
      }
      return closed(start, id)
    },
    /** What is held, for tests. */
    get size(): { answers: number; bytes: number } {
      return { answers: kept.size, bytes: held }
    },
  }
}

export type Answers = ReturnType<typeof createAnswers>
