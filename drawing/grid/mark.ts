/**
 * Marks in tables and matrices: full, partial, none, distinguished by shape.
 */

import { group } from 'd3-array'
import { centerOf, type Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { lineOfText } from '../block.ts'
import type { TableData } from '../data/table.ts'
import { grays } from '../fills.ts'
import type { KeyEntry } from '../key.ts'
import { circle, circlePath, path } from '../primitives.ts'
import { type SquareLook, square } from '../square.ts'

/** How wide and high a mark is, in pixels. */
export const markSize = 20

/** In a cell of marks without one. */
export const notKnown = '?'

const r = 8

/** The grounds of cells with marks, darker for more. */
export const markGrounds: Readonly<Record<string, SquareLook | undefined>> = { full: grays[2], partial: grays[1] }

/** A mark around a point: a check, a half-filled circle, a short line. */
export function drawMark(mark: string, { x, y }: Point): Element[] {
  switch (mark) {
    case 'full':
      return [path(`M ${x - 5} ${y} l 4 4 l 7 -8`, { stroke: 'ink' })]
    case 'partial':
      return [
        circle(x, y, r, { stroke: 'ink' }),
        path(`M ${x} ${y - r} A ${r} ${r} 0 0 0 ${x} ${y + r} Z`, { fill: 'ink', stroke: 'ink' }),
      ]
    default:
      return [path(`M ${x - 5} ${y} h 10`, { stroke: 'muted' })]
  }
}

/** The marks or grounds of a row as one path for each look, for a scene that has no room for them one by one. */
export const sharedPaths = (elements: readonly Element[]): Element[] => {
  const asPath = (each: Element): Element => (each.type === 'circle' ? path(circlePath(each), { stroke: 'ink' }) : each)
  const groups = group(elements.map(asPath), (each) =>
    each.type === 'path' ? `${each.fill} ${each.stroke} ${each.dashed}` : each,
  )
  return [...groups.values()].map((alike) => {
    const [first] = alike as [Element]
    const data = alike.flatMap((each) => (each.type === 'path' ? [each.d] : []))
    return first.type === 'path' ? { ...first, d: data.join(' ') } : first
  })
}

/** Key entries for the marks that a table has, in the words of the data where they say what a mark means. */
export const markEntries = ({ columns, rows, marks = {} }: TableData): KeyEntry[] => {
  const used = new Set(
    rows.flatMap(({ values }) =>
      values.flatMap(({ value }, index) => (columns[index]?.kind === 'mark' ? [value] : [])),
    ),
  )
  const unknown = used.has(null) ? [unknownEntry] : []
  const known = (['full', 'partial', 'none'] as const)
    .filter((mark) => used.has(mark))
    .map(
      (mark): KeyEntry => ({
        text: sentenceCase(marks[mark] ?? mark),
        w: 24,
        // As in a cell: on its ground.
        sample: (rect) => {
          const { x, y, w, h } = rect
          const look = markGrounds[mark]
          const ground = look === undefined ? [] : [square({ x, y: y + 2, w, h: h - 4 }, look)]
          return [...ground, ...drawMark(mark, centerOf(rect))]
        },
      }),
    )
  return [...known, ...unknown]
}

const unknownEntry: KeyEntry = {
  text: 'Not known',
  w: 24,
  sample: (rect) => [lineOfText(notKnown, { ...centerOf(rect), as: 'label', align: 'middle' })],
}
