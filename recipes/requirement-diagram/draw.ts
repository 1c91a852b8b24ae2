/**
 * A trace table in the dress of SysML: requirements at the left, each under what it is derived from or contained in; what
 * satisfies and what verifies them in a column each. A missing link is an empty place in its column.
 */

import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { tinted } from '../../drawing/fills.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawBranches, indentOf, keyOfBranches } from './branches.ts'
import { cellInset, cellWidth, columnX, idFits, idOf, idStyle, type RequirementRow, rowOf, wide } from './rows.ts'
import { type Trace, tracesOf, verifiedOf } from './traces.ts'

/** Draws the table; what joins no requirement is noted, what is joined to none is listed below it. */
export function drawTraces(data: GraphDocument, sheet: Sheet): void {
  const { rows: traces, edges } = tracesOf(data)
  const indent = indentOf(traces, wide.requirement)
  const rows = traces.map((trace) => rowOf(trace, indent))
  let y = wide.head
  const rects = new Map<Trace, Rect>()
  const placed = rows.map((row) => {
    const x = row.trace.depth * indent
    const h = up(row.words.h + 24)
    const rect = { x, y: y + Math.round((row.h - h) / 8) * 4, w: wide.requirement - x, h }
    rects.set(row.trace, rect)
    y += row.h + wide.row
    return { row, rect }
  })
  drawColumns(data, traces, { sheet, h: y - wide.row + wide.inset })
  for (const { row, rect } of placed) drawRow(row, rect, sheet)
  drawBranches(rects, { indent, sheet })
  keyOfBranches(traces, sheet)
  drawRest(data, { traces, y: y + wide.inset + wide.row, sheet })
  for (const edge of data.edges)
    if (!edges.has(edge)) sheet.note(edge, undefined, 'joins no requirement, and is not in the table')
  sheet.ifTooHigh('nodes', 'split the requirements into several diagrams')
}

/** The two columns with their heads: how many requirements have a link there, or how many have none if the heading says so. */
const drawColumns = (
  data: GraphDocument,
  traces: readonly Trace[],
  { sheet, h }: { sheet: Sheet; h: number },
): void => {
  sheet.put('@requirements', [
    lineOfText('Requirement', { x: wide.inset, y: 20, as: 'head' }),
    lineOfText('«requirement»', { x: wide.requirement - wide.inset, y: 20, as: 'small', align: 'end' }),
  ])
  const heads = columnHeads(data, traces)
  for (const [index, { part, text, keyword, count }] of heads.entries()) {
    const x = columnX(index)
    const left = x + wide.inset + cellInset
    sheet.put(part, [box(x, 0, wide.column, h, tinted)], 'ground')
    sheet.put(part, [
      lineOfText(text, { x: left, y: 20, as: 'head' }),
      lineOfText(keyword, { x: x + wide.column - wide.inset, y: 20, as: 'small', align: 'end' }),
      ...countAt({ x: left, y: 50 }, { count, all: traces.length, isClaim: index === 1, sheet }),
    ])
  }
  for (const name of ['verified', 'unverified']) sheet.prove(name, '@verified')
  sheet.prove('requirements', '@verified')
}

type Count = { count: number; all: number; isClaim: boolean; sheet: Sheet }

/** A count; the number of the heading is large, and in its color where it is of what is missing. */
const countAt = ({ x, y }: Point, { count, all, isClaim, sheet }: Count): Element[] => {
  if (isClaim && sheet.quotes('unverified')) {
    const missing = `${all - count} of ${all}`
    const as = { size: 28, bold: true, fill: count < all ? 'negative' : 'ink' } as const
    const beside = { x: x + widthOf(missing, as) + 8, y: y + 4, as: 'note' } as const
    return [lineOfText(missing, { x, y, as }), lineOfText('without', beside)]
  }
  const as = isClaim && sheet.quotes('verified') ? ({ size: 28, bold: true } as const) : muted
  return [lineOfText(`${count} of ${all}`, { x, y, as })]
}

const muted = { size: 16, fill: 'muted' } as const

/** What is over each column: what its cells are, or else the relationship, and how many requirements have one. */
const columnHeads = (data: GraphDocument, traces: readonly Trace[]) => {
  const areBlocks = traces.every(({ satisfied }) => satisfied.every(({ node }) => node.kind === 'block'))
  const satisfied = traces.filter((trace) => trace.satisfied.length > 0).length
  return [
    { part: '@satisfied', text: 'Satisfied by', keyword: areBlocks ? '«block»' : '«satisfy»', count: satisfied },
    { part: '@verified', text: 'Verified by', keyword: '«testCase»', count: verifiedOf(data).verified.length },
  ] as const
}

const drawRow = ({ trace: { node }, words, cells }: RequirementRow, rect: Rect, sheet: Sheet): void => {
  const inside = { ...rect, x: rect.x + wide.inset, w: rect.w - 2 * wide.inset }
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(node, sheet)),
    ...place(words, inside, { align: 'start' }),
    ...(idFits(node, inside.w)
      ? [idAt({ x: inside.x + inside.w, y: rect.y + (rect.h - words.h) / 2 + 10 }, node)]
      : []),
  ])
  for (const [index, all] of cells.entries()) {
    let y = rect.y + (rect.h - all.reduce((sum, { h }) => sum + h + wide.row, -wide.row)) / 2
    y = Math.round(y / 8) * 8
    for (const { link, words: label, h } of all) {
      // A link alone is as high as its requirement, so that a row is read as one.
      const own = all.length === 1 && h <= rect.h ? { y: rect.y, h: rect.h } : { y, h }
      const at = { x: columnX(index) + wide.inset, w: cellWidth, ...own }
      const part = index === 0 ? '@satisfied' : '@verified'
      sheet.put(link?.edge ?? part, cellBox(at, label, link === undefined ? missingPaint : paintOf(link.node, sheet)))
      y += h + wide.row
    }
  }
}

const idAt = (at: Point, node: GraphNode): Element => lineOfText(idOf(node) ?? '', { ...at, as: idStyle, align: 'end' })

const missingPaint = { fill: 'surface', stroke: 'negative', dashed: true } as const

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
