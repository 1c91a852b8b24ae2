/**
 * A URL in large characters: names of RFC 3986 above, properties of the URL API below, and what of it is sent.
 */
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { layCascade } from '../../drawing/grid/cascade.ts'
import { spread } from '../../drawing/label/spread.ts'
import { codeBox } from '../../drawing/listing/code-box.ts'
import { path, text } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { textWidth } from '../../src/text/measure.ts'
import type { UrlPart } from './url.ts'

/** What the drawing needs of the data. */
export type Url = { url: string; parts: UrlPart[] }

/** Middles of the names; the baseline of the URL; what hangs below. */
const top = { authority: 8, names: 40, url: 84, below: 100 }

/** Draws the parts of a URL on the sheet. */
export function drawUrl({ url, parts }: Url, sheet: Sheet): void {
  const styles = ([20, 16, 14, 12] as const).map((size): TypeStyle => ({ size, mono: true }))
  const style = styles.find((each) => textWidth(url, { ...each, bold: true }) <= room.w) ?? { size: 12, mono: true }
  const at = (character: number): number => Math.round(character * textWidth('0', style))
  const middleOf = ({ from, to }: UrlPart): number => at((from + to) / 2)
  const sizes = parts.map(({ name }) => widthOf(name, 'label'))
  const names = spread(parts.map(middleOf), { sizes, gap: 12, from: 0, to: room.w }).map(Math.round)
  const below = layCascade(
    parts.map((part) => ({
      x: middleOf(part),
      cell: { x: at(part.from) - 4, w: at(part.to) - at(part.from) + 8 },
      head: block([{ text: part.property, as: { size: 14, bold: true, mono: true } }]),
      note: part.note,
      isFocus: sheet.isFocus(part),
    })),
    { y: top.below, right: room.w },
  )
  parts.forEach((part, index) => {
    const isFocus = sheet.isFocus(part)
    const [stroke, fill] = isFocus ? (['accent', 'accent'] as const) : ([undefined, 'ink'] as const)
    const since = parts[index - 1]?.to ?? 0
    const as: TypeStyle = isFocus ? { size: 14, bold: true, fill } : { size: 14 }
    const name = names[index] ?? 0
    // Unlike the terms above, these properties hold the delimiters, too.
    const left = at(part.from - Number(part.name === 'query' || part.name === 'fragment'))
    const right = at(part.to + Number(part.name === 'scheme'))
    sheet.put('url', [
      lineOfText(part.name, { x: name, y: top.names, as, align: 'middle' }),
      path(`M ${name} ${top.names + 11} L ${middleOf(part)} ${top.url - 22}`, { stroke }),
      ...written(url.slice(since, part.from), at(since), { ...style, fill: 'muted' }),
      ...written(part.text, at(part.from), { ...style, bold: true, fill }),
    ])
    const bracket = path(`M ${left} ${top.below - 4} v 4 H ${right} v -4`, { stroke })
    sheet.put('url', [bracket, ...(below.drawn[index] ?? [])], 'line')
  })
  const authority = parts.filter(({ name }) => ['userinfo', 'host', 'port'].includes(name))
  const [left, right] = [at(authority[0]?.from ?? 0), at(authority.at(-1)?.to ?? 0)]
  sheet.put('url', [
    lineOfText('authority', { x: Math.round((left + right) / 2), y: top.authority, as: 'note', align: 'middle' }),
    path(`M ${left} ${top.names - 12} v -6 H ${right} v 6`),
  ])
  const sent = sentOf(parts)
  if (sent !== undefined)
    sheet.put('url', codeBox('What the server receives', sent).draw({ x: 0, y: below.bottom + 16 }))
}

const written = (words: string, x: number, style: TypeStyle) => (words === '' ? [] : [text(x, top.url, words, style)])

/** What a client sends of an HTTP URL (RFC 9112, section 3.2): all but scheme, userinfo and fragment. */
const sentOf = (parts: UrlPart[]): string[] | undefined => {
  const {
    scheme = '',
    host,
    port,
    path: route = '/',
    query,
  }: Record<string, string> = Object.fromEntries(parts.map(({ name, text: own }) => [name, own]))
  if (!/^https?$/i.test(scheme)) return undefined
  return [
    `GET ${route}${query === undefined ? '' : `?${query}`} HTTP/1.1`,
    `Host: ${host}${port === undefined ? '' : `:${port}`}`,
  ]
}
