/**
 * A trace table in the dress of SysML: requirements at the left, each under what it is derived from or contained in; what
 * satisfies and what verifies them in a column each. A missing link is an empty place in its column, and its requirement is
 * marked with it.
 */

import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { tinted } from '../../drawing/fills.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawBranches, indentOf, keyOfBranches } from './branches.ts'
import { cellInset, cellWidth, columnX, idFits, idOf, idStyle, type RequirementRow, rowOf, wide } from './rows.ts'
import { type Trace, tracesOf, verifiedOf } from './traces.ts'

/** Draws the table; what joins no requirement is noted, what is joined to none is listed below it. */
export function drawTraces(data: GraphDocument, sheet: Sheet): void {
  const { rows: traces, edges } = tracesOf(data)
  const indent = indentOf(traces, wide.requirement - 2 * wide.inset)
  const rows = traces.map((trace) => rowOf(trace, indent))
  let y = wide.head
  const rects = new Map<Trace, Rect>()
  const placed = rows.map((row) => {
    const x = wide.inset + row.trace.depth * indent
    // As high as all of its links.
    const rect = { x, y, w: wide.requirement - wide.inset - x, h: row.h }
    rects.set(row.trace, rect)
    y += row.h + wide.row
    return { row, rect }
  })
  drawHeads(data, traces, sheet)
  for (const { row, rect } of placed) drawRow(row, rect, sheet)
  drawBranches(rects, { indent, sheet })
  keyOfBranches(traces, sheet)
  drawRest(data, { traces, y: y + wide.inset + wide.row, sheet })
  for (const edge of data.edges)
    if (!edges.has(edge)) sheet.note(edge, undefined, 'joins no requirement, and is not in the table')
  sheet.ifTooHigh('nodes', 'split the requirements into several diagrams')
}

/** The heads of the three columns: how many requirements there are, and how many of them have a link there. */
const drawHeads = (data: GraphDocument, traces: readonly Trace[], sheet: Sheet): void => {
  for (const { part, text, keyword, count, x } of columnHeads(data, traces)) {
    const left = x + wide.inset
    // All of them are as many as there are rows.
    const words = part === '@requirements' ? [] : [figureOf(count, traces.length, isCounted(part, sheet))]
    sheet.put(part, [
      lineOfText(text, { x: left, y: 20, as: 'head' }),
      lineOfText(keyword, { x: left + widthOf(text, 'head') + 4, y: 20, as: 'small' }),
      ...words.map(({ said, as }) => lineOfText(said, { x: left, y: 50, as })),
    ])
  }
  for (const name of ['verified', 'unverified', 'requirements']) sheet.prove(name, '@verified')
}

/** Whether the heading counts the requirements that have a link in a column, rather than those that lack one. */
const isCounted = (part: string, sheet: Sheet): boolean =>
  part === '@verified' && sheet.quotes('verified') && !sheet.quotes('unverified')

/** The size of figures, which are compared across columns and may be what the heading claims, in pixels. */
const large = 28

/** How many links are missing, in the color of what lacks them; or how many there are, where none is missing or the heading says so. */
const figureOf = (count: number, all: number, isQuoted: boolean): { said: string; as: TypeStyle } => {
  if (isQuoted) return { said: `${count} of ${all}`, as: { size: large, bold: true } }
  if (count === all) return { said: `${count} of ${all}`, as: { size: large, bold: true, fill: 'muted' } }
  return { said: `${all - count} missing`, as: { size: large, bold: true, fill: 'negative' } }
}

/** What is over each column: what its cells are, or else the relationship, and how many requirements have one. */
const columnHeads = (data: GraphDocument, traces: readonly Trace[]) => {
  const areBlocks = traces.every(({ satisfied }) => satisfied.every(({ node }) => node.kind === 'block'))
  const satisfied = traces.filter((trace) => trace.satisfied.length > 0).length
  const verified = verifiedOf(data).verified.length
  return [
    {
      part: '@requirements',
      text: 'Requirement',
      keyword: '«requirement»',
      count: traces.length,
      x: 0,
    },
    {
      part: '@satisfied',
      text: 'Satisfied by',
      keyword: areBlocks ? '«block»' : '«satisfy»',
      count: satisfied,
      x: columnX(0),
    },
    { part: '@verified', text: 'Verified by', keyword: '«testCase»', count: verified, x: columnX(1) },
  ] as const
}

const drawRow = ({ trace: { node }, words, cells }: RequirementRow, rect: Rect, sheet: Sheet): void => {
  const inside = { ...rect, x: rect.x + wide.inset, w: rect.w - 2 * wide.inset }
  // A row is read as one by its ground: lines would be relationships of SysML.
  const band = { y: rect.y - wide.row / 3, h: rect.h + (2 * wide.row) / 3 }
  sheet.put(node, [box(0, band.y, columnX(1) + wide.column, band.h, tinted)], 'ground')
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(node, sheet)),
    ...place(words, inside, { align: 'start' }),
    ...(idFits(node, inside.w)
      ? [idAt({ x: inside.x + inside.w, y: rect.y + (rect.h - words.h) / 2 + 10 }, node)]
      : []),
  ])
  for (const [index, all] of cells.entries()) {
    let { y } = rect
    for (const { link, words: label, h } of all) {
      const own = all.length === 1 ? { y: rect.y, h: rect.h } : { y, h }
      const at = { x: columnX(index) + wide.inset, w: cellWidth, ...own }
      const part = index === 0 ? '@satisfied' : '@verified'
      sheet.put(link?.edge ?? part, cellBox(at, label, link === undefined ? hole : paintOf(link.node, sheet)))
      y += h + wide.cell
    }
  }
}

const idAt = (at: Point, node: GraphNode): Element => lineOfText(idOf(node) ?? '', { ...at, as: idStyle, align: 'end' })

/** A place without a link is an outline through which its row is seen, in the color of what is missing. */
const hole = { fill: 'none', stroke: 'negative' } as const

const cellBox = (rect: Rect, words: Block, paint: Parameters<typeof box>[4]): Element[] => [
  box(rect.x, rect.y, rect.w, rect.h, paint),
  ...place(words, { ...rect, x: rect.x + cellInset }, { align: 'start' }),
]

/** What is linked to no requirement, below the table. */
const drawRest = (
  { nodes }: GraphDocument,
  { traces, y, sheet }: { traces: readonly Trace[]; y: number; sheet: Sheet },
): void => {
  const linked = new Set(
    traces.flatMap(({ node, satisfied, verified, more }) => [
      node,
      ...[...satisfied, ...verified, ...more].map((link) => link.node),
    ]),
  )
  const rest = nodes.filter((node) => !linked.has(node))
  if (rest.length === 0) return
  const words = rest.map(({ name, tech, note }) => [name, tech, note].filter(Boolean).join(', ')).join('; ')
  const all = block([{ text: `Linked to no requirement: ${words}`, as: 'note' }], columnX(1) + wide.column)
  sheet.put('@rest', place(all, { x: 0, y, w: all.w, h: all.h }, { align: 'start' }))
}
