/**
 * The name of the layer of added work.
 */
import { block } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { burndownOf } from './burndown.ts'

/** The layer of added work says what it is; how much, the scope says where it changes. */
export const addedName = (data: SeriesData): ChartMark => ({
  draw: (frame) => {
    const { days, added } = burndownOf(data)
    const words = block([{ text: added > 0 ? 'Added' : 'Removed', as: 'label' }])
    const spots = days
      // At the end are the words of the gap.
      .filter((day, index) => day.added === added && index < days.length - 1)
      .flatMap(({ x, y, without }) => {
        const [left, top, bottom] = [frame.x.at(x), frame.y.at(y), frame.y.at(without)]
        const rect = { w: words.w, h: words.h }
        return [0, 6, 10, 12, 14, 18].map((down) => ({
          words,
          align: 'start' as const,
          rect: { x: left + 8, y: (top + bottom - words.h) / 2 + down, ...rect },
        }))
      })
    frame.say('rows.0', spots)
  },
})
