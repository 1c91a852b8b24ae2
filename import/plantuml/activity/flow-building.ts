/**
 * Builds the graph of an activity while its statements are read: what comes next is joined to all that ended before.
 */
import { emptyGraph, type GraphModel, plainArrow } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'

/** Where the flow is: ends that the next step is joined to, each with the words on its way. */
export type FlowEnd = { from: string; label?: string }

/** A block that is open. */
export type FlowBlock = {
  is: 'if' | 'switch' | 'while' | 'repeat' | 'fork' | 'split' | 'group'
  /** The question, the fork, or the first step of a loop. */
  node: string | undefined
  /** Ends of branches that are done. */
  done: FlowEnd[]
  /** Where the next branch begins. */
  start: FlowEnd[]
  /** Leaves the loop or the switch. */
  breaks: FlowEnd[]
  /** A step on the way back of a loop. */
  backward?: { id: string; label?: string }
  hasElse?: boolean
  group?: string | undefined
  at: number
}

export class FlowBuilding {
  readonly cursor: Cursor
  readonly model: GraphModel = emptyGraph()
  readonly open: FlowBlock[] = []
  ends: FlowEnd[] = []
  lane: string | undefined
  last: string | undefined
  /** Steps that an arrow of a loop leads back to come first. */
  #waiting: FlowBlock[] = []
  readonly labels = new Map<string, string>()
  readonly gotos: { from: FlowEnd[]; to: string; at: number }[] = []

  constructor(cursor: Cursor) {
    this.cursor = cursor
  }

  /** A step behind everything that ended before it. */
  add(label: string, shape: string | undefined, at: number): string {
    const id = this.make(label, shape, at)
    this.join(this.ends, id, at)
    this.ends = [{ from: id }]
    for (const block of this.#waiting) block.node ??= id
    this.#waiting = []
    return id
  }

  /** A step that nothing leads to yet. */
  make(label: string, shape: string | undefined, at: number): string {
    const id = `n${this.model.nodes.size + 1}`
    const group = this.lane ?? this.open.findLast((block) => block.group !== undefined)?.group
    const inside = this.open.findLast((block) => block.is === 'group')?.group ?? group
    this.model.nodes.set(id, {
      id,
      label,
      at,
      ...(shape === undefined ? {} : { shape }),
      ...(this.lane !== undefined ? { group: this.lane } : inside === undefined ? {} : { group: inside }),
    })
    this.last = id
    return id
  }

  join(from: readonly FlowEnd[], to: string, at: number): void {
    for (const end of from)
      this.model.edges.push({
        ...plainArrow(end.from, to, at),
        ...(end.label === undefined || end.label === '' ? {} : { label: end.label }),
      })
  }

  /** Words on the way to the next step. */
  label(words: string): void {
    this.ends = this.ends.map((end) => ({
      ...end,
      label: [end.label ?? '', words].filter((each) => each !== '').join(' '),
    }))
  }

  /** The next step is the first of this loop. */
  await(block: FlowBlock): void {
    this.#waiting.push(block)
  }

  begin(block: Pick<FlowBlock, 'is' | 'at'> & Partial<FlowBlock>): FlowBlock {
    const made = { node: undefined, done: [], start: [], breaks: [], ...block }
    this.open.push(made)
    return made
  }
}
