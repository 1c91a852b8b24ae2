/**
 * A card in two columns: parameters and responses on the left, examples on the right.
 */
import { type Block, block, lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

type Parameter = { name: string; kind: string; type: string; required: boolean; note?: string | undefined }
type Response = { name: string; note?: string | undefined }

/** An operation as drawn. */
export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  responses: Response[]
  request?: string[] | undefined
  response?: string[] | undefined
}

/** Heights of the head, of a section's title; between columns and sections; air in rows and panels. */
const size = { head: 64, title: 32, gap: 24, air: 8, panel: 16, line: 20, left: 600 }

/** Draws the card on the sheet. */
export function drawCard(operation: Operation, sheet: Sheet): void {
  const code = { size: 14, mono: true } as const
  const examples = [operation.request, operation.response].filter((lines) => lines !== undefined)
  const codeWidth = up(Math.max(0, ...examples.flat().map((line) => widthOf(line, code))) + 2 * size.panel)
  const right = examples.length === 0 ? 0 : codeWidth
  const left = Math.min(size.left, room.w - (right === 0 ? 0 : right + size.gap))
  const width = left + (right === 0 ? 0 : right + size.gap)
  drawHead(operation, width, sheet)
  let y = size.head + size.gap
  if (operation.parameters.length > 0)
    y = drawSection(
      'Parameters',
      operation.parameters.map((item) => ({ item, ...parameterWords(item, left) })),
      { y, w: left, sheet },
    )
  drawSection(
    'Responses',
    operation.responses.map((item) => ({ item, ...responseWords(item, left) })),
    { y, w: left, sheet },
  )
  let top = size.head + size.gap
  for (const [key, title] of [
    ['request', 'Example request'],
    ['response', 'Example response'],
  ] as const) {
    const lines = operation[key]
    if (lines !== undefined) top = drawExample(lines, { key, title, x: left + size.gap, y: top, w: codeWidth }, sheet)
  }
}

const drawHead = ({ method, path: route }: Operation, w: number, sheet: Sheet): void => {
  const as = { size: 16, bold: true, mono: true } as const
  const chip = up(widthOf(method, as) + 24)
  const words = block([{ text: route, as }], w - chip - 48)
  sheet.put('method', [
    cells({ x: 0, y: 0, w, h: size.head }),
    box(16, 16, chip, 32, { fill: 'ink', stroke: 'ink' }),
    lineOfText(method, { x: 16 + chip / 2, y: 32, as: { ...as, fill: 'surface' }, align: 'middle' }),
  ])
  sheet.put('path', place(words, { x: chip + 32, y: 0, w: 0, h: size.head }, { align: 'start' }))
}

/** A row: its name, what is said beside it, and where that begins. */
type Row = { item: object; head: Block; note: Block; noteX: number }

const nameWidth = 200

const parameterWords = ({ name, kind, type, required, note }: Parameter, w: number): Omit<Row, 'item'> => ({
  head: block(
    [
      { text: name, as: { size: 14, bold: true, mono: true } },
      { text: required ? 'required' : undefined, as: { size: 12, fill: 'muted' } },
    ],
    nameWidth - 28,
  ),
  note: block(
    [
      { text: `${type} in ${kind === 'header' ? 'a header' : `the ${kind}`}`, as: 'label' },
      { text: note, as: 'note' },
    ],
    w - nameWidth - 12,
  ),
  noteX: nameWidth,
})

const responseWords = ({ name, note }: Response, w: number): Omit<Row, 'item'> => ({
  head: block([{ text: name, as: { size: 14, bold: true, mono: true } }]),
  note: block([{ text: note, as: 'label' }], w - 92),
  noteX: 80,
})

type Place = { y: number; w: number; sheet: Sheet }

/** A title and its rows; gives where the next section begins. */
const drawSection = (title: string, rows: Row[], { y, w, sheet }: Place): number => {
  sheet.put(`@${title}`, [lineOfText(title, { x: 0, y: y + 12, as: 'head' }), path(`M 0 ${y + size.title} H ${w}`)])
  const rules: string[] = []
  let top = y + size.title
  for (const { item, head, note, noteX } of rows) {
    const h = up(Math.max(head.h, note.h) + 2 * size.air, 4)
    const isFocus = sheet.isFocus(item)
    if (isFocus) sheet.put(item, focusBand({ x: 0, y: top, w, h }), 'ground')
    sheet.put(item, [
      ...place(head, { x: 12, y: top + size.air, w: 0, h: head.h }, { align: 'start', valign: 'top' }),
      ...place(
        isFocus ? tinted(note, 'ink') : note,
        { x: noteX, y: top + size.air, w: 0, h: note.h },
        { align: 'start', valign: 'top' },
      ),
    ])
    top += h
    rules.push(`M 0 ${top} H ${w}`)
  }
  sheet.put(`@${title} rules`, [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  return up(top) + size.gap
}

type Example = { key: 'request' | 'response'; title: string; x: number; y: number; w: number }

/** A panel of code; gives where the next one begins. */
const drawExample = (lines: string[], { key, title, x, y, w }: Example, sheet: Sheet): number => {
  const top = y + size.title
  const h = up(lines.length * size.line + 2 * 12)
  sheet.put(key, [
    lineOfText(title, { x, y: y + 12, as: 'head' }),
    cells({ x, y: top, w, h }),
    ...lines.flatMap((line, index) =>
      line.trim() === ''
        ? []
        : [lineOfText(line, { x: x + size.panel, y: top + 12 + (index + 0.5) * size.line, as: 'code' })],
    ),
  ])
  return top + h + size.gap
}
