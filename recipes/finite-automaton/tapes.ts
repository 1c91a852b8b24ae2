/**
 * Inputs of an automaton as tapes: a cell for each symbol over the states that it leads to, up to where no way goes on, and
 * what became of it; right of the graph where there is room, or under it.
 */

import { range } from 'd3-array'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { cells as outlineOfCells } from '../../drawing/grid/cells.ts'
import { type WordCellLook, wordCell } from '../../drawing/grid/word-cell.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Role, roles } from '../../drawing/type.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Tape } from './draw.ts'

/**
 * Pixels: from the graph down to the tapes or beside it to them, their head, how much higher that is with a large figure; a cell, the widest and the most lines of a
 * state's name below it, the widest that does not wrap there, a line of it, free below names, what an input becomes, the
 * same over its tape; how much farther apart tapes beside the graph may be than they must; the widest drawing with tapes beside the graph, which is wider where the
 * graph is so high that it would be a strip.
 */
const size = {
  apart: 48,
  beside: 56,
  head: 44,
  figure: 20,
  cell: 32,
  most: 104,
  lines: 3,
  wrapped: 64,
  row: 20,
  below: 16,
  verdict: 264,
  over: 24,
  page: 896,
  high: 720,
  spread: 1.5,
} as const

/** Draws the tapes right of the graph, if there is room, or else under it. */
export function drawTapes(tapes: Tape[], graph: Rect, sheet: Sheet): void {
  const accepted = tapes.filter(({ run }) => run.isAccepted).length
  const cells = cellsOf(tapes)
  const head = size.head + (sheet.quotes('accepted') ? size.figure : 0)
  const isBeside = fitsBeside(tapes, { cells, graph, head }, sheet)
  const [x, top] = isBeside ? [graph.w + size.beside, 0] : [0, graph.y + graph.h + size.apart]
  // What the heading says is large where it is seen.
  const what = `${accepted} of ${tapes.length} ${tapes.length === 1 ? 'input' : 'inputs'} ${accepted === 1 || tapes.length === 1 ? 'is' : 'are'} accepted`
  const claim = `${accepted} of ${tapes.length}`
  sheet.put(
    '@accepted',
    sheet.quotes('accepted')
      ? [
          lineOfText(claim, { x, y: top + 16, as: { ...roles.claim, fill: 'ink' } }),
          lineOfText('accepted', { x, y: top + 44, as: 'note' }),
        ]
      : [lineOfText(what, { x, y: top + 16, as: 'name' })],
  )
  for (const name of ['accepted', 'total']) sheet.prove(name, '@accepted')
  const verdict = Math.min(size.verdict, 12 + Math.max(...tapes.map(verdictWidth)))
  const most = isBeside ? longestOf(tapes) : Math.max(1, Math.floor((sheet.page.room.w - verdict) / cells.w))
  if (!cells.isNamed)
    sheet.note('inputs', undefined, 'the state after each symbol is not written: shorten the names of states')
  if (tapes.some(({ run }) => run.symbols.length > run.states.length))
    sheet.key({ text: 'Not read', sample: (rect) => [outlineOfCells(rect, { fill: 'none', dashed: true })] })
  // Tapes beside a high graph are spread along it.
  const pitch = Math.min(size.spread * heightBeside(cells), Math.floor((graph.h - head) / tapes.length / 4) * 4)
  let next = top + head
  for (const tape of tapes) {
    drawTape(tape, { ...cells, x, y: next + (isBeside ? size.over : 0), most, isBeside }, sheet)
    next += isBeside ? pitch : Math.ceil(tape.run.symbols.length / most) * cells.h
  }
}

type Cells = { w: number; h: number; isNamed: boolean }

/** How wide the cells of all tapes are, how high one is with what is below it, and whether states are named there. */
const cellsOf = (tapes: Tape[]): Cells => {
  const wide = (words: string[], as: Role, padding: number): number =>
    up(Math.max(size.cell, ...words.map((each) => widthOf(each, as) + padding)), 4)
  const symbols = wide(
    tapes.flatMap(({ run }) => run.symbols),
    'code',
    16,
  )
  const states = tapes.flatMap(({ run }) => run.states.slice(1).map(stateWords))
  const words = states.flatMap((each) => (widthOf(each, 'small') + 12 > size.wrapped ? each.split(' ') : each))
  const w = Math.max(symbols, Math.min(size.most, wide(words, 'small', 12)))
  const below = states.map((each) => belowOf(each, w))
  const isNamed = below.every(({ lines }) => lines.length <= size.lines)
  const high = Math.max(size.row, ...below.map(({ h }) => h + 4))
  return isNamed ? { w, h: size.cell + high + size.below, isNamed } : { w: symbols, h: size.cell + size.row, isNamed }
}

