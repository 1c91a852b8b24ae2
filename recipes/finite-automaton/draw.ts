/**
 * An automaton as a graph, and below it a tape for each input: a cell for each symbol over the states that it leads to, up
 * to where no way goes on, and what became of it.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import type { DrawNode } from '../../drawing/graph/style.ts'
import { type WordCellLook, wordCell } from '../../drawing/grid/word-cell.ts'
import { text } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { pill } from '../../drawing/shapes/flow-outlines.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type Automaton, type AutomatonInput, type AutomatonRun, startsOf } from './run.ts'

/** Pixels: a state without words, between the outlines of an accepting one; from the graph
 * to the tapes, their head; a cell, the widest name of a state below it, free below tapes, below names, what an input becomes. */
const size = {
  state: 56,
  between: 4,
  apart: 48,
  head: 44,
  cell: 32,
  most: 104,
  row: 20,
  below: 16,
  verdict: 264,
} as const

/** States are circles, wider ones pills; accepting ones have two outlines. */
export const stateView =
  (automaton: Automaton): DrawNode<GraphNode> =>
  (node, { cap, sheet }) => {
    if (node.kind !== 'state' && node.kind !== 'final') return undefined
    const isMarked = automaton.nodes.some(({ kind }) => kind === 'initial')
    const words = block(
      [
        { text: !isMarked && startsOf(automaton).includes(node) ? 'start' : undefined, as: 'small' },
        { text: node.name, as: 'item' },
        { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
        { text: node.note, as: 'small' },
      ],
      cap,
    )
    const h = Math.max(size.state, up(words.h + 24, 8))
    const w = Math.max(h, up(words.w + 2 * inset(words.h / 2, Math.min(h / 2, 28)) + 24, 8))
    return {
      w,
      h,
      outline: w > h ? 'pill' : 'disk',
      draw: (rect) => {
        const own = { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h }
        const paint = paintOf(node, sheet)
        const [dx, d2] = [size.between, 2 * size.between]
        const inner = { x: own.x + dx, y: own.y + dx, w: own.w - d2, h: own.h - d2 }
        const second = pill(inner, { ...paint, fill: 'none' })
        return [...pill(own, paint), ...(node.kind === 'final' ? second : []), ...place(words, own)]
      },
    }
  }

/** How far a round end reaches in at a height above its middle. */
const inset = (height: number, r: number): number => r - Math.sqrt(Math.max(0, r * r - height * height))

/** What is drawn of an input. */
type Tape = { input: AutomatonInput; run: AutomatonRun }

/** Draws the tapes from `y` down. */
export function drawTapes(tapes: Tape[], y: number, sheet: Sheet): void {
  const accepted = tapes.filter(({ run }) => run.isAccepted).length
  const wide = (words: string[], as: Role, padding: number): number =>
    up(Math.max(size.cell, ...words.map((each) => widthOf(each, as) + padding)), 4)
  const symbols = wide(
    tapes.flatMap(({ input }) => input.symbols),
    'code',
    16,
  )
  const names = wide(
    tapes.flatMap(({ run }) => run.states.slice(1).map(stateWords)),
    'small',
    12,
  )
  const isNamed = names <= size.most
  const w = isNamed ? Math.max(symbols, names) : symbols
  const as = sheet.quotes('accepted') ? 'figure' : 'name'
  const top = y + size.apart
  const head = lineOfText(`${accepted} of ${tapes.length}`, { x: 0, y: top + 20, as })
  const what = `${tapes.length === 1 ? 'input' : 'inputs'} ${accepted === 1 || tapes.length === 1 ? 'is' : 'are'} accepted`
  sheet.put('@accepted', [head, text(widthOf(head.text, as) + 8, head.y, what, { size: 16 })])
  for (const name of ['accepted', 'total']) sheet.prove(name, '@accepted')
  const line = {
    w,
    h: size.cell + (isNamed ? size.row + size.below : size.row),
    isNamed,
    most: Math.max(1, Math.floor((sheet.page.room.w - size.verdict) / w)),
  }
  let next = top + size.head
  for (const tape of tapes) {
    drawTape(tape, { ...line, y: next }, sheet)
    next += Math.ceil(tape.input.symbols.length / line.most) * line.h
  }
}

/** Where a tape is, how wide its cells are and how many fit on a line of what height, and whether states are named below them. */
type TapeLine = { y: number; w: number; h: number; most: number; isNamed: boolean }

const drawTape = ({ input, run }: Tape, { y, w, h, most, isNamed }: TapeLine, sheet: Sheet): void => {
  const read = run.states.length - 1
  const cellOf = (index: number): Rect => ({
    x: (index % most) * w,
    y: y + Math.floor(index / most) * h,
    w,
    h: size.cell,
  })
  const elements = input.symbols.flatMap((symbol, index) => {
    const rect = cellOf(index)
    const after = index < read ? stateWords(run.states[index + 1] ?? []) : '✗'
    const as: Role | TypeStyle = index < read ? 'small' : { size: 12, bold: true, fill: 'negative' }
    const isShown = isNamed ? index <= read : index === read
    return [
      ...wordCell(rect, symbol, lookAt(index - read, sheet.isFocus(input))),
      ...(isShown ? [lineOfText(after, { x: rect.x + w / 2, y: rect.y + size.cell + 12, as, align: 'middle' })] : []),
    ]
  })
  const last = cellOf(input.symbols.length - 1)
  const fill = run.isAccepted ? 'positive' : 'negative'
  const words = block([{ text: verdictOf({ input, run }), as: { size: 14, bold: true, fill } }], size.verdict - 12)
  sheet.put(input, [...elements, ...place(words, { ...last, x: last.x + w + 12 }, { align: 'start' })])
}

/** Symbols that were read, the one that was refused, and those never reached. */
const lookAt = (place: number, isFocus: boolean): WordCellLook => {
  if (place < 0) return isFocus ? { fill: 'soft', stroke: 'accent' } : {}
  if (place > 0) return { as: 'codeMuted', fill: 'none', dashed: true }
  return { as: { size: 14, mono: true, bold: true, fill: 'negative' }, stroke: 'negative' }
}

/** What becomes of an input. */
const verdictOf = ({ input: { symbols }, run: { states, isAccepted } }: Tape): string => {
  const last = stateWords(states.at(-1) ?? [])
  if (isAccepted) return `✓ accepted in ${last}`
  const next = symbols[states.length - 1]
  return next === undefined ? `✗ ${last} does not accept` : `✗ ${next} refused in ${last}`
}

const stateWords = (states: GraphNode[]): string =>
  states.length === 1 ? (namesOf(states)[0] ?? '') : `{${namesOf(states).join(', ')}}`
