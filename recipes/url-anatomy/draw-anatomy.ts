/**
 * The anatomy of a URL: its characters in one line, the parts of RFC 3986 as braces under them, over them what is sent
 * and, behind a wall, what stays with the client; and a table of what each part is called elsewhere.
 */
import { centeredBaseline, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { spread } from '../../drawing/label/spread.ts'
import { box, line, path, text } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { headStrip } from '../../drawing/strip.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Across, cellOf, type DrawnPart, layAcross, layTable, usual } from './lay-anatomy.ts'

/** From the top: the words over the URL, their braces, the URL, the braces under it with their names, and the table. */
const y = { words: 16, brace: 38, url: 48, under: 100, names: 122, authority: 140, table: 32 } as const
const size = { url: 44, arm: 6, padding: 8, head: 32 } as const

type Drawing = { url: string; across: Across; sheet: Sheet }

/** Draws a URL; `isSent` says whether its scheme sends requests of HTTP. */
export function drawAnatomy(url: string, parts: DrawnPart[], { isSent }: { isSent: boolean }, sheet: Sheet): void {
  const kept = parts.find(({ name }) => name === 'fragment')
  const drawing = { url, across: layAcross(url, kept?.since), sheet }
  drawAddress(parts, drawing)
  if (kept !== undefined) drawKept(kept, isSent ? 'sent in an HTTP/2 request' : 'sent to the server', drawing)
  drawBraces(parts, drawing)
  drawTable(parts, { isSent, top: drawAuthority(parts, drawing) + y.table, drawing })
}

/** The URL, what is between parts muted. */
const drawAddress = (parts: DrawnPart[], { url, across, sheet }: Drawing): void => {
  const middle = centeredBaseline(y.url + size.url / 2, across.style.size)
  const write = (from: number, to: number, look: { bold?: true; fill: Color }): Element[] =>
    from === to ? [] : [text(across.at(from), middle, url.slice(from, to), { ...across.style, ...look })]
  parts.forEach((part, index) => {
    const before = parts[index - 1]?.to ?? 0
    // The sign before what stays counts among its characters.
    const isKept = part.isFocus && part.name === 'fragment'
    sheet.put('@address', write(before, part.from, { fill: isKept ? 'accent' : 'muted' }))
    sheet.put(`@${part.name}`, write(part.from, part.to, { bold: true, fill: part.isFocus ? 'accent' : 'ink' }))
  })
  const end = parts.at(-1)?.to ?? url.length
  sheet.put('@address', write(end, url.length, { fill: 'muted' }))
}

/** Where the characters of the first of some parts begin, and those of the last end. */
const endsOf = (first: DrawnPart, last: DrawnPart, { at, one }: Across): [left: number, right: number] => [
  at(first.from) + 3,
  Math.round(at(Math.max(last.from, last.to - 1)) + one) - 3,
]

const brace = (from: number, to: number, at: number, arm: number): string =>
  `M ${from} ${at + arm} v ${-arm} H ${to} v ${arm}`

/** What is sent and what is not, parted by a wall, with how many characters stay. */
const drawKept = (kept: DrawnPart, sent: string, { across, sheet }: Drawing): void => {
  const { at, end, wall = end } = across
  const color: Color = kept.isFocus ? 'accent' : 'ink'
  const length = kept.until - kept.since
  const stay = `${length === 1 ? 'stays' : 'stay'} in the browser`
  // What the heading says is not said again.
  const words = sheet.quotes('kept') ? stay : `${count(length, 'character')} ${stay}`
  const as = { size: 14, bold: true, fill: color } as const
  const middle = (at(kept.since) + end) / 2
  const x = Math.max(wall + 12, Math.min(Math.round(middle - widthOf(words, as) / 2), usual - widthOf(words, as)))
  sheet.put('@sent', [
    path(brace(0, wall - 14, y.brace, size.arm)),
    lineOfText(sent, { x: (wall - 14) / 2, y: y.words + 4, as: 'item', align: 'middle' }),
  ])
  sheet.put('@kept', [
    line(wall, y.brace - 4, wall, y.under + 8, { stroke: color }),
    path(brace(at(kept.since), end, y.brace, size.arm), { stroke: color }),
    lineOfText(words, { x, y: y.words + 4, as }),
  ])
  sheet.prove('kept', '@kept')
}

/** A brace under each part, with its name under the middle, or joined to it where names would meet. */
const drawBraces = (parts: DrawnPart[], { across, sheet }: Drawing): void => {
  const shown = parts.filter(({ text: own }) => own !== '')
  const looks = shown.map(({ isFocus }) => ({ size: 14, bold: true, fill: isFocus ? 'accent' : 'ink' }) as const)
  const sizes = shown.map(({ name }, index) => widthOf(name, looks[index] ?? 'item'))
  const middles = shown.map((part) => Math.round((endsOf(part, part, across)[0] + endsOf(part, part, across)[1]) / 2))
  const places = spread(middles, { sizes, gap: 12, from: 0, to: Math.max(usual, across.end) })
  shown.forEach((part, index) => {
    const [middle, x, as = 'item' as const] = [middles[index] ?? 0, Math.round(places[index] ?? 0), looks[index]]
    const [left, right] = endsOf(part, part, across)
    const stem = Math.abs(middle - x) <= 1 ? '' : ` M ${middle} ${y.under} L ${x} ${y.under + 10}`
    sheet.put(`@${part.name}-name`, [
      path(`${brace(left, right, y.under, -size.arm)}${stem}`),
      lineOfText(part.name, { x, y: y.names, as, align: 'middle' }),
    ])
  })
}

/** RFC 3986, section 3.2: what is between the slashes and the path is one part of several; returns where it ends. */
const drawAuthority = (parts: DrawnPart[], { across, sheet }: Drawing): number => {
  const own = parts.filter(({ name }) => ['userinfo', 'host', 'port'].includes(name))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined || own.length < 2) return y.names + 8
  const [left, right] = endsOf(first, last, across)
  sheet.put('@authority', [
    path(brace(left, right, y.authority, -size.arm)),
    lineOfText('authority', { x: (left + right) / 2, y: y.authority + 16, as: 'note', align: 'middle' }),
  ])
  return y.authority + 24
}

