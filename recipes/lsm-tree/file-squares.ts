/** How many files each level of an LSM tree has: a square a file, those that the lookup opens in the accent. */
import { sum } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { LsmRows, PlacedRun } from './rows.ts'
import { filesOf, isChecked, type LsmData, openedIn } from './runs.ts'

/** From the axis to the numbers, and to the squares; a square with the room around it, for few files and for many. */
const size = {
  numbers: 40,
  squares: 52,
  pitches: [
    { pitch: 10, most: 80 },
    { pitch: 4, most: 320 },
  ] as const,
}

/** Draws the numbers of files of all levels, and under them how many the lookup opens. */
export function drawCounts({ rows, find }: LsmData, layout: LsmRows, sheet: Sheet): void {
  const levels = layout.rows.filter(({ level }, index) => level === index)
  const counts = levels.map(({ level }) => runsOf(level, layout).map(({ run }) => filesOf(run)))
  const pitch = size.pitches.find(({ most }) => Math.max(...counts.map((each) => sum(each))) <= most)?.pitch
  for (const [index, level] of levels.entries()) {
    const files = sum(counts[index] ?? [])
    if (files === 0) continue
    const y = level.top + layout.h / 2
    sheet.put(level.run, [lineOfText(written(files), { x: layout.right + size.numbers, y, as: 'value', align: 'end' })])
    if (pitch === undefined) continue
    const opened = runsOf(level.level, layout).filter(({ run }) => run.kind === 'disk' && isChecked(run, find)).length
    const squares = squaresIn({ x: layout.right + size.squares, y: level.top, w: 0, h: layout.h }, files, pitch)
    if (opened < files) sheet.put('@files', [square(squares.slice(opened), { fill: 'muted', dashed: true })])
    if (opened > 0) sheet.put('@opened', [square(squares.slice(0, opened), { fill: 'accent' })])
  }
  const first = levels.find((_, index) => sum(counts[index] ?? []) > 0)
  if (first !== undefined)
    sheet.put('@total', [
      lineOfText('Files', { x: layout.right + size.numbers, y: first.top - 12, as: 'note', align: 'end' }),
    ])
  const words = block([
    { text: `${openedIn(rows, find)} of ${written(sum(rows, filesOf))}`, as: { size: 14, bold: true, fill: 'accent' } },
    { text: 'files opened at most', as: 'note' },
  ])
  sheet.put(
    '@total',
    place(words, { x: layout.right + size.squares, y: layout.bottom + 4, w: 0, h: words.h }, { align: 'start' }),
  )
  sheet.prove('opened', '@total')
  sheet.prove('files', '@total')
}

/** A number of files with its thousands. */
export const written = (files: number): string => formatFor([files]).short(files)

const runsOf = (level: number, { rows }: LsmRows): PlacedRun[] => rows.filter((each) => each.level === level)

/** So many squares in columns, as high as the rectangle. */
const squaresIn = ({ x, y, h }: Rect, count: number, pitch: number): Rect[] => {
  const down = Math.floor(h / pitch)
  const side = pitch - (pitch > 4 ? 2 : 1)
  return Array.from({ length: count }, (_, index) => ({
    x: x + Math.floor(index / down) * pitch,
    y: y + (index % down) * pitch,
    w: side,
    h: side,
  }))
}
