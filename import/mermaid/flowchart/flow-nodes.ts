/**
 * Nodes and chains of links between them: `A & B --> C[Words] -- words --> D`.
 */
import type { ModelNode } from '../../models/graph.ts'
import { readLines } from '../../text/words.ts'
import { readProperties } from '../properties.ts'
import { type FlowLink, readLink } from './flow-links.ts'
import { readShape } from './flow-shapes.ts'
import type { FlowState } from './flow-state.ts'

// A name may have - and = where these cannot begin a link, `::` between words, and end before `:::`.
const name =
  /(?:[\p{L}\p{N}!"#$%'*+.`?\\_/]|&(?!\s)|-(?=[^>\-.\s]|>[^|;\n]{0,80}\])|=(?!=)|:(?!:))(?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}!#$%'*+.`?\\_/&]|-(?=[^>\-.]|>[^|;\n\]]{0,80}\]|$)|=(?!=)|:(?![:\s])|::(?=[\p{L}\p{N}_])|,(?=[\p{L}\p{N}_]))*/uy

/** Reads a chain. Links read before a mistake stay; a lone name before one does not become a node. */
export function readChain(state: FlowState): void {
  const { graph, fresh } = state
  const edges = graph.edges.length
  fresh.length = 0
  try {
    links(state)
  } catch (stop) {
    if (graph.edges.length === edges) for (const id of fresh) graph.nodes.delete(id)
    throw stop
  }
}

const links = (state: FlowState): void => {
  const { cursor } = state
  let from = row(state)
  for (let link = readLink(state); link !== undefined; link = readLink(state)) {
    const to = row(state)
    join(state, { from, to, link })
    cursor.keep()
    from = to
  }
  cursor.take(/[ \t]*%%[^\n]*/y)
  if (!cursor.see(/[ \t]*(?:[\n;]|$)/y)) cursor.stop('a link, & or the end of the line')
}

/** Every node before a link is joined with every one behind it; an id belongs to the two names beside the link, once. */
const join = (
  { graph, edgeIds, pairs }: FlowState,
  { from, to, link }: { from: string[]; to: string[]; link: FlowLink },
) => {
  const { id, ...rest } = link
  for (const start of from)
    for (const end of to) {
      const own = id !== undefined && !edgeIds.has(id) && start === from.at(-1) && end === to[0] ? id : undefined
      graph.edges.push({ ...rest, ...(own === undefined ? {} : { id: own }), from: start, to: end })
      edgeIds.add(own ?? automaticId(pairs, start, end))
    }
}

/** The id that Mermaid makes up. */
const automaticId = (pairs: Map<string, number>, from: string, to: string): string => {
  const pair = `L_${from}_${to}_`
  const count = pairs.get(pair) ?? 0
  pairs.set(pair, count + 1)
  return `${pair}${count}`
}

const row = (state: FlowState): string[] => {
  const nodes = [node(state)]
  while (state.cursor.take(/\s+&\s+/y) !== undefined) nodes.push(node(state))
  return nodes
}

const node = (state: FlowState): string => {
  const { cursor, graph, open, fresh } = state
  cursor.take(/\s+/y)
  const at = cursor.at
  const [id] = cursor.need(name, 'a node')
  const known = graph.nodes.get(id)
  const found: ModelNode = known ?? { id, label: readLines(cursor, id, at), at }
  Object.assign(found, readShape(cursor))
  if (isEdge(state, found)) return id
  if (known === undefined) fresh.push(id)
  graph.nodes.set(id, found)
  open.at(-1)?.members.add(id)
  return id
}

/** Reads `:::class` and `@{ … }` behind a name; true if the name is an edge's. */
const isEdge = (state: FlowState, found: ModelNode): boolean => {
  const { cursor, edgeIds, graph } = state
  for (;;) {
    const at = cursor.at
    const dress = cursor.take(/:::([^\s;&\-=[({>@,]+)/y)
    if (dress !== undefined) found.classes = [...(found.classes ?? []), dress[1]!]
    else if (cursor.see(/@\{/y)) {
      const properties = readProperties(cursor)
      if (edgeIds.has(found.id) && !graph.nodes.has(found.id)) {
        cursor.noteOnce('styles are not carried over', at)
        return true
      }
      apply(state, found, properties)
    } else return false
  }
}

/** An icon or a picture needs no words. */
const apply = ({ cursor }: FlowState, found: ModelNode, properties: ReturnType<typeof readProperties>): void => {
  if ((properties.has('icon') || properties.has('img')) && found.label === found.id) found.label = ''
  for (const [key, { value, at }] of properties) {
    if (key === 'shape') found.shape = value
    else if (key === 'label') found.label = readLines(cursor, value, at, true)
    else if (key === 'icon' || key === 'img') cursor.report.noteOnce(key === 'icon' ? 'icons' : 'pictures', at, value)
    else if (key !== 'labelType' && key !== 'pos') cursor.report.noteOnce('styles are not carried over', at, key)
  }
}
