/**
 * Waves in the letters of WaveDrom: one letter a column, `.` for the same as before.
 *
 * `0` and `1` are levels, `z` is high impedance, `x` unknown, `=` a value whose words come from `data`.
 */

/** What a signal is over a stretch of columns. */
export type Stretch = { kind: '0' | '1' | 'z' | 'x' | '='; from: number; to: number; text?: string | undefined }

/** The stretches of a wave, in order; values take their words from `data` one after another. */
export function stretchesOf(wave: string, data: readonly string[] = []): Stretch[] {
  const stretches: Stretch[] = []
  let values = 0
  Array.from(wave).forEach((letter, column) => {
    const last = stretches.at(-1)
    if (last !== undefined && (letter === '.' || (letter === last.kind && letter !== '='))) {
      last.to = column + 1
      return
    }
    const kind = letter === '.' ? 'x' : (letter as Stretch['kind'])
    stretches.push({ kind, from: column, to: column + 1, ...(kind === '=' ? { text: data[values++] } : {}) })
  })
  return stretches
}

/** The columns at whose start a wave rises (or falls) from one level to the other. */
export const edgesOf = (wave: string, edge: 'rising' | 'falling'): number[] => {
  const [before, after] = edge === 'rising' ? ['0', '1'] : ['1', '0']
  const stretches = stretchesOf(wave)
  return stretches.flatMap(({ kind, from }, index) =>
    kind === after && stretches[index - 1]?.kind === before ? [from] : [],
  )
}

/** What a wave is at the start of a column: just before it may change there. */
const kindBefore = (wave: string, column: number): Stretch['kind'] | undefined =>
  stretchesOf(wave).find(({ from, to }) => from < column && column <= to)?.kind

/** The bits that a receiver reads at the given columns; those that are no level are left out. */
export const bitsAt = (wave: string, columns: readonly number[]): { column: number; bit: '0' | '1' }[] =>
  columns.flatMap((column) => {
    const kind = kindBefore(wave, column)
    return kind === '0' || kind === '1' ? [{ column, bit: kind }] : []
  })

/** Whole bytes of bits, first bit highest, as `0x9F`; bits that fill no byte are left out. */
export const bytesOf = (bits: readonly { bit: string }[]): string[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, index) => {
    const digits = bits.slice(8 * index, 8 * index + 8).map(({ bit }) => bit)
    return `0x${Number.parseInt(digits.join(''), 2).toString(16).toUpperCase().padStart(2, '0')}`
  })
