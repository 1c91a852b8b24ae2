/**
 * Reads the XML of BPMN 2.0.2 (ISO/IEC 19510): pools, tasks, gateways, events, flows and messages. Places on the page
 * (`BPMNDiagram`) are left: the drawing finds its own.
 */
import { TextReport } from '../text/report.ts'
import { elementsIn, type XmlElement } from '../text/xml-elements.ts'
import { type BpmnScope, collect, scopeIn } from './collect.ts'
import { BpmnDraft } from './draft.ts'
import { joined } from './join.ts'
import type { BpmnProcess } from './process.ts'

export function readBpmn(text: string): { process: BpmnProcess; report: TextReport } {
  const report = new TextReport(text)
  const draft = new BpmnDraft(report)
  const scopes = new Map<XmlElement | undefined, BpmnScope>()
  for (const element of elementsIn(text, report)) {
    // The element around it has come before.
    const scope = scopes.get(element.parent) ?? { isBeyond: false }
    if (!scope.isBeyond) collect(element, scope, draft)
    scopes.set(element, scopeIn(element, scope))
  }
  return { process: joined(draft), report }
}
