/** How far ribbons run level beside what is written. */
import type { FlowJoin, PlacedBars } from './place-flow.ts'
import { after, size } from './sizes.ts'

/** How far ribbons run level at least, so that their outer edges can turn later. */
const leastLevel = 16

type Levels = Pick<PlacedBars, 'boxes' | 'joins' | 'heights' | 'tops'> & { reaches: readonly number[] }

/**
 * How far each ribbon runs level after a column: beside the words that it would swing across, and no further, as longer
 * swings are less steep. What leaves or enters one bar to one side swings together: it would lie on its neighbor.
 */
export const levelsBeside = ({ boxes, joins, heights, reaches, tops }: Levels, isDense: boolean) => {
  const own = (join: FlowJoin, index: number): number => {
    const column = join.from.column + index
    if (isDense) return reaches[column] ?? 0
    const ys = (heights.get(join) ?? []).slice(index, index + 2)
    const [top, bottom] = [Math.min(...ys) - join.h / 2, Math.max(...ys) + join.h / 2]
    const met = boxes.filter((bar) => {
      const low = (tops.get(bar) ?? 0) + bar.top
      return bar.column === column && bar.words.h > 0 && low - size.over - bar.words.h < bottom && low - size.over > top
    })
    return Math.max(leastLevel, ...met.map(({ words }) => words.w - size.bar + after.plain))
  }
  const directionOf = (join: FlowJoin, index: number): number => {
    const [y = 0, y2 = y] = (heights.get(join) ?? []).slice(index)
    return Math.sign(y2 - y)
  }
  return (join: FlowJoin, index: number): number => {
    const column = join.from.column + index
    const mates = joins.flatMap((each) => {
      const at = column - each.from.column
      const isMate = (each.from === join.from && at === 0) || each.to === join.to || each === join
      return at < 0 || column >= each.to.column || !isMate || directionOf(each, at) !== directionOf(join, index)
        ? []
        : [own(each, at)]
    })
    return Math.max(...mates)
  }
}
