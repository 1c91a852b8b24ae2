/**
 * A log: its segments, its end, and how far consumers are behind.
 */
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { problemsIn } from '../../drawing/data/problems.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** A position: the offset of the next record. */
export type Pointer = { name: string; index: number; kind: 'consumer' | 'high-watermark' }

/** Records from offset `first` on, `size` in a segment. */
export type LogData = CollectionData & { first: number; pointers: Pointer[] }

/** The offsets of a segment and its file, which is named for the first of them. */
export type Segment = { file: string; from: number; items: Key[] }

/** Positions of consumers, in their order. */
export const consumersOf = ({ pointers }: LogData): Pointer[] => pointers.filter(({ kind }) => kind === 'consumer')

/** The offset that the next record gets. */
export const endOf = ({ first, items }: LogData): number => first + items.length

/** The end of what consumers may read: the high watermark, or the end of the log. */
export const watermarkOf = (data: LogData): number =>
  data.pointers.find(({ kind }) => kind === 'high-watermark')?.index ?? endOf(data)

/** How many readable records a consumer has not read. */
export const lagOf = ({ index }: Pointer, data: LogData): number => Math.max(0, watermarkOf(data) - index)

/** The consumer that is furthest behind. */
export const slowest = (data: LogData): Pointer | undefined =>
  consumersOf(data).toSorted((a, b) => a.index - b.index)[0]

/** The segments with their records; a file is named for its first offset, with 20 digits. */
export const segmentsOf = ({ items, size, first }: LogData): Segment[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    file: `${String(first + index * size).padStart(20, '0')}.log`,
    from: first + index * size,
    items: items.slice(index * size, (index + 1) * size),
  }))

/** Positions outside of the log, consumers beyond the high watermark, and a second high watermark. */
export const checkPointers = (data: LogData): Finding[] => {
  const [end, watermark] = [endOf(data), watermarkOf(data)]
  return [
    ...problemsIn(data.pointers, { at: 'pointers', field: 'index' }, ({ index, kind }) => {
      if (index < data.first || index > end) return `${index} is outside of the log, ${data.first} to ${end}`
      return kind === 'consumer' && index > watermark
        ? `${index} is beyond the high watermark, ${watermark}`
        : undefined
    }),
    ...problemsIn(data.pointers, { at: 'pointers', field: 'kind' }, ({ kind }, before) =>
      kind === 'high-watermark' && before.some((each) => each.kind === kind)
        ? 'is the second high watermark; a log has one'
        : undefined,
    ),
  ]
}
