/**
 * The sheet that every recipe is drawn on: three canvas sizes, one margin, one heading.
 */
import type { Element } from '../../src/scene/scene.ts'
import { text } from './primitives.ts'

/** Canvas sizes in pixels; three of them keep the gallery's cards alike. */
export const canvas = {
  wide: { width: 1200, height: 720 },
  standard: { width: 960, height: 640 },
  tall: { width: 800, height: 1000 },
} as const

/** Free pixels on every side of the sheet. */
export const margin = 40

/** Where the drawing may begin below a heading, in pixels. */
export const top = 112

/** Title top left, and one muted line under it that says what to see. */
export const heading = (title: string, subtitle: string): Element[] => [
  text(margin, 58, title, { size: 20, bold: true }),
  text(margin, 82, subtitle, { size: 14, fill: 'muted' }),
]
