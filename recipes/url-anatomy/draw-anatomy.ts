/**
 * The anatomy of a URL: its parts drop straight down into rows, in the columns where their characters are, and a frame
 * holds what is sent. What stays with the client goes up instead, so that its column below is empty.
 */
import { block, centeredBaseline, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { box, path, text } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roundSquare } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import {
  type Across,
  cellOf,
  cellsHeight,
  type DrawnPart,
  gap,
  heads,
  layAcross,
  layRows,
  noteOf,
} from './lay-anatomy.ts'

/** Heights: of the heads, of the address; between the address and the rows, from the address to the stroke at a part. */
const size = { head: 32, address: 48, between: 16, stroke: 10 } as const

type Drawing = { url: string; across: Across; sheet: Sheet }

/** Draws a URL; `isSent` says whether its scheme sends requests of HTTP. */
export function drawAnatomy(url: string, parts: DrawnPart[], { isSent }: { isSent: boolean }, sheet: Sheet): void {
  const across = layAcross(url, parts, isSent ? 3 : 2)
  const drawing = { url, across, sheet }
  const kept = parts.filter(({ name }) => name === 'fragment')
  const sent = parts.filter(({ name }) => name !== 'fragment')
  const above = layRows(kept, size.head, across)
  const y = above.reduce((_, rect) => rect.y + rect.h + size.between, size.head as number)
  const below = layRows(sent, y + size.address + size.between, across)
  drawHeads(across, sheet)
  drawAddress(parts, y, drawing)
  drawFrame(below, across, sheet)
  drawRows(kept, above, drawing)
  drawRows(sent, below, drawing)
  kept.forEach((part, index) => drawFigure(part, above[index], drawing))
  for (const [index, part] of kept.entries()) drawGuide(part, { from: y + size.stroke, to: above[index], drawing })
  for (const [index, part] of sent.entries())
    drawGuide(part, { from: y + size.address - size.stroke, to: below[index], drawing })
}

const drawHeads = ({ columns }: Across, sheet: Sheet): void =>
  sheet.put(
    '@heads',
    columns.map((x, index) => lineOfText(heads[index] ?? '', { x, y: size.head / 2, as: 'small' })),
  )

/** The whole URL in a box, what is between parts muted. */
const drawAddress = (parts: DrawnPart[], y: number, { url, across, sheet }: Drawing): void => {
  const x = across.left - gap.tight
  sheet.put('@address', [box(x, y, across.w - x, size.address)])
  const middle = y + size.address / 2
  parts.forEach((part, index) => {
    const before = parts[index - 1]?.to ?? 0
    sheet.put('@address', [
      ...written(url, { from: before, to: part.from, y: middle }, across, { fill: 'muted' }),
      ...written(url, { ...part, y: middle }, across, lookOf(part)),
    ])
  })
}

const lookOf = ({ isFocus }: DrawnPart) => ({ bold: true, fill: isFocus ? 'accent' : 'ink' }) as const

type Stretch = { from: number; to: number; y: number }

/** Some of the characters, in their columns, around a height. */
const written = (
  url: string,
  { from, to, y }: Stretch,
  { at, style }: Across,
  look: { bold?: true; fill: 'accent' | 'ink' | 'muted' },
): Element[] =>
  from === to ? [] : [text(at(from), centeredBaseline(y, style.size), url.slice(from, to), { ...style, ...look })]

/** A row for each part: its words at the left, the value of its property in the columns of its characters. */
const drawRows = (parts: DrawnPart[], rects: Rect[], { url, across, sheet }: Drawing): void =>
  parts.forEach((part, index) => {
    const rect = rects[index]
    if (rect === undefined) return
    const [source, top] = [`@${part.name}-row`, rect.y + gap.row]
    if (part.isFocus) sheet.put(source, focusBand(rect), 'ground')
    const words = across.columns.flatMap((x, column) =>
      place(cellOf(part, column), { ...rect, x, y: top }, { align: 'start', valign: 'top' }),
    )
    const note = { x: gap.beside, y: top + cellsHeight(part, across), w: 0, h: 0 }
    const y = rect.y + rect.h / 2
    sheet.put(source, [...words, ...place(noteOf(part, across), note, { align: 'start', valign: 'top' })])
    // Each part is at its name, where remarks find it.
    sheet.put(`@${part.name}`, [
      ...written(url, { from: part.since, to: part.from, y }, across, { fill: 'muted' }),
      ...written(url, { ...part, y }, across, lookOf(part)),
      ...written(url, { from: part.to, to: part.until, y }, across, { fill: 'muted' }),
    ])
  })

/** The frame around what is sent, with lines between the rows. */
const drawFrame = (rects: Rect[], { w }: Across, sheet: Sheet): void => {
  const frame = { x: 0, y: rects[0]?.y ?? 0, w, h: rects.reduce((sum, { h }) => sum + h, 0) }
  const lines = rects.slice(1).map(({ y }) => `M 0 ${y} H ${w} Z`)
  sheet.put(
    '@sent',
    [roundSquare(frame, faint), box(0, frame.y, w, frame.h, { fill: 'none', stroke: 'rule' })],
    'ground',
  )
  if (lines.length > 0) sheet.put('@rules', [path(lines.join(' '), { stroke: 'rule' })], 'rule')
}

type Guide = { from: number; to: Rect | undefined; drawing: Drawing }

/** A stroke along the characters of a part in the address, and from there to its row. */
const drawGuide = (part: DrawnPart, { from, to, drawing: { across, sheet } }: Guide): void => {
  if (to === undefined || part.text === '') return
  const [left, right, middle] = [across.at(part.from) + 2, across.at(part.to) - 2, to.y + to.h / 2]
  const end = middle + (middle > from ? -1 : 1) * (across.style.size / 2 + 6)
  const x = Math.round((left + right) / 2)
  const look = part.isFocus ? { stroke: 'accent' as const } : {}
  sheet.put(`@${part.name}-row`, [path(`M ${left} ${from} H ${right} M ${x} ${from} V ${end}`, look)], 'line')
}

/** How many characters stay with the client, beside them where there is room. */
const drawFigure = (part: DrawnPart, rect: Rect | undefined, { across, sheet }: Drawing): void => {
  if (rect === undefined) return
  const count = String(part.until - part.since)
  const words = block([{ text: 'characters stay in the browser', as: 'label' }], 112)
  const w = widthOf(count, 'figure') + 10 + words.w
  const [before, after] = [across.at(part.since) - 32, across.at(part.until) + 32]
  if (before - w < across.left && after + w > across.w) return
  const x = before - w >= across.left ? before - w : after
  const as = { size: 28, bold: true, fill: part.isFocus ? 'accent' : 'ink' } as const
  sheet.put('@kept', [
    lineOfText(count, { x, y: rect.y + rect.h / 2, as }),
    ...place(words, { ...rect, x: x + w - words.w, w: 0 }, { align: 'start' }),
  ])
  sheet.prove('kept', '@kept')
}
