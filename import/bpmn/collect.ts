/**
 * What each element of BPMN adds to a draft.
 */
import type { XmlElement } from '../text/xml-elements.ts'
import { type BpmnDraft, refIn } from './draft.ts'
import { isSubProcess } from './node-words.ts'

/** What is around an element: its process, its subprocess (the outermost), its lane, and whether nothing in it is BPMN's. */
export type BpmnScope = {
  isBeyond: boolean
  process?: XmlElement | undefined
  within?: XmlElement | undefined
  lane?: XmlElement | undefined
}

/** The scope of what is in an element. */
export const scopeIn = (element: XmlElement, scope: BpmnScope): BpmnScope => ({
  isBeyond: scope.isBeyond || element.name === 'BPMNDiagram' || element.name === 'extensionElements',
  process: element.name === 'process' ? element : scope.process,
  within: scope.within ?? (isSubProcess({ element: element.name }) ? element : undefined),
  lane: element.name === 'lane' ? element : scope.lane,
})

const nodeNames =
  /^(?:task|(?:user|service|send|receive|manual|script|businessRule)Task|callActivity|(?:ad[Hh]oc)?[sS]ubProcess|transaction|(?:exclusive|parallel|inclusive|complex|eventBased)Gateway|startEvent|endEvent|intermediate(?:Catch|Throw)Event|boundaryEvent)$/

const nameOf = ({ given }: XmlElement): string => given.get('name') ?? ''

/** Adds what an element says. */
export function collect(element: XmlElement, scope: BpmnScope, draft: BpmnDraft): void {
  if (aboutNode(element, draft)) return
  if (scope.within !== undefined) return inSubProcess(element, scope.within, draft)
  if (nodeNames.test(element.name)) addNode(element, scope, draft)
  else if (unseen.has(element.name))
    draft.report.noteOnce(`${unseen.get(element.name)} are not drawn`, element.at, nearestName(element))
  else others.get(element.name)?.(element, scope, draft)
}

/** What is read over, by the name of its element. */
const unseen = new Map([
  ['dataObjectReference', 'data objects'],
  ['dataStoreReference', 'data stores'],
  ['group', 'groups'],
  ['participantMultiplicity', 'markers of several participants'],
  ['conditionExpression', 'conditions of flows'],
  ['choreographyTask', 'choreographies'],
  ['conversation', 'conversations'],
  ['subConversation', 'conversations'],
  ['callConversation', 'conversations'],
])

const nearestName = ({ given, parent }: XmlElement): string =>
  given.get('name') ?? given.get('id') ?? parent?.given.get('name') ?? ''

/** Definitions of events, their times, and markers of tasks: true if the element is one of these. */
const aboutNode = (element: XmlElement, { nodes, definitions, references, report }: BpmnDraft): boolean => {
  const { name, parent, given, at } = element
  const node = parent === undefined ? undefined : nodes.get(parent)
  if (name.endsWith('EventDefinition')) {
    const trigger = name.replace(/EventDefinition$/, '')
    if (node === undefined) definitions.set(refIn(given.get('id')), trigger)
    else if (node.trigger === '') node.trigger = trigger
    else report.noteOnce('further definitions of an event are not drawn', at, `${trigger} ${node.name}`.trim())
  } else if (name === 'eventDefinitionRef') {
    if (node !== undefined) references.push({ node, to: refIn(element.words), at })
  } else if (/^time(?:Date|Duration|Cycle)$/.test(name)) {
    const event = parent?.parent === undefined ? undefined : nodes.get(parent.parent)
    if (event !== undefined) event.time ||= element.words.trim()
  } else if (name.endsWith('LoopCharacteristics')) {
    if (node !== undefined) node.repeats = repeats(element)
  } else return false
  return true
}

const repeats = ({ name, given }: XmlElement): string => {
  if (name.startsWith('standard')) return 'repeats'
  return given.get('isSequential') === 'true' ? 'for each, one by one' : 'for each, at once'
}

