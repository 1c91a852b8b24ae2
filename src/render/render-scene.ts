/**
 * Draws a scene as SVG text.
 *
 * Pure: no clock, no randomness, no I/O. The same scene and look
 * give the same bytes, so responses may be cached by revision.
 */
import { formatNumber as n } from '../geometry/format-number.ts'
import { defaults } from '../scene/defaults.ts'
import { fillKind } from '../scene/fill-kind.ts'
import type { Color } from '../scene/limits.ts'
import type { Box, Circle, Element, Line, Path, Scene, Text } from '../scene/scene.ts'
import { head, lineTip, pathArrow, shaftEnd } from './arrow.ts'
import { type Brush, brushOf, commonWidth, type TokenPaint } from './brush.ts'
import { escapeXml, foldedSpaces, isPlain } from './markup.ts'
import { roleOf } from './paint.ts'
import { type Colors, colorsOf, defaultLook, type Look } from './palette.ts'
import { distance } from './tip.ts'

/** Draws a valid scene in a look (default: light, blue). */
export function renderScene(scene: Scene, look: Look = defaultLook): string {
  return drawScene(scene, colorsOf(look))
}

/** Draws a scene in given colors. */
export const drawScene = (scene: Scene, colors: Colors): string => {
  const width = n(scene.width)
  const height = n(scene.height)
  const brush = brushOf(colors)
  let svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">\n` +
    `<title>${escapeXml(scene.title)}</title>\n<desc>${escapeXml(scene.description)}</desc>\n` +
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>\n<g${attributesText}>\n`
  for (const element of scene.elements) {
    const markup = paintElement(element, brush, scene.elements)
    if (markup !== '') svg += `${markup}\n`
  }
  return `${svg}</g>\n</svg>\n`
}

/** The font stacks, first choice first. Text is fitted to the widest of them (src/text). */
export const fonts = {
  sans: "Inter,'Helvetica Neue',Arial,sans-serif",
  mono: "'JetBrains Mono NL',ui-monospace,Menlo,Consolas,monospace",
} as const

/**
 * How far the elements are drawn to the right of and below where the scene has them, in pixels: a thin stroke then fills
 * whole pixels instead of halves of two, which would make it pale.
 */
const nudge = '.5'

/** The attributes of the group around all elements: what an element has unless it says otherwise. */
export const groupAttributes = {
  'font-family': fonts.sans,
  'font-size': String(defaults.text.size),
  'text-rendering': 'geometricPrecision',
  'stroke-width': String(commonWidth),
  'stroke-linejoin': 'round',
  transform: `translate(${nudge} ${nudge})`,
} as const

const attributesText = Object.entries(groupAttributes)
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')

/** One element of a scene as markup, for pages that embed it in an SVG of their own; empty if it draws nothing. */
export const drawElement = (element: Element, colors: Colors, around: readonly Element[]): string =>
  paintElement(element, brushOf(colors), around)

const paintElement = (element: Element, brush: Brush, around: readonly Element[]): string => {
  switch (element.type) {
    case 'box':
      return drawBox(element, brush)
    case 'text':
      return drawText(element, brush)
    case 'line':
      return drawLine(element, brush, around)
    case 'path':
      return drawPath(element, brush, around)
    case 'circle':
      return drawCircle(element, brush)
    default:
      return element satisfies never
  }
}

const drawBox = (e: Box, b: Brush): string => {
  const stroke = e.stroke ?? defaults.box.stroke
  const edge = b[stroke]
  return (
    `<rect x="${n(e.x)}" y="${n(e.y)}" width="${n(e.w)}" height="${n(e.h)}" rx="${cornerRadius(e.w, e.h)}"` +
    `${inside(b[e.fill ?? defaults.box.fill], stroke, e.dashed)}${edge.outline}${e.dashed ? dash : ''}${stroke === 'none' ? onPixels : ''}/>`
  )
}

/** The radius of the corners of a box, in pixels: small boxes have small ones. */
export const cornerRadius = (w: number, h: number): number => {
  const short = w < h ? w : h
  return short >= 32 ? 6 : short >= 16 ? 4 : 2
}

/** The fill of an element with such an outline. */
const inside = (fill: TokenPaint, stroke: Color, dashed: boolean | undefined): string => fill[fillKind(stroke, dashed)]

const dash = ' stroke-dasharray="6 4"'

const drawText = (e: Text, b: Brush): string => {
  if (e.text === '') return ''
  let attributes = ''
  if (e.size !== undefined && e.size !== defaults.text.size) attributes += ` font-size="${n(e.size)}"`
  if (e.align !== undefined && e.align !== defaults.text.align) attributes += ` text-anchor="${e.align}"`
  if (e.mono) attributes += ` font-family="${fonts.mono}"`
  if (e.bold) attributes += ' font-weight="600"'
  const plain = isPlain(e.text)
  const words = plain ? e.text : escapeXml(e.text)
  // Without this, viewers collapse runs of spaces, and code loses its indentation.
  if (!plain && foldedSpaces.test(words)) attributes += ' xml:space="preserve"'
  return `<text x="${n(e.x)}" y="${n(e.y)}"${b[e.fill ?? defaults.text.fill].text}${attributes}>${words}</text>`
}

const drawLine = (e: Line, b: Brush, around: readonly Element[]): string => {
  const paint = b[e.stroke ?? defaults.line.stroke]
  const start = `<line x1="${n(e.x)}" y1="${n(e.y)}" x2="`
  const look = `${e.arrow ? paint.connector : paint.line}${e.dashed ? dash : ''}/>`
  const tip = e.arrow ? lineTip(e.x, e.y, e.x2, e.y2) : undefined
  if (tip === undefined) return `${start}${n(e.x2)}" y2="${n(e.y2)}"${look}`
  const shaft = distance(e.x2 - e.x, e.y2 - e.y)
  const end = shaftEnd(tip, { shaft, width: paint.width })
  return `${start}${n(end.x)}" y2="${n(end.y)}"${look}${e.stroke === 'none' ? '' : drawHead(head(e, tip, paint, around), paint.head)}`
}

const drawHead = (data: string, look: string): string => `\n<path d="${data}"${look}/>`

const drawPath = (e: Path, b: Brush, around: readonly Element[]): string => {
  const stroke = e.stroke ?? defaults.path.stroke
  const paint = b[stroke]
  const data = pathText(e.d)
  const arrow = e.arrow ? pathArrow(data, paint, around) : undefined
  return (
    `<path d="${arrow?.shaft ?? data}"${inside(b[e.fill ?? defaults.path.fill], stroke, e.dashed)}` +
    `${paint[roleOf(e)]}${e.dashed ? dash : ''}${stroke === 'none' ? onPixels : ''}/>` +
    (arrow === undefined || stroke === 'none' ? '' : drawHead(arrow.head, paint.head))
  )
}

/** Takes the nudge of the group back: edges of fills without an outline are between pixels. */
const onPixels = ` transform="translate(-${nudge} -${nudge})"`

/** Path data is ASCII commands and numbers; other white space that the language allows becomes a space. */
const pathText = (data: string): string => (/[^\x20-\x7e]/.test(data) ? data.replace(/[^\x20-\x7e]/g, ' ') : data)

const drawCircle = (e: Circle, b: Brush): string => {
  const stroke = e.stroke ?? defaults.circle.stroke
  const edge = b[stroke]
  return (
    `<circle cx="${n(e.x)}" cy="${n(e.y)}" r="${n(e.r)}"` +
    `${inside(b[e.fill ?? defaults.circle.fill], stroke, false)}${edge.outline}/>`
  )
}
