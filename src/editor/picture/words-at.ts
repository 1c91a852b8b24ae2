/**
 * The field that words in a drawing come from, so that they can be edited where they are read.
 *
 * Drawn words are whole values, lines of wrapped ones, or values in brackets; what a recipe computes has no field.
 */
import { isObject } from '../../scene/json.ts'
import { type Json, type JsonPath, valueAt } from '../json-path.ts'
import { pathOf } from './item-at.ts'

/** The path of the text or number that a part shows as `words`; undefined if they were computed. */
export function fieldOfWords(data: Json, at: string, words: string): JsonPath | undefined {
  const path = pathOf(at)
  const value = valueAt(data, path)
  // Titles may quote derived values, so their words differ from what was typed.
  if (path.length === 1 && typeof value === 'string') return path
  const fields = leavesOf(value, path).map((leaf) => ({ path: leaf.path, share: shareOf(leaf.value, words) }))
  const best = fields.reduce((a, b) => (b.share > a.share ? b : a), { path, share: 0 })
  return best.share === 0 ? undefined : best.path
}

type Leaf = { path: JsonPath; value: string }

/** The texts and numbers of a part, as deep as parts go. */
const leavesOf = (value: Json | undefined, path: JsonPath, depth = 0): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value: String(value) }]
  if (depth > 3) return []
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index], depth + 1))
  if (!isObject(value)) return []
  return Object.entries(value)
    .filter(([key]) => !unseen.has(key))
    .flatMap(([key, each]) => leavesOf(each, [...path, key], depth + 1))
}

/** Fields whose values are not words of the item itself. */
const unseen = new Set(['id', 'kind', 'group', 'from', 'to', 'at', 'state'])

/** How much of a value the words are, from 0 to 1: one must contain the other, at the borders of words. */
const shareOf = (value: string, words: string): number => {
  const [own, drawn] = [plain(value), plain(words)]
  if (own === '' || drawn === '') return 0
  const isIn = ` ${own} `.includes(` ${drawn} `) || ` ${drawn} `.includes(` ${own} `)
  return isIn ? Math.min(own.length, drawn.length) / Math.max(own.length, drawn.length) : 0
}

/** Without brackets, guillemets and an ellipsis around them, and with single spaces. */
const plain = (words: string): string =>
  words
    .replace(/[[\]()«»…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
