/**
 * A BPMN process with lanes as a graph whose groups are lanes.
 */
import { emptyGraph, type GraphModel } from '../models/graph.ts'
import type { BpmnNode, BpmnProcess } from './process.ts'

/** Shapes in the words of flowcharts. */
const shapes: Readonly<Record<string, string>> = {
  exclusiveGateway: 'diamond',
  inclusiveGateway: 'diamond',
  complexGateway: 'diamond',
  eventBasedGateway: 'diamond',
  parallelGateway: 'diamond',
  startEvent: 'stadium',
  endEvent: 'stadium',
  intermediateCatchEvent: 'stadium',
  intermediateThrowEvent: 'stadium',
}

/** What is usually left without a name. */
const unnamed: Readonly<Record<string, string>> = {
  startEvent: 'Start',
  endEvent: 'End',
  parallelGateway: 'All of',
  inclusiveGateway: 'One or more of',
  eventBasedGateway: 'First of',
  exclusiveGateway: 'One of',
}

export function laneGraph({ title, nodes, flows, lanes }: BpmnProcess): GraphModel {
  const graph = emptyGraph()
  if (title !== undefined) graph.title = title
  for (const lane of lanes) graph.groups.push({ id: lane.id, label: lane.name, at: lane.at })
  for (const node of nodes.values()) if (node.host === undefined) graph.nodes.set(node.id, modelNode(node))
  for (const { from, to, name, at, isMessage } of flows) {
    const [start, end] = [nodes.get(from), nodes.get(to)]
    if (start === undefined || end === undefined) continue
    const words = [start.host === undefined ? '' : start.name, name].filter((each) => each !== '').join(': ')
    graph.edges.push({
      from: start.host ?? from,
      to: end.host ?? to,
      ...(words === '' ? {} : { label: words }),
      tail: 'none',
      head: 'point',
      stroke: isMessage ? 'dotted' : 'normal',
      at,
    })
  }
  return graph
}

const modelNode = ({ id, name, element, lane, at }: BpmnNode) => {
  const shape = shapes[element]
  const label = name || (unnamed[element] ?? '')
  return { id, label, at, ...(shape === undefined ? {} : { shape }), ...(lane === undefined ? {} : { group: lane }) }
}
