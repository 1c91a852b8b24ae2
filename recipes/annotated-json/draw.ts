/**
 * JSON in a panel, a row for each field; level with it its type and what it means, so that no leader is needed. Hairlines
 * show how far each object and array reaches.
 */
import { type Block, block, place, widthOf } from '../../drawing/block.ts'
import { wrapCode } from '../../drawing/listing/wrap-code.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { headStrip } from '../../drawing/strip.ts'
import { pitchOf, roles } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { JsonRow } from './json-rows.ts'

/** A row with what is said about it. */
export type NotedRow = JsonRow & { note?: string | undefined }

/** Pixels: around words, an indent, a row around its lines, the head, the widest code, type and meaning, and between columns: code is as wide as measured, other words are a little narrower. */
const size = {
  padding: 16,
  indent: 20,
  row: 8,
  head: 36,
  code: 480,
  type: 160,
  meaning: 320,
  after: 32,
  gap: 24,
} as const

/** Draws the rows under a head with what the document is. */
export function drawJson(rows: NotedRow[], name: string, sheet: Sheet): void {
  let bottom = size.head + size.row
  const laid = rows.map((row): LaidRow => {
    const parts = partsOf(row)
    const top = bottom
    bottom += parts.h
    return { ...parts, row, top }
  })
  const columns = columnsOf(laid, name)
  drawPanel(name, { ...columns, h: bottom + size.row }, sheet)
  drawGuides(laid, sheet)
  for (const each of laid) drawRow(each, columns, sheet)
}

/** Where types and meanings begin, and where these end. */
type Columns = { type: number; meaning: number; right: number }

const columnsOf = (laid: LaidRow[], name: string): Columns => {
  const ends = laid.map(({ left, words }) => left + words.w)
  const type = up(Math.max(size.padding + widthOf(name, 'head'), ...ends) + size.after)
  const meaning = type + Math.max(40, ...laid.map((each) => each.type.w)) + size.gap
  return { type, meaning, right: meaning + Math.max(64, ...laid.map((each) => each.meaning.w)) + size.padding }
}

const drawPanel = (name: string, { type, meaning, right, h }: Columns & { h: number }, sheet: Sheet): void => {
  sheet.put('name', [box(0, 0, right, h, { stroke: 'rule' }), headStrip({ x: 0, y: 0, w: right }, size.head)], 'ground')
  sheet.put('@rules', [path(`M 0 ${size.head} H ${right} Z`, { stroke: 'rule' })], 'rule')
  const heads: [string, number][] = [
    [name, size.padding],
    ['Type', type],
    ['Meaning', meaning],
  ]
  for (const [text, x] of heads)
    sheet.put('name', place(block([{ text, as: 'head' }]), { x, y: 0, w: 0, h: size.head }, { align: 'start' }))
}

const drawRow = (laid: LaidRow, { type, meaning, right }: Columns, sheet: Sheet): void => {
  const { row, top, h } = laid
  const isFocus = sheet.isFocus(row)
  const band = { x: 0, y: top, w: right, h }
  if (isFocus) sheet.tint(row, [square(band, { fill: 'soft' }), square({ ...band, w: 3 }, { fill: 'accent' })])
  const at = (words: Block, x: number) =>
    place(words, { x, y: top + size.row / 2, w: 0, h }, { align: 'start', valign: 'top' })
  sheet.put(row, [
    ...at(isFocus ? strong(laid.words) : laid.words, laid.left).flatMap((each) => keyFirst(each, isFocus)),
    ...at(isFocus ? inked(laid.type) : laid.type, type),
    ...at(laid.meaning, meaning),
  ])
}

type LaidRow = RowParts & { row: NotedRow; top: number }

type RowParts = { words: Block; type: Block; meaning: Block; left: number; h: number }

const partsOf = ({ depth, text, type, note }: NotedRow): RowParts => {
  const left = size.padding + depth * size.indent
  const lines = wrapCode(text, roles.code, size.code - left)
  const words = block(lines.map((each) => ({ text: each, as: 'code' }) as const))
  const parts = {
    words,
    type: block([{ text: type, as: 'note' }], size.type),
    meaning: block([{ text: note, as: { size: 14 } }], size.meaning),
  }
  return { ...parts, left, h: Math.max(pitchOf(roles.code), words.h, parts.type.h, parts.meaning.h) + size.row }
}

const inked = (words: Block): Block => ({
  ...words,
  lines: words.lines.map((each) => ({ ...each, style: { ...each.style, fill: 'ink' as const } })),
})
const strong = (words: Block): Block => ({
  ...words,
  lines: words.lines.map((each) => ({ ...each, style: { ...each.style, bold: true as const } })),
})

/** From one character of code to the next. */
const advance = 0.6 * roles.code.size

/** A line of code as two: its key, which is looked for, and its value and brackets, which are an example. */
const keyFirst = (line: Element, isFocus: boolean): Element[] => {
  if (line.type !== 'text') return [line]
  const key = /^"(?:[^"\\]|\\.)*":(?= )/.exec(line.text)?.[0] ?? ''
  const fill = isFocus ? {} : ({ fill: 'muted' } as const)
  if (key === '') return [{ ...line, ...fill }]
  const value = { ...line, ...fill, text: line.text.slice(key.length + 1), x: line.x + advance * (key.length + 1) }
  return [{ ...line, text: key }, value]
}

/** From the row under an opening bracket to the one over its closing bracket. */
const drawGuides = (laid: LaidRow[], sheet: Sheet): void => {
  const strokes = laid.flatMap(({ row, left }, index) => {
    const end = laid.find((other, at) => at > index && other.row.depth === row.depth)
    const isOpen = row.isLeaf !== true && row.path !== undefined
    return isOpen && end !== undefined ? [`M ${left + 4} ${laid[index + 1]?.top ?? end.top} V ${end.top - 2}`] : []
  })
  if (strokes.length > 0) sheet.put('@guides', [path(strokes.join(' '), { stroke: 'rule' })], 'rule')
}
