/**
 * What a BPMN 2.0.2 file says of processes, before it is drawn.
 */

/** A task, a gateway or an event. */
export type BpmnNode = {
  id: string
  name: string
  /** The name of its element: `userTask`, `exclusiveGateway`, `boundaryEvent`. */
  element: string
  /** What an event waits for, sends or does, by its definition: `timer`, `message`; empty if it says nothing. */
  trigger: string
  /** When a timer fires, as written: `P10D`. */
  time: string
  /** The marker of a task that is done more than once, in words. */
  repeats: string
  /** The id of the task at whose border an event is. */
  host?: string | undefined
  /** An event that does not end its task, or the process around it. */
  isBeside: boolean
  /** The process it is in. */
  process: string
  lane?: string | undefined
  at: number
}

export type BpmnFlow = {
  from: string
  to: string
  name: string
  isMessage: boolean
  /** The way that a gateway takes if no condition holds. */
  isDefault: boolean
  at: number
}

export type BpmnPool = { id: string; name: string; process?: string | undefined; at: number }

/** `isOuter`: other lanes are in it. */
export type BpmnLane = { id: string; name: string; isOuter: boolean; at: number }

export type BpmnRemark = { id: string; text: string; at: number; on?: string | undefined }

export type BpmnProcess = {
  title?: string
  nodes: Map<string, BpmnNode>
  flows: BpmnFlow[]
  pools: BpmnPool[]
  lanes: BpmnLane[]
  remarks: BpmnRemark[]
}
