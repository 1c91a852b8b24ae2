/**
 * The names of the layers of a burndown: added work, and work that is late.
 */
import { block } from '../../drawing/block.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { type BurndownDay, burndownOf } from './burndown.ts'

/** The layer of added work says what it is; how much, the scope says where it changes. */
export const addedName = (data: SeriesData, orElse: (text: string) => void): ChartMark => ({
  draw: (frame) => {
    const { days, added } = burndownOf(data)
    const changes = days.filter((day) => day.added !== 0)
    const isOne = changes.every((day) => day.added > 0 === added > 0)
    const text = !isOne ? 'Change of scope' : added > 0 ? 'Added' : 'Removed'
    const words = block([{ text, as: 'label' }])
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
    frame.say('rows.0', spots, { orElse: () => orElse(text) })
  },
})

/** The layer of late work has its name in it where it is high enough, else at the end of a leader from there, under the ideal line. */
export const lateName = (data: SeriesData, orElse: () => void): ChartMark => ({
  draw: (frame) => {
    const { days } = burndownOf(data)
    const late = days.filter(({ without, ideal }) => without > ideal)
    if (late.length === 0) return
    const words = block([{ text: 'Late', as: 'label' }])
    const heightOf = ({ without, ideal }: BurndownDay): number => frame.y.at(ideal) - frame.y.at(without)
    const highest = late.toSorted((a, b) => heightOf(b) - heightOf(a))
    const inside = highest
      .filter((day) => heightOf(day) > 2 * words.h)
      .flatMap(({ x, without, ideal }) => {
        const y = (frame.y.at(without) + frame.y.at(ideal) - words.h) / 2
        return [-0.5, -1.2, 0.2].map((share) => {
          const rect = { x: frame.x.at(x) + share * words.w, y, w: words.w, h: words.h }
          return { words, align: 'middle' as const, rect }
        })
      })
    const outside = highest.flatMap(({ x, without, ideal }) => {
      const [at, top, bottom] = [half(frame.x.at(x)), frame.y.at(without), frame.y.at(ideal)]
      const middle = half((top + bottom) / 2)
      return [24, 32, 40].map((down) => {
        const rect = { x: at - 10 - words.w, y: bottom + down - words.h / 2, w: words.w, h: words.h }
        return {
          words,
          rect,
          align: 'start' as const,
          leader: { x1: at - 8, y1: rect.y + words.h / 2 - 2, x2: at, y2: middle },
        }
      })
    })
    frame.say('rows.0', [...inside, ...outside], { layer: 'line', onGrid: true, orElse })
  },
})
