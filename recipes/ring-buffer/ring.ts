/**
 * A ring buffer by sequence numbers, as in the LMAX Disruptor (Thompson et al., 2011): a slot is a sequence number modulo the
 * size, and is written again once every consumer has read it.
 */

/** A consumer: the sequence number that it reads next, and whom it must not overtake. */
export type RingReader = { name: string; next: number; after?: string[] | undefined }

export type RingState = { size: number; producer: string; next: number; consumers: RingReader[] }

/** How much a consumer has yet to read. */
export const behind = ({ next }: RingReader, ring: RingState): number => ring.next - next

/** The consumer that has most to read, the first of several: the producer must not overtake it. */
export const slowestIn = (ring: RingState): RingReader =>
  ring.consumers.reduce((most, each) => (each.next < most.next ? each : most))

/** How many slots the producer can write before it waits. */
export const freeIn = (ring: RingState): number => ring.size - behind(slowestIn(ring), ring)

/** The place of a sequence number, as a share of a turn. */
export const turnOfSequence = (sequence: number, { size }: RingState): number => (sequence % size) / size

/** Why a consumer cannot be where it is, if it cannot. */
export const readerProblem = (reader: RingReader, ring: RingState): string | undefined => {
  const { next, after = [] } = reader
  if (next > ring.next) return `${next} is not written yet; ${ring.producer} writes ${ring.next} next`
  if (behind(reader, ring) > ring.size)
    return `${next} is overwritten; ${ring.size} slots keep ${ring.next - ring.size} and later`
  const ahead = ring.consumers.find(({ name, next: other }) => after.includes(name) && other < next)
  return ahead && `${next} is ahead of ${ahead.name}, which reads ${ahead.next} next`
}
