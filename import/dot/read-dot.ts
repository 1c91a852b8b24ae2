/**
 * Reads DOT, the language of Graphviz: graphs, clusters, attributes with the braces they hold in, chains of edges.
 *
 * Linear in the length of the text; a statement that cannot be read is a finding, and the rest is still read.
 */
import type { EntityModel } from '../models/entities.ts'
import type { GraphModel, ModelDirection } from '../models/graph.ts'
import { Cursor } from '../text/cursor.ts'
import type { TextReport } from '../text/report.ts'
import { readStatements } from '../text/statements.ts'
import { ledger, readAttributes, settleNodes } from './dot-attributes.ts'
import { type InnerEnds, settleClusters } from './dot-clusters.ts'
import { join, settleStrict } from './dot-edges.ts'
import { notePorts, readPort } from './dot-ports.ts'
import { type DotChain, type DotState, dotState, nameNode, openScope } from './dot-state.ts'
import { tablesOf } from './dot-tables.ts'
import { labelWords, readWord } from './dot-words.ts'

/** Comments and lines of a preprocessor as blanks. */
const gap = /(?:[\s;,]|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|(?<=\n[ \t]*)#[^\n]*)+/y
const inline = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|(?<=\n[ \t]*)#[^\n]*)+/y

/** Deeper braces are nobody's graph. */
const deepest = 200

/** A graph, whether its edges have a direction, where those end that are cut off at clusters, and its tables if it has nothing else. */
export type DotModel = GraphModel & { directed: boolean; inner: InnerEnds; tables: EntityModel | undefined }

export function readDot(raw: string): { model: DotModel; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const state = dotState(cursor)
  readStatements(cursor, () => statement(state), { gap, end: /[;}\n]/g })
  const open = state.scopes.at(-1)
  if (open !== undefined && !cursor.report.isFull) cursor.finding('the end of these braces: }', open.at)
  while (state.scopes.length > 0) closeScope(state)
  const groups = new Set(state.graph.groups.map(({ id }) => id))
  for (const node of state.graph.nodes.values()) if (!groups.has(node.group ?? '')) delete node.group
  if (state.isStrict) settleStrict(state)
  const inner = settleClusters(state)
  const tables = tablesOf(state)
  if (tables === undefined) notePorts(state)
  settleNodes(state)
  return { model: { ...state.graph, directed: state.directed, inner, tables }, report: cursor.report }
}

const statement = (state: DotState): void => {
  const { cursor, scopes } = state
  const at = cursor.at
  if (scopes.length === 0) return header(state, at)
  if (cursor.take(/\}/y) !== undefined) return closeScope(state)
  const defaults = cursor.take(/(graph|node|edge)(?=\s*\[)/iy)?.[1]?.toLowerCase()
  if (defaults !== undefined) return setDefaults(state, defaults, at)
  endpoints(state, { ends: [], ports: new Map(), at })
}

