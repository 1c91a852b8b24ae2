/**
 * Signals over time as data of a waveform: steps of the grid that all times are on where words have room in them, or
 * else steps as wide as their words. The times are a row of their own.
 */
import { type Conversion, type DiagramData, given } from '../../convert/conversion.ts'
import { dataNames } from '../../convert/names.ts'
import { entryOf } from '../../text/entry-of.ts'
import type { TimingModel, TimingSignal } from './read-timing.ts'
import { timeWriter } from './timing-data.ts'
import { roomFor, stepsOf, type WaveStep } from './wave-steps.ts'

export function waveData(model: TimingModel, conversion: Conversion): DiagramData {
  const steps = stepsOf(model, conversion)
  const signals = [...model.signals.values()]
  const names = dataNames(
    signals.map(({ id, label }) => ({ id, label })),
    ['Time'],
  )
  const marks = [...model.times].sort((a, b) => a - b)
  const times = marks.length > roomFor.values ? [] : [timesRow(marks, steps, timeWriter(model))]
  if (times.length === 0) conversion.noteOnce('times', 0, marks.join(', '))
  noteMarks(model, conversion)
  return {
    ...conversion.heading(model),
    signals: [
      ...times,
      ...signals.map((signal) => {
        const { name, id } = names.get(signal.id)!
        const wave = signal.kind === 'clock' ? beats(signal, steps, conversion) : levels(signal, steps, conversion)
        return conversion.placed(signal.at, { ...given('id', id), name, ...wave })
      }),
    ],
  }
}

/** What a waveform has no place for. */
const noteMarks = ({ signals, arrows, spans, lights }: TimingModel, conversion: Conversion): void => {
  for (const { at, text } of arrows) conversion.note('an arrow between signals', at, text)
  for (const { at, text } of spans) conversion.note('a span of time', at, text)
  for (const { at, text } of lights) conversion.note('a highlight', at, text)
  for (const { states } of signals.values())
    for (const { at, note } of states) if (note !== undefined) conversion.note('words on a state', at, note)
}

const timesRow = (marks: number[], steps: WaveStep[], write: (time: number) => number | string): object => ({
  name: 'Time',
  ...written(
    steps.map(({ time }) => (marks.includes(time) ? String(write(time)) : undefined)),
    steps,
  ),
})

/** A value in each step where one begins; the rest is as before. */
const written = (values: (string | undefined)[], steps: WaveStep[]): { wave: string; data: string[] } => {
  const letters = values.map((value, index) => {
    const letter = value === undefined ? (index === 0 ? 'x' : '.') : (entryOf(plain, value) ?? '=')
    return letter.padEnd(steps[index]!.columns, '.')
  })
  return {
    wave: letters.join(''),
    data: values.flatMap((value) => (value === undefined || entryOf(plain, value) !== undefined ? [] : [value])),
  }
}

/** What has a letter of its own behind a zero byte, so that a value of the same word is none. */
const plain: Readonly<Record<string, string>> = { '\0low': '0', '\0high': '1', '\0unknown': 'x' }

const levelNames: Readonly<Record<string, string>> = {
  low: '\0low',
  '0': '\0low',
  down: '\0low',
  off: '\0low',
  false: '\0low',
  high: '\0high',
  '1': '\0high',
  up: '\0high',
  on: '\0high',
  true: '\0high',
}

const levels = (signal: TimingSignal, steps: WaveStep[], conversion: Conversion): { wave: string; data: string[] } => {
  const values: (string | undefined)[] = steps.map(() => undefined)
  const places = new Map(steps.map((step, index) => [step.time, index]))
  for (const { time, value, at } of signal.states) {
    const index = time === undefined ? 0 : places.get(time)
    if (index === undefined) conversion.note('a state after the last column', at, value)
    else {
      if (values[index] !== undefined)
        conversion.note('a state that another one replaces at once', at, values[index].replace('\0', ''))
      values[index] = wordOf(signal, value, at, conversion)
    }
  }
  const words = values.filter((value) => value !== undefined && entryOf(plain, value) === undefined)
  if (words.length > roomFor.values)
    conversion.note('states without words: there are too many', signal.at, signal.label)
  const { wave, data } = written(values, steps)
  return { wave, data: data.slice(0, roomFor.values) }
}

const wordOf = (signal: TimingSignal, value: string, at: number, conversion: Conversion): string => {
  if (value.startsWith('{') && value.endsWith('}')) {
    conversion.noteOnce('states without one value, drawn as unknown', at, value)
    return '\0unknown'
  }
  if (signal.kind !== 'binary') return value
  const level = entryOf(levelNames, value.toLowerCase())
  if (level === undefined) conversion.noteOnce('states without one value, drawn as unknown', at, value)
  return level ?? '\0unknown'
}

/** The halves of a clock's periods, where steps are as fine. */
const beats = (
  { period = 0, at, label }: TimingSignal,
  steps: WaveStep[],
  conversion: Conversion,
): { wave: string } => {
  const half = period / 2
  const isFine = half > 0 && steps.every(({ time, until }) => Math.abs(until - time - half) < 1e-6)
  if (!isFine) conversion.note('the beats of a clock', at, label)
  const letters = steps.map(({ time, columns }, index) => {
    const letter = isFine ? (Math.round(time / half) % 2 === 0 ? '1' : '0') : index === 0 ? 'x' : '.'
    return letter.padEnd(columns, '.')
  })
  return { wave: letters.join('') }
}
