/**
 * A card in two columns: parameters and responses on the left, examples on the right, in which the lines of what is in
 * focus are laid open too.
 */
import { type Block, block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { box, path } from '../../drawing/primitives.ts'
import { rows as rowsIn, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { headStrip } from '../../drawing/strip.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { codeBox } from './code-box.ts'
import type { ApiOperation } from './operation.ts'

const code = { size: 14, bold: true, mono: true } as const
const chipStyle = { size: 12, bold: true } as const
/** The height of the head; between columns and between sections. */
const [head, gap] = [24, 24]
/** Pages are this wide where the left column then has so much room; the strip and the padding of a section; what is required says so at the end of its row. */
const size = {
  usual: 880,
  left: 424,
  most: 600,
  strip: 32,
  beside: 12,
  name: 144,
  row: 6,
  least: 32,
  required: 72,
} as const

type CardRow = { source: { name: string }; column: number; name: Block; what: Block; isRequired?: boolean | undefined }

/** Draws the card on the sheet. */
export function drawCard(data: ApiOperation, sheet: Sheet): void {
  const { method, path: template, parameters, responses } = data
  const chip = { x: 0, y: 0, w: up(widthOf(method, chipStyle) + 16), h: head }
  sheet.put('method', wordBox(chip, block([{ text: method, as: chipStyle }]), { fill: 'ink', stroke: 'ink' }))
  sheet.put('path', [lineOfText(template, { x: chip.w + 16, y: head / 2, as: { ...code, size: 16 } })])
  const examples = examplesOf(data, sheet)
  const right = Math.max(0, ...examples.map(({ box: example }) => example.w + gap))
  const w =
    size.usual - right >= size.left ? Math.min(size.most, size.usual - right) : Math.min(size.most, room.w - right)
  const rowOf = (
    source: { name: string },
    words: { what?: string | undefined; note?: string | undefined },
    column: number = size.name,
  ): CardRow => ({
    source,
    column,
    name: nameAndNote({ name: source.name }, column - 16, [code, 'small']),
    what: nameAndNote({ name: words.what, note: words.note }, w - column - 2 * size.beside, ['label', 'note']),
  })
  // Codes are shorter than names of parameters.
  const codes = Math.min(size.name, up(Math.max(0, ...responses.map(({ name }) => widthOf(name, code))) + 24))
  const sent = parameters.map((each) => {
    const what = `${each.type} in ${each.kind === 'header' ? 'a' : 'the'} ${each.kind}`
    const isBeside = widthOf(what, 'label') + size.required <= w - size.name - 2 * size.beside
    const row = rowOf(each, { what: `${what}${each.required && !isBeside ? ', required' : ''}`, note: each.note })
    return { ...row, isRequired: each.required && isBeside }
  })
  const y = head + gap
  // Without an example of a request nothing is beside the parameters.
  const isAlone = examples.length === 1 && examples[0]?.key === 'response'
  const { below, focused } = drawSection('Parameters', sent, { x: 0, y, w: isAlone ? w + right : w }, sheet)
  const { below: bottom, focused: answered } = drawSection(
    'Responses',
    responses.map((each) => rowOf(each, { what: each.note }, codes)),
    { x: 0, y: below, w },
    sheet,
  )
  const open = drawExamples(examples, { x: w + gap, y, w: right - gap, below, bottom }, sheet)
  drawWays(
    [
      [focused[0], open.request],
      [answered[0], open.response],
    ],
    { x: w, sheet },
  )
}

type BesideSections = Point & { w: number; below: number; bottom: number }

/** The examples beside the sections that they are of, which end before `below` and `bottom`; returns the lines that are open. */
const drawExamples = (
  examples: ReturnType<typeof examplesOf>,
  { x, y, w, below, bottom }: BesideSections,
  sheet: Sheet,
): { request?: number; response?: number } => {
  let top = y
  const open: { request?: number; response?: number } = {}
  for (const { key, box: example } of examples) {
    // The response begins where the section of responses does, if the request is not longer.
    if (key === 'response') top = Math.max(top, below)
    // It ends where the section beside it does.
    const beside = (key === 'response' ? bottom : below) - gap
    const h = Math.max(example.h, beside - top)
    sheet.put(key, example.draw({ x, y: top }, { w, h }))
    const lit = example.lit(h)
    if (lit !== undefined) open[key] = top + lit
    top += h + gap
  }
  return open
}

/** From rows in focus to their lines in examples. */
const drawWays = (pairs: (number | undefined)[][], { x, sheet }: Omit<Between, 'spine'>): void => {
  const ways = pairs.flatMap(([row, shown]) => (row === undefined || shown === undefined ? [] : [{ row, shown }]))
  const [sent, back] = ways.map(({ row, shown }) => [Math.min(row, shown), Math.max(row, shown)] as const)
  // They are on one line unless a long request is beside the responses.
  const apart = sent !== undefined && back !== undefined && sent[1] > back[0] ? 4 : 0
  ways.forEach((way, index) => drawShown(way, { x, spine: x + 8 + index * apart, sheet }))
}

type Between = { x: number; spine: number; sheet: Sheet }

/** From the row in focus to its line in the example, between both columns. */
const drawShown = ({ row, shown }: { row: number; shown: number }, { x, spine, sheet }: Between): void => {
  const way = `M ${x} ${row} H ${spine} V ${shown} H ${x + gap - 2}`
  sheet.put('@shown', [path(way, { stroke: 'accent', arrow: true })], 'line')
}

/** The examples, with the lines open that have a parameter or a status in focus. */
const examplesOf = ({ parameters, responses, request, response }: ApiOperation, sheet: Sheet) => {
  const forms = parameters.filter((each) => sheet.isFocus(each)).map(({ name, kind }) => formOf(name, kind))
  const codes = responses.filter((each) => sheet.isFocus(each)).map(({ name }) => name)
  const isSent = (line: string): boolean => forms.some((form) => form.test(line))
  const isReturned = (line: string): boolean =>
    codes.some((status) => line.startsWith('HTTP/') && line.includes(` ${status}`))
  return [
    ...(request === undefined ? [] : [{ key: 'request' as const, box: codeBox('Example request', request, isSent) }]),
    ...(response === undefined
      ? []
      : [{ key: 'response' as const, box: codeBox('Example response', response, isReturned) }]),
  ]
}

/** How a parameter is written in a message. */
const formOf = (name: string, kind: ApiOperation['parameters'][number]['kind']): RegExp => {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (kind === 'header') return new RegExp(`^${word}:`, 'i')
  return kind === 'body' ? new RegExp(`"${word}"\\s*:`) : new RegExp(`[?&]${word}=`)
}

/** Where the next section begins, and the middles of rows in focus. */
type Section = { below: number; focused: number[] }

/** Rows in a frame under a strip. */
const drawSection = (title: string, rows: CardRow[], { x, y, w }: Point & { w: number }, sheet: Sheet): Section => {
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
    const high = Math.max(row.name.h, row.what.h)
    const spot = { ...rect, y: rect.y + Math.floor((rect.h - high) / 2), w: 0 }
    sheet.put(row.source, [
      ...place(row.name, { ...spot, x: x + size.beside }, { align: 'start', valign: 'top' }),
      ...place(row.what, { ...spot, x: x + row.column + size.beside }, { align: 'start', valign: 'top' }),
      ...(row.isRequired === true
        ? [lineOfText('required', { x: x + w - size.beside, y: spot.y + 9, as: 'item', align: 'end' })]
        : []),
    ])
    if (isFocus) focused.push(rect.y + rect.h / 2)
  })
  return { below: y + size.strip + frame.h + gap, focused }
}
