/**
 * Words in shapes: one line each, as wide as they are.
 */
import { textBounds } from '../../elements/bounds.ts'
import type { Rect } from '../../geometry/rect.ts'
import { escapeXml } from '../../render/markup.ts'
import { textOf } from '../../render/paint.ts'
import type { Text } from '../../scene/scene.ts'
import type { SlidePaint } from './paint.ts'
import { tag } from './xml.ts'

/** What words are written with: the look, and the scale of the slide. */
export type Writing = { paint: SlidePaint; scale: number }

/** The words of a shape: lines below each other, from its top (`t`) or around its middle (`ctr`). */
export function textBody(lines: readonly Text[], anchor: 't' | 'ctr', writing: Writing): string {
  const [first, second] = lines
  const pitch = first !== undefined && second !== undefined ? second.y - first.y : undefined
  return tag(
    'p:txBody',
    {},
    tag('a:bodyPr', { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: false, anchor }, tag('a:noAutofit')),
    tag('a:lstStyle'),
    ...(lines.length === 0 ? [tag('a:p', {}, tag('a:endParaRPr', { lang }))] : []),
    ...lines.map((line) => paragraph(line, pitch, writing)),
  )
}

const paragraph = (text: Text, pitch: number | undefined, writing: Writing): string =>
  tag(
    'a:p',
    {},
    tag(
      'a:pPr',
      { marL: 0, indent: 0, algn: aligned[text.align ?? 'start'] },
      tag('a:lnSpc', {}, spacing(pitch, writing)),
      tag('a:spcBef', {}, tag('a:spcPts', { val: 0 })),
      tag('a:buNone'),
    ),
    tag('a:r', {}, properties(text, writing), tag('a:t', {}, escapeXml(text.text))),
  )

const spacing = (pitch: number | undefined, { scale }: Writing): string =>
  pitch === undefined ? tag('a:spcPct', { val: 100_000 }) : tag('a:spcPts', { val: hundredths(pitch * scale) })

const aligned = { start: 'l', middle: 'ctr', end: 'r' } as const

const properties = ({ size = 16, bold, mono, fill = 'ink' }: Text, { paint, scale }: Writing): string =>
  tag(
    'a:rPr',
    { lang, sz: Math.max(100, hundredths(size * scale)), b: bold === true, dirty: false },
    paint.fill(textOf(fill)),
    ...(mono === true ? ['a:latin', 'a:cs'].map((name) => tag(name, { typeface: fonts.mono })) : []),
  )

/** The fonts of slides: those that every machine with such programs has, because a file only names them. */
export const fonts = { sans: 'Arial', mono: 'Consolas' } as const

const lang = 'en-US'

/** Pixels as hundredths of a point. */
const hundredths = (pixels: number): number => Math.round(pixels * 75)

/** The box of a line of words whose baseline is where the scene has it. */
export const lineBox = (text: Text): Rect => {
  const { x, w } = textBounds(text)
  const { size = 16, y } = text
  return { x, y: y - above * size, w: Math.max(w, 1), h: (above + below) * size }
}

/** The ascent and descent of Arial, in em. */
const [above, below] = [0.905, 0.212]
