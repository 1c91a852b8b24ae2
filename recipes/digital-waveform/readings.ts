/**
 * What receivers read from sampled signals at the edges of a clock: bits, and bytes where these are whole.
 */
import { enumerate } from '../../drawing/describe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bitsAt, bytesOf, edgesOf } from './waves.ts'

type Signal = { id?: string | undefined; name: string; wave: string; data: string[]; sampled: boolean }
type WaveData = { signals: Signal[]; clock?: string | undefined; edge: 'rising' | 'falling' }

/** The columns at which receivers read: the edges of the clock that the data name. */
export const readAt = (data: WaveData): number[] => edgesOf(clockOf(data)?.wave ?? '', data.edge)

const clockOf = ({ signals, clock }: WaveData) =>
  clock === undefined ? undefined : signals.find((each) => clock === each.name || clock === each.id)

/** Where the clock has its other edges. */
export const turnsOf = (data: WaveData) => {
  const clock = clockOf(data)
  const columns = edgesOf(clock?.wave ?? '', data.edge === 'rising' ? 'falling' : 'rising')
  return clock === undefined ? undefined : { clock, columns }
}

/** The wave of a signal whose values are levels where they are written as 0 or 1. */
export const levelsOf = ({ wave, data }: Signal): string => {
  const values = data.values()
  return wave.replaceAll('=', (letter) => {
    const value = values.next().value
    return value === '0' || value === '1' ? value : letter
  })
}

/** The sampled signals, the bytes that they carry, and all their bits. Bits that fill no whole bytes are none: nobody can say where these begin. */
export const bytesIn = (data: WaveData): { item: Signal; name: string; bytes: string; bits: string }[] =>
  data.signals
    .filter(({ sampled }) => sampled)
    .map((item) => {
      const bits = bitsAt(levelsOf(item), readAt(data))
      const bytes = bits.length % 8 === 0 ? bytesOf(bits).join(' ') : ''
      return { item, name: item.name, bytes, bits: bits.map(({ bit }) => bit).join('') }
    })

/** Says which signals are quoted by their bits, although there are enough for a byte. */
export const noteBits = (data: WaveData, sheet: Sheet): void => {
  for (const { item, bits } of bytesIn(data).filter(({ bits: { length } }) => length > 8 && length % 8 > 0))
    sheet.note(
      item,
      'wave',
      `${bits.length} bits are read, no whole bytes: they are quoted as bits, not in hexadecimal`,
    )
}

/** Waves that are shorter than the longest end before it, and words without a value of the wave are nowhere. */
export const noteLengths = ({ signals }: WaveData, sheet: Sheet): void => {
  for (const signal of signals) {
    const left = signal.data.slice(signal.wave.split('=').length - 1)
    if (left.length > 0) sheet.note(signal, 'data', `${quoted(left)}: the wave has no "=" for it`)
  }
  const longest = Math.max(...signals.map(({ wave }) => wave.length))
  const short = signals.filter(({ wave }) => wave.length < longest)
  if (short[0] === undefined) return
  const names = enumerate(short.map(({ name, wave }) => `${name} (${wave.length})`))
  sheet.note(short[0], 'wave', `of ${longest} columns, these have fewer and end before: ${names}`)
}

const quoted = (words: readonly string[]): string => enumerate(words.map((each) => JSON.stringify(each)))
