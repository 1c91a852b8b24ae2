/**
 * What a POST must be before its JSON-RPC is read: host, Accept, Content-Type, size, JSON (M2 to M6).
 */
import { clip } from '../scene/clip.ts'
import { isTooDeep } from './depth.ts'
import type { HostCheck } from './host-check.ts'
import { type HttpError, rpcCode } from './json-rpc.ts'

/** Checks the headers of a POST; undefined if its body may be read. */
export function checkHeaders({ headers }: Request, { isAllowedHost, isForeignPage }: HostCheck): HttpError | undefined {
  const host = headers.get('host')
  if (isForeignPage(headers)) return foreignPage
  if (host !== null && !isAllowedHost(host))
    return rejection(
      403,
      `The host "${clip(host)}" is not served here. Use the URL that the service is published at; its operator can allow more hosts with ALLOWED_HOSTS.`,
    )
  if (!acceptsBoth(headers.get('accept') ?? ''))
    return rejection(406, `Send "Accept: ${usualAccept}"; both must be named.`)
  if (essence(headers.get('content-type') ?? '') !== 'application/json')
    return rejection(415, 'Send "Content-Type: application/json".')
  return undefined
}

/** A page of another site in the user's browser; programs send neither header. */
const foreignPage: HttpError = {
  status: 403,
  code: rpcCode.serverError,
  message: 'This server is on your machine: pages of other sites may not call it.',
}

const rejection = (status: number, message: string): HttpError => ({ status, code: rpcCode.serverError, message })

const acceptsBoth = (accept: string): boolean =>
  accept === usualAccept || (accepts(accept, 'application/json') && accepts(accept, 'text/event-stream'))

const usualAccept = 'application/json, text/event-stream'

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((range) => essence(range) === type && !/;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/i.test(range))

const essence = (value: string): string => (value.split(';', 1)[0] ?? '').trim().toLowerCase()

/** The largest body, in bytes. */
export const largestBody = 64 * 1024

const tooLarge = rejection(413, `Send at most ${largestBody} bytes.`)

const unreadable: HttpError = { status: 400, code: rpcCode.parse, message: 'The body is incomplete.' }

const notJson: HttpError = { status: 400, code: rpcCode.parse, message: 'The body is not JSON.' }

const notUtf8: HttpError = { status: 400, code: rpcCode.parse, message: 'The body is not UTF-8.' }

const tooDeep: HttpError = {
  status: 400,
  code: rpcCode.invalidRequest,
  message: 'The message is nested too deeply.',
}

/** Reads a stream of up to `largestBody` bytes; undefined if it is longer. */
const readBounded = async (stream: ReadableStream<Uint8Array> | null): Promise<string | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  if (stream === null) return text
  const reader = stream.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.byteLength
    if (length > largestBody) {
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

// A body with an announced length cannot be longer than that, so it needs no counting.
const readText = async (request: Request): Promise<string | undefined> => {
  const announced = request.headers.get('content-length')
  if (announced === null || !/^\d+$/.test(announced)) return readBounded(request.body)
  return Number(announced) > largestBody ? undefined : strict.decode(await request.arrayBuffer())
}

const strict = new TextDecoder('utf-8', { fatal: true })

const isDecoding = (error: TypeError): boolean => /encoded data|decod|utf-?8/i.test(error.message)

/** The JSON-RPC message of a POST, or a batch of them, or why there is none. */
export const readMessage = async (request: Request): Promise<{ message: unknown } | { rejected: HttpError }> => {
  let text: string | undefined
  try {
    text = await readText(request)
  } catch (error) {
    return { rejected: error instanceof TypeError && isDecoding(error) ? notUtf8 : unreadable }
  }
  if (text === undefined) return { rejected: tooLarge }
  try {
    const message = JSON.parse(text) as unknown
    return isTooDeep(message, text.length) ? { rejected: tooDeep } : { message }
  } catch {
    return { rejected: notJson }
  }
}
