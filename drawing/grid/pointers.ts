/**
 * Pointers: boxes with words in a line above or below a row of cells, each as near to the cells that it points at as there
 * is room for, with a branch to each of them.
 */
import { groups, max, mean } from 'd3-array'
import { bottomOf, centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Box, Path } from '../../src/scene/scene.ts'
import { nameAndNote } from '../block.ts'
import { branchDown } from '../branch.ts'
import { spread } from '../label/spread.ts'
import { path } from '../primitives.ts'
import { port, snap, up } from '../rect.ts'
import type { Sheet, Source } from '../sheet.ts'
import { wordBox } from '../word-box.ts'

/** What points: a name, a second line, and its cells by number, all in one row; branches have the stroke of the box. */
export type Pointer = {
  source: Source
  name: string
  note?: string | undefined
  at: number[]
  look?: Pick<Box, 'fill' | 'stroke' | 'dashed'>
}

/** The cells, how far boxes are below them (above if negative), and where the lines of boxes end; in pixels. */
export type PointerRoom = { cells: Rect[]; away: number; right: number }

/** Between boxes, beside words, above and below them; the widest words. */
const size = { gap: 16, beside: 24, padding: 16, words: 176 }

/** Draws pointers, those of each row in a line of their own. */
export function drawPointers(pointers: Pointer[], { cells, ...place }: PointerRoom, sheet: Sheet): void {
  const placed = pointers.map((pointer) => ({ ...pointer, to: pointer.at.flatMap((index) => cells[index] ?? []) }))
  for (const [, line] of groups(placed, ({ to }) => to[0]?.y)) drawLine(line, place, sheet)
}

type PlacedPointer = Pointer & { to: Rect[] }

const drawLine = (pointers: PlacedPointer[], { away, right }: Omit<PointerRoom, 'cells'>, sheet: Sheet): void => {
  const most = Math.min(size.words, Math.floor(right / pointers.length) - size.gap - size.beside)
  const boxes = pointers.map((pointer) => {
    const words = nameAndNote(pointer, most, ['item', 'label'])
    return { ...pointer, words, w: up(words.w + size.beside), h: up(words.h + size.padding) }
  })
  const wanted = boxes.map(({ to }) => mean(to, (cell) => centerOf(cell).x) ?? 0)
  const middles = spread(wanted, { sizes: boxes.map(({ w }) => w), gap: size.gap, from: 0, to: right })
  boxes.forEach(({ source, words, to, look = {}, w, h }, index) => {
    const edge = (away < 0 ? (to[0]?.y ?? 0) - h : max(to, bottomOf)) ?? 0
    const rect = { x: snap((middles[index] ?? 0) - w / 2), y: edge + away, w, h }
    sheet.put(source, wordBox(rect, words, look))
    sheet.put(source, branches(rect, to, look.stroke), 'line')
  })
}

const branches = (box: Rect, to: Rect[], stroke: Path['stroke'] = 'muted'): Path[] =>
  to.map((cell) => {
    const [from, end] =
      cell.y > box.y ? [port(box, 'bottom'), port(cell, 'top')] : [port(box, 'top'), port(cell, 'bottom')]
    return path(branchDown(from, end), { arrow: true, stroke })
  })
