/**
 * Where the characters of a URL go, one column each, with a gap before what is not sent; and the columns of the table below.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { textWidth } from '../../src/text/measure.ts'
import type { UrlPart } from './url.ts'

/** A part that may be in focus. */
export type DrawnPart = UrlPart & { isFocus: boolean }

/** Where characters begin by their number, how wide one is, how they are set, and where they end; `wall` is what splits them. */
export type Across = {
  at: (character: number) => number
  one: number
  style: TypeStyle
  end: number
  wall: number | undefined
}

/** So that a page is 960 px wide. */
export const usual = 880

/** What is free at the wall, where the kept part begins. */
const atWall = 28

/** The URL as large as there is room for; the wall is before the character `since`. */
export function layAcross(url: string, since: number | undefined): Across {
  const gap = since === undefined ? 0 : atWall
  const layAt = (size: TypeStyle['size']): Across => {
    const style = { size, mono: true } as const
    const one = textWidth('0', style)
    const at = (character: number): number =>
      Math.round(character * one) + (since !== undefined && character >= since ? gap : 0)
    const wall = since === undefined ? undefined : Math.round(since * one) + gap / 2
    return { at, one, style, end: at(url.length), wall }
  }
  const sizes = ([24, 20, 16, 14, 12] as const).map(layAt)
  return sizes.find(({ end }) => end <= usual) ?? layAt(12)
}

/** The heads of the columns of the table; that of HTTP is only for its requests. */
const heads = { part: 'RFC 3986', property: 'URL API', sent: 'HTTP/2', note: 'Meaning' } as const

type Column = keyof typeof heads

/** Between columns, beside the table, and how wide a property may be before it wraps. */
const size = { gap: 32, beside: 16, property: 144 } as const

/** A property of the URL API; a remark tells of the delimiter that its value has and the component has not. */
const propertyOf = ({ property, from, to, since, until, name }: UrlPart): Block => {
  const own = block([{ text: property, as: 'code' }], size.property)
  if (since === from && until === to) return own
  const { lines, w, h } = block([{ text: `with ${until > to ? ':' : name === 'query' ? '?' : '#'}`, as: 'note' }])
  const [indent, top] = [own.w + 8, own.h - h]
  return { ...own, w: indent + w, lines: [...own.lines, ...lines.map((each) => ({ ...each, indent, top }))] }
}

/** The words of a cell. */
export const cellOf = (part: DrawnPart, column: Column, room?: number): Block => {
  const { name, sent, note, isFocus } = part
  if (column === 'part') return block([{ text: name, as: isFocus ? { size: 14, bold: true, fill: 'accent' } : 'item' }])
  if (column === 'property') return propertyOf(part)
  if (column === 'sent') return block([{ text: sent ?? 'not sent', as: sent === undefined ? 'label' : 'code' }])
  return block([{ text: note, as: isFocus ? 'label' : 'note' }], room)
}

/** Columns with their left edges, from the part to the rule, in a table `w` pixels wide. */
export function layTable(parts: DrawnPart[], isSent: boolean, w: number) {
  const names: Column[] = isSent ? ['part', 'property', 'sent', 'note'] : ['part', 'property', 'note']
  let x: number = size.beside
  return names.map((column) => {
    const left = x
    const widths = parts.map((part) => cellOf(part, column).w)
    if (column !== 'note') x = up(x + Math.max(widthOf(heads[column], 'small'), ...widths) + size.gap, 4)
    return { column, head: heads[column], x: left, room: Math.max(160, w - left - size.beside) }
  })
}
