/**
 * R11: boxes and straight lines on a grid, peers at equal distances.
 */
import type { Box, Element } from '../../scene/scene.ts'
import { drawsData } from '../model/family.ts'
import type { Picture } from '../model/picture.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

/** The grid of boxes; that of straight lines and of boxes smaller than `small`, in pixels. */
const coarse = 8
const fine = 4
const small = 32

type Item = { index: number; off: boolean }

const isOff = (numbers: number[], grid: number): boolean => numbers.some((number) => number % grid !== 0)

const gridOf = ({ w, h }: Box): number => (Math.min(w, h) < small ? fine : coarse)

const judgeGrid = (items: Item[], grid: string): Report[] => {
  const off = items.filter((item) => item.off)
  if (off.length === 0) return []
  return [{ problem: `${off.length} of ${items.length} ${grid} (${place(off)})` }]
}

const itemsOf = <Kind extends Element['type']>(
  picture: Picture,
  { type, off }: { type: Kind; off: (element: Extract<Element, { type: Kind }>) => boolean },
): Item[] =>
  picture.scene.elements.flatMap((element, index) =>
    element.type === type ? [{ index, off: off(element as Extract<Element, { type: Kind }>) }] : [],
  )

const isStraight = ({ x, y, x2, y2 }: { x: number; y: number; x2: number; y2: number }): boolean => x === x2 || y === y2

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
      if (gaps.length < 2 || most === least || most - least >= coarse) return []
      const [first] = row
      const problem = `the gaps ${across ? 'in the row' : 'in the column'} of ${row.length} boxes at ${first?.x}, ${first?.y} are ${[...new Set(gaps)].join(', ')} px; make them equal`
      return [{ problem }]
    }),
  )
}

const check = (picture: Picture): Report[] => {
  if (picture.family === undefined || drawsData(picture.family)) return []
  const boxes = itemsOf(picture, { type: 'box', off: (box) => isOff([box.x, box.y, box.w, box.h], gridOf(box)) })
  const off = ({ x, y, x2, y2 }: { x: number; y: number; x2: number; y2: number }): boolean =>
    isOff([x, y, x2, y2], fine)
  const lines = itemsOf(picture, { type: 'line', off: (line) => isStraight(line) && off(line) })
  return [
    ...judgeGrid(boxes, `boxes are off the ${coarse} px grid (small ones: ${fine} px)`),
    ...judgeGrid(lines, `lines are off the ${fine} px grid`),
    ...uneven(picture),
  ]
}

export const grid: Rule = {
  id: 'R11',
  title: 'Grid',
  level: 'warn',
  requirement: `Outside charts, boxes are at multiples of ${coarse} px (below ${small} px of width or height: ${fine} px), horizontal and vertical lines at multiples of ${fine} px; boxes of one row or column have equal gaps.`,
  check,
}
