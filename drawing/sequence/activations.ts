/**
 * Activations: how long a participant works on a call, derived from calls and replies.
 */
import type { Exchange } from '../data/sequence-calls.ts'
import type { Message } from '../data/sequence-fields.ts'
import type { ScriptStep } from './script.ts'

/** A bar on the lifeline of `column`, from the step of a call to that of its last reply; `depth` counts bars under it. */
export type Activation = { call: Message; column: number; from: number; to: number; depth: number }

/** One bar for every call that is answered; a participant that is called while active gets another on top. */
export function activationsOf(exchanges: Exchange[], steps: ScriptStep[]): Activation[] {
  const rowOf = new Map(steps.map(({ item }, index) => [item, index]))
  const bars: Activation[] = []
  for (const { call, reply } of exchanges) {
    const [from = 0, to = 0] = [rowOf.get(call), rowOf.get(reply)]
    const column = steps[from]?.to ?? 0
    const depth = bars.filter((bar) => bar.column === column && bar.from < from && from < bar.to).length
    bars.push({ call, column, from, to, depth })
  }
  return bars
}

/** A bar's width in pixels, and how far one on top of another is moved to the right. */
export const barWidth = 8
export const barShift = 4

/** A bar as placed on the page, and how far it reaches left and right of its lifeline; `item` is what it was drawn from. */
export type ActivationBar = {
  item: object
  column: number
  x: number
  left: number
  right: number
  top: number
  bottom: number
}

/** How far the edge on which arrows end is from the lifeline at a height: left of it, and right of it. */
export const edgesAt = (column: number, y: number, bars: readonly ActivationBar[]): { left: number; right: number } => {
  const here = bars.filter((bar) => bar.column === column && bar.top <= y && y <= bar.bottom)
  return { left: Math.max(0, ...here.map(({ left }) => left)), right: Math.max(0, ...here.map(({ right }) => right)) }
}
