/**
 * A ladder of strips: what is read right below its topic is joined cell by cell, anything else by rails, readings at the
 * left and publications at the right.
 */

import { type Block, block } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { allBeside, allReach, partitionsOver, readApart, readWhole } from './apart.ts'
import { drawIdle } from './draw-idle.ts'
import { drawPills } from './draw-pills.ts'
import { drawShares } from './draw-shares.ts'
import { wordsOnEdge } from './edge-look.ts'
import { drawEdges } from './edges.ts'
import { isOutlet, isProducer, isTopic, type Ladder } from './ladder.ts'
import { rangeOf } from './partitions.ts'
import { type Rung, rungsOf } from './rungs.ts'
import {
  type BusStrip,
  type CellGrid,
  cellAt,
  cellGap,
  cellsOf,
  drawStrip,
  gridOf,
  stripOf,
  wordsOf,
} from './strips.ts'

/** Pixels between rows: above a group that reads cell by cell, above a topic, under producers; after the cells of what stands beside. */
const gap = { read: 56, publish: 40, produce: 40, beside: 24, end: 16 }

/** The height of a strip with words over its cells. */
const apartHeight = 64

/** Draws the ladder. */
export function drawBus(data: GraphDocument, sheet: Sheet): void {
  const rungs = rungsOf(data)
  const words = new Map(data.nodes.map((node) => [node, wordsOf(node, remarksOf(node, data, rungs))]))
  const grid = gridOf(rungs, words, sheet.page.room.w)
  const ladder: Ladder = { rows: new Map(), rects: new Map(), cells: new Map(), right: 0 }
  const rows = new Rows({ data, rungs, words, grid, ladder, sheet })
  let y = 0
  for (const [row, { nodes }] of rungs.entries()) {
    const h = rows.draw(row, y)
    const [first, next] = [nodes[0], rungs[row + 1]?.nodes[0]]
    y += h + (first !== undefined && isProducer(first, data) ? gap.produce : gapBetween(first, next))
  }
  ladder.right = Math.max(...[...ladder.rects.values()].map((rect) => rect.x + rect.w))
  const shares = { data, rungs, hasNumbers: grid.hasNumbers }
  drawEdges(shares, ladder, sheet)
  drawIdle(data, ladder, sheet)
  drawShares(shares, ladder, sheet)
  sheet.ifTooHigh('nodes', 'draw the topics of one team, with their neighbors')
}

type Given = {
  data: GraphDocument
  rungs: readonly Rung[]
  words: ReadonlyMap<GraphNode, Block>
  grid: CellGrid
  ladder: Ladder
  sheet: Sheet
}

/** Draws the rows of a ladder: strips of one width at the left, what stands beside them in a column of its own. */
class Rows {
  readonly #given: Given
  readonly #base: number
  readonly #beside: { x: number; grid: CellGrid }
  readonly #apart: ReadonlyMap<GraphNode, number>
  readonly #whole: ReadonlySet<GraphNode>

  constructor(given: Given) {
    const { rungs, grid, words } = given
    this.#given = given
    this.#apart = readApart(rungs, given.data)
    this.#whole = readWhole(rungs, given.data)
    const topics = rungs.flatMap(({ nodes }) => nodes.filter(isTopic))
    this.#base = Math.max(grid.x + 48, ...topics.map((topic) => this.#strip(topic).w))
    const rights = rungs.map(({ nodes: [node, second], beside }) =>
      beside === undefined || node === undefined || second !== undefined ? this.#base : this.#strip(node).w,
    )
    const widest = Math.max(0, ...rungs.map(({ beside }) => (beside && words.get(beside)?.w) ?? 0))
    this.#beside = { x: up(Math.max(this.#base, ...rights) + gap.beside), grid: { ...grid, x: up(widest + 40) } }
  }

