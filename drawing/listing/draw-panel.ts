/**
 * One panel of a listing drawn: head, numbers, signs, lines of code with what is quoted in bold.
 *
 * A line is one text; only a line with a quote is cut in pieces, because the mono fonts of a stack differ in width.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { centeredBaseline, lineOfText, place, widthOf } from '../block.ts'
import { faint, grays } from '../fills.ts'
import { box, circle, path, text } from '../primitives.ts'
import { roundSquare, square } from '../square.ts'
import { headStrip } from '../strip.ts'
import { isTerminal, type LaidPanel, type LaidRow, padding, roomBefore, signWidth } from './panel.ts'
import { type CodeRow, isCommand, type RowSection } from './rows.ts'

/** The ground of a panel, its strip with what it shows, and its edge. */
export const drawFrame = ({ panel, head, w, h }: LaidPanel, { x, y }: { x: number; y: number }): Element[] => {
  // What stays of a diff is on white, so that changes are what is tinted.
  const paper = panel.kind === 'diff' ? ({ fill: 'surface', stroke: 'none' } as const) : faint
  const ground = [roundSquare({ x, y, w, h }, paper), box(x, y, w, h, { fill: 'none', stroke: 'rule' })]
  if (head.h === 0) return ground
  const rect: Rect = { x: x + padding.x, y, w: w - 2 * padding.x, h: head.h }
  const buttons = [20, 38, 56].map((dx) => circle(x + dx, y + head.h / 2, 5))
  return [
    ...ground,
    headStrip({ x, y, w }, head.h),
    path(`M ${x} ${y + head.h} H ${x + w} Z`, { stroke: 'rule' }),
    ...(isTerminal(panel) ? buttons : []),
    ...place(head.title, rect, { align: isTerminal(panel) ? 'middle' : 'start' }),
    ...place(head.note, rect, { align: 'end' }),
  ]
}

/** The band behind a row in focus: between the edges of its panel, with a bar of 3 px at its left end. */
export const drawBand = (row: LaidRow, laid: LaidPanel, { x, y }: Point): Element[] => {
  const rect = { x: x + 1, y: y + row.top, w: laid.w - 2, h: row.h }
  return [square(rect, { fill: 'soft' }), square({ ...rect, w: 3 }, { fill: 'accent' })]
}

/** The ground of changed lines, fainter of what is gone; signs and bars say which is which. */
export const drawChanges = ({ rows, w }: LaidPanel, { x, y }: Point): Element[] => {
  return (['-', '+'] as const).flatMap((sign, shade) => {
    const own = rows.filter(({ row }) => row.sign === sign)
    const rects = own.map(({ top, h }) => ({ x: x + 1, y: y + top, w: w - 2, h }))
    return rects.length === 0 ? [] : [square(rects, grays[shade]!)]
  })
}

const fills = { plain: 'ink', strong: 'ink', muted: 'muted', negative: 'negative', positive: 'positive' } as const

/** What a row says and how: quotes in it are bold, and accented in focus; words with a state keep its color. */
export type RowLook = { quotes: string[]; isFocus: boolean }

/** Numbers, sign and code of a row. */
export const drawRow = (
  { row, pieces, top }: LaidRow,
  laid: LaidPanel,
  { x, y, quotes, isFocus }: RowLook & Point,
): Element[] => {
  const baseline = (line: number): number =>
    centeredBaseline(y + top + (line + 0.5) * laid.setting.pitch, laid.setting.style.size)
  const style = {
    ...laid.setting.style,
    fill: fills[row.tone],
    ...(row.tone === 'strong' ? { bold: true as const } : {}),
  }
  return [
    ...drawNumbers(row, laid, { x, y: baseline(0), fill: row.sign === undefined ? 'muted' : 'ink' }),
    ...drawSign(row, laid, { x, y: y + top, baseline: baseline(0) }),
    ...pieces.flatMap((piece, line) => {
      const lit = isFocus && row.sign === undefined
      const at = { x: x + laid.codeX, y: baseline(line), quotes, lit, style }
      return isCommand(row.line) && line === 0 ? drawCommand(piece, at) : drawCode(piece, at)
    }),
  ]
}

type CodePlace = { x: number; y: number; quotes: string[]; lit?: boolean; style: LaidPanel['setting']['style'] }

