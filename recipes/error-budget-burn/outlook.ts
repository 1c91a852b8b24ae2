/**
 * Where the budget is now, and the columns that are still to come as a pale band.
 */
import { block } from '../../drawing/block.ts'
import { spotsAround } from '../../drawing/chart/dot.ts'
import { half, type Mark, squarePath } from '../../drawing/chart/mark.ts'
import { readColumns } from '../../drawing/data/numbers.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { type BudgetData, daysOf } from './budget.ts'

const radius = 6
/** Free pixels around words in the band. */
const air = 14

/** A dot at the last value with what is left, and a band where it has room for these words. */
export function outlook(data: BudgetData, said: { left: string; days: string }): Mark[] {
  const { at } = readColumns(data)
  const [row, last] = [data.rows[0], daysOf(data).at(-1)]
  const end = at.at(-1)
  if (row === undefined || last === undefined || end === undefined) return []
  const left = block([{ text: `${said.left} left`, as: { size: 16, bold: true, fill: 'accent' } }])
  const days = block([{ text: `${said.days} to go`, as: 'note' }])
  const draw: Mark['draw'] = (frame) => {
    const { area } = frame
    const [x, y, right] = [half(frame.x.at(last.x)), half(frame.y.at(last.left)), half(frame.x.at(end))]
    // Right under the words of a rule there is no room for a dot.
    if (last.left <= 97) frame.put(row, [circle(x, y, radius, { fill: 'accent', stroke: 'accent' })], 'line')
    const band = { x, y: area.y, w: right - x, h: area.h }
    if (band.w < Math.max(left.w, days.w) + 2 * air) {
      frame.say(row, spotsAround({ x, y }, { r: radius + 6, words: left }), { layer: 'line' })
      return
    }
    frame.put('@to-come', [path(squarePath(band), { fill: 'surface', stroke: 'none' })], 'ground')
    // Words keep away from the edges of the band.
    const levels = [-26, -36, -48, -64, 14, 26].map((down) => y + down).filter((top) => top > area.y + 8)
    const inside = levels.map((top) => ({ words: left, rect: { x: x + air, y: top, w: left.w, h: left.h } }))
    frame.say(
      row,
      inside.filter(({ rect }) => rect.y + rect.h < area.y + area.h - 8),
      { layer: 'line' },
    )
    frame.say('@to-come', [{ words: days, rect: { ...band, y: area.y + 8, h: days.h } }])
  }
  return [{ x: [last.x, end], y: [last.left], draw }]
}
