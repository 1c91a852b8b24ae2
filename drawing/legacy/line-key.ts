/**
 * A key of line styles: a short sample of each kind of connector with its meaning, in one row.
 */
import type { Element, Line } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { centredBaseline } from './label.ts'
import { line, text } from './primitives.ts'

export type LineKeyEntry = { words: string; look?: Pick<Line, 'stroke' | 'dashed' | 'arrow'> }

const sample = 40
const words = { gap: 8, size: 14 }
const between = 32

/** A row of samples, arrows by default, that ends at `right` and is centred on `y`. */
export const lineKey = (entries: LineKeyEntry[], { right, y }: { right: number; y: number }): Element[] => {
  const widths = entries.map((entry) => sample + words.gap + textWidth(entry.words, words))
  const all = widths.reduce((sum, width) => sum + width, 0) + between * (entries.length - 1)
  let left = right - all
  return entries.flatMap(({ words: meaning, look }, index): Element[] => {
    const x = Math.floor(left / 4) * 4
    left += widths[index]! + between
    return [
      line(x, y, x + sample, y, { arrow: true, ...look }),
      text(x + sample + words.gap, centredBaseline(y, words.size), meaning, { size: words.size, fill: 'muted' }),
    ]
  })
}
