/**
 * Reads the XML of BPMN 2.0.2 (ISO/IEC 19510): pools, tasks, gateways, events, flows and messages. Places on the page
 * (`BPMNDiagram`) are left: the drawing finds its own.
 */
import { TextReport } from '../text/report.ts'
import { tagsIn, type XmlTag } from '../text/xml.ts'
import { type BpmnNode, type BpmnProcess, emptyProcess } from './process.ts'

/** One reading: the elements that are open, the innermost last. */
type BpmnReading = {
  process: BpmnProcess
  report: TextReport
  open: XmlTag[]
  /** Lanes by the id of the node in them. */
  lanes: Map<string, string>
}

export function readBpmn(text: string): { process: BpmnProcess; report: TextReport } {
  const reading: BpmnReading = { process: emptyProcess(), report: new TextReport(text), open: [], lanes: new Map() }
  for (const tag of tagsIn(text)) step(tag, reading)
  const [unclosed] = reading.open
  if (unclosed !== undefined) reading.report.finding(`</${unclosed.name}>`, text.length)
  const { process, report, lanes } = reading
  for (const node of process.nodes.values()) node.lane = lanes.get(node.id)
  keepWhatLeadsSomewhere(process, report)
  return { process, report }
}

const step = (tag: XmlTag, reading: BpmnReading): void => {
  const { open, report } = reading
  if (tag.name === '') return readWords(tag, reading)
  if (tag.closes) {
    const index = open.findLastIndex(({ name }) => name === tag.name)
    if (index < 0) report.finding(`an element before </${tag.name}>`, tag.at)
    else open.splice(index)
    return
  }
  if (!open.some(({ name }) => name === 'BPMNDiagram' || name === 'extensionElements')) readTag(tag, reading)
  if (!tag.isEmpty) open.push(tag)
}

const nodes =
  /^(?:task|(?:user|service|send|receive|manual|script|businessRule)Task|callActivity|(?:ad[Hh]oc)?[sS]ubProcess|transaction|(?:exclusive|parallel|inclusive|complex|eventBased)Gateway|startEvent|endEvent|intermediate(?:Catch|Throw)Event|boundaryEvent)$/

const isSubProcess = ({ name }: XmlTag): boolean => /subProcess$/i.test(name) || name === 'transaction'

const readTag = (tag: XmlTag, reading: BpmnReading): void => {
  const { process, report, open } = reading
  const { name, given, at } = tag
  const id = given.get('id') ?? ''
  if (open.some(isSubProcess)) {
    if (nodes.test(name)) report.noteOnce('the steps inside of a subprocess are not drawn', at, given.get('name') ?? id)
    return
  }
  if (nodes.test(name)) process.nodes.set(id, nodeOf(tag, poolOf(open)))
  else if (name.endsWith('EventDefinition')) define(tag, reading)
  else if (name === 'sequenceFlow' || name === 'messageFlow') addFlow(tag, reading)
  else if (name === 'participant')
    process.pools.push({ id, name: given.get('name') ?? '', process: given.get('processRef'), at })
  else if (name === 'process') addProcess(tag, reading)
  else if (name === 'lane') process.lanes.push({ id, name: given.get('name') ?? id, at })
  else if (name === 'textAnnotation') process.remarks.set(id, { id, text: '', at })
  else if (name === 'association') attach(tag, reading)
  else if (unseen.has(name)) report.noteOnce(`${unseen.get(name)} are not drawn`, at, given.get('name') ?? id)
}

/** What is read over, by the name of its element. */
const unseen = new Map([
  ['dataObjectReference', 'data objects'],
  ['dataStoreReference', 'data stores'],
  ['group', 'groups'],
  ['standardLoopCharacteristics', 'markers of loops'],
  ['multiInstanceLoopCharacteristics', 'markers of loops'],
  ['conditionExpression', 'conditions of flows'],
  ['choreographyTask', 'choreographies'],
])

const nodeOf = ({ name, given, at }: XmlTag, pool: string): BpmnNode => ({
  id: given.get('id') ?? '',
  name: given.get('name') ?? '',
  element: name,
  trigger: '',
  time: '',
  host: given.get('attachedToRef'),
  isBeside: given.get('cancelActivity') === 'false',
  pool,
  at,
})

const poolOf = (open: readonly XmlTag[]): string =>
  open.findLast(({ name }) => name === 'process')?.given.get('id') ?? ''

/** A process without a participant is a pool itself. */
const addProcess = ({ given, at }: XmlTag, { process }: BpmnReading): void => {
  const id = given.get('id') ?? ''
  const pool = process.pools.find((each) => each.process === id)
  const name = given.get('name') ?? ''
  if (pool === undefined) process.pools.push({ id: `pool of ${id}`, name, process: id, at })
  else if (pool.name === '') pool.name = name
}

const define = ({ name }: XmlTag, { process, open }: BpmnReading): void => {
  const node = process.nodes.get(open.at(-1)?.given.get('id') ?? '')
  if (node !== undefined) node.trigger ||= name.replace(/EventDefinition$/, '')
}

const addFlow = ({ name, given, at }: XmlTag, { process }: BpmnReading): void => {
  const [from, to] = [given.get('sourceRef') ?? '', given.get('targetRef') ?? '']
  process.flows.push({ from, to, name: given.get('name') ?? '', isMessage: name === 'messageFlow', at })
}

const attach = ({ given }: XmlTag, { process }: BpmnReading): void => {
  const ends = [given.get('sourceRef') ?? '', given.get('targetRef') ?? '']
  for (const [index, end] of ends.entries()) {
    const remark = process.remarks.get(end)
    if (remark !== undefined) remark.on ??= ends[1 - index]
  }
}

const readWords = ({ words }: XmlTag, { process, open, lanes }: BpmnReading): void => {
  const [inner, around] = [open.at(-1), open.at(-2)]
  const said = words.trim()
  if (inner === undefined || said === '') return
  if (inner.name === 'flowNodeRef') lanes.set(said, around?.given.get('id') ?? '')
  const remark = inner.name === 'text' ? process.remarks.get(around?.given.get('id') ?? '') : undefined
  if (remark !== undefined) remark.text += said
  if (/^time(?:Date|Duration|Cycle)$/.test(inner.name)) {
    const node = process.nodes.get(open.at(-3)?.given.get('id') ?? '')
    if (node !== undefined) node.time = said
  }
}

/** Flows whose ends are not there are findings; those of what is inside of a subprocess have been named. */
const keepWhatLeadsSomewhere = (process: BpmnProcess, report: TextReport): void => {
  const known = new Set([...process.nodes.keys(), ...process.pools.map(({ id }) => id)])
  process.flows = process.flows.filter(({ from, to, at }) => {
    const missing = [from, to].find((end) => !known.has(end))
    if (missing !== undefined)
      report.finding(`a flow between elements that are there, not to ${JSON.stringify(missing)}`, at)
    return missing === undefined
  })
}
