/** One short TCP connection: RFC 9293, figure 6 (handshake) and figure 12 (normal close), with data in between. */
import { completing } from '../../drawing/data/form.ts'
import type { Target } from '../../drawing/data/references.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { mapEntries, messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { phasesOf } from './phases.ts'
import { entriesOf, numberSegments } from './segments.ts'

/** Segments that open and close the connection, and in total; nothing for what the data do not have. */
const derive = (data: SequenceData): { open?: string; close?: string; segments: string } => {
  const { open, close } = phasesOf(data)
  return {
    ...(open === 0 ? {} : { open: `${open}` }),
    ...(close === 0 ? {} : { close: `${close}` }),
    segments: `${messagesIn(data.messages).length}`,
  }
}

/** A segment by its flags, without the numbers behind them. */
const withoutNumbers = <Entry extends { text: string }>(entry: Entry): Entry => ({
  ...entry,
  text: entry.text.replace(/ · SEQ=.*$/, ''),
})

/** The state that keeps a closed port: 2 MSL long. */
const isTimeWait = (state: string): boolean => /^TIME.WAIT$/i.test(state)

/** How long it lasts, which is longer than all else: RFC 9293 has 2 minutes for MSL (section 3.4.2), and many systems less. */
const waiting = { text: '2 MSL', note: '4 min by RFC 9293', isClaim: true, pause: 40 }

/** Where numbers begin that the data do not give. */
const numbersFrom = 'Sequence numbers begin at 100 and 300, as in the figures of RFC 9293.'

/** Says why segments have no numbers where some have notes. */
const noteNumbers = ({ messages }: SequenceData, sheet: Sheet): void => {
  const sent = messagesIn(messages)
  const said = sent.find(({ note, lines }) => note !== undefined || lines.length > 0)
  const has = sent.some(({ note = '', lines }) =>
    [note, ...lines.map(({ text }) => text)].some((each) => /\b(?:SEQ|ACK)=/.test(each)),
  )
  if (said !== undefined && !has)
    sheet.note(
      said,
      said.note === undefined ? 'lines' : 'note',
      'stands where numbers would: write SEQ={seq} ACK={ack} in it to have them',
    )
}

/** A segment, and a state that an end is in from what it sends before, or receives, on. */
const segment = (from: string, to: string) => (text: string, note?: string) =>
  ({ from, to, text: `${text} · ${note ?? 'SEQ={seq} ACK={ack}'}`, kind: 'async' }) as const
const [client, server] = [segment('Client', 'Server'), segment('Server', 'Client')]
const state = (from: string, text: string) => ({ kind: 'state', from, text }) as const

/** The states that follow from segments, in order: they are not in the data, but can be highlighted. */
const stateTargets = (data: SequenceData): Target[] => {
  const given = new Set<object>(data.messages)
  return entriesOf(data).flatMap((item, index) =>
    given.has(item) || !('text' in item) ? [] : [{ names: [`${item.text}-${index}`, item.text], item }],
  )
}

