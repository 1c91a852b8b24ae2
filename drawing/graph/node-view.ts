/**
 * Nodes as shapes with words: the name, technology in brackets, and what the node does.
 */

import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Box } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'
import { type Block, block, type Paragraph, place, widest } from '../block.ts'
import type { GraphNode } from '../data/graph.ts'
import { drawnLines } from '../data/line-breaks.ts'
import type { SmallRole } from '../legible-words.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Shape } from '../shapes/fitted.ts'
import type { Paint } from '../shapes/outline.ts'
import { diamondNeed } from '../shapes/pointed-needs.ts'
import { isMark, type ShapeName, shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { spokenFor, stateSign } from '../state-sign.ts'
import type { Role } from '../type.ts'
import { wordsIn } from '../wrap.ts'
import { bracketsWidth } from './brackets.ts'
import { ownLines } from './own-lines.ts'
import { outlines } from './shape-edges.ts'
import type { NodeView } from './style.ts'

/**
 * `flat`: edges come down, so that diamonds need not be entered at their sides. `as`: the role of the name, which may break
 * within words then. `isCode`: what is technical is an address or the like, in the face of code and without brackets.
 * `isSigned`: dashes mean something else, so that a sign says what is bad.
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
  }: ViewOptions,
): NodeView {
  const shape = shapeOf(name)
  const ratio = flat ? 2.2 : 1.7
  const words = block(
    isMark(name) ? [] : paragraphsOf(node, { tech, keyword, as, isCode, small, isSigned }),
    as === undefined ? Math.max(nameRoom(node, cap), isCode ? 0 : bracketsWidth(tech, small)) : cap,
  )
  const need = name === 'diamond' ? diamondNeed(words.w, words.h, ratio) : shape.need(words.w, words.h)
  const isEmpty = words.lines.length === 0
  // Words without an outline are no wider than they are: an edge to the free place beside them would lead to nothing.
  const narrowest = shape.hugs === undefined ? 96 : 0
  const w = isEmpty ? need.w : up(Math.max(narrowest, need.w), as === undefined ? 16 : 8)
  const least = name === 'diamond' ? Math.max(need.h, w / ratio) : Math.max(48, need.h)
  return {
    w,
    h: isEmpty ? need.h : up(least, 16),
    outline: outlines[name] ?? 'box',
    ...drawnIn(shape, words, paintOf(node, sheet, isSigned)),
  }
}

const drawnIn = ({ outline, words: room, hugs }: Shape, words: Block, paint: Paint): Pick<NodeView, 'draw' | 'met'> => {
  if (hugs === undefined) return { draw: (rect) => [...outline(rect, paint), ...place(words, room(rect))] }
  const around = (rect: Rect): Rect => {
    const { x, y } = centerOf(rect)
    const w = words.w + hugs.left + hugs.right
    return { x: x - w / 2, y: y - words.h / 2 - air, w, h: words.h + 2 * air }
  }
  return {
    draw: (rect) => {
      const own = around(rect)
      return [...outline(own, paint), ...place(words, { ...own, x: own.x + hugs.left, w: words.w })]
    },
    met: (rect) => {
      const { x, y, w, h } = around(rect)
      return outline(rect, paint).length > 0 ? [box(x, y, w, h)] : linesOf(words, { x, y, w, h }, hugs)
    },
  }
}

/** Words alone are met at the line that an edge leads to; the first and the last one with the air around all. */
const linesOf = ({ lines }: Block, { x, y, w, h }: Rect, { left, right }: { left: number; right: number }): Box[] =>
  lines.map(({ text, style, top }, index) => {
    const wide = Math.ceil(textWidth(text, style)) + left + right
    const [start, end] = [index === 0 ? 0 : air + top, lines[index + 1] === undefined ? h : air + lines[index + 1]!.top]
    return box(x + (w - wide) / 2, y + start, wide, end - start)
  })

/** Free pixels over and under words without an outline. */
const air = 4

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

/** Names do not break within words up to this width, in pixels. */
const longestWord = 160

export const wordWidth = (name = '', most = longestWord): number => Math.min(most, widest(wordsIn(name), 'name'))

/** Where nodes are as wide as their words need, identifiers do not break up to this width, in pixels. */
const longestName = 256

/** A sign at the beginning belongs to the word behind it. */
const beforeWord = (name: string): string => name.replace(/^(\P{L}) /u, '$1\u00a0')

/** How wide the words of a name may be, in pixels: as wide as all, but for long words and for lines of its own. */
export const nameRoom = ({ name = '', broken }: Pick<GraphNode, 'name' | 'broken'>, cap: number): number =>
  Math.max(
    cap,
    wordWidth(beforeWord(name), longestName),
    ownLines({ words: drawnLines(name, { broken }), as: 'name', cap }),
  )

/** The accent for what is in focus; good and bad by their state, which dashes say too unless a sign does; a tint for what is minor. */
export const paintOf = (node: Pick<GraphNode, 'name' | 'state'>, sheet: Sheet, isSigned = false): Paint => {
  if (sheet.isFocus(node)) return { fill: 'soft', stroke: 'accent' }
  if (node.state === 'muted') return { fill: 'rule', stroke: 'muted' }
  return node.state === undefined
    ? {}
    : { stroke: node.state, ...(node.state === 'negative' && !isSigned ? { dashed: true } : {}) }
}
