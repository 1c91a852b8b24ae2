/**
 * Lengths are proportional: one bar is as many times as long as another as its value is as large.
 */
import { boundsOf } from '../../drawing/bounds.ts'
import type { Data, Json } from '../adaptation/json.ts'
import type { Fault, Picture } from './picture.ts'

/** Recipes with one bar a value, and which way it goes. */
const bars: Record<string, { of: string; along: 'w' | 'h' }> = {
  'ordered-bar': { of: 'rows.*.value', along: 'w' },
  'diverging-bar': { of: 'rows.*.value', along: 'w' },
  'grouped-bar': { of: 'rows.*.values.*', along: 'h' },
  'trace-waterfall': { of: 'events.*.duration', along: 'w' },
}

/** Bars whose length per value differs from the longest one's by more than a pixel. */
export function falseLengths(id: string, data: Data, { scene, parts }: Picture): Fault[] {
  const kind = bars[id]
  if (kind === undefined) return []
  const values = valuesAt(data, kind.of.split('.'))
  const shown = values.flatMap(({ path, value }) => {
    const at = path.replace(/\.(?:value|duration)$/, '')
    const own = parts.find((part) => part.at === at)
    const lengths = (own?.elements ?? []).flatMap((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' || element?.type === 'box' ? [boundsOf(element)[kind.along]] : []
    })
    return lengths.length === 0 ? [] : [{ path, value: Math.abs(value), lengths }]
  })
  const longest = shown.toSorted((a, b) => b.value - a.value)[0]
  if (longest === undefined || longest.value === 0) return []
  const perUnit = Math.max(...longest.lengths) / longest.value
  return shown.flatMap(({ path, value, lengths }) => {
    const wanted = value * perUnit
    // A value too small for a pixel keeps a visible mark.
    const isTrue = lengths.some((length) => Math.abs(length - wanted) <= 2.5) || wanted < 2.5
    return isTrue
      ? []
      : [{ kind: 'false: length', what: `${path}: ${value} is ${lengths.join(', ')} px, ${wanted.toFixed(1)} wanted` }]
  })
}

const valuesAt = (data: Json, steps: string[], path = ''): { path: string; value: number }[] => {
  const [step, ...rest] = steps
  if (step === undefined) return typeof data === 'number' ? [{ path: path.slice(1), value: data }] : []
  if (typeof data !== 'object' || data === null) return []
  const entries = step === '*' ? Object.entries(data) : Object.entries(data).filter(([key]) => key === step)
  return entries.flatMap(([key, below]) => valuesAt(below, rest, `${path}.${key}`))
}
