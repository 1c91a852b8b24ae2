/**
 * Reads PlantUML's timing diagrams: signals, and the states that they are in from a time on.
 */
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { prepare } from '../prepare.ts'
import { arrow, highlight, note } from './timing-marks.ts'
import { type SignalKind, type TimingModel, type TimingReading, word } from './timing-model.ts'
import { readTime, type TimingTimes } from './timing-times.ts'

export type { TimingModel, TimingSignal } from './timing-model.ts'

export function readTiming(raw: string): { model: TimingModel; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const notations: TimingModel['notations'] = new Set()
  const model: TimingModel = {
    ...about,
    signals: new Map(),
    times: new Set(),
    arrows: [],
    spans: [],
    lights: [],
    notations,
  }
  const times: TimingTimes = { now: undefined, own: 0, named: new Map(), clocks: new Map(), notations }
  const reading: TimingReading = { cursor, model, times, on: undefined, names: new Map() }
  readStatements(cursor, () => void (readFrom(cursor, reading, table) || state(reading)))
  return { model, report: cursor.report }
}

const table: readonly Statement<TimingReading>[] = [
  [
    new RegExp(
      `(?:compact[ \\t]+)?(robust|concise|rectangle|clock|binary|analog)[ \\t]+(?:"([^"\\n]*)"|(${word}))`,
      'uy',
    ),
    (reading, hit, at) => signal(reading, hit, at),
  ],
  [/(?:robust|concise|rectangle|binary|analog|clock)\b[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('settings', at)],
  [/(?=@[^\n]*(?:<-|->))/y, (reading, _, at) => arrow(reading, at)],
  [/@/y, time],
  [/highlight\b[ \t]*/y, (reading, _, at) => highlight(reading, at)],
  [/(?:mode|manual|scale|use|hide)\b[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('settings', at)],
  [/(?=note\b)/y, (reading, _, at) => note(reading, at)],
  [
    new RegExp(`(?=${word}[ \\t]*(?:@[^\\n]*?)?(?:<?-+(?:\\[[^\\n\\]]*\\]-*)?>|<-+))`, 'uy'),
    (reading, _, at) => arrow(reading, at),
  ],
  [
    new RegExp(`${word}[ \\t]+(?:is[ \\t]+between|ticks)\\b[^\\n]*`, 'uy'),
    ({ cursor }, _, at) => cursor.noteOnce('settings', at),
  ],
  [new RegExp(`(${word})[ \\t]+has\\b[ \\t]*([^\\n]*)`, 'uy'), has],
]

const signal = ({ cursor, model, times }: TimingReading, [, kind, words, plain]: RegExpExecArray, at: number): void => {
  const said = creole(cursor.report, (words ?? plain)!, at)
  let id = (words ?? plain)!
  let period: number | undefined
  for (let before = -1; before < cursor.at; ) {
    before = cursor.at
    cursor.take(/[ \t]*(?:#[\w|\\/-]+|<<[^>\n]*>>)/y)
    const own = cursor.take(/[ \t]*as[ \t]+("[^"\n]*"|[\p{L}\p{N}_.]+)/uy)?.[1]
    if (own !== undefined) {
      id = own.replaceAll('"', '')
      continue
    }
    const every = cursor.take(/[ \t]*with[ \t]+period[ \t]+([\d.]+)/y)?.[1]
    if (every !== undefined) period = Number(every)
    const looks = cursor.at
    if (cursor.take(/[ \t]*(?:pulse|offset|between)\b[^\n]*/y) !== undefined) cursor.noteOnce('settings', looks)
    if (every === undefined && !cursor.see(/[ \t]*(?:#|<<)/y)) break
  }
  cursor.need(/[ \t]*(?=\n|$)/y, 'as, with period or the end of the line')
  model.signals.set(id, {
    id,
    label: said,
    kind: kind as SignalKind,
    states: [],
    order: [],
    at,
    ...(period === undefined || !(period > 0) ? {} : { period }),
  })
  if (period !== undefined && period > 0) times.clocks.set(id, period)
}

/** `@100`: from now on; `@WB`: what follows is about that signal; `@10 as :start` gives a time a name. */
function time(reading: TimingReading, _: RegExpExecArray, at: number): void {
  const { cursor, model, times } = reading
  const name = cursor.take(/[ \t]*("[^"\n]*"|[\p{L}_][\p{L}\p{N}_.]*)[ \t]*(?=\n|$)/uy)?.[1]?.replaceAll('"', '')
  if (name !== undefined) {
    reading.on = model.signals.get(name) ?? cursor.stop('a time or a signal', at + 1)
    times.own = 0
    return
  }
  times.now = readTime(cursor, times, times.now ?? 0) ?? cursor.stop('a time or a signal')
  const called = cursor.take(/[ \t]*as[ \t]+:?(\w+)/y)?.[1]
  if (called !== undefined) times.named.set(called, times.now)
  cursor.need(/[ \t]*(?=\n|$)/y, 'as, or the end of the line')
  times.own = times.now
  // `@100 as :later` names a time; a time alone is one that the drawing shows.
  if (called === undefined) model.last = Math.max(model.last ?? times.now, times.now)
}

/** The states of a signal are listed from top to bottom, or called by short names. */
function has({ cursor, model, names }: TimingReading, [, id = '', words = '']: RegExpExecArray, at: number): void {
  const [, label, short] = /^"([^"]*)"[ \t]+as[ \t]+(\S+)[ \t]*$/.exec(words) ?? []
  if (label !== undefined && short !== undefined) names.set(short, label)
  const listed = label === undefined ? words.split(',').map((each) => each.trim().replaceAll('"', '')) : [label]
  const { order } = model.signals.get(id) ?? cursor.stop('a signal that was declared', at)
  order.push(...listed.filter((each) => each !== '' && !order.includes(each)))
}

/** `WB is Idle : words`, and below `@WB` a time instead of the name: `+200 is Processing`. */
const state = (reading: TimingReading): void => {
  const { cursor, model, times, on } = reading
  const at = cursor.at
  const name = cursor.take(/("[^"\n]*"|[\p{L}_][\p{L}\p{N}_.]*)(?=[ \t]+is\b)/uy)?.[1]?.replaceAll('"', '')
  const own = name === undefined ? readTime(cursor, times, times.own) : undefined
  if (name === undefined && own === undefined) return cursor.stop('a signal, a time or a state')
  const about =
    name === undefined
      ? (on ?? (model.signals.size === 1 ? [...model.signals.values()][0] : undefined))
      : model.signals.get(name)
  if (about === undefined && name !== undefined) return cursor.stop('a signal that was declared', at)
  if (about === undefined) {
    cursor.restOfLine()
    return cursor.note('a state of no signal', at)
  }
  if (own !== undefined) times.own = own
  cursor.need(/[ \t]+is[ \t]+/y, 'is and a state')
  const start = cursor.at
  const [, quoted, plain = ''] = cursor.need(/"([^"\n]*)"|(\{[^}\n]*\}|[^\n:#<]+)/y, 'a state')
  cursor.take(/[ \t]*(?:#[\w|\\/-]+(?:;[^\n:]*)?|<<[^>\n]*>>)/y)
  const remark = cursor.take(/[ \t]*:([^\n]*)/y)?.[1]
  cursor.need(/[ \t]*(?=\n|$)/y, ': or the end of the line')
  const said = creole(cursor.report, quoted ?? plain.trim(), start)
  const when = own ?? times.now
  const note = remark === undefined ? '' : creole(cursor.report, remark.trim(), start)
  about.states.push({
    value: reading.names.get(said) ?? said,
    at,
    ...(when === undefined ? {} : { time: when }),
    ...(note === '' ? {} : { note }),
  })
  if (when !== undefined) model.times.add(when)
}
