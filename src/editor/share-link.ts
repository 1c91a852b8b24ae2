/**
 * A draft as the fragment of a URL, and back: JSON, deflated, in base64url. A fragment is never sent in a request.
 *
 * Input is untrusted: its length, its inflated size and its form are checked, each with a message.
 */
import { aspects, type DrawOptions } from '../../drawing/draw-options.ts'
import { isObject } from '../scene/json.ts'
import { type Json } from './json-path.ts'

/** What a link contains. */
export type Shared = { recipe?: string; data?: Json; scene?: Json; options?: DrawOptions }

/** Longer links are truncated by some mail and chat programs; far longer ones by browsers. */
export const linkLimits = { usual: 8_000, most: 100_000 } as const

/** A diagram's data is a few kilobytes; more than this is a mistake or an attack. */
const mostBytes = 2_000_000

const prefix = '#e='

/** The fragment for what is shared, `#` included. */
export async function writeFragment(shared: Shared): Promise<string> {
  const packed = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return prefix + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads a fragment; otherwise the problem, in one or two sentences. */
export const readFragment = async (fragment: string): Promise<{ shared: Shared } | { problem: string }> => {
  if (fragment.length > linkLimits.most * 2) return { problem: 'The link is too long. Ask for the file instead.' }
  try {
    const value: unknown = JSON.parse(await inflate(bytesOf(fragment.slice(prefix.length))))
    return isShared(value) ? { shared: value } : { problem: 'The link does not contain a diagram.' }
  } catch (error) {
    if (error instanceof TooLarge)
      return { problem: 'The link unpacks to more than 2 MB, which no diagram needs. It was not opened.' }
    return { problem: 'The link is damaged: part of it is missing or changed. Ask for it again.' }
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/**
 * Stops as soon as there is too much, so that a zip bomb does no harm: a slice inflates to at most a thousand times its
 * size, and the next one waits until it is counted.
 */
const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const reader = slicesOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, size] = ['', 0]
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > mostBytes) {
      // Not awaited: the rest does not matter.
      reader.cancel().catch(() => {})
      throw new TooLarge()
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** How many bytes are inflated at a time. */
const slice = 512

const slicesOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.subarray(at, (at += slice)))
    },
  })
}

const isShared = (value: unknown): value is Shared =>
  isObject(value) &&
  (value['recipe'] === undefined ||
    (typeof value['recipe'] === 'string' && /^[a-z0-9-]{1,100}$/.test(value['recipe']))) &&
  (isObject(value['scene']) || (isObject(value['data']) && value['recipe'] !== undefined)) &&
  isOptions(value['options'])

/** What it is drawn for, if it says so. */
const isOptions = (value: unknown): boolean => {
  if (value === undefined) return true
  const { aspect, part } = isObject(value) ? value : { aspect: null, part: null }
  const isPart = isObject(part) && typeof part['around'] === 'string' && Number.isInteger(part['depth'])
  return (aspect === undefined || aspects.some((each) => each === aspect)) && (part === undefined || isPart)
}
