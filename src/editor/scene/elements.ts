/**
 * The elements of a scene being edited: which part each belongs to, and which are selected.
 *
 * Every change returns new lists; indices in `selected` are those of the new list, in order.
 */

import { boundsOf } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import { type Rect, union } from '../../geometry/rect.ts'
import { round } from '../../geometry/round.ts'
import { limits } from '../../scene/limits.ts'
import type { Element } from '../../scene/scene.ts'

export type Arranged = {
  elements: readonly Element[]
  /** The part of each element; those of one part move together. */
  groups: readonly string[]
  selected: readonly number[]
}

/** The selected elements moved. */
export function moveSelected(arranged: Arranged, dx: number, dy: number): Arranged {
  return mapSelected(arranged, (element) => rounded(moveElement(element, dx, dy)))
}

const rounded = (element: Element): Element =>
  Object.fromEntries(
    Object.entries(element).map(([key, value]) => [key, typeof value === 'number' ? round(value) : value]),
  ) as Element

/** Each selected element changed. */
export const mapSelected = (arranged: Arranged, change: (element: Element, index: number) => Element): Arranged => {
  const chosen = new Set(arranged.selected)
  return {
    ...arranged,
    elements: arranged.elements.map((element, index) => (chosen.has(index) ? change(element, index) : element)),
  }
}

/** Without the selected elements. */
export const removeSelected = ({ elements, groups, selected }: Arranged): Arranged => {
  const gone = new Set(selected)
  const stays = (_: unknown, index: number): boolean => !gone.has(index)
  return { elements: elements.filter(stays), groups: groups.filter(stays), selected: [] }
}

/** Adds copies of the selected elements on top, slightly offset and selected; none if the scene would be too full. */
export const duplicateSelected = ({ elements, groups, selected }: Arranged): Arranged => {
  if (elements.length + selected.length > limits.elements) return { elements, groups, selected }
  const copies = selected.flatMap((index) => elements[index] ?? []).map((element) => moveElement(element, 16, 16))
  const names = selected.map((index) => `${groups[index]} copy ${elements.length}`)
  return {
    elements: [...elements, ...copies],
    groups: [...groups, ...names],
    selected: copies.map((_, at) => elements.length + at),
  }
}

/** A new element on top, selected. */
export const addElement = ({ elements, groups, selected }: Arranged, element: Element): Arranged =>
  elements.length >= limits.elements
    ? { elements, groups, selected }
    : {
        elements: [...elements, element],
        groups: [...groups, `new ${elements.length}`],
        selected: [elements.length],
      }

/** The selected elements above (`front`) or below (`back`) all others. */
export const orderSelected = ({ elements, groups, selected }: Arranged, to: 'front' | 'back'): Arranged => {
  const chosen = new Set(selected)
  const others = elements.map((_, index) => index).filter((index) => !chosen.has(index))
  const order = to === 'front' ? [...others, ...selected] : [...selected, ...others]
  const start = to === 'front' ? others.length : 0
  return {
    elements: order.flatMap((index) => elements[index] ?? []),
    groups: order.map((index) => groups[index] ?? ''),
    selected: selected.map((_, at) => start + at),
  }
}

/** Every element of the part that an element belongs to. */
export const partOf = ({ groups }: Arranged, index: number): number[] =>
  groups.flatMap((group, at) => (group === groups[index] ? [at] : []))

/** A property of the selected elements set, on those that have it; `undefined` gives them the default. */
export const setProperty = (arranged: Arranged, key: string, value: string | number | boolean | undefined): Arranged =>
  mapSelected(arranged, (element) => {
    if (!(propertiesOf[element.type] as readonly string[]).includes(key)) return element
    const { [key]: _before, ...rest } = element as Record<string, unknown>
    return { ...rest, ...(value === undefined ? {} : { [key]: value }) } as Element
  })

/** The properties that can be set for each type of element. */
export const propertiesOf = {
  box: ['x', 'y', 'w', 'h', 'fill', 'stroke', 'dashed'],
  text: ['text', 'x', 'y', 'size', 'fill', 'align', 'bold', 'mono'],
  line: ['x', 'y', 'x2', 'y2', 'stroke', 'arrow', 'dashed'],
  path: ['d', 'fill', 'stroke', 'arrow', 'dashed'],
  circle: ['x', 'y', 'r', 'fill', 'stroke'],
} as const satisfies Record<Element['type'], readonly string[]>

/** The units to align and distribute, the selected parts: each with its elements and its rectangle. */
export const unitsOf = ({ elements, groups, selected }: Arranged): { indices: number[]; rect: Rect }[] => {
  const units = new Map<string, number[]>()
  for (const index of selected) units.set(groups[index] ?? '', [...(units.get(groups[index] ?? '') ?? []), index])
  // Within a single part, each element is a unit.
  const lists = units.size > 1 ? [...units.values()] : selected.map((index) => [index])
  return lists.flatMap((indices) => {
    const rect = union(indices.flatMap((index) => elements[index] ?? []).map(boundsOf))
    return rect === undefined ? [] : [{ indices, rect }]
  })
}

/** The rectangle around the selected elements. */
export const boundsOfSelected = ({ elements, selected }: Arranged): Rect | undefined =>
  union(selected.flatMap((index) => elements[index] ?? []).map(boundsOf))
