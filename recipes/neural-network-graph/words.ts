/** The words of a layer: its name and what it does in one line where both fit, stacked where they do not. */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { up } from '../../drawing/rect.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import type { NetworkNode } from './network.ts'
import type { LayerOp } from './ops.ts'
import type { NetworkRow } from './rows.ts'

/** Words that were measured, and how they are placed in the middle of a box. */
export type RowWords = { w: number; h: number; draw: (rect: Rect) => Text[] }

/** Whether a row is a sign: an addition or a product without a name. */
export const isJoint = ({ nodes: [node], isFold }: NetworkRow): boolean =>
  !isFold &&
  node !== undefined &&
  node.layer.name === undefined &&
  node.layer.note === undefined &&
  (node.layer.op === 'add' || node.layer.op === 'multiply')

/** How high a box is around its words. */
export const heightOf = ({ h }: RowWords): number => up(Math.max(h + 12, 32))

/** The widest line, and from a name to what is said after it, in pixels. */
const [cap, between] = [216, 8]

/** From the side of a box to its words, in pixels. */
const edge = 16

/** Where a name says what a layer is. */
const quiet: ReadonlySet<LayerOp> = new Set(['input', 'output', 'other'])

/** What a layer does, as its box says it. */
export const deedOf = ({ layer, spec, takes }: NetworkNode): string | undefined => {
  if (layer.name !== undefined && quiet.has(layer.op)) return undefined
  const said = spec.says?.(layer, { set: layer, takes, axis: 'first' }) ?? ''
  return `${spec.title}${said}${layer.bias === false ? ', no bias' : ''}`
}

/** The words of a row. */
export function wordsOf({ nodes, isFold }: NetworkRow): RowWords {
  const [node] = nodes
  if (isFold || node === undefined)
    return stacked(block([{ text: `… ${count(nodes.length, 'more layer')} …`, as: 'note' }]))
  const { name, note } = node.layer
  const deed = deedOf(node)
  const sizes = [
    name === undefined ? 0 : widthOf(name, 'item'),
    deed === undefined ? 0 : widthOf(deed, 'note'),
  ] as const
  const isOne = name !== undefined && deed !== undefined && note === undefined && sizes[0] + between + sizes[1] <= cap
  const words = stackOf({ name, deed, note })
  // Under a name at the left, what a layer does begins at the left too.
  return isOne ? inOneLine([name, deed], sizes) : stacked(words, name !== undefined && words.lines.length > 1)
}

const stackOf = ({
  name,
  deed,
  note,
}: {
  name?: string | undefined
  deed?: string | undefined
  note?: string | undefined
}) =>
  block(
    [
      { text: name, as: 'item' },
      { text: deed, as: name === undefined ? 'label' : 'note' },
      { text: note, as: 'note' },
    ],
    cap,
  )

const stacked = (words: Block, isLeft = false): RowWords => ({
  w: words.w,
  h: words.h,
  draw: (rect) => (isLeft ? place(words, { ...rect, x: rect.x + edge }, { align: 'start' }) : place(words, rect)),
})

const inOneLine = ([name, deed]: readonly [string, string], [before, after]: readonly [number, number]): RowWords => {
  const w = before + between + after
  return {
    w,
    h: 18,
    draw: (rect) => {
      // Names begin in one line at the left, and what layers do ends in one at the right.
      const y = rect.y + rect.h / 2
      return [
        lineOfText(name, { x: rect.x + edge, y, as: 'item' }),
        lineOfText(deed, { x: rect.x + rect.w - edge, y, as: 'note', align: 'end' }),
      ]
    },
  }
}
