/**
 * A log: its segments, its end, and how far consumers are behind.
 */
import type { Key } from '../../drawing/data/collection.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** A position: the offset of the next record. */
export type Pointer = { name: string; index: number; kind: 'consumer' | 'high-watermark' }

/** Records from offset `first` on, `size` in a segment. */
export type LogData = { items: Key[]; size: number; first: number; pointers: Pointer[] }

/** The offset that the next record gets. */
export const endOf = ({ first, items }: LogData): number => first + items.length

/** The end of what consumers may read: the high watermark, or the end of the log. */
export const watermarkOf = (data: LogData): number =>
  data.pointers.find(({ kind }) => kind === 'high-watermark')?.index ?? endOf(data)

/** How many readable records a consumer has not read. */
export const lagOf = ({ index }: Pointer, data: LogData): number => Math.max(0, watermarkOf(data) - index)

/** The consumer that is furthest behind. */
export const slowest = (data: LogData): Pointer | undefined =>
  data.pointers.filter(({ kind }) => kind === 'consumer').toSorted((a, b) => a.index - b.index)[0]

/** The segments with their records; a file is named for its first offset, with 20 digits. */
export const segmentsOf = ({ items, size, first }: LogData): { file: string; from: number; items: Key[] }[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    file: `${String(first + index * size).padStart(20, '0')}.log`,
    from: first + index * size,
    items: items.slice(index * size, (index + 1) * size),
  }))

/** Positions outside of the log, consumers beyond the high watermark, and a second high watermark. */
export const checkPointers = (data: LogData): Finding[] => {
  const [end, watermark] = [endOf(data), watermarkOf(data)]
  return data.pointers.flatMap(({ index, kind }, place): Finding[] => {
    const at = `pointers.${place}`
    if (index < data.first || index > end)
      return [{ at: `${at}.index`, problem: `${index} is outside of the log, ${data.first} to ${end}` }]
    if (kind === 'consumer' && index > watermark)
      return [{ at: `${at}.index`, problem: `${index} is beyond the high watermark, ${watermark}` }]
    return kind === 'high-watermark' && data.pointers.findIndex((each) => each.kind === kind) < place
      ? [{ at: `${at}.kind`, problem: 'is the second high watermark; a log has one' }]
      : []
  })
}