/** The first line of a command: its prompt steps back. */
const drawCommand = (line: string, { x, y, style, ...rest }: CodePlace): Element[] => [
  text(x, y, '$', { ...laidBack(style), fill: style.fill === 'ink' ? 'muted' : style.fill }),
  ...drawCode(line.slice(2), { x: Math.round(x + textWidth('$ ', style)), y, style, ...rest }),
]

const laidBack = ({ bold: _bold, ...style }: CodePlace['style']): CodePlace['style'] => style

/** One line of code on its baseline; what is quoted is bold. */
const drawCode = (code: string, { x, y, quotes, lit = false, style }: CodePlace): Element[] => {
  let left = x
  return cutAt(code, quotes).flatMap(({ words, bold }) => {
    const at = left
    left += textWidth(words, style)
    return words.trim() === ''
      ? []
      : [
          text(Math.round(at), y, words, {
            ...style,
            ...(bold ? { bold: true, ...(lit ? { fill: 'accent' } : {}) } : {}),
          }),
        ]
  })
}

/** The bracket at the right edge of a section of several rows: from the edge, how far its hooks reach, to the words, and around what passes through it. */
const bracket = { inset: 8, hook: 4, words: 8, clear: 6 } as const

/** Where a panel is, whether a row has nothing at its end yet, and whether an arrow leaves the panel there. */
export type SectionPlace = {
  x: number
  y: number
  isFree: (row: LaidRow) => boolean
  isLeft: (row: LaidRow) => boolean
}

/**
 * What a section is, at the right end of its last row with room that `isFree`, and a bracket over all its rows where
 * there are several; nothing where there is no room.
 */
export const drawSection = (
  { from, to, text: words }: RowSection,
  { rows, codeX, w, setting }: LaidPanel,
  { x, y, isFree, isLeft }: SectionPlace,
): Element[] => {
  const own = rows.slice(from, to)
  const [first, last] = [own[0], own.at(-1)]
  const isBracketed = first !== undefined && last !== undefined && first !== last
  // With a bracket or without one, words end in one line.
  const right = w - bracket.inset - bracket.hook - bracket.words
  const room = right - codeX - roomBefore(own.length) - widthOf(words, 'note')
  const row = own.findLast(
    (each) => each.pieces.length === 1 && textWidth(each.row.text, setting.style) <= room && isFree(each),
  )
  if (row === undefined) return []
  const note = lineOfText(words, { x: x + right, y: y + row.top + setting.pitch / 2, as: 'note', align: 'end' })
  if (!isBracketed) return [note]
  const edge = x + w - bracket.inset
  const [top, bottom] = [y + first.top + 4, y + last.top + last.h - 4]
  // What leads out of the panel passes through the bracket.
  const breaks = own
    .filter((each) => each !== first && each !== last && isLeft(each))
    .map((each) => y + each.top + setting.pitch / 2)
  const side = breaks.map((at) => `V ${at - bracket.clear} M ${edge} ${at + bracket.clear}`).join(' ')
  const hooks = `M ${edge - bracket.hook} ${top} H ${edge} ${side} V ${bottom} H ${edge - bracket.hook}`
  return [path(hooks, { stroke: 'muted' }), note]
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

// A bar beside the line and a sign, which says without color what the bar says with it; neighbors join.
const drawSign = (
  { sign }: CodeRow,
  { gutters, setting }: LaidPanel,
  { x, y, baseline }: { x: number; y: number; baseline: number },
): Element[] => {
  if (sign === undefined) return []
  const left = x + gutters.reduce((sum, w) => sum + w, 0)
  const fill = sign === '+' ? 'positive' : 'negative'
  const words = sign === '+' ? '+' : '−'
  return [
    square({ x: left, y, w: 3, h: setting.pitch }, { fill }),
    text(left + signWidth / 2, baseline, words, { ...setting.style, bold: true, align: 'middle', fill }),
  ]
}

/** A line cut at its quotes. */
const cutAt = (line: string, quotes: string[]): { words: string; bold: boolean }[] => {
  const quote = quotes.find((each) => line.includes(each))
  if (quote === undefined) return [{ words: line, bold: false }]
  const from = line.indexOf(quote)
  const to = from + quote.length
  return [...cutAt(line.slice(0, from), quotes), { words: quote, bold: true }, ...cutAt(line.slice(to), quotes)].filter(
    ({ words }) => words !== '',
  )
}
