/**
 * A URL in large characters: names of RFC 3986 above, properties of the URL API below, and what of it is sent.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { layCascade } from '../../drawing/grid/cascade.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { spread } from '../../drawing/label/spread.ts'
import { path, text } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { textWidth } from '../../src/text/measure.ts'
import type { UrlPart } from './url.ts'

/** What the drawing needs of the data. */
export type Url = { url: string; parts: UrlPart[] }

/** What the URL API of browsers and Node calls each part (WHATWG URL, section 6.1). */
const properties: Record<string, string> = {
  scheme: 'protocol',
  userinfo: 'username, password',
  host: 'hostname',
  path: 'pathname',
  query: 'search',
  fragment: 'hash',
}

/** Tops of the rows, in pixels: authority, parts, URL, what hangs below. */
const top = { authority: 8, parts: 40, brackets: 56, url: 64, below: 100 }

/** Draws the parts of a URL on the sheet. */
export function drawUrl({ url, parts }: Url, sheet: Sheet): void {
  const style = styleFor(url)
  const advance = textWidth('0', style)
  const [x, end] = [(part: UrlPart) => part.from * advance, (part: UrlPart) => part.to * advance]
  drawNames(parts, sheet, { x, end })
  for (const part of runsOf(url, parts))
    sheet.put('url', [
      text(Math.round(part.from * advance), top.url + 20, part.text, {
        ...style,
        ...(part.item === undefined
          ? { fill: 'muted' }
          : sheet.isFocus(part.item)
            ? { bold: true, fill: 'accent' }
            : { bold: true }),
      }),
    ])
  const below = layCascade(
    parts.map((part) => ({
      x: Math.round((x(part) + end(part)) / 2),
      head: block([{ text: properties[part.name] ?? part.name, as: { size: 14, bold: true, mono: true } }]),
      note: part.note,
      isFocus: sheet.isFocus(part),
    })),
    { y: top.below, right: room.w },
  )
  parts.forEach((part, index) => {
    const look = sheet.isFocus(part) ? ({ stroke: 'accent' } as const) : {}
    // Unlike the terms above, these properties hold the delimiters, too.
    const before = part.name === 'query' || part.name === 'fragment' ? advance : 0
    const after = part.name === 'scheme' ? advance : 0
    const [left, right] = [Math.round(x(part) - before), Math.round(end(part) + after)]
    const bracket = path(`M ${left} ${top.below - 4} V ${top.below} H ${right} v -4`, look)
    sheet.put('url', [bracket, ...(below.drawn[index] ?? [])], 'line')
  })
  drawRequest(parts, sheet, below.bottom + 32)
}

/** The largest type that the URL fits in. */
const styleFor = (url: string): TypeStyle =>
  ([20, 16, 14, 12] as const)
    .map((size): TypeStyle => ({ size, mono: true }))
    .find((style) => textWidth(url, { ...style, bold: true }) <= room.w) ?? { size: 12, mono: true }

/** The URL cut into its parts and the delimiters between them. */
const runsOf = (url: string, parts: UrlPart[]): { from: number; text: string; item?: UrlPart }[] => {
  let at = 0
  const runs = parts.flatMap((part) => {
    const before = { from: at, text: url.slice(at, part.from) }
    at = part.to
    return [before, { from: part.from, text: part.text, item: part }]
  })
  return [...runs, { from: at, text: url.slice(at) }].filter((run) => run.text !== '')
}

type Ends = { x: (part: UrlPart) => number; end: (part: UrlPart) => number }

/** Names above the parts, and the bracket of the authority around its own. */
const drawNames = (parts: UrlPart[], sheet: Sheet, { x, end }: Ends): void => {
  const middles = spread(
    parts.map((part) => (x(part) + end(part)) / 2),
    { sizes: parts.map(({ name }) => widthOf(name, 'label')), gap: 12, from: 0, to: room.w },
  ).map(Math.round)
  parts.forEach((part, index) => {
    const middle = Math.round((x(part) + end(part)) / 2)
    const as = sheet.isFocus(part) ? ({ size: 14, bold: true, fill: 'accent' } as const) : ('label' as const)
    sheet.put('url', [
      lineOfText(part.name, { x: middles[index] ?? 0, y: top.parts, as, align: 'middle' }),
      path(
        `M ${middles[index]} ${top.parts + 11} L ${middle} ${top.brackets + 6}`,
        sheet.isFocus(part) ? { stroke: 'accent' } : {},
      ),
    ])
  })
  const own = parts.flatMap(({ name }, index) => (['userinfo', 'host', 'port'].includes(name) ? [index] : []))
  const [first = 0, last = 0] = [own[0], own.at(-1)]
  const edge = (index: number, side: -1 | 1): number =>
    (middles[index] ?? 0) + (side * widthOf(parts[index]?.name ?? '', 'label')) / 2
  const [left, right] = [Math.round(edge(first, -1)), Math.round(edge(last, 1))]
  sheet.put('url', [
    lineOfText('authority', { x: Math.round((left + right) / 2), y: top.authority, as: 'note', align: 'middle' }),
    path(`M ${left} ${top.parts - 12} v -6 H ${right} v 6`),
  ])
}

/** What a client sends of an HTTP URL (RFC 9112, section 3.2): all but scheme, userinfo and fragment. */
const drawRequest = (parts: UrlPart[], sheet: Sheet, y: number): void => {
  const part = (name: string): string | undefined => parts.find((each) => each.name === name)?.text
  if (!/^https?$/i.test(part('scheme') ?? '')) return
  const [port, query] = [part('port'), part('query')]
  const lines = [
    `GET ${part('path') ?? '/'}${query === undefined ? '' : `?${query}`} HTTP/1.1`,
    `Host: ${part('host')}${port === undefined ? '' : `:${port}`}`,
  ]
  const words = block(
    lines.map((line) => ({ text: line, as: 'code' as const })),
    room.w - 200,
  )
  const label = block([{ text: 'What the server receives', as: 'item' }])
  const h = up(words.h + 16)
  const rect = { x: up(label.w + 24), y, w: up(words.w + 24), h }
  sheet.put('url', [
    ...place(label, { x: 0, y, w: 0, h }, { align: 'start' }),
    cells(rect),
    ...place(words, { ...rect, x: rect.x + 12 }, { align: 'start' }),
  ])
}
