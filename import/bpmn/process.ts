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
  /** The id of the task at whose border an event is. */
  host?: string | undefined
  /** A border event that does not end its task. */
  isBeside: boolean
  pool: string
  lane?: string | undefined
  at: number
}

export type BpmnFlow = { from: string; to: string; name: string; isMessage: boolean; at: number }

export type BpmnPool = { id: string; name: string; process?: string | undefined; at: number }

export type BpmnRemark = { id: string; text: string; at: number; on?: string | undefined }

export type BpmnProcess = {
  title?: string
  nodes: Map<string, BpmnNode>
  flows: BpmnFlow[]
  pools: BpmnPool[]
  lanes: { id: string; name: string; at: number }[]
  remarks: Map<string, BpmnRemark>
}

export const emptyProcess = (): BpmnProcess => ({
  nodes: new Map(),
  flows: [],
  pools: [],
  lanes: [],
  remarks: new Map(),
})
