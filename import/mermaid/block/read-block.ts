/**
 * Reads Mermaid's `block`: blocks in columns, within each other, with links between them.
 */
import { emptyGraph, type GraphModel, type ModelNode } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { begin } from '../begin.ts'
import { readShape } from '../flowchart/flow-shapes.ts'
import { readText } from '../flowchart/flow-text.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { readBlockLink } from './block-links.ts'

/** A cell of the grid: a block, a composite one, or space; how many columns it spans. */
export type BlockCell = { id?: string; span: number; inside?: string }

/** A block; `points`: where one that is an arrow points, as signs. */
export type MermaidBlock = ModelNode & { points?: string }

export type BlockModel = GraphModel & {
  nodes: Map<string, MermaidBlock>
  cells: BlockCell[]
  columns: Map<string, number>
}

export type BlockReading = { cursor: Cursor; model: BlockModel; open: { id: string; at: number }[] }

export function readBlock(raw: string): MermaidModel<BlockModel> {
  const { cursor, about } = begin(raw, /block(?:-beta)?\b/y, 'block')
  const model: BlockModel = { ...emptyGraph(), ...about, cells: [], columns: new Map() }
  const state: BlockReading = { cursor, model, open: [] }
  readStatements(cursor, () => {
    if (readAbout(cursor, model) || readFrom(cursor, state, table)) return
    chain(state)
  })
  for (const { at } of state.open) cursor.finding('the end of this block', at)
  return { model, report: cursor.report }
}

const scope = ({ open }: BlockReading): { inside?: string } => {
  const inside = open.at(-1)?.id
  return inside === undefined ? {} : { inside }
}

const table: readonly Statement<BlockReading>[] = [
  [
    /columns[ \t]+(auto|\d+)/y,
    ({ model, open }, [, count = '']) => {
      if (count !== 'auto') model.columns.set(open.at(-1)?.id ?? '', Number(count))
    },
  ],
  [
    /end\b(?![ \t]*[:[({])/y,
    ({ cursor, open }, _, at) => void (open.pop() ?? cursor.stop('a block before this end', at)),
  ],
  [
    /space(?::(\d+))?\b(?![ \t]*[[({])/y,
    (state, [, span = '1']) => void state.model.cells.push({ span: Number(span), ...scope(state) }),
  ],
  [
    /block(?=[ \t]*(?:\n|$|:[^:]|%%))(?::([^\s:[({"]+))?(?::(\d+))?/y,
    (state, [, id, span = '1'], at) => composite(state, { id, span: Number(span), at }),
  ],
  [/(?:classDef|class|style)[ \t]+[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at)],
]

const composite = (
  state: BlockReading,
  { id, span, at }: { id: string | undefined; span: number; at: number },
): void => {
  const { cursor, model, open } = state
  const own = id ?? `block ${model.groups.length + 1}`
  const shape = readShape(cursor)
  const columns = cursor.take(/:(\d+)/y)?.[1]
  const around = open.at(-1)?.id
  const group = around === undefined ? {} : { group: around }
  model.groups.push({ id: own, label: shape?.label ?? id ?? '', ...group, at })
  model.cells.push({ id: own, span: columns === undefined ? span : Number(columns), ...scope(state) })
  open.push({ id: own, at })
}

const name = /(?:[^\s[\](){}<>":~=-]|-(?![->.o x])|<(?!\[|-))+/y

const chain = (state: BlockReading): void => {
  const { cursor, model } = state
  let from = node(state)
  for (let link = readBlockLink(cursor); link !== undefined; link = readBlockLink(cursor)) {
    cursor.take(/\s+/y)
    const to = node(state)
    model.edges.push({ ...link, from, to })
    from = to
  }
  cursor.take(/[ \t]*%%[^\n]*/y)
}

const node = (state: BlockReading): string => {
  const { cursor, model } = state
  const at = cursor.at
  const [id] = cursor.need(name, 'a block')
  const known = model.nodes.get(id)
  const isGroup = model.groups.some((group) => group.id === id)
  const found: MermaidBlock = known ?? { id, label: id, at }
  const arrow = cursor.take(/<\[/y)
  if (arrow !== undefined) Object.assign(found, blockArrow(cursor))
  else Object.assign(found, readShape(cursor))
  const span = cursor.take(/:(\d+)/y)?.[1]
  const dress = cursor.take(/:::([\w-]+)/y)?.[1]
  if (dress !== undefined) found.classes = [...(found.classes ?? []), dress]
  if (isGroup || known !== undefined) return id
  const { inside } = scope(state)
  model.nodes.set(id, inside === undefined ? found : { ...found, group: inside })
  model.cells.push({ id, span: Number(span ?? 1), ...scope(state) })
  return id
}

const signs = { right: '→', left: '←', up: '↑', down: '↓', x: '↔', y: '↕' } as const

/** `<["words"]>(right, down)`. */
const blockArrow = (cursor: Cursor): { label: string; shape: string; points: string } => {
  const label = readText(cursor, /[^\]\n]*/y).trim()
  const [, to = ''] = cursor.need(/\s*\]>\s*\(([^)\n]*)\)/y, ']>(a direction)')
  const points = to.split(',').map((each) => signs[each.trim() as keyof typeof signs] ?? '')
  return { label, shape: 'block_arrow', points: points.join('') }
}
