/**
 * Flowchart symbols of ISO 5807 as outlines with labels inside them.
 *
 * Every symbol fills its rectangle, so that `port` (connector.ts) finds its edges. A label whose
 * corners would leave the outline is refused, also where the outline is slanted or round.
 */
import type { Element, Path, Text } from '../../src/scene/scene.ts'
import { ascent, descent, textWidth } from '../../src/text/measure.ts'
import { centredBaseline, type LabelLine, label, type Rect } from './label.ts'
import { box, line, path, text } from './primitives.ts'

/** Process: a step. Decision: a question. Terminator: start or end. Data: input or output. Document: a record. */
export type FlowSymbol = 'process' | 'decision' | 'terminator' | 'data' | 'document' | 'predefined'

type Look = Pick<Path, 'fill' | 'stroke' | 'dashed'>

/** How far the sides of the data symbol lean, in pixels. */
const lean = 16

/** Height of the wave under a document, in pixels: smaller under the small symbols of a key. */
const waveOf = ({ h }: Rect): number => Math.min(16, h / 3)

/** Distance of the second vertical rule of a predefined process from its side, in pixels. */
const bar = 8

/** Free pixels between the corner of a label and a slanted or round outline. */
const air = 4

/** Paths are not filled by default; symbols are, as boxes are. */
const filled = (d: string, look: Look): Path => path(d, { fill: 'surface', ...look })

const outlines: Record<Exclude<FlowSymbol, 'process' | 'predefined'>, (rect: Rect) => string> = {
  decision: ({ x, y, w, h }) =>
    `M ${x + w / 2} ${y} L ${x + w} ${y + h / 2} L ${x + w / 2} ${y + h} L ${x} ${y + h / 2} Z`,
  terminator: ({ x, y, w, h }) => {
    const r = h / 2
    return `M ${x + r} ${y} H ${x + w - r} A ${r} ${r} 0 0 1 ${x + w - r} ${y + h} H ${x + r} A ${r} ${r} 0 0 1 ${x + r} ${y} Z`
  },
  data: ({ x, y, w, h }) => `M ${x + lean} ${y} H ${x + w} L ${x + w - lean} ${y + h} H ${x} Z`,
  document: (rect) => {
    const { x, y, w, h } = rect
    const wave = waveOf(rect)
    const base = y + h - wave / 2
    const right = `Q ${x + w * 0.75} ${base - wave} ${x + w / 2} ${base}`
    return `M ${x} ${y} H ${x + w} V ${base} ${right} Q ${x + w * 0.25} ${base + wave} ${x} ${base} Z`
  },
}

/** The outline of a symbol without words: for keys, and where words stand elsewhere. */
export const outline = (symbol: FlowSymbol, rect: Rect, look: Look = {}): Element[] => {
  const { x, y, w, h } = rect
  switch (symbol) {
    case 'process':
      return [box(x, y, w, h, look)]
    case 'predefined': {
      const rule = look.stroke === undefined ? {} : { stroke: look.stroke }
      return [
        box(x, y, w, h, look),
        line(x + bar, y, x + bar, y + h, rule),
        line(x + w - bar, y, x + w - bar, y + h, rule),
      ]
    }
    case 'decision':
    case 'terminator':
    case 'data':
    case 'document':
      return [filled(outlines[symbol](rect), look)]
    default:
      return symbol satisfies never
  }
}

/** Half the width of a symbol at a height `y` of the sheet, measured from its middle, in pixels. */
export const halfWidthAt = (symbol: FlowSymbol, rect: Rect, y: number): number => {
  const half = rect.w / 2
  const rise = Math.abs(y - (rect.y + rect.h / 2))
  switch (symbol) {
    case 'decision':
      return half * Math.max(0, 1 - rise / (rect.h / 2))
    case 'terminator': {
      const r = rect.h / 2
      return half - r + Math.sqrt(Math.max(0, r * r - rise * rise))
    }
    case 'data':
      return half - lean / 2 - (lean / rect.h) * rise
    case 'predefined':
      return half - bar
    case 'process':
    case 'document':
      return half
    default:
      return symbol satisfies never
  }
}

const mustStayInside = (symbol: FlowSymbol, rect: Rect, words: Text): void => {
  const size = words.size ?? 16
  const half = textWidth(words.text, { size, bold: words.bold, mono: words.mono }) / 2
  const edges = [words.y - size * ascent, words.y + size * descent]
  const room = Math.min(...edges.map((y) => halfWidthAt(symbol, rect, y))) - air
  if (half > room) {
    throw new Error(
      `"${words.text}" is ${Math.ceil(half * 2)} px wide, the ${symbol} has ${Math.floor(room * 2)} there`,
    )
  }
}

/** The words of a symbol, centred in the part of it that can hold text. */
export const symbolLabel = (symbol: FlowSymbol, rect: Rect, lines: LabelLine[]): Text[] => {
  const words = label(symbol === 'document' ? { ...rect, h: rect.h - waveOf(rect) } : rect, lines)
  for (const text of words) mustStayInside(symbol, rect, text)
  return words
}

/** A symbol with its words; `look` gives fill and stroke. */
export const flowNode = (symbol: FlowSymbol, rect: Rect, lines: LabelLine[], look: Look = {}): Element[] => [
  ...outline(symbol, rect, look),
  ...symbolLabel(symbol, rect, lines),
]

type KeyEntry = { symbol: FlowSymbol; words: string; look?: Look }

/** Where a key stands: from `x` to `right`, centred on the height `y`. */
type KeyRow = { x: number; right: number; y: number }

const keySymbol = { w: 40, h: 24 }

/** A row of small symbols with their meaning, spread evenly from `x` to `right`. */
export const symbolKey = (entries: KeyEntry[], { x, right, y }: KeyRow): Element[] => {
  const widths = entries.map(({ words }) => keySymbol.w + 8 + textWidth(words, { size: 14 }))
  const free = right - x - widths.reduce((sum, width) => sum + width, 0)
  if (free < 0) throw new Error(`the key is ${Math.ceil(-free)} px wider than its row`)
  let left = x
  return entries.flatMap(({ symbol, words, look }, index) => {
    const at = Math.round(left / 4) * 4
    left += widths[index]! + free / Math.max(1, entries.length - 1)
    return [
      ...outline(symbol, { ...keySymbol, x: at, y: y - keySymbol.h / 2 }, look),
      text(at + keySymbol.w + 8, centredBaseline(y, 14), words, { size: 14, fill: 'muted' }),
    ]
  })
}
