/**
 * One panel of a listing drawn: head, numbers, signs, lines of code with what is quoted in bold.
 *
 * A line is one text; only a line with a quote is cut in pieces, because the mono fonts of a stack differ in width.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { centeredBaseline, lineOfText, place, widthOf } from '../block.ts'
import { box, circle, path, text } from '../primitives.ts'
import { beforeNote, isTerminal, type LaidPanel, type LaidRow, padding, signWidth } from './panel.ts'
import type { CodeRow, RowSection } from './rows.ts'

/** The outline of a panel with its head. */
export const drawFrame = ({ panel, head, w, h }: LaidPanel, { x, y }: { x: number; y: number }): Element[] => {
  if (head.h === 0) return [box(x, y, w, h)]
  const rect: Rect = { x: x + padding.x, y, w: w - 2 * padding.x, h: head.h }
  const buttons = [20, 40, 60].map((dx) => circle(x + dx, y + head.h / 2, 6, { fill: 'rule', stroke: 'muted' }))
  return [
    box(x, y, w, h),
    path(`M ${x} ${y + head.h} H ${x + w}`, { stroke: 'rule' }),
    ...(isTerminal(panel) ? buttons : []),
    ...place(head.title, rect, { align: isTerminal(panel) ? 'middle' : 'start' }),
    ...place(head.note, rect, { align: 'end' }),
  ]
}

/** How the rows in focus are laid open: their ground, and the bar at its left end. */
export type Emphasis = { ground: 'soft' | 'rule'; bar: 'accent' | 'ink' }

/** The band behind a row in focus. */
export const drawBand = (row: LaidRow, laid: LaidPanel, { x, y, ground, bar }: Emphasis & { x: number; y: number }) => {
  const [top, h] = [y + row.top, row.pieces.length * laid.setting.pitch]
  return [
    path(`M ${x + 1} ${top} H ${x + laid.w - 1} V ${top + h} H ${x + 1} Z`, { fill: ground, stroke: 'none' }),
    path(`M ${x + 1} ${top} H ${x + 5} V ${top + h} H ${x + 1} Z`, { fill: bar, stroke: 'none' }),
  ]
}

const fills = { plain: 'ink', strong: 'ink', muted: 'muted', negative: 'negative', positive: 'positive' } as const

/** What a row says and how: quotes in it are bold; on a strong ground everything is ink. */
export type RowLook = { quotes: string[]; onRule?: boolean }

/** Numbers, sign and code of a row. */
export const drawRow = (
  { row, pieces, top }: LaidRow,
  laid: LaidPanel,
  { x, y, quotes, onRule = false }: RowLook & { x: number; y: number },
): Element[] => {
  const baseline = (line: number): number =>
    centeredBaseline(y + top + (line + 0.5) * laid.setting.pitch, laid.setting.style.size)
  const style = {
    ...laid.setting.style,
    fill: onRule ? ('ink' as const) : fills[row.tone],
    ...(row.tone === 'strong' ? { bold: true as const } : {}),
  }
  return [
    ...drawNumbers(row, laid, { x, y: baseline(0), fill: onRule ? 'ink' : 'muted' }),
    ...drawSign(row, laid, { x, y: y + top, baseline: baseline(0) }),
    ...pieces.flatMap((piece, line) => drawCode(piece, { x: x + laid.codeX, y: baseline(line), quotes, style })),
  ]
}

type CodePlace = { x: number; y: number; quotes: string[]; style: LaidPanel['setting']['style'] }

/** One line of code on its baseline; what is quoted is bold. */
const drawCode = (code: string, { x, y, quotes, style }: CodePlace): Element[] => {
  let left = x
  return cutAt(code, quotes).flatMap(({ words, bold }) => {
    const at = left
    left += textWidth(words, style)
    return words.trim() === '' ? [] : [text(Math.round(at), y, words, { ...style, ...(bold ? { bold: true } : {}) })]
  })
}

/** What a section is, at the right end of its last row with room that `isFree`; nothing where there is none. */
export const drawSection = (
  { from, to, text: words }: RowSection,
  { rows, codeX, w, setting }: LaidPanel,
  { x, y, isFree }: { x: number; y: number; isFree: (row: LaidRow) => boolean },
): Element[] => {
  const room = w - codeX - padding.x - beforeNote - widthOf(words, 'note')
  const row = rows
    .slice(from, to)
    .findLast((each) => each.pieces.length === 1 && textWidth(each.row.text, setting.style) <= room && isFree(each))
  if (row === undefined) return []
  return [lineOfText(words, { x: x + w - padding.x, y: y + row.top + setting.pitch / 2, as: 'note', align: 'end' })]
}

const drawNumbers = (
  { numbers }: CodeRow,
  { gutters, setting }: LaidPanel,
  { x, y, fill }: { x: number; y: number; fill: 'ink' | 'muted' },
): Element[] => {
  let right = x
  return gutters.flatMap((w, column) => {
    right += w
    const number = numbers[column]
    return number === undefined ? [] : [text(right - 8, y, String(number), { ...setting.style, fill, align: 'end' })]
  })
}

// Added is filled and removed is hollow, so that the two differ without color, too.
const drawSign = (
  { sign }: CodeRow,
  { gutters, setting }: LaidPanel,
  { x, y, baseline }: { x: number; y: number; baseline: number },
): Element[] => {
  if (sign === undefined) return []
  const left = x + gutters.reduce((sum, w) => sum + w, 0)
  const outline = `M ${left} ${y} H ${left + signWidth} V ${y + setting.pitch} H ${left} Z`
  const look = { ...setting.style, bold: true, align: 'middle' as const }
  return sign === '+'
    ? [
        path(outline, { fill: 'positive', stroke: 'positive' }),
        text(left + signWidth / 2, baseline, '+', { ...look, fill: 'surface' }),
      ]
    : [
        path(outline, { fill: 'surface', stroke: 'negative' }),
        text(left + signWidth / 2, baseline, '−', { ...look, fill: 'negative' }),
      ]
}

/** A line cut at its quotes. */
const cutAt = (line: string, quotes: string[]): { words: string; bold: boolean }[] => {
  const quote = quotes.find((each) => line.includes(each))
  if (quote === undefined) return [{ words: line, bold: false }]
  const from = line.indexOf(quote)
  const to = from + quote.length
  return [
    { words: line.slice(0, from), bold: false },
    { words: quote, bold: true },
    ...cutAt(line.slice(to), quotes),
  ].filter(({ words }) => words !== '')
}
