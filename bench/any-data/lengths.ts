/**
 * Lengths are proportional: one bar is as many times as long as another as its value is as large.
 */

import { groupBy } from '../../src/cli/scene/compare-scenes.ts'
import type { Json } from '../../src/editor/json-path.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type Data } from '../adaptation/json.ts'
import { type Fault, type Picture, textsOf } from './picture.ts'

/** Recipes with one bar a value. */
const bars: Record<string, string> = {
  'ordered-bar': 'rows.*.value',
  'diverging-bar': 'rows.*.value',
  'grouped-bar': 'rows.*.values.*',
  'trace-waterfall': 'events.*.duration',
}

/** Bars whose length per value differs from the longest one's by more than a pixel; a value too small for one keeps a mark. */
export function falseLengths(id: string, data: Data, { scene, parts }: Picture): Fault[] {
  const pattern = bars[id]
  if (pattern === undefined) return []
  const shown = valuesAt(data, pattern.split('.')).flatMap(({ path, value }) => {
    const own = parts.find(({ at }) => at === path.replace(/\.(?:value|duration)$/, ''))
    const rects = (own?.elements ?? []).flatMap((index) => {
      const element = scene.elements[index]
      return element?.type === 'path' || element?.type === 'box' ? [boundsOf(element)] : []
    })
    return rects.length === 0 ? [] : [{ path, value: Math.abs(value), rects }]
  })
  const said = textsOf(scene)
    .map(({ text }) => text)
    .join(' ')
  // Bars are compared where the picture says they are: within a column of its own scale, and not those that are cut.
  const scales = said.includes('its own scale')
    ? [...groupBy(shown, ({ path }) => path.split('.').at(-1)!).values()]
    : [shown]
  const faults = (['w', 'h'] as const).map((along) =>
    scales.flatMap((own) => faultsAlong(said.includes('are cut short') ? withoutLongest(own, along) : own, along)),
  )
  // Bars go across or upward, as there is room: one of both is as long as the values are large.
  return faults.find((those) => those.length === 0) ?? faults[0] ?? []
}

type Shown = { path: string; value: number; rects: Rect[] }

/** Without the bars that are as long as any: they are cut at one length. */
const withoutLongest = (shown: Shown[], along: 'w' | 'h'): Shown[] => {
  const lengthOf = ({ rects }: Shown): number => Math.max(...rects.map((rect) => rect[along]))
  const longest = Math.max(...shown.map(lengthOf))
  return shown.filter((each) => lengthOf(each) < longest - 2)
}

const faultsAlong = (shown: Shown[], along: 'w' | 'h'): Fault[] => {
  const longest = shown.toSorted((a, b) => b.value - a.value)[0]
  if (longest === undefined || longest.value === 0) return []
  const perUnit = Math.max(...longest.rects.map((rect) => rect[along])) / longest.value
  return shown.flatMap(({ path, value, rects }) => {
    const [wanted, lengths] = [value * perUnit, rects.map((rect) => rect[along])]
    if (wanted < 2.5 || lengths.some((length) => Math.abs(length - wanted) <= 2.5)) return []
    const what = `${path}: ${value} is ${lengths.join(', ')} px, ${wanted.toFixed(1)} wanted`
    return [{ kind: 'false: length', what }]
  })
}

const valuesAt = (data: Json, steps: string[], path = ''): { path: string; value: number }[] => {
  const [step, ...rest] = steps
  if (step === undefined) return typeof data === 'number' ? [{ path: path.slice(1), value: data }] : []
  if (typeof data !== 'object' || data === null) return []
  const entries = step === '*' ? Object.entries(data) : Object.entries(data).filter(([key]) => key === step)
  return entries.flatMap(([key, below]) => valuesAt(below, rest, `${path}.${key}`))
}
