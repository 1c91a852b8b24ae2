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

/** The height at which the lifeline of a column ends: at its end, if nothing follows there, or else `bottom`. */
export const lifelineEnd = (column: number, columns: SequenceColumns, { steps, bottom }: Levels): number => {
  const last = columns.steps.findLastIndex(({ from, to }) => from === column || to === column)
  const step = columns.steps[last]
  if (step === undefined || isMessage(step.item) || step.item.kind !== 'end') return bottom
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
