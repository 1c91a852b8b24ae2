/**
 * The band behind a row in focus: a light ground with a bar of the accent at its left end.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { cells } from './cells.ts'

/** The ground and the bar of a row. */
export function focusBand(row: Rect): Path[] {
  return [cells(row, { fill: 'soft', stroke: 'none' }), cells({ ...row, w: 4 }, { fill: 'accent', stroke: 'none' })]
}
