/**
 * A bar that is cut, as it would be higher to scale, and what the key says of bars.
 */
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Path } from '../../src/scene/scene.ts'
import { allowedOf, type StatusData } from './uptime.ts'

/** How far a bar that is cut goes on over its track, in pixels. */
const beyond = 7

/** A bar that goes on beyond its track and is cut there, as it would be higher to scale. */
export const cutBar = ({ x, y, w, h }: Rect, fill: Color): Path[] => {
  const [top, lean] = [y - beyond, 2]
  const upper = `M ${x} ${top} H ${x + w} V ${top + 2} L ${x} ${top + 2 + lean} Z`
  const lower = `M ${x} ${top + 5 + lean} L ${x + w} ${top + 5} V ${y + h} H ${x} Z`
  return [path(`${upper} ${lower}`, { fill, stroke: 'none' })]
}

/** Names the bars that are cut, and the others. */
export const drawKeyOf = (data: StatusData, broken: Color, sheet: Sheet): void => {
  const downs = data.components.flatMap((row) => (row.down ?? []).map(({ minutes }) => minutes > allowedOf(row, data)))
  if (downs.includes(true))
    sheet.key({
      text: 'Cut: a day with more downtime than the whole period allows',
      w: 24,
      sample: ({ x, y, w, h }) => cutBar({ x: x + w / 2 - 4, y: y + beyond, w: 8, h: h - beyond }, broken),
    })
  if (downs.includes(false))
    sheet.key({
      text: `${downs.includes(true) ? 'Less' : 'Downtime of a day'}: its share of what the period allows`,
      w: 24,
      sample: ({ x, y, w, h }) => [
        square({ x, y: y + 4, w, h: h - 8 }, grays[1]),
        square({ x, y: y + h / 2, w, h: h / 2 - 4 }, { fill: 'muted' }),
      ],
    })
}
