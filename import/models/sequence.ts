/**
 * A sequence as diagram languages write it: participants, and one flat list of events in the order of the text.
 *
 * Blocks open and close in the list, so that nothing recurses whatever the nesting. Words are plain and in one line.
 */
import type { Titled } from './graph.ts'

export type ModelParticipant = {
  id: string
  label: string
  /** In the words of its language: `participant`, `actor`, `database`, … */
  type: string
  at: number
}

/** What is drawn at the end of a message. */
export type MessageHead = 'open' | 'filled' | 'cross' | 'point' | 'halfTop' | 'halfBottom' | 'stickTop' | 'stickBottom'

/** What a block is, in the words of UML where it has them. */
export type BlockKind = 'loop' | 'alt' | 'opt' | 'par' | 'critical' | 'break' | 'rect' | 'group' | 'par_over'

export type ModelMessage = {
  is: 'message'
  from: string
  to: string
  text: string
  dotted: boolean
  head: MessageHead
  /** Heads at both ends. */
  both?: boolean
  /** The head is at the start. */
  reverse?: boolean
  /** Ends in a circle on the lifeline of the receiver, the sender or both. */
  central?: 'to' | 'from' | 'both'
  /** The sender or the receiver is outside of the picture. */
  outside?: 'from' | 'to'
}

export type SequenceEvent = { at: number } & (
  | ModelMessage
  | { is: 'note'; side: 'left' | 'right' | 'over'; over: string[]; text: string }
  | { is: 'activate' | 'deactivate' | 'create' | 'destroy'; actor: string }
  | { is: 'open'; block: BlockKind; text: string }
  | { is: 'branch'; block: BlockKind; text: string }
  | { is: 'close'; block: BlockKind }
  | { is: 'number'; visible: boolean; start?: number; step?: number; isOfAll?: boolean }
  | { is: 'divider'; text: string }
)

/** A frame around participants. */
export type ModelBox = { label: string; fill?: string; members: string[]; at: number }

export type SequenceModel = Titled & {
  participants: Map<string, ModelParticipant>
  events: SequenceEvent[]
  boxes: ModelBox[]
}

export const emptySequence = (): SequenceModel => ({ participants: new Map(), events: [], boxes: [] })
