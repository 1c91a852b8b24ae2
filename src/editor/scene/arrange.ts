/**
 * Aligns and distributes the selection, part by part.
 */
import { moveElement } from '../../elements/move.ts'
import type { Rect } from '../../geometry/rect.ts'
import { type Arranged, unitsOf } from './elements.ts'

export const partAlignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const

export type PartAlignment = (typeof partAlignments)[number]

/** Moves every selected part to one side, or the middle, of the rectangle around all. */
export function align(arranged: Arranged, to: PartAlignment): Arranged {
  const units = unitsOf(arranged)
  const places = units.map(({ rect }) => placeOf(rect, to))
  const isAcross = to === 'left' || to === 'center' || to === 'right'
  const goal =
    to === 'left' || to === 'top'
      ? Math.min(...places)
      : to === 'right' || to === 'bottom'
        ? Math.max(...places)
        : middleOf(units.map(({ rect }) => (isAcross ? [rect.x, rect.x + rect.w] : [rect.y, rect.y + rect.h])))
  const moves = places.map((place) => goal - place)
  return moveUnits(
    arranged,
    units,
    moves.map((by) => (isAcross ? [by, 0] : [0, by])),
  )
}

const placeOf = ({ x, y, w, h }: Rect, to: PartAlignment): number =>
  ({ left: x, center: x + w / 2, right: x + w, top: y, middle: y + h / 2, bottom: y + h })[to]

const middleOf = (spans: number[][]): number => (Math.min(...spans.flat()) + Math.max(...spans.flat())) / 2

/** Makes the gaps between the selected parts equal; the outermost stay. */
export const distribute = (arranged: Arranged, along: 'x' | 'y'): Arranged => {
  const size = along === 'x' ? 'w' : 'h'
  const units = unitsOf(arranged).sort((a, b) => a.rect[along] - b.rect[along])
  const [first, last] = [units[0], units.at(-1)]
  if (first === undefined || last === undefined || units.length < 3) return arranged
  const room = last.rect[along] + last.rect[size] - first.rect[along]
  const gap = (room - units.reduce((sum, { rect }) => sum + rect[size], 0)) / (units.length - 1)
  let at = first.rect[along]
  const moves = units.map(({ rect }): [number, number] => {
    const by = Math.round(at) - rect[along]
    at += rect[size] + gap
    return along === 'x' ? [by, 0] : [0, by]
  })
  return moveUnits(arranged, units, moves)
}

const moveUnits = (arranged: Arranged, units: { indices: number[] }[], moves: number[][]): Arranged => {
  const elements = [...arranged.elements]
  for (const [at, { indices }] of units.entries())
    for (const index of indices) {
      const element = elements[index]
      const [dx = 0, dy = 0] = moves[at] ?? []
      if (element !== undefined) elements[index] = moveElement(element, Math.round(dx), Math.round(dy))
    }
  return { ...arranged, elements }
}
