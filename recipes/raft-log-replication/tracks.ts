/**
 * Tracks: rows of cells over one index, each with its name at the left: logs of replicas, partitions, banks, queues.
 *
 * Cells are filled, strong (in the accent), or open: dashed, for what is still to come.
 */

import { type Block, block, centeredBaseline, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells, dividers } from '../../drawing/grid/cells.ts'
import { text } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import { room, type Sheet, type Source } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { union } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A row: what it is called, and its cells from the first column on. */
export type LogTrack = { source: Source; head: Block; cells: TrackCell[] }

/** A cell: its words, a note below them that may wrap, and the item of the data that it is. */
export type TrackCell = {
  item?: object
  words: string
  note?: string | undefined
  look: 'filled' | 'strong' | 'open'
  bold?: boolean
}

/** What is over and under the columns, with its names at the left, and the columns in bold there; `beside` is kept free on the right. */
export type TracksOptions = {
  over: { name: string; words: string[] }
  under: { name: string; words: string[]; bold?: number; figure?: TypeStyle }
  beside: number
}

/** Where tracks are: the first cell, how wide cells are, where each row is, and how far down what is under them is. */
export type LogTracks = { left: number; w: number; rows: { y: number; h: number }[]; bottom: number; right: number }

/** Beside the words of a head, from heads to cells, between rows, beside and under the words of a cell. */
const gap = { padding: 32, heads: 24, rows: 16, beside: 8, note: 28 }
/** The middles of what is over and under the rows, from their edges; how wide cells are at least and at most. */
const rulerAt = 28
const widths = { least: 36, most: 48 }

const digits = { size: 16, mono: true } as const

/** Draws tracks from y = 0 down; gives where they are. */
export function drawTracks(tracks: LogTrack[], options: TracksOptions, sheet: Sheet): LogTracks {
  const headWidth = up(Math.max(...tracks.map(({ head }) => head.w)) + gap.padding)
  const left = headWidth + gap.heads
  const count = Math.max(...tracks.map((track) => track.cells.length))
  const fits = Math.floor((room.w - left - options.beside) / count / 4) * 4
  const words = tracks.flatMap((track) => track.cells.map((cell) => widthOf(cell.words, digits)))
  const w = Math.max(widths.least, Math.min(widths.most, fits), up(Math.max(...words) + gap.beside, 4))
  const notes = notesOf(tracks, w - gap.beside)
  let bottom = -gap.rows
  const rows = tracks.map(({ head }, row) => {
    const deepest = Math.max(...(notes[row] ?? []).map((note) => note.h))
    const h = up(Math.max(48, gap.note + 8 + deepest, head.h + 12))
    const y = bottom + gap.rows
    bottom = y + h
    return { y, h }
  })
  tracks.forEach(({ source, head, cells: own }, row) => {
    const { y, h } = rows[row] ?? { y: 0, h: 0 }
    const rects = columns({ x: left, y, w: 0, h }, Array<number>(own.length).fill(w))
    const words = own.map((cell, at) => wordsOf(cell, notes[row]?.[at] ?? block([]), rects[at]))
    words.forEach(([digits], at) => {
      const item = own[at]?.item
      if (item !== undefined && digits !== undefined) sheet.stand(item, digits)
    })
    sheet.put(source, [...wordBox({ x: 0, y, w: headWidth, h }, head), ...outlinesOf(own, rects), ...words.flat()])
  })
  const numbers = columns({ x: left, y: 0, w: 0, h: 0 }, Array<number>(count).fill(w))
  drawRuler(options.over, { columns: numbers, y: -rulerAt, sheet })
  drawRuler(options.under, { columns: numbers, y: bottom + rulerAt - 4, sheet })
  return { left, w, rows, bottom, right: left + count * w }
}

/** What is under the words of cells, smaller where a word would be broken. */
const notesOf = (tracks: readonly LogTrack[], width: number): Block[][] => {
  const pieces = tracks.flatMap(({ cells: own }) => own.flatMap(({ note }) => piecesOf(note ?? '')))
  const as = pieces.every((piece) => widthOf(piece, 'note') <= width) ? 'note' : 'small'
  return tracks.map(({ cells: own }) => own.map(({ note }) => block([{ text: note, as }], width)))
}

/** Neighbors that look alike are one path, in which dashes are drawn once. */
const outlinesOf = (own: TrackCell[], rects: Rect[]): Element[] => {
  const of = (look: TrackCell['look']): Rect[] => rects.filter((_, at) => own[at]?.look === look)
  const [filled, strong, open] = [of('filled'), of('strong'), of('open')]
  const whole = union(open)
  const inner = whole && dividers(whole, { columns: open.map(({ w }) => w) }, { dashed: true })
  return [
    ...(filled.length > 0 ? [cells(filled)] : []),
    ...(strong.length > 0 ? [cells(strong, emphasis.soft)] : []),
    ...(whole === undefined ? [] : [cells(whole, { dashed: true })]),
    ...(inner === undefined ? [] : [inner]),
  ]
}

const wordsOf = ({ words, look, bold }: TrackCell, note: Block, rect: Rect | undefined): Element[] => {
  if (rect === undefined) return []
  const fill = look === 'open' && bold !== true ? 'muted' : 'ink'
  const as: TypeStyle = { ...digits, fill, ...(bold === true || look === 'strong' ? { bold: true } : {}) }
  const y = note.h === 0 ? rect.y + rect.h / 2 : rect.y + 18
  return [
    lineOfText(words, { x: rect.x + rect.w / 2, y, as, align: 'middle' }),
    ...place(note, { ...rect, y: rect.y + gap.note }, { valign: 'top' }),
  ]
}

/** Words in the middle of each column, and what they are at the left. */
const drawRuler = (
  { name, words, bold, figure }: TracksOptions['under'],
  { columns: spots, y, sheet }: { columns: Rect[]; y: number; sheet: Sheet },
): void => {
  const middles = spots.map(({ x, w }) => x + w / 2)
  const styleOf = (at: number): TypeStyle =>
    at === bold ? (figure ?? { size: 14, mono: true, bold: true }) : { size: 14, mono: true, fill: 'muted' }
  sheet.put(`@${name}`, [
    lineOfText(name, { x: 0, y, as: 'note' }),
    // All stand on one line, whatever their size.
    ...words.map((each, at) =>
      text(middles[at] ?? 0, centeredBaseline(y, 14), each, { ...styleOf(at), align: 'middle' }),
    ),
  ])
}