const drawn = new Set(['textAnnotation', 'dataObjectReference', 'dataStoreReference', 'lane'])

const inSubProcess = ({ name, given, at }: XmlElement, within: XmlElement, draft: BpmnDraft): void => {
  if (!nodeNames.test(name) && !drawn.has(name)) return
  draft.report.noteOnce('what is inside of a subprocess is not drawn', at, given.get('name') ?? given.get('id') ?? '')
  const id = refIn(given.get('id'))
  if (id !== '') draft.inside.set(id, draft.nodes.get(within)?.id ?? '')
}

const addNode = (element: XmlElement, { process }: BpmnScope, draft: BpmnDraft): void => {
  const { name, given, at } = element
  const host = given.get('attachedToRef')
  draft.defaults.add(refIn(given.get('default')))
  draft.nodes.set(element, {
    id: draft.keyOf(element),
    name: nameOf(element),
    element: given.get('triggeredByEvent') === 'true' ? 'eventSubProcess' : name,
    trigger: '',
    time: '',
    repeats: '',
    host: host === undefined ? undefined : refIn(host),
    isBeside: given.get('cancelActivity') === 'false' || given.get('isInterrupting') === 'false',
    process: process === undefined ? '' : (draft.processes.get(process)?.key ?? ''),
    at,
  })
}

const addFlow = (element: XmlElement, _: BpmnScope, { flows }: BpmnDraft): void => {
  const { name, given, at } = element
  const [id, from, to] = ['id', 'sourceRef', 'targetRef'].map((key) => refIn(given.get(key))) as [
    string,
    string,
    string,
  ]
  flows.push({ id, from, to, name: nameOf(element), isMessage: name === 'messageFlow', isDefault: false, at })
}

type Collecting = (element: XmlElement, scope: BpmnScope, draft: BpmnDraft) => void

const collecting: Readonly<Record<string, Collecting>> = {
  sequenceFlow: addFlow,
  messageFlow: addFlow,
  participant: (element, _, draft) => {
    const process = element.given.get('processRef')
    draft.pools.push({
      id: draft.keyOf(element),
      name: nameOf(element),
      process: process === undefined ? undefined : refIn(process),
      at: element.at,
    })
  },
  // A process is known by its id alone: a task may have the same one.
  process: (element, _, { processes }) => {
    const key = refIn(element.given.get('id')) || `process ${element.at}`
    processes.set(element, { key, name: nameOf(element), at: element.at })
  },
  lane: (element, { lane }, draft) => {
    const outer = lane === undefined ? undefined : draft.lanes.get(lane)
    if (outer !== undefined) outer.isOuter = true
    const id = draft.keyOf(element)
    const depth = (outer?.depth ?? 0) + 1
    draft.lanes.set(element, { id, name: nameOf(element) || id, isOuter: false, depth, at: element.at })
  },
  textAnnotation: (element, _, draft) => {
    draft.remarks.set(element, { id: draft.keyOf(element), text: '', at: element.at })
  },
  text: ({ parent, words }, _, { remarks }) => {
    const remark = parent === undefined ? undefined : remarks.get(parent)
    if (remark !== undefined) remark.text += words.trim()
  },
  association: ({ given, at }, _, { associations }) => {
    associations.push({ ends: [refIn(given.get('sourceRef')), refIn(given.get('targetRef'))], at })
  },
  flowNodeRef: ({ words }, { lane }, { members }) => {
    if (lane !== undefined) members.push({ lane, node: refIn(words) })
  },
  definitions: (element, _, { titles }) => {
    titles.definitions = nameOf(element)
  },
  collaboration: (element, _, { titles }) => {
    titles.collaboration ||= nameOf(element)
  },
}

/** A file may have elements of any name: `__proto__` is one. */
const others = new Map(Object.entries(collecting))
