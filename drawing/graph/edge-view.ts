/**
 * Edges as laid out: their strokes and labels.
 */

import type { EdgePlace } from '../../layout/model/graph.ts'
import { grow, type Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { type Block, block, place, widest } from '../block.ts'
import type { GraphEdge } from '../data/graph.ts'
import { drawnLines } from '../data/line-breaks.ts'
import { lettersOf } from '../data/threats.ts'
import { faint } from '../fills.ts'
import type { SmallRole } from '../legible-words.ts'
import { path } from '../primitives.ts'
import { roundedRect } from '../shapes/flow-outlines.ts'
import type { Sheet } from '../sheet.ts'
import { spokenFor } from '../state-sign.ts'
import { wordsIn } from '../wrap.ts'
import { bracketsWidth } from './brackets.ts'
import { strokeWithEnds } from './edge-strokes.ts'
import { ownLines } from './own-lines.ts'
import type { EdgeStyle } from './style.ts'

/**
 * The label of an edge: its kind's keyword, what happens, the protocol in brackets, a remark, and the letters of its
 * threats; with a remark, as large as the callout that it is.
 */
export const edgeWords = (
  edge: GraphEdge,
  { cap, keyword, small = 'small' }: { cap: number; keyword?: string | undefined; small?: SmallRole },
): Block => {
  const { tech, note, threats, hang = 0 } = edge
  const words = block(
    [
      { text: keyword, as: 'label' },
      {
        text: isSilent(edge) ? undefined : spokenFor(drawnLines(edge.text, edge), edge.state, [tech]),
        as: 'label',
        hang,
      },
      { text: tech === undefined ? undefined : `[${tech}]`, as: small, indent: hang },
      { text: note, as: 'note' },
      { text: threats === undefined ? undefined : lettersOf(threats), as: 'letters', indent: hang },
    ],
    (note === undefined ? Math.max(labelRoom(edge, cap), bracketsWidth(tech, small)) : remarks * cap) + hang,
  )
  return note === undefined ? words : { ...words, w: words.w + 2 * air, h: words.h + 2 * air }
}

/** Words on edges do not break within up to this width, in pixels. */
const longestWord = 200

/** A text of more characters is in about so many lines, and up to so many pixels wide: a column of short ones is slow to read. */
const sentence = { least: 120, lines: 6, most: 240 } as const

/** How wide the words of an edge may be, in pixels: as wide as all, but for long words, long texts and lines of their own. */
const labelRoom = (edge: GraphEdge, cap: number): number => {
  const words = drawnLines(edge.text ?? '', edge)
  const isLong = words.length > sentence.least
  const even = isLong ? Math.min(sentence.most, Math.ceil(widest([edge.text!], 'label') / sentence.lines)) : 0
  const longest = Math.min(longestWord, widest(wordsIn(words), 'label'))
  return Math.max(cap, longest, even, ownLines({ words, as: 'label', cap }))
}

/** How much wider than other words those of a callout may be: it is a sentence. */
const remarks = 1.6

/** The corners of a callout, as those of boxes, in pixels. */
const corner = 6

/** Free pixels around the words of a callout. */
const air = 8

/** The label at one end of an edge: a role, a cardinality. */
export const endWords = (text: string, small: SmallRole): Block => block([{ text, as: small }])

/** What stands at both ends of an edge; what it says is the name of its end where that is a role. */
export const endsOf = ({ ends, text }: GraphEdge, { role = false }: EdgeStyle): readonly string[] =>
  ends ?? (role && text !== undefined ? ['', text] : [])

/** An edge without what stands at one of its ends. */
export const alongEdge = (edge: GraphEdge, { role = false }: EdgeStyle): GraphEdge =>
  role && edge.ends === undefined ? { ...edge, text: undefined } : edge

/** An edge as laid out. */
export function drawEdge(
  edge: GraphEdge,
  {
    placed,
    words,
    style,
    sheet,
    small = 'small',
    joints = [],
  }: {
    placed: EdgePlace
    words: Block
    style: EdgeStyle
    sheet: Sheet
    small?: SmallRole
    joints?: readonly Point[]
  },
): Element[] {
  const label = placed.label
  return [
    ...(placed.joins?.at === 'both' ? [] : strokeWithEnds(placed, style, lookOf(edge, style, sheet), joints)),
    ...(label === undefined ? [] : labelOf(edge, { words, label, isFocus: sheet.isFocus(edge) })),
    ...endsOf(edge, style).flatMap((text, index) => {
      const at = placed.ends?.[index]
      return at === undefined || text === ''
        ? []
        : place(endWords(text, style.role === true ? 'note' : small), at, { align: at.align })
    }),
  ]
}

/** The words of an edge; with a remark they are a callout, on a ground of their own. */
const labelOf = (
  edge: GraphEdge,
  { words, label, isFocus }: { words: Block; label: NonNullable<EdgePlace['label']>; isFocus: boolean },
): Element[] => {
  if (edge.note === undefined) return place(words, label, { align: label.align })
  const own = { ...words, w: words.w - 2 * air, h: words.h - 2 * air }
  const inside = grow(label, -air)
  const ground = path(roundedRect(label, corner), isFocus ? { fill: 'soft', stroke: 'none' } : faint)
  return [ground, ...place(isFocus ? { ...own, lines: own.lines.map(plainly) } : own, inside, { align: label.align })]
}

/** Nothing is muted in a callout, and its first line has the color of the edge. */
const plainly = (each: Block['lines'][number], index: number): Block['lines'][number] => ({
  ...each,
  style: { ...each.style, fill: index === 0 ? 'accent' : 'ink' },
})

/** The stroke of an edge: the accent in focus, else that of its state or kind; what is bad and says nothing is dashed. */
export const lookOf = (
  edge: GraphEdge,
  { stroke, dashed }: EdgeStyle,
  sheet: Sheet,
): Pick<Path, 'stroke' | 'dashed'> => {
  const own = edge.state ?? stroke
  const color = sheet.isFocus(edge) ? 'accent' : own
  const isDashed = dashed === true || (own === 'negative' && isWordless(edge))
  return { ...(color === undefined ? {} : { stroke: color }), ...(isDashed ? { dashed: true } : {}) }
}

/** Whether nothing is said at an edge. */
export const isWordless = ({ text, tech }: GraphEdge): boolean => text === undefined && tech === undefined

/** What is bad without a word is dashed; what is good has a sign. */
const isSilent = (edge: GraphEdge): boolean => edge.state === 'negative' && isWordless(edge)
