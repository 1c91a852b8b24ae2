/**
 * Ends of lifelines: UML's destruction, a cross where a participant ends, with words beside it.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { place } from '../block.ts'
import { isMessage } from '../data/sequence-entries.ts'
import { crossPath, path } from '../primitives.ts'
import type { SequenceColumns } from './columns.ts'
import type { ChannelStep } from './gaps.ts'
import type { Levels } from './levels.ts'
import { besideEnd } from './reach.ts'
import { remarkRect } from './remarks.ts'

/** Where the lifeline ends that an end is about: in the middle of its cross, which may stand higher than its words. */
const endOfLifeline = ({ y, h }: Rect): number => y + Math.round(h / 8) * 4

/** How far a lifeline goes on under the last that happens there, where another waits longer than all else. */
const after = 24

/** The height at which the lifeline of a column ends: at its end, if nothing follows there, or else `bottom`. */
export const lifelineEnd = (column: number, columns: SequenceColumns, { steps, bottom }: Levels): number => {
  const last = columns.steps.findLastIndex(({ from, to }) => from === column || to === column)
  const step = columns.steps[last]
  if (step === undefined) return bottom
  if (isMessage(step.item) || step.item.kind !== 'end') {
    const isWaitedFor = columns.stretches.some(({ pause, column: own }) => pause !== undefined && own !== column)
    const { end = bottom, lands = end } = steps[last] ?? {}
    return isWaitedFor ? Math.min(bottom, Math.max(end, lands) + after) : bottom
  }
  return endOfLifeline(remarkRect(step, steps[last]?.top ?? 0, columns))
}

/** Half a cross at the end of a lifeline, in pixels. */
const arm = 8

/** A lifeline ends in a cross, as in UML, with words beside it. */
export const ending = ({ item, from, words }: ChannelStep, rect: Rect, { centers }: SequenceColumns): Element[] => {
  const [x, y] = [centers[from] ?? 0, endOfLifeline(rect)]
  return [
    path(crossPath({ x, y }, arm), { stroke: item.state ?? 'ink' }),
    ...place(words.above, { ...rect, x: x + besideEnd, w: 0 }, { align: 'start' }),
  ]
}
