/**
 * Reads Mermaid's `flowchart` and `graph`.
 *
 * Linear in the length of the text; a statement that cannot be read is a finding, and the rest is still read.
 */
import type { GraphModel, ModelDirection } from '../../models/graph.ts'
import { withoutUnseen } from '../../models/unseen.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { prepare } from '../prepare.ts'
import { closeGroup, openGroup, settleGroups } from './flow-groups.ts'
import { readChain } from './flow-nodes.ts'
import { type FlowState, flowState } from './flow-state.ts'
import { readStyling } from './flow-styling.ts'

/** Reads a flowchart; `keyword` is its first word. */
export function readFlowchart(raw: string): MermaidModel<GraphModel & { keyword: string }> {
  const { cursor, title } = prepare(raw)
  const state = flowState(cursor)
  const { graph } = state
  if (title !== undefined) graph.title = title
  cursor.take(/[\s;]*/y)
  const head = cursor.take(
    /(flowchart-elk|flowchart|graph|swimlane(?:-beta)?)(?:[ \t]+(TB|TD|BT|RL|LR|[<>^v])(?![\w-]))?[ \t]*/y,
  )
  if (head === undefined) cursor.finding('flowchart or graph')
  const direction = directions[head?.[2] ?? '']
  if (direction !== undefined) graph.direction = direction
  readStatements(cursor, () => statement(state), { gap: /[\s;]+/y, end: /[\n;]/g })
  while (state.open.length > 0) {
    cursor.finding('the end of this subgraph', state.open.at(-1)?.at)
    closeGroup(state)
  }
  settleGroups(state)
  // What has neither words nor lines only makes room.
  const silent = [...graph.nodes.values()].filter(({ label, shape }) => label === '' && shape === 'sm-circ')
  withoutUnseen(graph, { nodes: new Set(silent.map(({ id }) => id)), groups: new Set() }, cursor.report)
  return { model: { ...graph, keyword: head?.[1] ?? '' }, report: cursor.report }
}

const directions: Readonly<Record<string, ModelDirection>> = {
  TB: 'TB',
  TD: 'TB',
  v: 'TB',
  BT: 'BT',
  '^': 'BT',
  LR: 'LR',
  '>': 'LR',
  RL: 'RL',
  '<': 'RL',
}

const statement = (state: FlowState): void => {
  const { cursor, graph } = state
  if (readAbout(cursor, graph) || readFrom(cursor, state, table) || readStyling(state)) return
  readChain(state)
}

const table: readonly Statement<FlowState>[] = [
  [/subgraph\b[ \t]?/y, (state, _, at) => openGroup(state, at)],
  [
    // Behind a link, `end` is a name.
    /end\b(?![ \t]*(?:--|==|-\.))/y,
    (state, _, at) =>
      state.open.length === 0 ? state.cursor.stop('a subgraph before this end', at) : closeGroup(state),
  ],
  [
    /direction[ \t]+(TB|TD|BT|RL|LR)\b[^\n;]*/y,
    ({ cursor, open }, [, word = ''], at) => {
      const group = open.at(-1)
      const direction = directions[word]
      if (group === undefined) cursor.note('a direction outside of a subgraph', at)
      else if (direction !== undefined) group.direction = direction
    },
  ],
]
