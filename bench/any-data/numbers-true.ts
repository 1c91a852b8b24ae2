/**
 * Printed numbers read back to the data within their rounding, and two values that differ never look alike.
 */

import type { Json } from '../../src/editor/json-path.ts'
import type { Scene, Text } from '../../src/scene/scene.ts'
import { type Data } from '../adaptation/json.ts'
import { printedIn, standsFor } from './numbers.ts'
import type { Fault, Picture } from './picture.ts'

/** Recipes that print the value of each row or node beside it, and the unit it is in. */
export const printing: Record<string, readonly string[]> = {
  'ordered-bar': ['rows.*.value'],
  'pie-chart': ['rows.*.value'],
  'diverging-bar': ['rows.*.value'],
  'bullet-chart': ['rows.*.value', 'rows.*.target'],
  'slope-chart': ['rows.*.values.*'],
  'grouped-bar': ['rows.*.values.*'],
  'sankey-traffic': ['edges.*.value'],
  'log-table': ['rows.*.values.*'],
  'openapi-endpoint-table': ['rows.*.values.*'],
}

/** The faults of one picture. */
export function falseNumbers(id: string, data: Data, { scene, parts }: Picture): Fault[] {
  return (printing[id] ?? []).flatMap((pattern) => {
    const found = valuesAt(data, pattern.split('.'))
    const shown = found.map(({ path, value, unit }) => ({ path, value, unit, texts: textsAt(path, { scene, parts }) }))
    return [...shown.flatMap(notRead), ...alike(shown)]
  })
}

type Found = { path: string; value: number; unit: string }
type Shown = Found & { texts: string[] }

const valuesAt = (data: Json, steps: string[], path = '', unit = ''): Found[] => {
  const [step, ...rest] = steps
  const own =
    typeof data === 'object' && data !== null && !Array.isArray(data) && typeof data['unit'] === 'string'
      ? data['unit']
      : unit
  if (step === undefined) return typeof data === 'number' ? [{ path: path.slice(1), value: data, unit: own }] : []
  if (typeof data !== 'object' || data === null) return []
  const entries = step === '*' ? Object.entries(data) : Object.entries(data).filter(([key]) => key === step)
  return entries.flatMap(([key, below]) => valuesAt(below, rest, `${path}.${key}`, own))
}

/** Texts of the value's part; where it has none, of the item it belongs to, whose name may have a number too. */
const textsAt = (path: string, { scene, parts }: { scene: Scene; parts: Picture['parts'] }): string[] => {
  const owner = path.replace(/\.(?:value|target)$/, '')
  const row = owner.replace(/\.values\.\d+$/, '')
  const textsIn = (places: string[]): string[] =>
    parts
      .filter(({ at }) => places.includes(at))
      .flatMap(({ elements }) => elements.map((index) => scene.elements[index]))
      .flatMap((element) => (element?.type === 'text' ? [(element as Text).text] : []))
  const own = textsIn([path])
  return own.length > 0 ? own : textsIn([owner, row])
}

const notRead = ({ path, value, unit, texts }: Shown): Fault[] => {
  const numbers = texts.flatMap(printedIn)
  if (numbers.length === 0 || numbers.some((each) => standsFor(each, value, unit))) return []
  return [{ kind: 'false: number', what: `${path} is ${value} ${unit}, printed ${texts.join(' | ').slice(0, 120)}` }]
}

/** Values of one list that differ, although all that is printed of them is the same. */
const alike = (shown: Shown[]): Fault[] => {
  const byText = new Map<string, Shown>()
  return shown.flatMap((each) => {
    const [first] = each.texts
      .flatMap(printedIn)
      .filter((number) => standsFor(number, each.value, each.unit))
      .toSorted((a, b) => a.within - b.within)
    if (first === undefined) return []
    const key = `${each.path.split('.').length} ${first.text} ${each.unit}`
    const before = byText.get(key)
    byText.set(key, each)
    return before === undefined || before.value === each.value
      ? []
      : [{ kind: 'false: alike', what: `${before.value} and ${each.value} are both ${first.text}` }]
  })
}
