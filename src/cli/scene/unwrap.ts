/**
 * Unwraps a scene: alone, as JSON text, or inside the response of a tool or service.
 */
import { isObject, parseJson } from '../../scene/json.ts'

/** The scene inside a value if there is one; else the value itself, for the reader to validate. */
export function unwrapScene(value: unknown, depth = 0): unknown {
  if (depth > mostWrappers) return value
  if (typeof value === 'string') return unwrapText(value, depth)
  if (Array.isArray(value)) {
    // The content of a tool's result: blocks of text.
    const [block] = value as unknown[]
    return isObject(block) && typeof block['text'] === 'string' ? unwrapScene(block['text'], depth + 1) : value
  }
  if (!isObject(value) || 'elements' in value) return value
  const inner = wrappers.find((name) => Object.hasOwn(value, name))
  return inner === undefined ? value : unwrapScene(value[inner], depth + 1)
}

const unwrapText = (text: string, depth: number): unknown => {
  const value = parseJson(text)
  return value === undefined || typeof value === 'string' ? text : unwrapScene(value, depth + 1)
}

const wrappers = ['scene', 'structuredContent', 'result', 'content']

const mostWrappers = 6
