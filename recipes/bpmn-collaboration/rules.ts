/** Rules of BPMN 2.0.2 across fields: what may pass between pools, and where events at a border are. */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import type { Finding } from '../../src/scene/findings.ts'

type Flow = { from: string; to: string; kind: string }
type Process = { nodes: GraphNode[]; edges: Flow[] }

const tasks = new Set(['step', 'user-task', 'service-task', 'send-task'])

const nodeOf = ({ nodes }: Process, reference: string): GraphNode | undefined =>
  nodes.find((node) => isNamed(node, [reference]))

const isBetweenPools = (data: Process, { from, to }: Flow): boolean =>
  nodeOf(data, from)?.group !== nodeOf(data, to)?.group

/** What passes between pools is a message, whatever the data call it. */
export const withMessages = <Data extends Process>(data: Data): Data => {
  for (const edge of data.edges) if (edge.kind === 'next' && isBetweenPools(data, edge)) edge.kind = 'message'
  return data
}

/** A short text of a timer or an error at a border is its name: it is at the event, as on the flow it would be a condition. */
export const withNamedEvents = <Data extends { edges: GraphEdge[] }>(data: Data): Data => {
  for (const edge of data.edges) {
    const { text = '', tech, note, state, ends } = edge
    const isName = text !== '' && text.length <= longestName && !text.includes('\n')
    if (!isAtBorder(edge) || !isName || (tech ?? note ?? state ?? ends) !== undefined) continue
    edge.ends = [text, '']
    delete edge.text
  }
  return data
}

/** Whether a flow begins at a timer or an error at the border of a task. */
export const isAtBorder = ({ kind }: Pick<GraphEdge, 'kind'>): boolean => kind === 'on-timer' || kind === 'on-error'

/** Words at the end of an edge are in one line, of so many characters. */
const longestName = 24

/** Messages pass between pools; timers and errors interrupt tasks, and lead on in the same pool. */
export const checkFlows = (data: Process): Finding[] =>
  data.edges.flatMap((edge, index) => {
    const isApart = isBetweenPools(data, edge)
    const [from, at] = [nodeOf(data, edge.from), `edges.${index}`]
    if (edge.kind === 'message')
      return isApart
        ? []
        : [{ at: `${at}.kind`, problem: 'a message passes between pools, but both ends are in one; use next' }]
    if (edge.kind !== 'on-timer' && edge.kind !== 'on-error') return []
    if (!tasks.has(from?.kind ?? ''))
      return [{ at: `${at}.from`, problem: `${edge.kind} interrupts a task, and ${edge.from} is none` }]
    return isApart ? [{ at: `${at}.to`, problem: `${edge.kind} leads on in the same pool` }] : []
  })

/** What only sends, what only receives, and what does neither, by BPMN 2.0.2. */
const throwing = new Set(['send', 'end', 'message-end', 'error-end', 'terminate-end'])
const catching = new Set(['start', 'message-start', 'timer-start', 'message', 'timer'])
const gateways = new Set(['decision', 'parallel', 'inclusive', 'event-choice'])

/** The messages that end where none may, or begin where none may, and what to say of it. */
export const wrongMessages = <Edge extends Flow>({ nodes, edges }: { nodes: GraphNode[]; edges: Edge[] }) =>
  edges.flatMap((edge): { edge: Edge; end: 'from' | 'to'; problem: string }[] => {
    if (edge.kind !== 'message') return []
    const kindOf = (end: 'from' | 'to'): string => nodeOf({ nodes, edges }, edge[end])?.kind ?? ''
    const say = (end: 'from' | 'to', what: string) => [
      { edge, end, problem: `${edge[end]} is ${article(kindOf(end))}, which ${what}` },
    ]
    if (gateways.has(kindOf('to'))) return say('to', 'receives no message in BPMN; lead it to the event after it')
    if (throwing.has(kindOf('to')))
      return say('to', 'receives no message in BPMN; lead it to a message event before it')
    if (gateways.has(kindOf('from'))) return say('from', 'sends no message in BPMN; let a task before it send it')
    return catching.has(kindOf('from'))
      ? say('from', 'sends no message in BPMN; let a task or a send event send it')
      : []
  })

const article = (kind: string): string => `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`
