/**
 * Nodes as shapes with words: the name, technology in brackets, and what the node does.
 */

import { block, longestWord, type Paragraph, wholeWords, widest } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import type { NodeLook } from '../data/graph-types.ts'
import { drawnLines } from '../data/line-breaks.ts'
import { emphasis } from '../emphasis.ts'
import type { SmallRole } from '../legible-words.ts'
import { up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import { diamondNeed } from '../shapes/pointed-needs.ts'
import { isMark, type ShapeName, shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { spokenFor, stateSign } from '../state-sign.ts'
import type { Role, TypeStyle } from '../type.ts'
import { wordsIn } from '../wrap.ts'
import { bracketsWidth } from './brackets.ts'
import { inCircle, inDiamond } from './in-circle.ts'
import { lookOf } from './look-of.ts'
import { ownLines } from './own-lines.ts'
import { outlines } from './shape-edges.ts'
import type { NodeView } from './style.ts'
import { drawnIn, straight } from './words-in-shape.ts'

/**
 * `flat`: edges come down, so that diamonds need not be entered at their sides. `as`: the role of the name, which may break
 * within words then. `isCode`: what is technical is an address or the like, in the face of code and without brackets.
 * `isSigned`: dashes mean something else, so that a sign says what is bad. `isSubject`: what the picture is about, solid in
 * focus. `least`: how wide it is at least, in pixels.
 */
type ViewOptions = {
  shape: ShapeName
  tech?: string | undefined
  cap: number
  sheet: Sheet
  flat?: boolean
  keyword?: string | undefined
  as?: Role
  isCode?: boolean
  small?: SmallRole
  isSigned?: boolean | undefined
  isSubject?: boolean | undefined
  least?: number | undefined
}

/** The view of a node in a shape; `cap` is how wide its words may be, in pixels. */
export function shapeView(
  node: GraphNode,
  {
    shape: name,
    tech,
    cap,
    sheet,
    flat = false,
    keyword,
    as,
    isCode = false,
    small = 'small',
    isSigned = false,
    isSubject = false,
    least: narrow = 96,
  }: ViewOptions,
): NodeView {
  const shape = shapeOf(name)
  const ratio = flat ? 2.2 : 1.7
  const said = isMark(name) ? [] : paragraphsOf(node, { tech, keyword, as, isCode, small, isSigned })
  const most = as === undefined ? Math.max(nameRoom(node, cap), isCode ? 0 : bracketsWidth(tech, small)) : cap
  const room = wholeWords(said, most)
  const words = name === 'diamond' ? inDiamond(said, room, ratio) : (name === 'circle' ? inCircle : block)(said, room)
  const need = name === 'diamond' ? diamondNeed(words.w, words.h, ratio) : shape.need(words.w, words.h)
  const isEmpty = words.lines.length === 0
  // Words without an outline are no wider than they are: an edge to the free place beside them would lead to nothing.
  const narrowest = shape.hugs === undefined ? narrow : 0
  const w = isEmpty ? need.w : up(Math.max(narrowest, need.w), as === undefined ? 16 : 8)
  const least = name === 'diamond' ? Math.max(need.h, w / ratio) : Math.max(48, need.h)
  return {
    w,
    h: isEmpty ? need.h : up(least, 16),
    // Beside the middle of a line of words without an outline, an edge would end at nothing.
    outline: outlines[name] ?? (shape.hugs !== undefined && words.lines.length === 1 ? 'ellipse' : 'box'),
    ...drawnIn(
      shape,
      words,
      isSubject && sheet.isFocus(node) ? emphasis.strong : paintOf(node, sheet, isSigned),
      straight.has(name) ? said : undefined,
    ),
  }
}

const paragraphsOf = (
  { name: said, note, state, broken }: GraphNode,
  {
    tech,
    keyword,
    as = 'name',
    isCode,
    small,
    isSigned,
  }: Pick<ViewOptions, 'tech' | 'keyword' | 'isCode' | 'isSigned'> & { as: Role | undefined; small: SmallRole },
): Paragraph[] => {
  const name = drawnLines(said, { broken })
  return [
    { text: keyword, as: small },
    {
      text:
        state !== 'negative'
          ? spokenFor(name, state, [tech, note, keyword])
          : isSigned
            ? `${stateSign({ state })}${name ?? ''}`
            : name,
      as,
    },
    {
      text: tech === undefined || isCode ? tech : `[${tech}]`,
      as: isCode ? (small === 'note' ? 'code' : 'codeSmall') : small,
    },
    { text: note, as: 'note' },
  ]
}

/** How wide the longest of some words is, if that is no more than `most` pixels: up to there, nothing breaks within a word. */
export const wordWidth = (words = '', most: number = longestWord, as: Role | TypeStyle = 'name'): number =>
  Math.min(most, widest(wordsIn(words), as))

/** A sign at the beginning belongs to the word behind it. */
const beforeWord = (name: string): string => name.replace(/^(\P{L}) /u, '$1\u00a0')

/** An identifier in two lines is read as two: a box is rather as wide as this, in pixels. */
const longestIdentifier = 352

/** The same for identifiers in a remark. */
const longestInNote = 240

/** How wide the words of a name may be, in pixels: as wide as all, but for long words and for lines of its own. */
export const nameRoom = (
  { name = '', broken, note }: Pick<GraphNode, 'name' | 'broken' | 'note'>,
  cap: number,
): number =>
  Math.max(
    cap,
    wordWidth(beforeWord(name), longestIdentifier),
    wordWidth(note, longestInNote, 'note'),
    ownLines({ words: drawnLines(name, { broken }), as: 'name', cap }),
  )

/** How looks are painted: with the outline of all nodes, so that the focus stays the strongest. */
const lookPaints: Record<NodeLook, Paint> = {
  tinted: { fill: 'soft', stroke: 'muted' },
  shaded: { fill: 'rule', stroke: 'muted' },
  strong: { stroke: 'ink' },
  dashed: { stroke: 'muted', dashed: true },
  solid: { fill: 'muted', stroke: 'muted' },
  // Half-tones and pale ones (tones.ts), which in gray differ in their outlines.
  blue: { stroke: 'ink' },
  gray: {},
  'light-green': { stroke: 'positive' },
  green: {},
  'light-red': { stroke: 'negative' },
  red: { stroke: 'ink' },
  sand: { stroke: 'ink' },
  lilac: {},
  plain: {},
}

/** The accent for what is in focus; good and bad by their state, which dashes say too unless a sign does; a tint for what is minor, or its look. */
export const paintOf = (node: Pick<GraphNode, 'name' | 'state' | 'look'>, sheet: Sheet, isSigned = false): Paint => {
  if (sheet.isFocus(node)) return { fill: 'soft', stroke: 'accent' }
  const { state } = node
  const look = lookOf(node, sheet)
  const own = look === undefined ? {} : lookPaints[look]
  if (state === 'muted') return { ...lookPaints.shaded, ...own }
  return state === undefined
    ? own
    : { ...own, stroke: state, ...(state === 'negative' && !isSigned ? { dashed: true } : {}) }
}
