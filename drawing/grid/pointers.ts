/**
 * Pointers: boxes with words in a line above or below a row of cells, each as near to the cells that it points at as there
 * is room for, with a branch to each of them.
 */
import { mean } from 'd3-array'
import type { Box } from '../../src/scene/scene.ts'
import { nameAndNote } from '../block.ts'
import { branchDown } from '../branch.ts'
import { spread } from '../label/spread.ts'
import { path } from '../primitives.ts'
import { port, snap, up } from '../rect.ts'
import type { Sheet, Source } from '../sheet.ts'
import { wordBox } from '../word-box.ts'

/** What points: a name, a second line, and where the middles of its cells are; branches have the stroke of the box. */
export type Pointer = { source: Source; name: string; note?: string | undefined; to: number[]; look?: Look }

type Look = Pick<Box, 'fill' | 'stroke'>

/** The edge of the cells, from there to the boxes (negative: up), and where the line of boxes ends; in pixels. */
export type PointerRoom = { y: number; away: number; right: number }

/** Between boxes, beside words, above and below them; the widest words. */
const size = { gap: 16, beside: 24, air: 16, words: 176 }

/** Draws pointers; gives how far the boxes reach from the cells. */
export function drawPointers(pointers: Pointer[], { y, away, right }: PointerRoom, sheet: Sheet): number {
  const most = Math.min(size.words, Math.floor(right / pointers.length) - size.gap - size.beside)
  const words = pointers.map((pointer) => nameAndNote(pointer, most, ['item', 'label']))
  const sizes = words.map(({ w }) => up(w + size.beside))
  const wanted = pointers.map(({ to }) => mean(to) ?? 0)
  const middles = spread(wanted, { sizes, gap: size.gap, from: 0, to: right })
  const heights = words.map((own, index) => {
    const { source, to, look = {} } = pointers[index] ?? { source: '', to: [] }
    const [w, h] = [sizes[index] ?? 0, up(own.h + size.air)]
    const rect = { x: snap((middles[index] ?? 0) - w / 2), y: y + away - (away < 0 ? h : 0), w, h }
    const from = port(rect, away < 0 ? 'bottom' : 'top')
    const branch = { arrow: true, stroke: look.stroke ?? 'muted' } as const
    sheet.put(source, wordBox(rect, own, look))
    sheet.put(
      source,
      to.map((x) => path(branchDown(from, { x, y }), branch)),
      'line',
    )
    return h
  })
  return Math.abs(away) + Math.max(0, ...heights)
}