/** `strict digraph name {`; further graphs are named in the ledger. */
const header = (state: DotState, at: number): void => {
  const { cursor, graph } = state
  const head = cursor.need(/(strict\s+)?(di)?graph\b\s*/iy, 'graph or digraph')
  if (!cursor.see(/\{/y)) readWord(cursor)
  cursor.take(inline)
  cursor.need(/\{/y, '{')
  if (graph.nodes.size > 0) cursor.note('another graph, drawn with the first', at)
  else {
    state.isStrict = head[1] !== undefined
    state.directed = head[2] !== undefined
  }
  openScope(state, { group: undefined, chain: undefined, at })
}

const setDefaults = (state: DotState, what: string, at: number): void => {
  const scope = state.scopes.at(-1)
  const given = readAttributes(state.cursor)
  if (scope === undefined) return
  if (what === 'node') scope.node = new Map([...scope.node, ...given])
  else if (what === 'edge') scope.edge = new Map([...scope.edge, ...given])
  else
    for (const [key, { text, html }] of given) setGraph(state, { key, value: { text, ...(html ? { html } : {}) }, at })
}

type GraphAttribute = { key: string; value: { text: string; html?: true }; at: number }

/** An attribute of the graph or of the cluster that is open. */
const setGraph = (state: DotState, { key, value }: GraphAttribute): void => {
  const { graph, scopes } = state
  const scope = scopes.at(-1)
  if (key === 'rankdir' && scopes.length === 1 && /^(?:TB|BT|LR|RL)$/.test(value.text))
    graph.direction = value.text as ModelDirection
  if (key === 'compound' && scopes.length === 1) state.isCompound = /^(?:true|yes|1)$/i.test(value.text)
  if (scope?.group !== undefined)
    state.frames.set(scope.group, (state.frames.get(scope.group) ?? new Map()).set(key, value))
  if (key !== 'label') return
  const words = labelWords(value, '')
  const group = graph.groups.findLast(({ id }) => id === scope?.group)
  if (scope?.group === undefined) {
    if (scopes.length === 1 && words !== '') graph.title = words
  } else if (group !== undefined && scope.around.has(group.id)) group.label = words
}

/** The ends of edges, one behind the other, up to braces: their nodes are known when they close. */
const endpoints = (state: DotState, first: DotChain): void => {
  for (let chain: DotChain | undefined = first; chain !== undefined; ) {
    const nodes = endpoint(state, chain)
    chain = nodes === undefined ? undefined : carryOn(state, chain, nodes)
  }
}

/** One end of edges: a node; of braces nothing yet, and of an attribute nothing. */
const endpoint = (state: DotState, chain: DotChain): string[] | undefined => {
  const { cursor } = state
  const at = cursor.at
  const braces = cursor.take(/subgraph\b\s*/iy)
  const name = braces !== undefined && !cursor.see(/\{/y) ? readWord(cursor) : undefined
  if (braces !== undefined) cursor.take(inline)
  if (cursor.take(/\{/y) !== undefined) return openBraces(state, { name: name?.text, chain, at })
  if (braces !== undefined) return []
  const word = readWord(cursor) ?? cursor.stop('a node, an edge or a subgraph')
  cursor.take(inline)
  if (chain.ends.length === 0 && cursor.take(/=/y) !== undefined) return assign(state, word.text, at)
  readPort(state, chain, at)
  nameNode(state, word.text, at)
  return [word.text]
}

const assign = (state: DotState, key: string, at: number): undefined => {
  const { cursor } = state
  cursor.take(inline)
  const value = readWord(cursor) ?? cursor.stop('a value')
  setGraph(state, { key: key.toLowerCase(), value, at })
  ledger(cursor, { key, value: value.text, at })
}

const openBraces = (
  state: DotState,
  { name, chain, at }: { name: string | undefined; chain: DotChain; at: number },
): undefined => {
  const { graph, scopes, cursor } = state
  if (scopes.length > deepest) cursor.stop(`at most ${deepest} braces within each other`, at)
  const isCluster = name?.startsWith('cluster') === true
  const group = isCluster ? name : undefined
  const outer = scopes.at(-1)?.group
  if (group !== undefined && !graph.groups.some(({ id }) => id === group))
    graph.groups.push({ id: group, label: '', ...(outer === undefined ? {} : { group: outer }), at })
  openScope(state, { group, chain, at })
}

/** Closes the innermost braces; edges that waited for its nodes go on. */
const closeScope = (state: DotState): void => {
  const scope = state.scopes.pop()
  if (scope === undefined) return
  const outer = state.scopes.at(-1)
  for (const member of scope.members) outer?.members.add(member)
  if (scope.chain === undefined || outer === undefined) return
  const chain = carryOn(state, scope.chain, [...scope.members])
  if (chain !== undefined) endpoints(state, chain)
}

/** Behind an end of edges: the chain that another end belongs to, or the attributes of all edges so far. */
const carryOn = (state: DotState, chain: DotChain, nodes: string[]): DotChain | undefined => {
  const { cursor } = state
  const { ends } = chain
  ends.push(nodes)
  cursor.take(inline)
  if (cursor.take(/-[->]/y) !== undefined) {
    cursor.take(inline)
    return chain
  }
  const given = readAttributes(cursor)
  if (ends.length === 1) {
    const own = nodes.length === 1 ? state.attributes.get(nodes[0]!) : undefined
    for (const [key, value] of given) own?.set(key, value)
  } else join(state, chain, given)
  return undefined
}
