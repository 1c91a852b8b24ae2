/**
 * A BPMN file as data of bpmn-collaboration.
 */
import { type Conversion, type DiagramData, given } from '../convert/conversion.ts'
import { callouts } from '../convert/emphasis.ts'
import { type DataName, dataNames, freeId, oneLine } from '../convert/names.ts'
import { flowWords, inSpaces, isSubProcess, isTask, taskWords, triggerWords } from './node-words.ts'
import type { BpmnFlow, BpmnNode, BpmnPool, BpmnProcess } from './process.ts'

/** Kinds by the name of an element and what triggers it; without that, by the element alone. */
const kinds = new Map(
  Object.entries({
    userTask: 'user-task',
    serviceTask: 'service-task',
    sendTask: 'send-task',
    exclusiveGateway: 'decision',
    parallelGateway: 'parallel',
    inclusiveGateway: 'inclusive',
    eventBasedGateway: 'event-choice',
    startEvent: 'start',
    'startEvent message': 'message-start',
    'startEvent timer': 'timer-start',
    intermediateCatchEvent: 'event',
    intermediateThrowEvent: 'event',
    'intermediateCatchEvent message': 'message',
    'intermediateCatchEvent timer': 'timer',
    'intermediateThrowEvent message': 'send',
    endEvent: 'end',
    'endEvent message': 'message-end',
    'endEvent error': 'error-end',
    'endEvent terminate': 'terminate-end',
  }),
)

/** Data of bpmn-collaboration. */
export function collaborationData(process: BpmnProcess, conversion: Conversion): DiagramData {
  const inner = [...process.nodes.values()].filter(({ host }) => host === undefined)
  const names = namesOf(inner, process.pools)
  const poolOf = new Map(process.pools.map((pool) => [pool.process, names.get(pool.id)]))
  for (const { name, at } of process.lanes) conversion.noteOnce('lanes in pools are not drawn', at, name)
  return {
    ...conversion.heading(process),
    nodes: inner.map((node) => conversion.placed(node.at, nodeData(node, { names, poolOf, conversion }))),
    edges: process.flows.flatMap((flow) => edgeData(flow, { process, names, conversion })),
    groups: process.pools.map((pool) => conversion.placed(pool.at, named(names.get(pool.id), pool))),
    ...callouts(process.remarks, (id) => names.get(id)?.ref, conversion),
  }
}

type Names = ReadonlyMap<string, DataName>

/** Names of nodes and pools; a sign without words has an id alone, a task what it is. */
const namesOf = (nodes: readonly BpmnNode[], pools: readonly BpmnPool[]): Names => {
  const named = nodes.filter((node) => oneLine(node.name) !== '' || isTask(node))
  const names = dataNames([
    ...named.map(({ id, name, element }) => ({ id, label: oneLine(name) || inSpaces(element) })),
    ...pools.map(({ id, name }) => ({ id, label: oneLine(name) || 'Process' })),
  ])
  const taken = new Set([...names.values()].flatMap(({ name, id }) => [name, id ?? name]))
  for (const { id } of nodes)
    if (!names.has(id)) {
      const own = freeId(id, taken)
      names.set(id, { name: '', id: own, ref: own })
    }
  return names
}

const named = (name: DataName | undefined, { id }: BpmnPool): { name: string; id?: string } => {
  const { name: words, id: own } = name ?? { name: id }
  return own === undefined ? { name: words } : { id: own, name: words }
}

type Places = { names: Names; poolOf: ReadonlyMap<string | undefined, DataName | undefined>; conversion: Conversion }

const nodeData = (node: BpmnNode, { names, poolOf, conversion }: Places): Record<string, unknown> => {
  const { name, id } = names.get(node.id)!
  const signed = kinds.get(`${node.element} ${node.trigger}`)
  const kind = signed ?? kinds.get(node.element)
  if (isSubProcess(node)) conversion.noteOnce('subprocesses are drawn as one task', node.at, node.name)
  if (node.isBeside) conversion.noteOnce('starts that interrupt nothing look like those that do', node.at, node.name)
  // A sign says what triggers an event, but not when.
  const trigger = signed === undefined || node.time !== '' ? triggerWords(node) : ''
  const note = [...taskWords(node), trigger].filter((each) => each !== '').join(', ')
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === '' && kind !== undefined ? {} : { name: name || inSpaces(node.element) }),
    ...(kind === undefined ? {} : { kind }),
    ...given('note', note),
    ...given('group', poolOf.get(node.process)?.ref),
  }
}

type Ends = { process: BpmnProcess; names: Names; conversion: Conversion }

/** A flow that leaves an event at a border leaves its task. */
const edgeData = (flow: BpmnFlow, { process, names, conversion }: Ends): Record<string, unknown>[] => {
  const [from, to] = [process.nodes.get(flow.from), process.nodes.get(flow.to)]
  const [start, end] = [names.get(from?.host ?? flow.from), names.get(to?.host ?? flow.to)]
  if (start === undefined || end === undefined) return []
  const kind = flow.isMessage ? { kind: 'message' } : kindAtBorder(from, conversion)
  if (flow.isDefault && oneLine(flow.name) !== '')
    conversion.noteOnce('which way is the default is not drawn', flow.at, flow.name)
  return [
    conversion.placed(flow.at, { from: start.ref, to: end.ref, ...given('text', flowWords(flow, from)), ...kind }),
  ]
}

const kindAtBorder = (from: BpmnNode | undefined, conversion: Conversion): { kind?: string } => {
  if (from?.host === undefined) return {}
  if (from.isBeside)
    conversion.noteOnce('events that do not end their task look like those that do', from.at, from.name)
  if (from.trigger === 'timer') return { kind: 'on-timer' }
  if (from.trigger === 'error') return { kind: 'on-error' }
  conversion.noteOnce(`${from.trigger || 'plain'} events at a border are words at their flow`, from.at, from.name)
  return {}
}
