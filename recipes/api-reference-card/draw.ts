/**
 * A card in two columns: parameters and responses on the left, examples on the right.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import type { Operation } from '../../drawing/data/operation.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { codeBox } from '../../drawing/listing/code-box.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { wordBox } from '../../drawing/word-box.ts'

const strong = { size: 14, bold: true, mono: true } as const
/** From the head to what is below it, between columns and between sections. */
const gap = 24

/** Draws the card on the sheet. */
export function drawCard({ method, path, parameters, responses, ...examples }: Operation, sheet: Sheet): void {
  const boxes = (['request', 'response'] as const).flatMap((key) => {
    const lines = examples[key]
    return lines === undefined ? [] : [{ key, box: codeBox(`Example ${key}`, lines) }]
  })
  const right = Math.max(0, ...boxes.map(({ box }) => box.w + gap))
  const w = Math.min(600, room.w - right)
  drawHead({ method, path }, w + right, sheet)
  const top = 64 + gap
  const sent = parameters.map((item) => {
    const { name, kind, type, required, note } = item
    const place = kind === 'header' ? 'a header' : `the ${kind}`
    const under = { text: required ? 'required' : undefined, as: 'small' } as const
    const words = [{ text: `${type} in ${place}`, as: 'label' } as const, { text: note, as: 'note' } as const]
    return { source: item, cells: [block([{ text: name, as: strong }, under], 172), block(words, w - 212)] }
  })
  const back = responses.map((item) => {
    const { name, note } = item
    return { source: item, cells: [block([{ text: name, as: strong }]), block([{ text: note, as: 'label' }], w - 92)] }
  })
  const options = { x: 0, y: top, w, air: 8 }
  const below =
    sent.length === 0
      ? top
      : up(drawRegister(sent, { ...options, title: 'Parameters', columns: [12, 200] }, sheet)) + gap
  drawRegister(back, { ...options, y: below, title: 'Responses', columns: [12, 80] }, sheet)
  boxes.reduce((y, { key, box }) => {
    sheet.put(key, box.draw({ x: w + gap, y }, right - gap))
    return y + box.h + gap
  }, top)
}

const drawHead = ({ method, path }: Pick<Operation, 'method' | 'path'>, w: number, sheet: Sheet): void => {
  const as = { size: 16, bold: true, mono: true } as const
  const chip = up(widthOf(method, as) + 24)
  const words = block([{ text: path, as }], w - chip - 48)
  const box = wordBox({ x: 16, y: 16, w: chip, h: 32 }, block([{ text: method, as }]), { fill: 'ink', stroke: 'ink' })
  sheet.put('method', [cells({ x: 0, y: 0, w, h: 64 }), ...box])
  sheet.put('path', place(words, { x: chip + 32, y: 0, w: 0, h: 64 }, { align: 'start' }))
}
