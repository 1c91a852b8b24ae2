/**
 * A card in two columns: parameters and responses on the left, examples on the right, in which the lines of what is in
 * focus are laid open too.
 */
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { codeBox } from './code-box.ts'
import type { ApiOperation } from './operation.ts'
import { code, drawSection, rowsFor, size } from './section.ts'

const chipStyle = { size: 12, bold: true } as const
/** The height of the head. */
const head = 24

/** Draws the card on the sheet. */
export function drawCard(data: ApiOperation, sheet: Sheet): void {
  const { method, path: template, parameters, responses } = data
  const chip = { x: 0, y: 0, w: up(widthOf(method, chipStyle) + 16), h: head }
  sheet.put('method', wordBox(chip, block([{ text: method, as: chipStyle }]), { fill: 'ink', stroke: 'ink' }))
  sheet.put('path', [lineOfText(template, { x: chip.w + 16, y: head / 2, as: { ...code, size: 16 } })])
  const examples = examplesOf(data, sheet)
  const right = Math.max(0, ...examples.map(({ box: example }) => example.w + size.gap))
  const w =
    size.usual - right >= size.left ? Math.min(size.most, size.usual - right) : Math.min(size.most, room.w - right)
  const rowOf = rowsFor(w)
  const sent = parameters.map((each) => {
    const what = `${each.type} in ${each.kind === 'header' ? 'a' : 'the'} ${each.kind}`
    const isBeside = widthOf(what, 'label') + 8 + widthOf('required', 'item') <= w - size.name - 2 * size.beside
    const row = rowOf(each, { what: `${what}${each.required && !isBeside ? ', required' : ''}`, note: each.note })
    return { ...row, isRequired: each.required && isBeside }
  })
  // Codes are shorter than names of parameters.
  const codes = Math.min(size.name, up(Math.max(0, ...responses.map(({ name }) => widthOf(name, code))) + 24))
  const y = head + size.gap
  // Without an example of a request nothing is beside the parameters.
  const isAlone = examples.length === 1 && examples[0]?.key === 'response'
  const { below, focused } = drawSection('Parameters', sent, { x: 0, y, w: isAlone ? w + right : w }, sheet)
  const { below: bottom, focused: answered } = drawSection(
    'Responses',
    responses.map((each) => rowOf(each, { what: each.note }, codes)),
    { x: 0, y: below, w },
    sheet,
  )
  const open = drawExamples(examples, { x: w + size.gap, y, w: right - size.gap, below, bottom }, sheet)
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
    const beside = (key === 'response' ? bottom : below) - size.gap
    const h = Math.max(example.h, beside - top)
    sheet.put(key, example.draw({ x, y: top }, { w, h }))
    const lit = example.lit(h)
    if (lit !== undefined) open[key] = top + lit
    top += h + size.gap
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
  const way = `M ${x} ${row} H ${spine} V ${shown} H ${x + size.gap - 2}`
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
