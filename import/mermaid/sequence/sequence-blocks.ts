/**
 * Blocks of a sequence (loop, alt, par, …), their branches, and `end`, which also closes a box.
 */
import type { BlockKind } from '../../models/sequence.ts'
import { needEnd, readRest, type SequenceState } from './sequence-state.ts'

const branches: Readonly<Record<string, { of: readonly BlockKind[]; example: string }>> = {
  else: { of: ['alt'], example: 'alt' },
  and: { of: ['par', 'par_over'], example: 'par' },
  option: { of: ['critical'], example: 'critical' },
}

export function openBlock(state: SequenceState, block: BlockKind, at: number): void {
  state.open.push({ block, at })
  const text = readRest(state)
  if (block === 'rect') state.cursor.noteOnce('styles are not carried over', at)
  state.model.events.push({ is: 'open', block, text, at })
}

/** Reads `else`, `and` or `option`. */
export function openBranch(state: SequenceState, word: string, at: number): void {
  const { of = [], example = '' } = branches[word] ?? {}
  const block = state.open.at(-1)?.block
  if (block === undefined || !of.includes(block)) return state.cursor.stop(`${example} before ${word}`, at)
  state.model.events.push({ is: 'branch', block, text: readRest(state), at })
}

export function close(state: SequenceState, at: number): void {
  const { box, model, cursor } = state
  needEnd(state)
  if (box !== undefined) {
    model.boxes.push(box)
    state.box = undefined
    return
  }
  const block = state.open.pop()?.block
  if (block === undefined) return cursor.stop('a block before this end', at)
  model.events.push({ is: 'close', block, at })
}

/** Closes what the text left open, with a finding where it began. */
export function closeAll(state: SequenceState): void {
  const { cursor, model, box } = state
  if (box !== undefined) cursor.finding('the end of this box', box.at)
  if (box !== undefined) model.boxes.push(box)
  for (const { block, at } of state.open.toReversed()) {
    cursor.finding(`the end of this ${block}`, at)
    model.events.push({ is: 'close', block, at: cursor.at })
  }
}
