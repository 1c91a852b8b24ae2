/** A card in two columns: parameters and responses on the left, examples on the right. */
import { lineOfText, nameAndNote } from '../../drawing/block.ts'
import { chips, chipsWidth } from '../../drawing/chips.ts'
import type { ApiOperation } from '../../drawing/data/operation.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { codeBox } from '../../drawing/listing/code-box.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

const code = { size: 14, bold: true, mono: true } as const
/** The height of the head; between columns and between sections. */
const [head, gap] = [24, 24]

/** Draws the card on the sheet. */
export function drawCard({ method, path, parameters, responses, request, response }: ApiOperation, sheet: Sheet): void {
  sheet.put('method', chips([method], { x: 0, y: head / 2 }, { fill: 'ink', stroke: 'ink' }))
  sheet.put('path', [lineOfText(path, { x: chipsWidth([method]) + 8, y: head / 2, as: { ...code, size: 16 } })])
  const examples = Object.entries({ request, response }).flatMap(([key, lines]) =>
    lines === undefined ? [] : { key, box: codeBox(`Example ${key}`, lines) },
  )
  const right = Math.max(0, ...examples.map(({ box }) => box.w + gap))
  const w = Math.min(600, room.w - right)
  const rowOf = (source: { name: string }, words: Record<string, string | undefined>) => {
    const own = nameAndNote({ name: source.name, note: words.under }, 172, [code, 'small'])
    return { source, cells: [own, nameAndNote({ name: words.what, note: words.note }, w - 212, ['label', 'note'])] }
  }
  const sent = parameters.map((each) => {
    const what = `${each.type} in ${each.kind === 'header' ? 'a' : 'the'} ${each.kind}`
    return rowOf(each, { under: each.required ? 'required' : undefined, what, note: each.note })
  })
  const sections = { Parameters: sent, Responses: responses.map((each) => rowOf(each, { what: each.note })) }
  let [y, top] = [head + gap, head + gap]
  for (const [title, rows] of Object.entries(sections))
    if (rows.length > 0) y = up(drawRegister(rows, { x: 0, y, w, title, columns: [12, 200], padding: 8 }, sheet)) + gap
  for (const { key, box } of examples) {
    sheet.put(key, box.draw({ x: w + gap, y: top }, right - gap))
    top += box.h + gap
  }
}
