/**
 * Joins what the elements of a BPMN file say: pools and processes, lanes and steps, flows and their ends.
 */
import type { BpmnDraft } from './draft.ts'
import type { BpmnFlow, BpmnLane, BpmnNode, BpmnPool, BpmnProcess, BpmnRemark } from './process.ts'

export function joined(draft: BpmnDraft): BpmnProcess {
  const nodes = new Map([...draft.nodes.values()].map((node) => [node.id, node]))
  defineByReference(draft)
  standAtBorders(nodes, draft)
  const pools = poolsOf(draft)
  const flows = flowsOf(new Set([...nodes.keys(), ...pools.map(({ id }) => id)]), draft)
  nameLostEvents(nodes, flows, draft)
  const title = titleOf(draft)
  return {
    ...(title === '' ? {} : { title }),
    nodes,
    flows,
    pools,
    lanes: lanesOf(nodes, draft),
    remarks: remarksOf(nodes, draft),
  }
}

/** The file's name for itself, else its collaboration's, else its only process's. */
const titleOf = ({ titles, processes }: BpmnDraft): string => {
  const [only, ...others] = [...processes.values()]
  return titles.definitions || titles.collaboration || (others.length === 0 ? (only?.name ?? '') : '')
}

const defineByReference = ({ references, definitions, report }: BpmnDraft): void => {
  for (const { node, to, at } of references) {
    const trigger = definitions.get(to)
    if (node.trigger === '' && trigger !== undefined) node.trigger = trigger
    else report.noteOnce('further definitions of an event are not drawn', at, to)
  }
}

/** An event at the border of what is not there stands by itself. */
const standAtBorders = (nodes: ReadonlyMap<string, BpmnNode>, { report }: BpmnDraft): void => {
  for (const node of nodes.values()) {
    if (node.host === undefined || nodes.has(node.host)) continue
    report.finding(`an event at a task that is there, not at ${JSON.stringify(node.host)}`, node.at)
    node.host = undefined
    node.element = 'intermediateCatchEvent'
  }
}

/** Participants, and processes with steps that have none. */
const poolsOf = ({ pools, processes, nodes }: BpmnDraft): BpmnPool[] => {
  const byProcess = new Map(pools.map((pool) => [pool.process, pool]))
  const filled = new Set([...nodes.values()].map(({ process }) => process))
  const found = [...pools]
  for (const { key, name, at } of processes.values()) {
    const pool = byProcess.get(key)
    if (pool !== undefined) pool.name ||= name
    else if (filled.has(key)) found.push({ id: `pool of ${key}`, name, process: key, at })
  }
  return found
}

/** Lanes that steps are in, each step in the innermost that names it. */
const lanesOf = (nodes: ReadonlyMap<string, BpmnNode>, { lanes, members }: BpmnDraft): BpmnLane[] => {
  const depths = new Map<BpmnNode, number>()
  const used = new Set<string>()
  for (const { lane: element, node: id } of members) {
    const [lane, node] = [lanes.get(element), nodes.get(id)]
    if (lane === undefined || node === undefined || lane.depth <= (depths.get(node) ?? 0)) continue
    depths.set(node, lane.depth)
    node.lane = lane.id
  }
  for (const { lane } of nodes.values()) if (lane !== undefined) used.add(lane)
  return [...lanes.values()].map((lane) => ({ ...lane, isOuter: lane.isOuter && !used.has(lane.id) }))
}

/** Flows whose ends are not there are findings; what leads into a subprocess leads to it. */
const flowsOf = (known: ReadonlySet<string>, { flows, inside, defaults, report }: BpmnDraft): BpmnFlow[] =>
  flows.flatMap((flow) => {
    const { id, name, at } = flow
    const [from, to] = [flow.from, flow.to].map((end) => (known.has(end) ? end : (inside.get(end) ?? end)))
    const missing = [from, to].find((end = '') => !known.has(end))
    if (missing !== undefined) {
      report.finding(`a flow between elements that are there, not to ${JSON.stringify(missing)}`, at)
      return []
    }
    if (from !== flow.from || to !== flow.to)
      report.noteOnce('flows to steps inside of a subprocess lead to the subprocess', at, name)
    return [{ ...flow, from: from ?? '', to: to ?? '', isDefault: id !== '' && defaults.has(id) }]
  })

/** An event at a border is seen by the flow that leaves it. */
const nameLostEvents = (
  nodes: ReadonlyMap<string, BpmnNode>,
  flows: readonly BpmnFlow[],
  { report }: BpmnDraft,
): void => {
  const left = new Set(flows.map(({ from }) => from))
  for (const { id, host, name, trigger, at } of nodes.values())
    if (host !== undefined && !left.has(id))
      report.noteOnce('events at a border that lead nowhere are not drawn', at, name || trigger)
}

const remarksOf = (
  nodes: ReadonlyMap<string, BpmnNode>,
  { remarks, associations, report }: BpmnDraft,
): BpmnRemark[] => {
  const byId = new Map([...remarks.values()].map((remark) => [remark.id, remark]))
  for (const { ends, at } of associations) {
    const [from, to] = ends
    const remark = byId.get(from) ?? byId.get(to)
    const other = remark?.id === from ? to : from
    if (remark !== undefined && remark.on === undefined) remark.on = other
    else if (remark !== undefined && remark.on !== other)
      report.noteOnce('an annotation is drawn at the first of its steps', at, nodes.get(other)?.name ?? '')
    else if (nodes.has(from) && nodes.has(to))
      report.noteOnce('associations between steps are not drawn', at, nodes.get(to)?.name ?? '')
  }
  return [...remarks.values()]
}
