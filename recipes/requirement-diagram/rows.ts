/**
 * The rows of a trace table, measured: a requirement with its words, and a cell for each of its links.
 */
import { type Block, block, type Paragraph, widest, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { up } from '../../drawing/rect.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { measuredAs, styleOf } from '../../drawing/type.ts'
import { wordsIn, wrap } from '../../drawing/wrap.ts'
import type { Trace, TraceLink } from './traces.ts'

/** Left edges and widths of the columns, in pixels; the heads of the two at the right, and the space between rows and between links of one. */
export const wide = { requirement: 424, column: 204, gap: 24, head: 88, row: 24, cell: 8, inset: 16 }
export const columnX = (index: number): number => wide.requirement + wide.gap + index * (wide.column + wide.gap)
export const cellWidth = wide.column - 2 * wide.inset
/** Free pixels beside the words of a cell: under those of its head. */
export const cellInset = 12

/** A row as measured: its words, and those of its two cells. */
export type RequirementRow = { trace: Trace; words: Block; cells: [TraceCell[], TraceCell[]]; h: number }
export type TraceCell = { link: TraceLink | undefined; words: Block; h: number }

export const rowOf = (trace: Trace, indent: number): RequirementRow => {
  const { depth, satisfied, verified } = trace
  const width = wide.requirement - depth * indent - 4 * wide.inset
  const words = block(paragraphsOf(trace, width), width)
  const cells: RequirementRow['cells'] = [cellsOf(satisfied, 'No design'), cellsOf(verified, 'No test case')]
  return { trace, words, cells, h: up(Math.max(words.h + 16, ...cells.map(heightOf))) }
}

/** How high the cells of a row are in one column. */
const heightOf = (all: readonly TraceCell[]): number => all.reduce((sum, { h }) => sum + h + wide.cell, -wide.cell)

/** Name, text and whatever else is linked; the id is drawn beside the name. */
const paragraphsOf = ({ node, more }: Trace, width: number): Paragraph[] => [
  { text: idFits(node, width) ? besideId(node, width) : node.name, as: 'name' },
  { text: idFits(node, width) ? undefined : idOf(node), as: 'codeMuted' },
  { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
  { text: node.note, as: 'note' },
  { text: node.group, as: 'small' },
  ...more.map(({ node: { name = '', note, state }, edge }) => ({
    text: `${stateSign({ state })}${[wordsOf(edge.kind, edge.text), [name, note].filter(Boolean).join(': ')].filter(Boolean).join(' ')}`,
    as: state === 'negative' || state === 'positive' ? ({ size: 14, fill: state } as const) : ('note' as const),
  })),
]

export const idStyle = { size: 12, mono: true, fill: 'muted' } as const

/** An id as SysML writes it. */
export const idOf = ({ id }: GraphNode): string | undefined => id?.toUpperCase()

/** How wide a name beside the id may be. */
const roomBeside = (node: GraphNode, width: number): number => width - widthOf(idOf(node) ?? '', idStyle) - 24

/** Whether the id is beside the name, whose words stay whole there. */
export const idFits = (node: GraphNode, width: number): boolean =>
  idOf(node) !== undefined && widest(wordsIn(node.name ?? ''), 'name') <= roomBeside(node, width)

/** A name in lines that leave room for its id. */
const besideId = (node: GraphNode, width: number): string =>
  wrap(node.name ?? '', measuredAs(styleOf('name')), roomBeside(node, width)).join('\n')

/** Relationships as SysML writes them; what concerns a requirement is a comment on it. */
const keywords: Readonly<Record<string, string>> = {
  concerns: '«problem»',
  refines: '«refine»',
  derives: '«deriveReqt»',
}

const wordsOf = (kind: string, text = ''): string => [keywords[kind] ?? kind, text].filter(Boolean).join(' ')

/** The cells of a column: a box for each link, or the place of one that is missing. */
const cellsOf = (links: readonly TraceLink[], missing: string): TraceCell[] => {
  const cell = (link: TraceLink | undefined, paragraphs: Paragraph[]): TraceCell => {
    // Words that need it come nearer to the right edge.
    const words = block(paragraphs, cellWidth - 2 * cellInset + 8)
    return { link, words, h: up(words.h + 12) }
  }
  if (links.length === 0)
    return [cell(undefined, [{ text: `✗ ${missing}`, as: { size: 14, bold: true, fill: 'negative' } }])]
  return links.map((link) => {
    const { node, edge } = link
    return cell(link, [
      { text: `${stateSign(node)}${node.name}`, as: 'label' },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      ...[node.note, node.group, edge.text, edge.tech].map((text) => ({ text, as: 'small' }) as const),
    ])
  })
}
