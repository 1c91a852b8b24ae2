/**
 * A remark on one station of its rule: over the bare rail behind that.
 */
import { widthOf } from '../../drawing/block.ts'
import { focusable } from '../../drawing/type.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { overlap, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type RailStation, station } from './station.ts'
import type { RailTrack } from './track.ts'

/** From a station to its remark, from that to what comes next, and from the rail up to the middle of the words, in pixels. */
const size = { before: 12, after: 8, up: 12 } as const

/**
 * Where a remark begins, from the beginning of the track of its rule: behind the one station whose characters it names, if
 * nothing but its rail is there; undefined for a remark on the rule.
 */
export const overRail = (note: string, stations: readonly RailStation[], { draw }: RailTrack): Point | undefined => {
  const named = stations.filter(({ kind, text }) => kind === 'text' && note.split(' ').includes(text))
  const drawn = draw(0, 0)
  const words = drawn.find((each) => each.type === 'text' && each.text === named[0]?.text)
  if (words?.type !== 'text' || named[0] === undefined || named.length > 1) return undefined
  const around = drawn.map(boundsOf)
  const right = words.x + station(named[0], false).w / 2
  const rail = around.find(({ x, y, h }) => h === 0 && Math.abs(x - right) < 1 && Math.abs(y - words.y) < size.up)
  const w = widthOf(note, focusable('note', true)) + size.before + size.after
  if (rail === undefined || rightOf(rail) < right + w) return undefined
  const room: Rect = { x: right + 1, y: rail.y - 2 * size.up, w, h: 2 * size.up + 1 }
  if (around.some((each) => each !== rail && overlap(each, room))) return undefined
  return { x: right + size.before, y: rail.y - size.up }
}
