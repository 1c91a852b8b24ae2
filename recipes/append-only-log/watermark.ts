/** What the positions of a log mean: what consumers may read, and how far they are behind. */
import type { CollectionData, Key } from '../../drawing/data/collection.ts'

/** The next offset that a consumer group reads. */
export type Consumer = { name: string; index: number }

export type LogData = CollectionData & { first: number; pending: number; pointers: Consumer[] }

/** The high watermark: consumers read below it. */
export const watermarkOf = ({ first, items, pending }: Pick<LogData, 'first' | 'items' | 'pending'>): number =>
  first + items.length - pending

/** How many readable records a consumer has not read. */
export const lagOf = ({ index }: Consumer, data: LogData): number => watermarkOf(data) - index

/** The consumer that is furthest behind; the first of several. */
export const slowestOf = (data: LogData): Consumer | undefined =>
  data.pointers.reduce<Consumer | undefined>(
    (most, each) => (most && most.index <= each.index ? most : each),
    undefined,
  )

/** The records of the key that is looked up, oldest first. */
export const foundIn = ({ items, find }: Pick<LogData, 'items' | 'find'>): Key[] =>
  items.filter(({ name }) => name === find?.name)

/** Where a record is in the log. */
export const offsetOf = (item: Key, { items, first }: Pick<LogData, 'items' | 'first'>): number =>
  first + items.indexOf(item)
