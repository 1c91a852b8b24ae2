/**
 * Relations between two pictures: a new order changes nothing where the picture sorts, a thousand times as much the units
 * only, other names the words only.
 */
import { type Data, keyOf, mapValues } from '../adaptation/json.ts'
import { changeLabels } from '../adaptation/labels.ts'
import { seeded } from '../random.ts'
import { printedIn } from './numbers.ts'
import { type Case, drawn, type Fault, isPicture, type Picture, shapeOf, textsOf } from './picture.ts'

const { abs, round } = Math

/** The same words, however they are broken into lines. */
const wordsChanged = (relation: string, before: Picture, after: Picture): Fault[] => {
  const [one, other] = [before, after].map(({ scene }) => scene)
  if (one === undefined || other === undefined || lettersOf(one) === lettersOf(other)) return []
  const [gone, come] = [newIn(one, other), newIn(other, one)]
  return [{ kind: `${relation}: words`, what: `without ${gone}; with ${come}` }]
}

const lettersOf = (scene: Picture['scene']): string =>
  Array.from(
    textsOf(scene)
      .map(({ text }) => text.replaceAll(/[\s-]/g, ''))
      .join(''),
  )
    .toSorted()
    .join('')

/** The first texts that the other scene does not have. */
const newIn = (scene: Picture['scene'], other: Picture['scene']): string => {
  const known = new Set(textsOf(other).map(({ text }) => text))
  return textsOf(scene)
    .flatMap(({ text }) => (known.has(text) ? [] : [text]))
    .slice(0, 4)
    .join(' | ')
}

/** Lists whose order does not matter, as the picture sorts them or each entry has a place of its own. */
export const unordered: Record<string, readonly string[]> = {
  'ordered-bar': ['rows'],
  'pie-chart': ['rows'],
  treemap: ['children'],
  'scatter-plot': ['points'],
  'quadrant-chart': ['points'],
  'risk-matrix': [],
  histogram: ['values'],
  'box-plot': ['values'],
  'cumulative-curve': ['values'],
  'bloom-filter': [],
  'consistent-hash-ring': ['items'],
}

/** The same picture of the same rows in another order; rows that tie may change places. */
export function orderFaults({ id, recipe, data, picture }: Case): Fault[] {
  const lists = new Set(unordered[id] ?? [])
  if (lists.size === 0) return []
  const random = seeded(3)
  const shuffled = mapValues(data, (value, path) =>
    Array.isArray(value) && lists.has(keyOf(path)) && typeof path.at(-1) === 'string'
      ? value
          .map((each) => ({ each, at: random() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ each }) => each)
      : undefined,
  ) as Data
  const other = drawn(recipe, shuffled)
  if (!isPicture(other)) return [{ kind: 'order: refused', what: other[0]?.problem ?? '' }]
  return wordsChanged('order', picture, other)
}

const valueKeys = new Set([
  'value',
  'values',
  'x',
  'y',
  'buckets',
  'summary',
  'target',
  'min',
  'max',
  'bands',
  'levels',
  'total',
  'ms',
])

/** Shapes of data whose values are amounts of a unit. */
const amounts = new Set(['numbers', 'distribution', 'points', 'tree'])

/** Scores on a fixed scale, objectives in percent, and times in calendars are no amounts of a unit. */
const fixedScale = new Set([
  'user-journey',
  'error-budget-burn',
  'risk-matrix',
  'query-plan-tree',
  'calendar-heatmap',
  'work-breakdown-structure',
])

/** A thousand times as much: every printed number is the same, or a thousand times as much within its rounding. */
export function scaleFaults({ id, recipe, data, picture }: Case): Fault[] {
  if (!amounts.has(recipe.data.shape) || fixedScale.has(id)) return []
  let largest = 0
  const larger = mapValues(data, (value, path) => {
    if (typeof value !== 'number' || !valueKeys.has(keyOf(path))) return undefined
    largest = Math.max(largest, abs(value))
    return value * 1000
  }) as Data
  if (largest === 0 || largest > 1e9 || hasSteps(data)) return []
  const other = drawn(recipe, larger)
  if (!isPicture(other)) return [{ kind: 'scale: refused', what: other[0]?.problem ?? '' }]
  const [before, after] = [picture, other].map(
    ({ scene }) => textsOf(scene).flatMap(({ text }) => printedIn(text)).length,
  )
  return before === after ? [] : [{ kind: 'scale: words', what: `${before} numbers, then ${after}` }]
}

const hasSteps = (data: Data): boolean =>
  ['x', 'y'].some((key) => Array.isArray((data[key] as Data | undefined)?.['bands']))

/** Shapes of data whose words have no meaning for the drawing. */
const nameless = new Set(['listing', 'own', 'operation', 'collection', 'table', 'fields'])

/** Other names with the same letters: the same shapes at the same places. */
export function renameFaults({ recipe, data, picture }: Case): Fault[] {
  if (nameless.has(recipe.data.shape)) return []
  const turned = changeLabels(data, (label) => (isPlain(label) ? label.split(' ').map(turn).join(' ') : label))
  const other = drawn(recipe, turned)
  if (!isPicture(other)) return [{ kind: 'rename: refused', what: other[0]?.problem ?? '' }]
  const [before, after] = [picture, other].map(({ scene }) => scene.elements.map(shapeOnly))
  const known = new Set(before)
  const changed = (after ?? []).filter((each) => !known.has(each))
  return changed.length === 0 ? [] : [{ kind: 'rename: shapes', what: changed.slice(0, 2).join(' ').slice(0, 160) }]
}

const turn = (word: string): string => Array.from(word).toReversed().join('')

const isPlain = (label: string): boolean => /^[a-z0-9 ]+$/i.test(label) && !/^\d/.test(label)

const shapeOnly = (element: Picture['scene']['elements'][number]): string =>
  element.type === 'text' ? `text ${round(element.y)}` : shapeOf(element)
