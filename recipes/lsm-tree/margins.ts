/**
 * Beside the levels: how data move from each to the next, and what is in memory and what on disk.
 */
import { lineOfText } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'
import type { Band, Layout } from './bands.ts'

/** What moves data out of a level of each kind, and out of a memtable into another. */
const steps = {
  log: 'then insert',
  memory: 'flush',
  full: 'when full',
  overlapping: 'compact',
  sorted: 'compact',
} as const

/** What moves data from each level to the next. */
export const drawFlow = ({ bands }: Layout, sheet: Sheet): void => {
  let said = ''
  // A step that repeats the one above needs no words.
  bands.slice(1).forEach((band, index) => {
    const above = bands[index]
    if (above === undefined) return
    const middle = ({ rect, words }: Band): number => rect.y + Math.max(rect.h, words.h) / 2
    const [from, to] = [middle(above) + above.words.h / 2 + 6, middle(band) - band.words.h / 2 - 6]
    const step = steps[above.row.kind === 'memory' && band.row.kind === 'memory' ? 'full' : above.row.kind]
    sheet.put(
      `@flow-${index}`,
      [
        path(`M 8 ${from} V ${to}`, { arrow: true }),
        ...(step === said ? [] : [lineOfText(step, { x: 20, y: (from + to) / 2, as: 'note' })]),
      ],
      'line',
    )
    said = step
  })
}

/** Brackets right of the levels: what is in memory, what is on disk. */
export const drawMedia = ({ bands }: Layout, sheet: Sheet): void => {
  const isMemory = ({ row }: Band): boolean => row.kind === 'memory'
  bands.forEach((band, index) => {
    const before = bands[index - 1]
    if (before !== undefined && isMemory(before) === isMemory(band)) return
    const end = bands.slice(index).findIndex((each) => isMemory(each) !== isMemory(band))
    const last = bands[end < 0 ? bands.length - 1 : index + end - 1] ?? band
    const [x, y, bottom] = [rightOf(band.rect) + 8, band.rect.y, bottomOf(last.rect)]
    sheet.put(`@medium-${index}`, [
      path(`M ${x} ${y} h 6 V ${bottom} h -6`),
      lineOfText(isMemory(band) ? 'memory' : 'disk', { x: x + 14, y: (y + bottom) / 2, as: 'note' }),
    ])
  })
}
