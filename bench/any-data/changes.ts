/**
 * Relations between two pictures: a new order changes nothing where the picture sorts, a thousand times as much the units
 * only.
 */
import { type Data, keyOf, mapValues } from '../adaptation/json.ts'
import { seeded } from '../random.ts'
import { printedIn } from './numbers.ts'
import { type Case, drawn, type Fault, isPicture, type Picture, textsOf } from './picture.ts'

const { abs } = Math

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

/**
 * A thousand times as much: at each entry as many numbers are written as before, or a finding says which have no place. Axes are not looked at: which round steps
 * they have depends on how wide these are, and whole numbers have no half steps where thousands of them do.
 */
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
  const [before, after] = [picture, other].map(numbersByEntry)
  const changed = [...(before ?? [])]
    .filter(([at, count]) => after?.get(at) !== count)
    .filter(([at]) => !hasNoPlace(at, picture) && !hasNoPlace(at, other))
  const what = changed.map(([at, count]) => `${at}: ${count} numbers, then ${after?.get(at)}`)
  return what.length === 0 ? [] : [{ kind: 'scale: words', what: what.slice(0, 3).join('; ') }]
}

/** Whether a finding at an entry, or at the row that it is in, says that there is no free place for its numbers. */
const hasNoPlace = (entry: string, { said }: Picture): boolean =>
  said().some(({ at, problem }) => / no free place/.test(problem) && /\d/.test(at) && `${entry}.`.startsWith(`${at}.`))

/** How many numbers are written at each entry of the data's lists. */
const numbersByEntry = ({ scene, parts }: Picture): Map<string, number> =>
  new Map(
    parts
      .filter(({ at }) => /\.\d+$/.test(at) && !at.startsWith('columns.'))
      .map(({ at, elements }) => {
        const texts = elements.flatMap((index) => {
          const element = scene.elements[index]
          return element?.type === 'text' ? [element.text] : []
        })
        return [at, texts.flatMap(printedIn).length]
      }),
  )

const hasSteps = (data: Data): boolean =>
  ['x', 'y'].some((key) => Array.isArray((data[key] as Data | undefined)?.['bands']))
