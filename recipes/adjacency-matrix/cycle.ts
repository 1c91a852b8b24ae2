/** The block of a cycle in a matrix, and what is said beside it: the steps of a ring in their rows, or how many marks are against the order. */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { count } from '../../drawing/describe.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Matrix } from './draw.ts'
import { stepsOf } from './explain-marks.ts'
import { signed, signedMark } from './marks.ts'
import { wordsOf } from './node-words.ts'
import { wayAround } from './order.ts'

/** Pixels: from cells to words, the words of a cycle, the longest step of a ring in its row, before and after these, a mark before it, from the bracket to its words. */
const size = { beside: 8, words: 320, ring: 160, step: 12, mark: 32, hook: 6, after: 16 } as const

/** Nodes that need each other: a square block with its outline, and what it is beside it; whether that are its steps. */
export const drawCycle = (cycle: readonly GraphNode[], matrix: Matrix): boolean => {
  const { order, cell, sheet, up, inside, ring } = matrix
  const first = order.indexOf(cycle[0] as GraphNode)
  const [at, side] = [first * cell, cycle.length * cell]
  const area = cycle.flatMap((_, row) =>
    cycle.flatMap((_, column) =>
      column > row ? [{ x: at + column * cell, y: at + row * cell, w: cell, h: cell }] : [],
    ),
  )
  sheet.put('@cycles', [cells(area, { stroke: 'rule' })], 'ground')
  sheet.put('@cycles', [cells({ x: at, y: at, w: side, h: side }, { fill: 'none', stroke: 'negative' })], 'over')
  const x = at + side + size.beside + Math.max(...cycle.map((node) => wordsOf(node, matrix).w)) + 16
  for (const name of ['largest', 'members', 'cycles']) sheet.prove(name, '@cycles')
  if (drawSteps(cycle, { x: x - 16 + size.step, y: at, h: side }, matrix)) return true
  const back = up.filter(({ from }) => cycle.includes(from)).length
  const isRing = ring.some(({ from }) => cycle.includes(from))
  const words = block(
    [
      {
        text: isRing ? wayAround(cycle, inside) : `${cycle.length} need each other`,
        as: { size: 14, bold: true, fill: 'negative' },
      },
      {
        text: isRing ? 'remove one mark to break the cycle' : `${count(back, 'mark')} beyond the diagonal`,
        as: 'note',
      },
    ],
    size.words,
  )
  // A single mark against the order has the words at its height.
  const [mark, ...marks] = up.filter(({ from }) => cycle.includes(from))
  const level =
    mark === undefined || marks.length > 0 ? { y: at, h: side } : { y: order.indexOf(mark.from) * cell, h: cell }
  sheet.put('@cycles', place(words, { x, ...level, w: 0 }, { align: 'start' }), 'over')
  return false
}

/** The steps of a ring, each after the name of its row with the mark that it has there, and a bracket over them with what follows; false where these are not numbered, or names are long. */
const drawSteps = (
  cycle: readonly GraphNode[],
  { x, y, h }: { x: number; y: number; h: number },
  matrix: Matrix,
): boolean => {
  const { order, cell, ring, sheet } = matrix
  const steps = ring.filter(({ edge, from }) => cycle.includes(from) && stepsOf(matrix).has(edge))
  const as = { size: 14, bold: true, fill: 'negative' } as const
  const said = steps.map(({ edge, from, to }) => ({
    y: (order.indexOf(from) + 0.5) * cell,
    step: stepsOf(matrix).get(edge),
    text: `→ ${to.name ?? to.id}`,
  }))
  const w = Math.max(0, ...said.map(({ text }) => widthOf(text, as)))
  if (steps.length === 0 || w > size.ring) return false
  const edge = up(x + size.mark + w + size.step, 4)
  const words = block([
    { text: 'remove one mark', as: 'note' },
    { text: 'to break the cycle', as: 'note' },
  ])
  const [top, bottom] = [y + cell / 2 - 6, y + h - cell / 2 + 6]
  sheet.put(
    '@cycles',
    [
      ...said.flatMap(({ y, step, text }) => [
        ...signedMark({ x: x + signed / 2, y }, step),
        lineOfText(text, { x: x + size.mark, y, as }),
      ]),
      path(`M ${edge} ${top} h ${size.hook} V ${bottom} h ${-size.hook}`, { stroke: 'negative' }),
      ...place(words, { x: edge + size.after, y, w: 0, h }, { align: 'start' }),
    ],
    'over',
  )
  return true
}
