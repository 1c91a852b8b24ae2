/** A section of a card: rows with names and what they are, in a frame under a strip. */
import { type Block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { box, path } from '../../drawing/primitives.ts'
import { rows as rowsIn, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { headStrip } from '../../drawing/strip.ts'
import { type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'

/** How names are set. */
export const code = { size: 14, bold: true, mono: true } as const

/** Between columns and between sections. Pages are as wide as usual where the left column then has so much room; the strip and the padding of a section. */
export const size = {
  gap: 24,
  usual: 880,
  left: 424,
  most: 600,
  strip: 32,
  beside: 12,
  name: 144,
  row: 6,
  least: 32,
} as const

/** A row: a name, right of its column what it is, and whether that is required. */
export type CardRow = {
  source: { name: string }
  column: number
  name: Block
  what: Block
  isRequired?: boolean | undefined
}

/** Rows of a section of this width: a name, and right of its column what it is. */
export const rowsFor =
  (w: number) =>
  (
    source: { name: string },
    words: { what?: string | undefined; note?: string | undefined },
    column: number = size.name,
  ): CardRow => ({
    source,
    column,
    name: nameAndNote({ name: source.name }, column - 16, [code, 'small']),
    what: nameAndNote({ name: words.what, note: words.note }, w - column - 2 * size.beside, ['label', 'note']),
  })

/** The words of a row in its rectangle. */
const wordsOf = (row: CardRow, rect: Rect): Text[] => {
  const high = Math.max(row.name.h, row.what.h)
  const spot = { ...rect, x: rect.x + size.beside, y: rect.y + Math.floor((rect.h - high) / 2), w: 0 }
  const end = { x: rightOf(rect) - size.beside, y: spot.y + 9 }
  return [
    ...place(row.name, spot, { align: 'start', valign: 'top' }),
    ...place(row.what, { ...spot, x: spot.x + row.column }, { align: 'start', valign: 'top' }),
    ...(row.isRequired === true ? [lineOfText('required', { ...end, as: 'item', align: 'end' })] : []),
  ]
}

/** Where the next section begins, and the middles of rows in focus. */
type Section = { below: number; focused: number[] }

/** Rows in a frame under a strip. */
export const drawSection = (
  title: string,
  rows: CardRow[],
  { x, y, w }: Point & { w: number },
  sheet: Sheet,
): Section => {
  if (rows.length === 0) return { below: y, focused: [] }
  const needed = rows.map(({ name, what }) => up(Math.max(size.least, Math.max(name.h, what.h) + 2 * size.row), 4))
  const whole = needed.reduce((sum, h) => sum + h, 0)
  // What is missing to a whole step of the grid is below the last row.
  const heights = needed.map((h, index) => h + (index === needed.length - 1 ? up(whole) - whole : 0))
  const frame = { x, y: y + size.strip, w, h: up(whole) }
  sheet.put(
    `@${title}`,
    [
      headStrip({ x, y, w }, size.strip),
      lineOfText(title, { x: x + size.beside, y: y + size.strip / 2, as: 'head' }),
      path(
        rowsIn(frame, heights)
          .map((rect) => `M ${x} ${rect.y} H ${x + w} Z`)
          .join(' '),
        { stroke: 'rule' },
      ),
      box(x, y, w, size.strip + frame.h, { fill: 'none', stroke: 'rule' }),
    ],
    'rule',
  )
  const focused: number[] = []
  rowsIn(frame, heights).forEach((rect, index) => {
    const row = rows[index]
    if (row === undefined) return
    const isFocus = sheet.isFocus(row.source)
    if (isFocus) sheet.tint(row.source, focusBand(rect, index === rows.length - 1))
    sheet.put(row.source, wordsOf(row, rect))
    if (isFocus) focused.push(rect.y + rect.h / 2)
  })
  return { below: y + size.strip + frame.h + size.gap, focused }
}
