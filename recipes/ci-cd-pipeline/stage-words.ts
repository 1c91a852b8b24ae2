/**
 * The words of a stage, and whether its bar has room for them.
 */
import { type Block, block, type Paragraph, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Gate } from './passages.ts'
import type { Stage } from './timetable.ts'

/** Pixels: from the start of a bar to the pole of its words, also beside a gate, around words, below the bracket of the total and those of groups, between lines over bars, before exits; the most of a flag and of words beside a bar. */
export const size = {
  pole: 4,
  beside: 10,
  pad: 20,
  bracket: 40,
  span: 32,
  level: 28,
  bar: 80,
  row: 16,
  fall: 56,
  widest: 1040,
  wide: 864,
  flag: 120,
  aside: 104,
}

const nameRole = (node: GraphNode, w: number): 'name' | 'item' =>
  wordsIn(node.name ?? '').every((word) => widthOf(word, 'name') <= w) ? 'name' : 'item'

/** The name of a stage. */
const nameOf = (node: GraphNode, w: number, sheet: Sheet): Paragraph => ({
  text: node.name,
  as: {
    size: nameRole(node, w) === 'name' ? 16 : 14,
    bold: true,
    ...(sheet.isFocus(node) ? { fill: 'accent' as const } : {}),
  },
})

/** How high the name of a stage is. */
export const nameHeight = (node: GraphNode, w: number, sheet: Sheet): number => block([nameOf(node, w, sheet)], w).h

/** The sheet, and whether the heading is about the minutes of this stage. */
type WordsOptions = { sheet: Sheet; isClaim?: boolean }

/** Name, minutes and what else is said of a stage; minutes that the heading is about are large, where that fits. */
export const wordsOf = (node: GraphNode, w: number, { sheet, isClaim = false }: WordsOptions): Block => {
  const time = node.value === undefined ? 'time not given' : `${node.value} min`
  const isLarge = isClaim && widthOf(time, 'claim') <= w
  return block(
    [
      nameOf(node, w, sheet),
      {
        text: time,
        as: isLarge ? 'claim' : { size: 14, fill: sheet.isFocus(node) ? 'accent' : 'muted' },
      },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      { text: node.note, as: 'note' },
    ],
    w,
  )
}

/** The words of a gate over what its edges say. */
export const gateWords = ({ node, edges }: Gate, sheet: Sheet): Block => {
  const own = wordsOf(node, Math.max(size.flag, wordWidth(node.name)), { sheet })
  const said = block(
    edges.flatMap(({ text, tech }) => [
      { text, as: 'label' },
      { text: tech, as: 'small' },
    ]),
    size.flag,
  )
  const lines = [...own.lines, ...said.lines.map((line) => ({ ...line, top: line.top + own.h }))]
  return { lines, w: Math.max(own.w, said.w), h: own.h + said.h }
}

/** Whether no word of a stage is wider than its bar. */
export const fits = ({ node, start, end }: Stage, scale: number, sheet: Sheet): boolean => {
  const w = Math.round((end - start) * scale) - size.pad
  const wide = [node.name ?? '', `${node.value} min`, node.note ?? '', node.tech ?? ''].flatMap((text, at) =>
    wordsIn(text).map((word) => widthOf(word, at === 0 ? 'item' : 'note')),
  )
  return wide.every((each) => each <= w) && wordsOf(node, w, { sheet }).h <= 136
}