  /** Draws a row at a height, and returns how high it is. */
  draw(row: number, y: number): number {
    const { rungs, data, ladder, sheet, grid } = this.#given
    const { nodes = [], beside } = rungs[row] ?? {}
    const [first, second] = nodes
    let h = 0
    if (first !== undefined && (second !== undefined || isProducer(first, data) || isOutlet(first, data)))
      h = drawPills(nodes, { y, row, ladder, sheet }, data)
    else if (first !== undefined) {
      const own = this.#strip(first)
      h = this.#put(own, { x: 0, y, w: Math.max(own.w, this.#base), h: own.h }, { row, grid })
    }
    if (beside === undefined) return h
    const own = this.#strip(beside)
    const w = up(this.#beside.grid.x + Math.max(1, own.cells) * grid.pitch - cellGap(grid) + gap.end, 4)
    return Math.max(h, this.#put(own, { x: this.#beside.x, y, w, h: own.h }, { row, grid: this.#beside.grid }))
  }

  /** A strip with room for what is said of its cells. */
  #strip(node: GraphNode): BusStrip {
    const { words, grid, data } = this.#given
    const own = stripOf(node, words.get(node) ?? block([]), grid, data)
    if (!grid.hasNumbers) return own
    if (this.#whole.has(node)) return { ...own, w: up(own.w + allReach, 4) }
    return this.#apart.has(node) ? { ...own, h: Math.max(own.h, apartHeight) } : own
  }

  #put(own: BusStrip, rect: Rect, { row, grid }: { row: number; grid: CellGrid }): number {
    const { ladder, sheet } = this.#given
    const cells = Array.from({ length: own.cells }, (_, index) => cellAt(index, rect, grid))
    const apart = this.#apart.get(own.node) ?? 0
    const fed = Math.max(this.#fedBy(own.node, row), rect.x === 0 ? apart : 0)
    const at = own.cells > 0 && own.cells < fed ? spreadOver(cells, { fed, grid, rect }) : cells
    ladder.rows.set(own.node, row)
    ladder.rects.set(own.node, rect)
    ladder.cells.set(own.node, at)
    drawStrip(own, rect, { cells: at, grid, sheet })
    const [only] = at
    const isWhole = only !== undefined && this.#whole.has(own.node)
    if (grid.hasNumbers) sheet.put(own.node, isWhole ? [allBeside(only)] : partitionsOver(at, apart))
    return own.h
  }

  /** How many partitions the topic right above a group has, if the group reads it. */
  #fedBy(node: GraphNode, row: number): number {
    const [topic, second] = this.#given.rungs[row - 1]?.nodes ?? []
    const reads = topic !== undefined && second === undefined && sourcesOf(node, this.#given.data).includes(topic)
    return reads && isTopic(topic) ? cellsOf(topic) : 0
  }
}

/** Fewer consumers than partitions: each is in the middle under those that it reads. */
const spreadOver = (cells: readonly Rect[], { fed, grid, rect }: { fed: number; grid: CellGrid; rect: Rect }): Rect[] =>
  cells.map((cell, index) => {
    const [first, last] = rangeOf(index, cells.length, fed)
    const [a, b] = [cellAt(first, rect, grid), cellAt(last, rect, grid)]
    return { ...cell, x: (a.x + b.x) / 2 }
  })

const gapBetween = (above: GraphNode | undefined, below: GraphNode | undefined): number =>
  below !== undefined && isTopic(below) ? gap.publish : above !== undefined && isTopic(above) ? gap.read : gap.produce

/** Words of readings that have no room beside their rails: with the group that reads. */
const remarksOf = (node: GraphNode, { edges }: GraphDocument, rungs: readonly Rung[]): string[] => {
  const row = rungs.findIndex(({ nodes }) => nodes.includes(node))
  const isAbove = (reference: string): boolean =>
    rungs[row - 1]?.nodes.some((each) => isNamed(each, [reference])) === true
  if (row < 0 || isTopic(node)) return []
  const read = edges.filter(({ from, to }) => isNamed(node, [to]) && !isAbove(from))
  return read.flatMap((edge) => (wordsOnEdge(edge) === '' ? [] : [`${edge.from}: ${wordsOnEdge(edge)}`]))
}