/** The band of the last row, with the round corners of the frame at the bottom. */
const lastBand = ({ x, y, w, h }: Rect): Path[] => {
  const [right, bottom, r] = [x + w, y + h, 6]
  const ground = `M ${x} ${y} H ${right} V ${bottom - r} A ${r} ${r} 0 0 1 ${right - r} ${bottom} H ${x + r} A ${r} ${r} 0 0 1 ${x} ${bottom - r} Z`
  const bar = `M ${x} ${y} H ${x + 4} V ${bottom - 1} A ${r} ${r} 0 0 1 ${x} ${bottom - r} Z`
  return [path(ground, { fill: 'soft', stroke: 'none' }), path(bar, { fill: 'accent', stroke: 'none' })]
}

type Table = { isSent: boolean; top: number; drawing: Drawing }

/** What each part is called by the URL API and in a request, and the rule for it. */
const drawTable = (parts: DrawnPart[], { isSent, top, drawing: { across, sheet } }: Table): void => {
  const w = up(Math.max(usual, across.end), 8)
  const columns = layTable(parts, isSent, w)
  sheet.put(
    '@heads',
    columns.map(({ head, x }) => lineOfText(head, { x, y: top + size.head / 2, as: 'head' })),
  )
  let row = top + size.head
  const rules = [`M 0 ${row} H ${w}`]
  for (const part of parts) {
    const cells = columns.map(({ column, room }) => cellOf(part, column, room))
    const h = up(Math.max(...cells.map((cell) => cell.h)) + 2 * size.padding, 4)
    const source = `@${part.name}-row`
    if (part.isFocus)
      sheet.put(
        source,
        part === parts.at(-1) ? lastBand({ x: 0, y: row, w, h }) : focusBand({ x: 0, y: row, w, h }),
        'ground',
      )
    sheet.put(
      source,
      cells.flatMap((cell, index) => {
        const spot = { x: columns[index]?.x ?? 0, y: row + size.padding, w: 0, h: cell.h }
        return place(cell, spot, { align: 'start', valign: 'top' })
      }),
    )
    row += h
    if (part !== parts.at(-1)) rules.push(`M 0 ${row} H ${w}`)
  }
  const frame = { fill: 'none', stroke: 'rule' } as const
  sheet.put('@table', [headStrip({ x: 0, y: top, w }, size.head), box(0, top, w, row - top, frame)], 'ground')
  sheet.put('@rules', [path(rules.map((each) => `${each} Z`).join(' '), { stroke: 'rule' })], 'rule')
}
