/**
 * Data compared with the sample it was made from: which labels are new, which are still the recipe's, and which of the
 * recipe's are gone.
 */
import { isObject } from '../scene/json.ts'
import { type Json } from './json-path.ts'

/** A label and its place in the data. */
export type DataLabel = { at: string; text: string }

export type DataComparison = {
  /** Labels that the sample does not have. */
  own: DataLabel[]
  /** Labels that the sample has too. */
  leftOver: DataLabel[]
  /** Labels of the sample that the data does not have. */
  gone: DataLabel[]
}

/** Compares the labels that a diagram shows; references, kinds and numbers are not labels. */
export function compareData(sample: Json, data: Json): DataComparison {
  const [before, after] = [labelsIn(sample), labelsIn(data)]
  const [known, shown] = [textsOf(before), textsOf(after)]
  return {
    own: after.filter(({ text }) => !known.has(text)),
    leftOver: after.filter(({ text }) => known.has(text)),
    gone: before.filter(({ text }) => !shown.has(text)),
  }
}

const textsOf = (labels: readonly DataLabel[]): Set<string> => new Set(labels.map(({ text }) => text))

const labelsIn = (value: Json, at = '', key = ''): DataLabel[] => {
  if (typeof value === 'string') return labelKeys.has(key) && /\p{L}{3}/u.test(value) ? [{ at, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((each, index) => labelsIn(each, join(at, index), key))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => labelsIn(each, join(at, name), name))
}

const join = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

/** Fields whose text is shown as it is written. */
const labelKeys = new Set(['title', 'subtitle', 'name', 'text', 'note', 'tech', 'measure', 'source', 'ends', 'columns'])