export default defineRecipe({
  name: 'TCP connection lifecycle',
  family: 'Sequences',
  description:
    'A TCP connection from SYN to the last ACK: segments as slanted arrows that take time, with sequence and acknowledgment numbers computed, and the state of both ends after each step as RFC 9293 names it. Also called three-way handshake or TCP state sequence.',
  useWhen:
    'You explain how a connection opens and closes, which end is in which state, or why sockets stay in TIME-WAIT or CLOSE-WAIT. Good for 2 ends and up to 16 segments, as in a network course or a post-mortem of exhausted ports.',
  avoidWhen:
    'You need to show what happens on top of the connection: use `tls13-handshake` or `request-sequence`. You need the bits of a segment’s header: use `packet-header`. You need all states and transitions rather than one run: use `uml-state-machine`. You need measured times: use `trace-waterfall`.',
  visual: 86,
  ease: 70,
  overall: 84,
  rationale:
    'Slanted arrows show why the two ends change state at different times, and a bar how long the port stays taken. A segment added by hand moves every row below and all later numbers. You supply flags and lengths; numbers are computed, and states where none are given.',
  reviewed: '2026-11-23',
  revision: 1,
  // A connection has two ends; states and segments are short, so that many entries fit.
  data: completing(sequenceForm({}, { participants: 2, messages: 60 }, stateTargets), numberSegments),
  sample: {
    title: 'The end that closes first waits in TIME-WAIT',
    subtitle:
      'Opening takes {open} segments, closing {close}; the client then waits 2 MSL, in case its last ACK is lost',
    source: 'RFC 9293, figures 6 and 12, here without data between; MSL, the maximum segment lifetime, is 2 min there',
    focus: ['time-wait'],
    participants: [
      { name: 'Client', note: 'active open, closes first' },
      { name: 'Server', note: 'passive open' },
    ],
    messages: [
      state('Client', 'CLOSED'),
      state('Server', 'LISTEN'),
      { id: 'syn', ...client('SYN', 'SEQ={seq}'), delay: 2 },
      state('Client', 'SYN-SENT'),
      state('Server', 'SYN-RECEIVED'),
      { ...server('SYN, ACK'), delay: 1 },
      state('Client', 'ESTABLISHED'),
      { id: 'opened', ...client('ACK'), delay: 1 },
      state('Server', 'ESTABLISHED'),
      { id: 'fin', ...client('FIN, ACK'), delay: 2 },
      state('Client', 'FIN-WAIT-1'),
      state('Server', 'CLOSE-WAIT'),
      { ...server('ACK'), delay: 1 },
      state('Client', 'FIN-WAIT-2'),
      { ...server('FIN, ACK'), delay: 2 },
      state('Server', 'LAST-ACK'),
      { id: 'time-wait', ...state('Client', 'TIME-WAIT') },
      { id: 'closed', ...client('ACK'), delay: 1 },
      state('Server', 'CLOSED'),
      state('Client', 'CLOSED'),
    ],
    spans: [
      { from: 'syn', to: 'opened', text: 'Opening', note: '{open} segments' },
      { from: 'fin', to: 'closed', text: 'Closing', note: '{close} segments' },
    ],
  },
  derive,
  meanings: {
    open: 'segments of the first span without `at`, or else from a SYN to the first ACK behind SYN and ACK, lost ones too',
    close: 'segments of the second span without `at`, or else from the first FIN on',
  },
  draw: (data, sheet) => {
    if (entriesOf(data) !== data.messages && messagesIn(data.messages).every(({ note }) => note?.startsWith('SEQ=')))
      sheet.footnote(numbersFrom)
    noteNumbers(data, sheet)
    for (const name of ['open', 'close', 'segments']) sheet.prove(name, ...messagesIn(data.messages))
    drawSequence({ ...data, messages: entriesOf(data) }, sheet, {
      as: 'code',
      derived: derive(data),
      remarks: 'beside',
      // A bar of the data's own says it already.
      lasts: (words) => isTimeWait(words) && !data.spans.some(({ at, text }) => at !== undefined && isTimeWait(text)),
      lasting: waiting,
    })
  },
  describe: (data) => {
    // An end that is closed or listens says nothing of its way, and flags say what a segment does; all of them have room then.
    const messages = mapEntries(entriesOf(data), withoutNumbers).filter(
      (entry) => !(entry.kind === 'state' && /^(CLOSED|LISTEN)$/i.test(entry.text)) || data.focus?.includes(entry.text),
    )
    const waits = messages.flatMap((entry) =>
      entry.kind === 'state' && isTimeWait(entry.text)
        ? `${entry.from} stays in ${entry.text} for ${waiting.text}.`
        : [],
    )
    return describeSequence({ ...data, messages }, derive(data), waits.join(' '))
  },
})
