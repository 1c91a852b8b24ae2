/**
 * Waves in the letters of WaveDrom: one letter a column, `.` for the same as before.
 *
 * `0` and `1` are levels, `z` is high impedance, `x` unknown, `=` a value whose words come from elsewhere.
 */
import { hexOfBits } from '../../drawing/values/binary.ts'

/** What a signal is over a stretch of columns. */
export type WaveStretch = { kind: '0' | '1' | 'z' | 'x' | '='; from: number; to: number; text?: string | undefined }

/** The stretches of a wave, in order; values take their words from `data` one after another. */
export function stretchesOf(wave: string, data: readonly string[] = []): WaveStretch[] {
  const words = data.values()
  return [...wave.matchAll(/([01xz])(?:\1|\.)*|=\.*/g)].map(({ 0: letters, index }) => {
    const kind = letters[0] as WaveStretch['kind']
    const text = kind === '=' ? { text: words.next().value } : {}
    return { kind, from: index, to: index + letters.length, ...text }
  })
}

/** The columns at whose start a wave rises (or falls) from one level to the other. */
export const edgesOf = (wave: string, edge: 'rising' | 'falling'): number[] => {
  const turns = edge === 'rising' ? /(?<=0\.*)1/g : /(?<=1\.*)0/g
  return [...wave.matchAll(turns)].map(({ index }) => index)
}

/** The bits that a receiver reads just before the given columns; those that are no level are left out. */
export const bitsAt = (wave: string, columns: readonly number[]): { column: number; bit: '0' | '1' }[] =>
  columns.flatMap((column) => {
    const bit = wave.slice(0, column).replaceAll('.', '').at(-1)
    return bit === '0' || bit === '1' ? [{ column, bit }] : []
  })

/** Whole bytes of bits, first bit highest, as `0x9F`; bits that fill no byte are left out. */
export const bytesOf = (bits: readonly { bit: string }[]): string[] =>
  (
    bits
      .map(({ bit }) => bit)
      .join('')
      .match(/.{8}/g) ?? []
  ).map(hexOfBits)
