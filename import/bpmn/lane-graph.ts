/**
 * A BPMN process with lanes as a graph whose groups are lanes.
 */
import type { Conversion } from '../convert/conversion.ts'
import { emptyGraph, type GraphModel, type ModelNode } from '../models/graph.ts'
import { flowWords, inSpaces, isSubProcess, isTask, taskWords, triggerWords } from './node-words.ts'
import type { BpmnNode, BpmnProcess } from './process.ts'

/** What is usually left without a name; a gateway that has one says this below it. */
const unnamed: Readonly<Record<string, string>> = {
  startEvent: 'Start',
  endEvent: 'End',
  parallelGateway: 'All of',
  inclusiveGateway: 'One or more of',
  eventBasedGateway: 'First of',
  exclusiveGateway: 'One of',
}

export function laneGraph({ title, nodes, flows, lanes, remarks }: BpmnProcess): GraphModel {
  const graph = emptyGraph()
  if (title !== undefined) graph.title = title
  for (const { id, name, isOuter, at } of lanes) if (!isOuter) graph.groups.push({ id, label: name, at })
  for (const node of nodes.values()) if (node.host === undefined) graph.nodes.set(node.id, modelNode(node))
  for (const flow of flows) {
    const [start, end] = [nodes.get(flow.from), nodes.get(flow.to)]
    if (start === undefined || end === undefined) continue
    const words = flowWords(flow, start)
    graph.edges.push({
      from: start.host ?? start.id,
      to: end.host ?? end.id,
      ...(words === '' ? {} : { label: words }),
      tail: 'none',
      head: 'point',
      stroke: flow.isMessage ? 'dotted' : 'normal',
      at: flow.at,
    })
  }
  graph.remarks.push(...remarks.map(({ text, on, at }) => ({ text, at, ...(on === undefined ? {} : { on }) })))
  return graph
}

const modelNode = (node: BpmnNode): ModelNode => {
  const { id, element, name, lane, at } = node
  const shape = element.endsWith('Gateway') ? 'diamond' : isTask(node) ? undefined : 'stadium'
  const says = isTask(node) ? taskWords(node) : [triggerWords(node), name === '' ? '' : gatewayWords(element)]
  const note = says.filter((each) => each !== '').join(', ')
  return {
    id,
    label: name || (unnamed[element] ?? inSpaces(element)),
    at,
    ...(note === '' ? {} : { note }),
    ...(shape === undefined ? {} : { shape }),
    ...(lane === undefined ? {} : { group: lane }),
  }
}

/** A question with a name is an exclusive one unless it says otherwise. */
const gatewayWords = (element: string): string =>
  element.endsWith('Gateway') && element !== 'exclusiveGateway'
    ? (unnamed[element] ?? inSpaces(element)).toLowerCase()
    : ''

/** What a picture in lanes has no place for. */
export function noteBesideLanes({ nodes, flows, pools, lanes }: BpmnProcess, conversion: Conversion): void {
  const filled = new Set([...nodes.values()].map(({ process }) => process))
  if (filled.size > 1)
    for (const { name, at } of pools) conversion.noteOnce('pools around lanes are not drawn', at, name)
  for (const { name, isOuter, at } of lanes)
    if (isOuter) conversion.noteOnce('lanes around lanes are not drawn', at, name)
  for (const node of nodes.values()) {
    const { element, host, name, at } = node
    if (host !== undefined) conversion.noteOnce('events at a border are words at their flow', at, name)
    if (isSubProcess(node)) conversion.noteOnce('subprocesses are drawn as one task', at, name)
    if (/^(?:user|service|send|manual)Task$/.test(element))
      conversion.noteOnce('who or what does a task is not drawn', at, name)
  }
  for (const { from, to, name, at } of flows)
    if (!nodes.has(from) || !nodes.has(to))
      conversion.noteOnce('messages of other participants are not drawn', at, name)
}
