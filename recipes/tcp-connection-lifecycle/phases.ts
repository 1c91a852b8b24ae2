/** How many segments open and close a connection: those of the first two spans that are brackets, or else by their flags. */
import { messagesIn, messagesWithin } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { flagsOf } from './states.ts'

/** 0 for a phase that the data do not have; lost segments were sent too. */
export const phasesOf = ({ messages, spans }: SequenceData): { open: number; close: number } => {
  const [open, close] = spans.filter(({ at }) => at === undefined).map((span) => messagesWithin(span, messages).length)
  if (open !== undefined && close !== undefined) return { open, close }
  const flags = messagesIn(messages).map(flagsOf)
  const accepted = flags.findIndex((each) => each.has('SYN') && each.has('ACK'))
  const opened = flags.findIndex((each, index) => index > accepted && each.has('ACK') && !each.has('SYN'))
  const from = flags.findIndex((each) => each.has('SYN'))
  const finished = flags.findIndex((each) => each.has('FIN'))
  return {
    open: accepted < 0 || opened < 0 ? (open ?? 0) : opened - from + 1,
    close: finished < 0 ? 0 : flags.length - finished,
  }
}
