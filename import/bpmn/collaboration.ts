/**
 * A BPMN file as data of bpmn-collaboration.
 */
import { sentenceCase } from '../../drawing/values/sentence-case.ts'
import { type Conversion, type DiagramData, given } from '../convert/conversion.ts'
import { type DataName, dataNames, freeId, oneLine } from '../convert/names.ts'
import { durationInWords, readDuration } from '../text/duration.ts'
import type { BpmnFlow, BpmnNode, BpmnPool, BpmnProcess } from './process.ts'

/** Kinds by the name of an element and what triggers it; without that, by the element alone. */
const kinds: Readonly<Record<string, string>> = {
  task: 'step',
  manualTask: 'step',
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
  'intermediateCatchEvent message': 'message',
  'intermediateCatchEvent timer': 'timer',
  'intermediateThrowEvent message': 'send',
  endEvent: 'end',
  'endEvent message': 'message-end',
  'endEvent error': 'error-end',
  'endEvent terminate': 'terminate-end',
}

/** What is drawn as another thing of its kind, with what it is in words. */
const inWords: Readonly<Record<string, string>> = {
  receiveTask: 'waits for a message',
  scriptTask: 'script',
  businessRuleTask: 'rule',
  callActivity: 'calls a process',
  complexGateway: 'complex gateway',
}

/** Data of bpmn-collaboration. */
export function collaborationData(process: BpmnProcess, conversion: Conversion): DiagramData {
  const inner = [...process.nodes.values()].filter(({ host }) => host === undefined)
  const names = namesOf(inner, process.pools)
  const poolOf = new Map(process.pools.map((pool) => [pool.process, names.get(pool.id)]))
  return {
    ...conversion.heading(process),
    nodes: inner.map((node) => conversion.placed(node.at, nodeData(node, { names, poolOf, conversion }))),
    edges: process.flows.flatMap((flow) => edgeData(flow, { process, names, conversion })),
    groups: process.pools.map((pool) => conversion.placed(pool.at, named(names.get(pool.id), pool))),
    ...remarksOf(process, names, conversion),
  }
}

type Names = ReadonlyMap<string, DataName>

/** Names of nodes and pools; a sign without words has an id alone, a task what it is. */
const namesOf = (nodes: readonly BpmnNode[], pools: readonly BpmnPool[]): Names => {
  const named = nodes.filter(({ name, element }) => oneLine(name) !== '' || isTask(element))
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

const isTask = (element: string): boolean => !/(?:Event|Gateway)$/.test(element)

/** `serviceTask` in words: Service task. */
const inSpaces = (element: string): string =>
  sentenceCase(element.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

const named = (name: DataName | undefined, { id }: BpmnPool): { name: string; id?: string } => {
  const { name: words, id: own } = name ?? { name: id }
  return own === undefined ? { name: words } : { id: own, name: words }
}

type Places = { names: Names; poolOf: ReadonlyMap<string | undefined, DataName | undefined>; conversion: Conversion }

const nodeData = (node: BpmnNode, { names, poolOf, conversion }: Places): Record<string, unknown> => {
  const { name = '', id } = names.get(node.id) ?? {}
  const kind = kindOf(node, conversion)
  const note = [inWords[node.element], isTimed(node) ? durationIn(node.time) : undefined]
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === '' && kind !== 'step' ? {} : { name: name || inSpaces(node.element) }),
    ...(kind === 'step' ? {} : { kind }),
    ...given('note', note.filter((each) => each !== undefined).join(', ')),
    ...given('group', poolOf.get(node.pool)?.ref),
  }
}

/** A timer with a name says when it fires, unless its name does. */
const isTimed = ({ trigger, time, name }: BpmnNode): boolean => trigger === 'timer' && time !== '' && !/\d/.test(name)

const kindOf = ({ element, trigger, at, name }: BpmnNode, conversion: Conversion): string => {
  const kind = kinds[`${element} ${trigger}`] ?? (trigger === '' ? kinds[element] : undefined)
  if (kind !== undefined) return kind
  if (element.endsWith('Event')) {
    conversion.noteOnce(`${trigger || 'plain'} events are drawn as tasks`, at, name)
    return 'step'
  }
  if (!(element in inWords)) conversion.noteOnce('subprocesses are drawn as one task', at, name)
  return 'step'
}

type Ends = { process: BpmnProcess; names: Names; conversion: Conversion }

/** A flow that leaves an event at a border leaves its task. */
const edgeData = (flow: BpmnFlow, { process, names, conversion }: Ends): Record<string, unknown>[] => {
  const [from, to] = [process.nodes.get(flow.from), process.nodes.get(flow.to)]
  const [start, end] = [names.get(from?.host ?? flow.from), names.get(to?.host ?? flow.to)]
  if (start === undefined || end === undefined) return []
  const kind = flow.isMessage ? { kind: 'message' } : kindAtBorder(from, conversion)
  const words = [from?.host === undefined ? '' : borderWords(from), flow.name].filter((each) => each !== '').join(': ')
  return [conversion.placed(flow.at, { from: start.ref, to: end.ref, ...given('text', words), ...kind })]
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

const borderWords = ({ name, time, trigger }: BpmnNode): string => oneLine(name) || durationIn(time) || trigger

/** `P10D` in words: 10 days; what is no plain duration of ISO 8601 stays as it is written. */
const durationIn = (written: string): string => {
  const duration = readDuration(written)
  return duration === undefined ? oneLine(written) : durationInWords(duration)
}

/** As many remarks as a picture has numbers for; further and long ones are named. */
const most = { remarks: 5, characters: 80 } as const

const remarksOf = ({ remarks }: BpmnProcess, names: Names, conversion: Conversion): { callouts?: unknown[] } => {
  const callouts: unknown[] = []
  for (const { text, on, at } of remarks.values()) {
    const target = names.get(on ?? '')
    const words = oneLine(text)
    if (target !== undefined && callouts.length < most.remarks && words !== '' && words.length <= most.characters)
      callouts.push(conversion.placed(at, { on: target.ref, text: words }))
    else conversion.note('this annotation is not in the picture', at, words)
  }
  return callouts.length === 0 ? {} : { callouts }
}
