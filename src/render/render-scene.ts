/**
 * Draws a scene as SVG text.
 *
 * Pure: no clock, no randomness, no I/O. The same scene and look
 * give the same bytes, so responses may be cached by revision.
 */
import { formatNumber as n } from '../geometry/format-number.ts'
import { defaults } from '../scene/defaults.ts'
import type { Box, Circle, Line, Path, Scene, Text } from '../scene/scene.ts'
import { distance, head, lineTip, pathArrow, shaftEnd } from './arrow.ts'
import { escapeXml, foldedSpaces, isPlain } from './markup.ts'
import { type Colors, colorsOf, defaultLook, type Look } from './palette.ts'

/** Draws a valid scene in a look (default: light, blue). */
export function renderScene(scene: Scene, look: Look = defaultLook): string {
  return drawScene(scene, colorsOf(look))
}

/** Draws a scene in given colors. */
export const drawScene = (scene: Scene, colors: Colors): string => {
  const width = n(scene.width)
  const height = n(scene.height)
  let svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">\n` +
    `<title>${escapeXml(scene.title)}</title>\n<desc>${escapeXml(scene.description)}</desc>\n` +
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>\n` +
    `<g font-family="${fonts.sans}" font-size="${defaults.text.size}" text-rendering="geometricPrecision" stroke-width="${strokeWidth}" stroke-linejoin="round">\n`
  for (const element of scene.elements) {
    const markup = drawElement(element, colors)
    if (markup !== '') svg += `${markup}\n`
  }
  return `${svg}</g>\n</svg>\n`
}

/** The font stacks, first choice first. Text is fitted to the widest of them (src/text). */
export const fonts = {
  sans: "Inter,'Helvetica Neue',Arial,sans-serif",
  mono: "'JetBrains Mono NL',ui-monospace,Menlo,Consolas,monospace",
} as const

const strokeWidth = 1.5

/** One element as markup, for pages that embed it in an SVG of their own; empty if it draws nothing. */
export const drawElement = (element: Scene['elements'][number], colors: Colors): string => {
  switch (element.type) {
    case 'box':
      return drawBox(element, colors)
    case 'text':
      return drawText(element, colors)
    case 'line':
      return drawLine(element, colors)
    case 'path':
      return drawPath(element, colors)
    case 'circle':
      return drawCircle(element, colors)
    default:
      return element satisfies never
  }
}

const drawBox = (e: Box, c: Colors): string =>
  `<rect x="${n(e.x)}" y="${n(e.y)}" width="${n(e.w)}" height="${n(e.h)}" rx="${radius}"` +
  ` fill="${c[e.fill ?? defaults.box.fill]}" stroke="${c[e.stroke ?? defaults.box.stroke]}"${e.dashed ? dash : ''}/>`

const radius = 4

const dash = ' stroke-dasharray="6 4"'

const drawText = (e: Text, c: Colors): string => {
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
  return `<text x="${n(e.x)}" y="${n(e.y)}" fill="${c[e.fill ?? defaults.text.fill]}"${attributes}>${words}</text>`
}

const drawLine = (e: Line, c: Colors): string => {
  const color = c[e.stroke ?? defaults.line.stroke]
  const tip = e.arrow ? lineTip(e.x, e.y, e.x2, e.y2) : undefined
  const end = tip ? shaftEnd(tip, distance(e.x2 - e.x, e.y2 - e.y)) : { x: e.x2, y: e.y2 }
  return (
    `<line x1="${n(e.x)}" y1="${n(e.y)}" x2="${n(end.x)}" y2="${n(end.y)}" stroke="${color}"${e.dashed ? dash : ''}/>` +
    (tip ? drawHead(head(tip), color) : '')
  )
}

const drawHead = (data: string, color: string): string =>
  color === 'none' ? '' : `\n<path d="${data}" fill="${color}"/>`

const drawPath = (e: Path, c: Colors): string => {
  const color = c[e.stroke ?? defaults.path.stroke]
  const data = pathText(e.d)
  const arrow = e.arrow ? pathArrow(data) : undefined
  return (
    `<path d="${arrow?.shaft ?? data}" fill="${c[e.fill ?? defaults.path.fill]}" stroke="${color}"${e.dashed ? dash : ''}/>` +
    (arrow ? drawHead(arrow.head, color) : '')
  )
}

/** Path data is ASCII commands and numbers; other white space that the language allows becomes a space. */
const pathText = (data: string): string => (/[^\x20-\x7e]/.test(data) ? data.replace(/[^\x20-\x7e]/g, ' ') : data)

const drawCircle = (e: Circle, c: Colors): string =>
  `<circle cx="${n(e.x)}" cy="${n(e.y)}" r="${n(e.r)}"` +
  ` fill="${c[e.fill ?? defaults.circle.fill]}" stroke="${c[e.stroke ?? defaults.circle.stroke]}"/>`