/** The name of a state as it is below a cell. */
const belowOf = (words: string, w: number): Block => block([{ text: words, as: 'small' }], w - 8)

const verdictWidth = (tape: Tape): number => Math.ceil(widthOf(verdictOf(tape), { size: 14, bold: true }))

const longestOf = (tapes: Tape[]): number => Math.max(1, ...tapes.map(({ run }) => run.symbols.length))

const heightBeside = ({ h }: Cells): number => h + size.over

/** Whether all tapes fit right of the graph, each on one line with its verdict over it. */
const fitsBeside = (
  tapes: Tape[],
  { cells, graph, head }: { cells: Cells; graph: Rect; head: number },
  sheet: Sheet,
): boolean => {
  const w = Math.max(longestOf(tapes) * cells.w, ...tapes.map(verdictWidth))
  const widest = graph.h > size.high ? sheet.page.room.w : size.page
  return graph.w + size.beside + w <= widest && head + tapes.length * heightBeside(cells) <= graph.h
}

/** Where a tape is, how wide its cells are and how many fit on a line. */
type TapeLine = Cells & { x: number; y: number; most: number; isBeside: boolean }

const drawTape = ({ input, run }: Tape, { x, y, w, h, most, isNamed, isBeside }: TapeLine, sheet: Sheet): void => {
  const read = run.states.length - 1
  const cellOf = (index: number): Rect => ({
    x: x + (index % most) * w,
    y: y + Math.floor(index / most) * h,
    w,
    h: size.cell,
  })
  const after = (index: number): Block =>
    index < read
      ? belowOf(stateWords(run.states[index + 1] ?? []), w)
      : block([{ text: '✗', as: { size: 12, bold: true, fill: 'negative' } }])
  const elements = run.symbols.flatMap((symbol, index) => {
    const rect = cellOf(index)
    const isShown = isNamed ? index <= read : index === read
    return [
      ...wordCell(rect, symbol, lookAt(index - read, sheet.isFocus(input))),
      ...(isShown ? place(after(index), { ...rect, y: rect.y + size.cell + 4 }, { valign: 'top' }) : []),
    ]
  })
  const outline = run.isAccepted && !sheet.isFocus(input) ? [outlineOf(run.symbols.length, cellOf, most)] : []
  sheet.put(input, [...elements, ...outline, ...verdict({ input, run }, cellOf, isBeside)])
}

/** All lines of a tape in one outline: what its color means is said once, beside it. */
const outlineOf = (count: number, cellOf: (index: number) => Rect, most: number): Element => {
  const lines = range(0, count, most).map((first) => {
    const { x, y, h } = cellOf(first)
    return `M ${x} ${y} H ${rightOf(cellOf(Math.min(first + most, count) - 1))} V ${y + h} H ${x} Z`
  })
  return path(lines.join(' '), { stroke: 'positive', fill: 'none' })
}

/** What became of an input: right of its last cell, or over the first. */
const verdict = (tape: Tape, cellOf: (index: number) => Rect, isBeside: boolean): Element[] => {
  const as = { size: 14, bold: true, fill: tape.run.isAccepted ? 'positive' : 'negative' } as const
  const [first, last] = [cellOf(0), cellOf(tape.run.symbols.length - 1)]
  if (isBeside) return [lineOfText(verdictOf(tape), { x: first.x, y: first.y - size.over / 2, as })]
  const words = block([{ text: verdictOf(tape), as }], size.verdict - 12)
  return place(words, { ...last, x: last.x + last.w + 12 }, { align: 'start' })
}

/** Symbols that were read, the one that was refused, and those never reached. */
const lookAt = (place: number, isFocus: boolean): WordCellLook => {
  if (place < 0) return isFocus ? { fill: 'soft', stroke: 'accent' } : {}
  if (place > 0) return { as: 'codeMuted', fill: 'none', dashed: true }
  return { as: { size: 14, mono: true, bold: true, fill: 'negative' }, stroke: 'negative' }
}

/** What becomes of an input. */
const verdictOf = ({ run: { symbols, states, isAccepted } }: Tape): string => {
  const last = stateWords(states.at(-1) ?? [])
  if (isAccepted) return `✓ accepted: ends in ${last}`
  const next = symbols[states.length - 1]
  return next === undefined ? `✗ ${last} does not accept` : `✗ ${next} refused in state ${last}`
}

const stateWords = (states: GraphNode[]): string =>
  states.length === 1 ? (namesOf(states)[0] ?? '') : `{${namesOf(states).join(', ')}}`
