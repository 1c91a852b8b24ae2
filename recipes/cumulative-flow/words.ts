/**
 * Words at the bands and brackets of a cumulative flow.
 */
import { block } from '../../drawing/block.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { nameMoments } from '../../drawing/chart/time-ticks.ts'
import type { ColumnScale } from '../../drawing/data/columns.ts'
import type { Color } from '../../src/scene/limits.ts'

/** In a state: in Review, but In progress, not in In progress. */
export const within = (name: string): string => (/^in\s/i.test(name) ? name : `in ${name}`)

/** From when to when the amounts beside the names are. */
export const endsOf = ({ kind, at, names }: ColumnScale): string => {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0]
  if (kind !== 'time') return [names[0], names.at(-1)].join(' → ')
  const ends = nameMoments([first, last])
  // Times of one day need no date.
  const isDated = ends.every(({ text, context }) => text.includes(':') && context !== undefined)
  return ends.map(({ text, context }) => (isDated ? `${context} ${text}` : text)).join(' → ')
}

/** Below the right end of a bracket, where nothing but done work is, as near as there is room. */
export const spotsAt = (words: string, { x, y, fill }: { x: number; y: number; fill: Color }): LabelSpot[] => {
  const said = block([{ text: words, as: { size: 16, bold: true, fill } }])
  return [4, 12, 24, 40].map((down) => ({
    words: said,
    rect: { x, y: y + down, w: said.w, h: said.h },
    align: 'start',
    onFill: true,
  }))
}
