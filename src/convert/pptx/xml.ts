/**
 * DrawingML as text: elements, numbers, and the units of the format.
 */
import { escapeXml } from '../../render/markup.ts'

/** Attributes by name; what is undefined is left out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element with attributes and what is in it, which is markup already. */
export function tag(name: string, attributes: Attributes = {}, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'boolean' ? Number(value) : escapeXml(String(value))}"`],
  )
  const [open, content] = [`<${name}${written.join('')}`, inside.join('')]
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`
}

/** The first line of every part. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The namespaces of a part of a presentation. */
export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const

/** Pixels as the format's units, of which an inch has 914,400. */
export const emu = (pixels: number): number => Math.round(pixels * 9525)
