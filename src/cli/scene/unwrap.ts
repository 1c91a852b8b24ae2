/**
 * A scene as it comes: alone, as JSON text, or within what a tool or a service answered.
 */
import { isObject, parseJson } from '../json.ts'

/** The scene within a value, as far as there is one; else the value itself, for the reader to judge. */
export function unwrapScene(value: unknown, depth = 0): unknown {
  if (depth > mostWrappers) return value
  if (typeof value === 'string') return unwrapText(value, depth)
  if (Array.isArray(value)) {
    // The content of a tool's answer: blocks of text.
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
