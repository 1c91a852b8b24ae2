/**
 * Box-and-pointer diagrams: records with a head and rows, and an arrow from the row that names another record to that
 * record's head. What points is left of what it points at.
 */

import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { compartmentView, lineMiddle } from '../../drawing/graph/compartments.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { layoutGraph } from '../../layout/layout.ts'
import { bendRadius, type EdgePlace, type LayoutEdge } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { recordCells } from './record-cells.ts'

/** What a record points at: from a row, or from its head without one; `below` is the word of a pointer within a column. */
export type RecordPointer = { to: string; row?: number; below?: string }

/**
 * A record of a part of the data: its name over a remark, rows of code, words below them that wrap, and the name of what
 * refers to it from outside.
 */
export type PointerRecord = {
  id: string
  item: object
  name: string
  note: string
  rows: string[]
  text?: string | undefined
  ref?: string | undefined
  paint?: Paint
  pointers: RecordPointer[]
}

/** Words wrap at this width, in pixels. */
const widest = 192
/** From the left end of a record to where pointers within a column leave and arrive; how high the name of a reference is. */
const [beside, refHeight] = [24, 32]
/** Around the words of a pointer, on both sides together. */
const clear = 16

/** A record with its words. */
type Measured = PointerRecord & { words: [head: Block, rows: Block]; w: number; h: number; column: number }

/** Draws records; `advice` says what to change where pointers find no way. */
export function drawRecords(records: PointerRecord[], sheet: Sheet, advice: { at: string; problem: string }): void {
  const cells = recordCells(records)
  const measured = new Map(records.map((each) => [each.id, measure(each, cells.get(each.id)?.[0] ?? 1)]))
  const all = [...measured.values()]
  const nodes = all.map(({ id, h, column }) => ({
    id,
    h,
    hangs: true,
    at: cells.get(id) ?? ([1, 1] as const),
    w: Math.max(...all.map((other) => (other.column === column ? other.w : 0))),
  }))
  const pointers = all.flatMap((from) => from.pointers.map((pointer) => ({ from, ...pointer })))
  const edges = pointers.map(({ from, ...pointer }) => edgeOf(from, pointer, measured.get(pointer.to)))
  const layout = layoutGraph({ nodes, edges }, { direction: 'right' })
  // A name keeps clear of the words of a pointer that arrives beside it.
  const arriving = (id: string): number =>
    Math.max(0, ...pointers.map(({ to, below }) => (to === id && below !== undefined ? wordsOf(below).w + clear : 0)))
  for (const each of all) drawRecord(each, { rect: layout.nodes.get(each.id), from: beside + arriving(each.id) }, sheet)
  pointers.forEach(({ from: { item }, to, below }, index) =>
    sheet.put(item, drawPointer(layout.edges[index], { below, stroke: measured.get(to)?.paint?.stroke }), 'line'),
  )
  if (layout.crowded.some(({ what }) => what === 'route' || what === 'label'))
    sheet.warn(advice.at, undefined, advice.problem)
}

const measure = (record: PointerRecord, column: number): Measured => {
  const head = block([
    { text: record.name, as: 'letters' },
    { text: record.note, as: 'note' },
  ])
  const rows = record.rows.map((text) => ({ text, as: 'code', gap: 2 }) as const)
  const width = Math.max(widest, ...record.rows.map((text) => widthOf(text, 'code')))
  const body = block([...rows, { text: record.text, as: 'code', gap: 12 }], width)
  const words: [Block, Block] = [head, body]
  const { w, h } = compartmentView(words, {})
  return { ...record, words, w: up(Math.max(w, refWidth(record) + 2 * beside + 32), 16), h, column }
}

const refWidth = ({ ref }: PointerRecord): number => (ref === undefined ? 0 : up(widthOf(ref, 'item') + 24, 16))

const wordsOf = (below: string | undefined): Block => block([{ text: below, as: 'note' }])

const edgeOf = (from: Measured, { to, row, below }: RecordPointer, target: Measured | undefined): LayoutEdge => {
  const { w, h } = wordsOf(below)
  if (below !== undefined)
    return {
      from: from.id,
      to,
      link: true,
      label: { w, h },
      fromPort: { side: 'bottom', offset: beside },
      toPort: { side: 'top', offset: beside },
    }
  return {
    from: from.id,
    to,
    trunk: to,
    fromPort: { side: 'right', offset: row === undefined ? headMiddle(from) : rowMiddle(from, row) },
    toPort: { side: 'left', offset: target === undefined ? 0 : headMiddle(target) },
  }
}

/** Rows are the first lines of a record. */
const rowMiddle = ({ words: [head, body] }: Measured, row: number): number => lineMiddle(head, body, row)

const headMiddle = ({ words: [head] }: Measured): number => up((head.h + 16) / 2, 4)

/** The record, and over its middle the name of what refers to it, or `from` pixels from its left end. */
const drawRecord = (record: Measured, { rect, from }: { rect: Rect | undefined; from: number }, sheet: Sheet): void => {
  if (rect === undefined) return
  sheet.put(record.item, compartmentView(record.words, record.paint ?? {}).draw(rect))
  if (record.ref === undefined) return
  const w = refWidth(record)
  const tag = { x: rect.x + Math.max((rect.w - w) / 2, from), y: rect.y - refHeight, w, h: refHeight }
  sheet.put(record.item, wordBox(tag, block([{ text: record.ref, as: 'item' }]), { fill: 'surface', stroke: 'ink' }))
}

/** The words of a pointer within a column, and its color: that of the record it points at. */
type PointerLook = { below: string | undefined; stroke: Paint['stroke'] }

const drawPointer = (placed: EdgePlace | undefined, { below, stroke: color }: PointerLook) => {
  if (placed === undefined) return []
  const { points, joins, label } = placed
  const stroke = path(roundedPath(points, bendRadius), {
    ...(color === undefined ? {} : { stroke: color }),
    ...(joins?.at === 'to' ? {} : { arrow: true }),
  })
  return [stroke, ...(label === undefined ? [] : place(wordsOf(below), label, { align: label.align }))]
}
