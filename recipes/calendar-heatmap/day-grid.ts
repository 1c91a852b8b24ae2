/**
 * Where days stand on a calendar, and the sides of days that border on others.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Day } from './days.ts'

/** Left edge of the cells, their width and height, and the right and lower edge of all, in pixels; the first row begins at 0. */
export type DayGrid = { left: number; pitch: number; rise: number; right: number; bottom: number }

export const cellOf = ({ week, weekday }: Pick<Day, 'week' | 'weekday'>, { left, pitch, rise }: DayGrid): Rect => ({
  x: left + week * pitch,
  y: weekday * rise,
  w: pitch,
  h: rise,
})

const sides = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const

type Edge = { day: Day; side: keyof typeof sides; neighbor: Day | undefined }

/** The four sides of every day, with the day beyond. */
export function edgesOf(days: Day[]): Edge[] {
  const byPlace = new Map(days.map((day) => [`${day.week} ${day.weekday}`, day]))
  return days.flatMap((day) =>
    (Object.keys(sides) as Edge['side'][]).map((side) => {
      const [weeks, weekdays] = sides[side]
      return { day, side, neighbor: byPlace.get(`${day.week + weeks} ${day.weekday + weekdays}`) }
    }),
  )
}

/** A side of a cell as a line from corner to corner. */
export const sideOf = ({ day, side }: Edge, grid: DayGrid): { x: number; y: number; x2: number; y2: number } => {
  const { x, y, w, h } = cellOf(day, grid)
  switch (side) {
    case 'left':
      return { x, y, x2: x, y2: y + h }
    case 'right':
      return { x: x + w, y, x2: x + w, y2: y + h }
    case 'top':
      return { x, y, x2: x + w, y2: y }
    case 'bottom':
      return { x, y: y + h, x2: x + w, y2: y + h }
    default:
      return side satisfies never
  }
}
