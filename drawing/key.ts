/**
 * The key: what nothing in the picture names, such as a color, a dash or the shape of an arrow head. One key, one place
 * (under the picture), one small line where it fits; its samples are drawn with the functions that draw the picture.
 */
import { centerOf, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Box, Element, Line } from '../src/scene/scene.ts'
import { type Block, block, place } from './block.ts'
import type { SmallRole } from './legible-words.ts'
import { box, line } from './primitives.ts'
import { type SquareLook, square } from './square.ts'

/**
 * One entry: a sample, drawn into a small rectangle, and its meaning. `w` is the sample's width in pixels; `group`
 * names what belongs together, such as shapes or letters: a key that needs more than one row starts one for each. Samples of
 * one `kind` stand beside each other; `isTint`: it is there for a focus alone; `isNamedFirst`: the meaning is before the sample.
 */
export type KeyEntry = {
  text: string
  sample: (rect: Rect) => Element[]
  w?: number
  group?: string
  kind?: 'line' | 'fill'
  isTint?: true
  isNamedFirst?: true
}

const sampleWidth = 40
const sampleHeight = 24
const between = { sampleAndText: 8, entries: 24, close: 16, rows: 12 }

/** An entry for a kind of line, arrow head included. */
export const lineEntry = (text: string, look: Pick<Line, 'stroke' | 'dashed' | 'arrow'> = {}): KeyEntry => ({
  text,
  kind: 'line',
  sample: ({ x, y, w, h }) => [line(x, y + h / 2, x + w, y + h / 2, look)],
})

/** An entry for a fill, as a square-cornered swatch: bars, segments and areas have square corners too. */
export const swatchEntry = (text: string, look: SquareLook): KeyEntry => ({
  text,
  kind: 'fill',
  w: 24,
  sample: ({ y, h, ...rect }) => [square({ ...rect, y: y + 4, h: h - 8 }, look)],
})

/** An entry for the look of a box. */
export const boxEntry = (text: string, look: Pick<Box, 'fill' | 'stroke' | 'dashed'>): KeyEntry => ({
  text,
  kind: 'fill',
  w: 24,
  sample: ({ x, y, w, h }) => [box(x, y + 4, w, h - 8, look)],
})

/** An entry for a mark, drawn around the middle of its sample. */
export const markEntry = (text: string, mark: (center: Point) => Element): KeyEntry => ({
  text,
  w: 16,
  sample: (rect) => [mark(centerOf(rect))],
})

/**
 * The key's rows from `x`, `y` downward, none wider than `width`, in words of a role, which wrap where they alone are
 * wider; `h` is the height of the rows together.
 */
export function drawKey(
  entries: KeyEntry[],
  { x, y, width, as }: { x: number; y: number; width: number; as: SmallRole },
): { elements: Element[]; h: number } {
  const rows = groupedRows(byKind(entries.map((entry) => measured(entry, { as, width }))), width)
  let top = y
  const elements = rows.flatMap(({ entries: row, gap }) => {
    const h = Math.max(sampleHeight, ...row.map(({ words }) => words.h))
    let left = x
    const drawn = row.flatMap((entry) => {
      const { sample, words, w = sampleWidth, isNamedFirst } = entry
      const [before, after] = isNamedFirst ? [words.w + between.sampleAndText, 0] : [0, w + between.sampleAndText]
      const rect = { x: left + before, y: top + (h - sampleHeight) / 2, w, h: sampleHeight }
      const at = { x: left + after, y: top, w: 0, h }
      left = afterEntry(left, entry, gap)
      const named = place(words, at, { align: 'start' })
      return isNamedFirst ? [...named, ...sample(rect)] : [...sample(rect), ...named]
    })
    top += h + between.rows
    return drawn
  })
  return { elements, h: entries.length === 0 ? 0 : top - between.rows - y }
}

/** An entry with its words and its whole width. */
type MeasuredEntry = KeyEntry & { words: Block; full: number }

/** A row, and the free pixels between its entries. */
type KeyRow = { entries: MeasuredEntry[]; gap: number }

const measured = (entry: KeyEntry, { as, width }: { as: SmallRole; width: number }): MeasuredEntry => {
  const before = (entry.w ?? sampleWidth) + between.sampleAndText
  const words = block([{ text: entry.text, as }], Math.max(leastWords, width - before))
  return { ...entry, words, full: before + words.w }
}

/** Words beside a very wide sample are not narrower than this. */
const leastWords = 120

/** Where the next entry of a row begins. */
const afterEntry = (left: number, { full }: MeasuredEntry, gap: number): number =>
  Math.ceil((left + full + gap) / 8) * 8

/** Lines together and fills together, each kind where its first entry is. */
const byKind = (entries: MeasuredEntry[]): MeasuredEntry[] => {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind))
}

/** One row if all fit, else rows for each group; entries stand closer where that saves a row. */
const groupedRows = (entries: MeasuredEntry[], width: number): KeyRow[] => {
  for (const gap of [between.entries, between.close])
    if (rowsOf(entries, width, gap).length < 2) return [{ entries, gap }]
  const groups = new Set(entries.map(({ group }) => group))
  return [...groups].flatMap((name) =>
    evenRows(
      entries.filter(({ group }) => group === name),
      width,
    ),
  )
}

/** Entries of several rows under each other, where all of them have room so and no row has a hole. */
const inColumns = (rows: MeasuredEntry[][], width: number, gap: number): MeasuredEntry[][] => {
  const wide = rows.map((row) =>
    row.map((entry, at) =>
      at === row.length - 1 ? entry : { ...entry, full: Math.max(...rows.map((each) => each[at]?.full ?? 0)) },
    ),
  )
  const isFull = (row: MeasuredEntry[], at: number): boolean =>
    row.every(({ full }, index) => full - rows[at]![index]!.full <= hole) && rowsOf(row, width, gap).length === 1
  return wide.every(isFull) ? wide : rows
}

/** So many pixels more between two entries look as if one of them was missing. */
const hole = 48

/** Avoids a last row with a single entry: rows are then as even as possible. */
const evenRows = (entries: MeasuredEntry[], width: number): KeyRow[] => {
  const [wide, close] = [rowsOf(entries, width, between.entries), rowsOf(entries, width, between.close)]
  const gap = close.length < wide.length ? between.close : between.entries
  let rows = gap === between.close ? close : wide
  if (rows.length > 1 && rows.at(-1)?.length === 1)
    for (let narrower = width - 8; narrower > 0; narrower -= 8) {
      const next = rowsOf(entries, narrower, gap)
      if (next.length > rows.length) break
      rows = next
    }
  return inColumns(rows, width, gap).map((row) => ({ entries: row, gap }))
}

const rowsOf = (entries: MeasuredEntry[], width: number, gap: number): MeasuredEntry[][] => {
  const rows: MeasuredEntry[][] = []
  let left = 0
  for (const entry of entries) {
    const row = rows.at(-1)
    if (row === undefined || left + entry.full > width) {
      rows.push([entry])
      left = afterEntry(0, entry, gap)
    } else {
      row.push(entry)
      left = afterEntry(left, entry, gap)
    }
  }
  return rows
}
