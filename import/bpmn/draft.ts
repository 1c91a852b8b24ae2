/**
 * What the elements of a BPMN file say one by one, before it is joined: they may come in any order.
 */
import type { TextReport } from '../text/report.ts'
import type { XmlElement } from '../text/xml-elements.ts'
import type { BpmnFlow, BpmnLane, BpmnNode, BpmnPool, BpmnRemark } from './process.ts'

/** A process, and the key by which its nodes know it. */
type DraftProcess = { key: string; name: string; at: number }

/** One reading. Whatever is drawn has a key of its own, also where its id is missing or is another's. */
export class BpmnDraft {
  readonly report: TextReport
  readonly nodes = new Map<XmlElement, BpmnNode>()
  readonly flows: (BpmnFlow & { id: string })[] = []
  readonly defaults = new Set<string>()
  readonly processes = new Map<XmlElement, DraftProcess>()
  readonly pools: BpmnPool[] = []
  readonly lanes = new Map<XmlElement, BpmnLane & { depth: number }>()
  /** The lane that says so of a node by its id. */
  readonly members: { lane: XmlElement; node: string }[] = []
  readonly remarks = new Map<XmlElement, BpmnRemark>()
  readonly associations: { ends: [string, string]; at: number }[] = []
  /** What events wait for, by the id of definitions that several events share. */
  readonly definitions = new Map<string, string>()
  readonly references: { node: BpmnNode; to: string; at: number }[] = []
  /** The node of a subprocess by the ids of the steps in it. */
  readonly inside = new Map<string, string>()
  /** Names of the whole: of the file, of its collaboration. */
  readonly titles: Record<'definitions' | 'collaboration', string> = { definitions: '', collaboration: '' }
  readonly #taken = new Set<string>()

  constructor(report: TextReport) {
    this.report = report
  }

  /** The id of an element, or another key if it has none that is its own. */
  keyOf({ name, given, at }: XmlElement): string {
    const id = refIn(given.get('id'))
    if (id !== '' && this.#taken.has(id)) this.report.finding(`an id of its own, not ${JSON.stringify(id)} again`, at)
    const own = id === '' || this.#taken.has(id) ? `${name} ${at}` : id
    this.#taken.add(own)
    return own
  }
}

/** An id without the prefix of its namespace. */
export const refIn = (words: string | undefined): string => (words ?? '').trim().replace(/^.*:/, '')
