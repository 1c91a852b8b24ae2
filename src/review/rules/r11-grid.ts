/**
 * R11: boxes and straight lines on a grid, peers at equal distances.
 */
import type { Box } from '../../scene/scene.ts'
import type { Picture } from '../model/picture.ts'
import { keepsGrid, type Placed, pitch, placedOnGrid } from '../model/traits.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

const judgeGrid = (items: Placed[], grid: string): Report[] => {
  const off = items.filter((item) => item.off)
  if (off.length === 0) return []
  return [{ problem: `${off.length} of ${items.length} ${grid} (${place(off)})` }]
}

/** Boxes of one size on one line, left to right or top to bottom. */
const rowsOf = (boxes: Box[], across: boolean): Box[][] => {
  const rows = new Map<string, Box[]>()
  for (const box of boxes) {
    const key = across ? `${box.y} ${box.w} ${box.h}` : `${box.x} ${box.w} ${box.h}`
    rows.set(key, [...(rows.get(key) ?? []), box])
  }
  return [...rows.values()].map((row) => row.sort((a, b) => (across ? a.x - b.x : a.y - b.y)))
}

const gapsOf = (row: Box[], across: boolean): number[] =>
  row.slice(1).map((box, index) => {
    const before = row[index]!
    return across ? box.x - before.x - before.w : box.y - before.y - before.h
  })

/** Gaps that differ by only a few pixels look like an oversight; larger differences are groups. */
const uneven = (picture: Picture): Report[] => {
  const boxes = picture.scene.elements.filter((element) => element.type === 'box')
  return [true, false].flatMap((across) =>
    rowsOf(boxes, across).flatMap((row) => {
      const gaps = gapsOf(row, across).filter((gap) => gap > 0)
      const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
      if (gaps.length < 2 || most === least || most - least >= pitch.coarse) return []
      const [first] = row
      const problem = `the gaps ${across ? 'in the row' : 'in the column'} of ${row.length} boxes at ${first?.x}, ${first?.y} are ${[...new Set(gaps)].join(', ')} px; make them equal`
      return [{ problem }]
    }),
  )
}

const check = (picture: Picture): Report[] => {
  const placed = placedOnGrid(picture.scene.elements)
  if (!keepsGrid(placed)) return []
  const [boxes, lines] = (['box', 'line'] as const).map((type) => placed.filter(({ element }) => element.type === type))
  return [
    ...judgeGrid(boxes!, `boxes are off the ${pitch.coarse} px grid (small ones: ${pitch.fine} px)`),
    ...judgeGrid(lines!, `straight lines are off the ${pitch.fine} px grid`),
    ...uneven(picture),
  ]
}

export const grid: Rule = {
  id: 'R11',
  title: 'Grid',
  level: 'warn',
  requirement: `Boxes are at multiples of ${pitch.coarse} px (below ${pitch.small} px of width or height: ${pitch.fine} px), horizontal and vertical lines at multiples of ${pitch.fine} px; boxes of one row or column have equal gaps. Where more than one and a quarter or more of them are elsewhere, as with values on a scale, the picture is on no grid and is not held to one.`,
  check,
}
