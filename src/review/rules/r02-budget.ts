/**
 * R02: no more elements than can be followed, and whole numbers.
 *
 * The hard limits of the language are not repeated here: a scene that breaks them cannot be read at all.
 */
import type { Element } from '../../scene/scene.ts'
import type { Picture } from '../model/picture.ts'
import { isReadAlong, keepsGrid, placedOnGrid } from '../model/traits.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

/** Where a picture is read along its connectors, more than this cannot be followed. */
const aim = 120

const tooMany = (picture: Picture): Report[] => {
  const count = picture.scene.elements.length
  if (count <= aim || !isReadAlong(picture)) return []
  return [{ problem: `${count} elements; aim for ${aim} or fewer: leave some out, or split the diagram` }]
}

const numbersOf = (element: Element): number[] => {
  switch (element.type) {
    case 'box':
      return [element.x, element.y, element.w, element.h]
    case 'line':
      return [element.x, element.y, element.x2, element.y2]
    case 'circle':
      return [element.x, element.y, element.r]
    // A text may be on a half pixel: the middle of an odd width.
    case 'text':
      return [element.x * 2, element.y * 2]
    case 'path':
      return []
    default:
      return element satisfies never
  }
}

const broken = ({ scene }: Picture): Report[] => {
  if (!keepsGrid(placedOnGrid(scene.elements))) return []
  const items = scene.elements.flatMap((element, index) =>
    numbersOf(element).every(Number.isInteger) ? [] : [{ index }],
  )
  if (items.length === 0) return []
  return [{ problem: `${place(items)}: coordinates with fractions in a picture on the grid; use whole pixels` }]
}

export const budget: Rule = {
  id: 'R02',
  title: 'Budget',
  level: 'warn',
  requirement: `A picture that is read along its connectors (one or more per 12 elements) aims for ${aim} elements or fewer; in one drawn on the grid (R11), coordinates are whole pixels.`,
  check: (picture) => [...tooMany(picture), ...broken(picture)],
}
