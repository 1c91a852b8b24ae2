/**
 * Changes labels of data everywhere at once, references to them included.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { crawl, type Data, keyOf, mapValues } from './json.ts'

/** Fields with text for people; every other string is a reference, an id, a date or code. */
const labelKeys = new Set([
  'title',
  'subtitle',
  'source',
  'name',
  'text',
  'note',
  'tech',
  'measure',
  'columns',
  'quadrants',
  'bands',
  'items',
])

/** Fields that name other items, by id or by exact name. */
const referenceKeys = new Set([
  'from',
  'to',
  'on',
  'focus',
  'after',
  'column',
  'row',
  'group',
  'parent',
  'find',
  'start',
  'end',
  'x',
  'y',
  'at',
  'block',
  'ties',
])

/** Changes every label; references follow the names they are made of. */
export function changeLabels(data: Data, change: (label: string) => string): Data {
  const renamed = renameAll(labelsIn(data), change)
  const follow = (reference: string): string =>
    renamed.get(reference) ??
    // An edge, or a field of a table.
    reference
      .split(/( > |\.)/)
      .map((part) => renamed.get(part) ?? part)
      .join('')
  return mapValues(data, (value, path): Json | undefined => {
    if (typeof value !== 'string') return undefined
    if (labelKeys.has(keyOf(path))) return renamed.get(value)
    return referenceKeys.has(keyOf(path)) ? follow(value) : undefined
  }) as Data
}

const labelsIn = (data: Data): Set<string> => {
  const labels = new Set<string>()
  for (const [value, path] of crawl(data))
    if (typeof value === 'string' && labelKeys.has(keyOf(path))) labels.add(value)
  return labels
}

/** What each label becomes; two that were different stay different. */
const renameAll = (labels: Iterable<string>, change: (label: string) => string): Map<string, string> => {
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  for (const label of labels) {
    let next = change(label)
    for (let number = 2; taken.has(next); number++) next = `${change(label)} ${number}`
    taken.add(next)
    renamed.set(label, next)
  }
  return renamed
}

/** A label made longer by a factor with its own words. */
export const lengthen =
  (factor: number) =>
  (label: string): string => {
    const target = Math.ceil(Array.from(label).length * factor)
    return Array.from(`${label} ${label}`.repeat(2)).slice(0, target).join('').replace(/ $/, 'e')
  }

/** A label of the same length in the given characters, spaces where they were. */
export const inGlyphs =
  (glyphs: string) =>
  (label: string): string => {
    const set = Array.from(glyphs)
    return Array.from(label)
      .map((character, index) => (character === ' ' ? ' ' : (set[(index + label.length) % set.length] ?? 'W')))
      .join('')
  }

/** A label without a place to break. */
export const unbroken = (label: string): string => label.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase() || 'x'
