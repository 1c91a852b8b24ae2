/**
 * Topics and groups as strips with a cell for each partition and each consumer, all cells in one grid of columns.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Net } from '../../drawing/data/neighbors.ts'
import { count } from '../../drawing/describe.ts'
import { raised, tinted } from '../../drawing/fills.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { isTopic } from './ladder.ts'
import { idleOf } from './partitions.ts'
import type { Rung } from './rungs.ts'

/** Cells with their numbers at full pitch; closer, and without numbers, where there are many. */
const most = { cells: 48, numbered: 72 }
const full = 56
const inset = 16

/** The grid of cells: where its first column is, from a strip's left, how far they are apart, and whether they have numbers. */
export type CellGrid = { x: number; pitch: number; hasNumbers: boolean }

/** A strip as measured: how many cells it has, of which how many are idle. */
export type BusStrip = { node: GraphNode; words: Block; cells: number; idle: number; w: number; h: number }

export const wordsOf = (node: GraphNode, remarks: readonly string[]): Block => {
  const { name, value, tech, note } = node
  const amount = value === undefined ? undefined : count(value, isTopic(node) ? 'partition' : 'consumer')
  return block(
    [
      { text: name, as: 'name' },
      { text: [amount, tech].filter(Boolean).join(', ') || undefined, as: 'note' },
      ...[note, ...remarks].map((text) => ({ text, as: 'small' }) as const),
    ],
    240,
  )
}

/** How many cells a node has; what has too many to draw has none. */
export const cellsOf = ({ value = 0 }: GraphNode): number =>
  value <= most.cells && Number.isInteger(value) ? value : 0

export function gridOf(rungs: readonly Rung[], words: ReadonlyMap<GraphNode, Block>, page: number): CellGrid {
  const nodes = rungs.flatMap((rung) => (rung.nodes.length === 1 ? rung.nodes : []))
  const x = up(Math.max(160, ...nodes.map((node) => (words.get(node)?.w ?? 0) + inset + 24)))
  const widest = Math.max(1, ...nodes.map(cellsOf))
  const beside = Math.max(
    0,
    ...rungs.map((rung) => (rung.beside === undefined ? 0 : (words.get(rung.beside)?.w ?? 0) + 96)),
  )
  const pitch = Math.max(12, Math.min(full, Math.floor((page - 208 - x - beside) / widest / 4) * 4))
  const all = rungs.flatMap((rung) => [...rung.nodes, ...(rung.beside === undefined ? [] : [rung.beside])])
  const total = all.reduce((sum, node) => sum + cellsOf(node), 0)
  return { x, pitch, hasNumbers: pitch >= 40 && total <= most.numbered }
}

export function stripOf(node: GraphNode, words: Block, grid: CellGrid, net: Net): BusStrip {
  const cells = cellsOf(node)
  return {
    node,
    words,
    cells,
    idle: isTopic(node) ? 0 : idleOf(node, net),
    w: grid.x + cells * grid.pitch - cellGap(grid) + inset,
    h: up(Math.max(56, words.h + 16)),
  }
}

/** Between cells; a number needs what is left of a narrow pitch. */
export const cellGap = ({ pitch }: CellGrid): number => (pitch >= 48 ? 16 : pitch >= 40 ? 8 : 4)

/** The rectangle of a cell in a strip. */
export const cellAt = (index: number, strip: Rect, grid: CellGrid): Rect => ({
  x: strip.x + grid.x + index * grid.pitch,
  y: strip.y + strip.h / 2 - 12,
  w: grid.pitch - cellGap(grid),
  h: 24,
})

/** Draws a strip; `cells` are the rectangles of its cells, `idle` of the last of them have nothing to do, and are empty. */
export function drawStrip(
  { node, words, idle }: BusStrip,
  rect: Rect,
  { cells, grid, sheet }: { cells: readonly Rect[]; grid: CellGrid; sheet: Sheet },
): void {
  const isFocus = sheet.isFocus(node)
  const paint = isFocus
    ? ({ fill: 'soft', stroke: 'accent' } as const)
    : isTopic(node)
      ? tinted
      : node.state === undefined
        ? { ...raised, stroke: 'muted' as const }
        : { stroke: node.state }
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paint),
    ...place(words, { ...rect, x: rect.x + inset }, { align: 'start' }),
    ...outlinesOf(cells, { node, isFocus, idle }),
    ...(grid.hasNumbers
      ? cells.flatMap((cell, index) => wordsIn(cell, index, { node, isFocus, isIdle: index >= cells.length - idle }))
      : []),
  ])
}

type CellLook = { node: GraphNode; isFocus: boolean; isIdle: boolean }

/** The outlines of a strip's cells, those of one look as one path. */
const outlinesOf = (
  cells: readonly Rect[],
  { idle, ...look }: Omit<CellLook, 'isIdle'> & { idle: number },
): Element[] =>
  [false, true].flatMap((isIdle) => {
    const part = isIdle ? cells.slice(cells.length - idle) : cells.slice(0, cells.length - idle)
    const outline = part.map((cell) => roundedCell(cell, isTopic(look.node) ? 2 : Math.min(cell.w, cell.h) / 2))
    return part.length === 0 ? [] : [path(outline.join(' '), lookOf({ ...look, isIdle }))]
  })

/** Consumers that read something are filled, idle ones are empty, and in the accent where their group is in focus. */
const lookOf = ({ node, isFocus, isIdle }: CellLook): Pick<Path, 'fill' | 'stroke'> =>
  isTopic(node)
    ? { fill: 'surface', stroke: 'muted' }
    : isFocus
      ? { fill: isIdle ? 'surface' : 'accent', stroke: 'accent' }
      : { fill: isIdle ? 'surface' : 'rule', stroke: 'muted' }

/** What is written in a cell: its number, or that it is idle. */
const wordsIn = (cell: Rect, index: number, { node, isFocus, isIdle }: CellLook): Element[] => {
  const isStrong = isFocus && !isTopic(node)
  const fill = !isStrong ? 'muted' : isIdle ? 'accent' : 'surface'
  const text = isIdle ? 'idle' : `${isTopic(node) ? 'p' : 'c'}${index}`
  return place(block([{ text, as: { size: 12, fill, ...(isStrong ? { bold: true as const } : {}) } }]), cell)
}

const roundedCell = ({ x, y, w, h }: Rect, r: number): string =>
  `M ${x + r} ${y} H ${x + w - r} A ${r} ${r} 0 0 1 ${x + w} ${y + r} V ${y + h - r} A ${r} ${r} 0 0 1 ${x + w - r} ${y + h} H ${x + r} A ${r} ${r} 0 0 1 ${x} ${y + h - r} V ${y + r} A ${r} ${r} 0 0 1 ${x + r} ${y} Z`
