/**
 * The differences between a scene and the one it was made from, part by part.
 */
import { nameOf, traceParts } from '../../review/adaptation/adapted.ts'
import type { Origin } from '../../review/adaptation/origin.ts'
import { isSameShift, shiftOf } from '../../review/adaptation/shift.ts'
import { defaults } from '../../scene/defaults.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** One difference. `element` is an index in the edited scene, `origin` in the recipe's; `part` is the part there. */
export type Difference =
  | { change: 'changed'; part?: string; element?: number; field: string; before: unknown; after: unknown }
  | { change: 'moved'; part?: string; elements: number[]; dx: number; dy: number }
  | { change: 'removed'; part?: string; origin: number; before: Element }
  | { change: 'added'; element: number; after: Element }

/** Every difference: in the scene itself, then part by part, then what the recipe does not have. */
export function compareScenes(scene: Scene, origin: Origin): Difference[] {
  const { elements, parts } = traceParts(scene, origin)
  const partOf = new Map(parts.flatMap((part) => part.elements.map((at) => [at, nameOf(part)])))
  const pairs = elements.map(({ element: before, now }, at) => ({ before, at, now, part: partOf.get(at) }))
  const known = new Set(elements.map(({ now }) => now))
  const grouped = [...groupBy(pairs, ({ part }) => part)]
  return [
    ...headDifferences(origin.scene, scene),
    ...grouped.flatMap(([part, own]) => partDifferences(part, own, scene)),
    ...scene.elements.flatMap((after, element) =>
      known.has(element) ? [] : [{ change: 'added' as const, element, after }],
    ),
  ]
}

/** Items by a key, in their order. */
export const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    groups.set(keyOf(item), group)
    group.push(item)
  }
  return groups
}

const headDifferences = (before: Scene, after: Scene): Difference[] =>
  (['title', 'description', 'width', 'height'] as const).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ change: 'changed' as const, field, before: before[field], after: after[field] }],
  )

type Pair = { before: Element; at: number; now: number | undefined }

const partDifferences = (part: string | undefined, pairs: readonly Pair[], scene: Scene): Difference[] => {
  const owner = part === undefined ? {} : { part }
  const moves = new Map<string, Extract<Difference, { change: 'moved' }>>()
  const others = pairs.flatMap(({ before, at, now }): Difference[] => {
    const after = now === undefined ? undefined : scene.elements[now]
    if (now === undefined || after === undefined) return [{ change: 'removed', ...owner, origin: at, before }]
    const shift = shiftOf(before, after)
    const fields = fieldDifferences(before, after)
      .filter(({ field }) => shift === undefined || !places.has(field))
      .map((each) => ({ ...owner, element: now, ...each }))
    if (shift === undefined || isSameShift(shift, { dx: 0, dy: 0 }, 0)) return fields
    const key = `${shift.dx} ${shift.dy}`
    const move = moves.get(key) ?? { change: 'moved', ...owner, elements: [], ...shift }
    moves.set(key, move)
    move.elements.push(now)
    return fields
  })
  return [...others, ...moves.values()]
}

/** The fields that say where an element is. */
const places = new Set(['x', 'y', 'x2', 'y2', 'd'])

type FieldDifference = { change: 'changed'; field: string; before: unknown; after: unknown }

/** A default that is written out is no difference. */
const valueOf = (element: Record<string, unknown>, field: string): unknown =>
  element[field] ??
  (defaults[element['type'] as Element['type']] as Record<string, unknown>)[field] ??
  (switches.has(field) ? false : undefined)

/** The fields that are off unless they are given. */
const switches = new Set(['arrow', 'dashed', 'mono', 'bold'])

const fieldDifferences = (before: Element, after: Element): FieldDifference[] => {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [one, other] = [valueOf(old, field), valueOf(now, field)]
    return one === other ? [] : [{ change: 'changed' as const, field, before: one ?? null, after: other ?? null }]
  })
}
