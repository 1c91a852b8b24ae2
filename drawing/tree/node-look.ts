/**
 * The nodes of trees: how they look on each level, how large their words make them, and how they are drawn.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { TreeNode } from '../data/tree.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import { type ShapeName, shapeOf } from '../shapes/shape.ts'
import { type Role, styleOf, type TypeStyle } from '../type.ts'

/**
 * How the nodes of one level look: a filled or an outlined shape, or words on a line. Words are in the middle or at the
 * `start`; `foot` pixels at the bottom stay free for what a recipe adds.
 */
export type TreeLevelLook = {
  shape: ShapeName | 'line'
  as: Role | TypeStyle
  solid?: boolean
  align?: 'start'
  foot?: number
}

/** A node with its look, its words and its place. */
export type TreeNodeView = { rect: Rect; look: TreeLevelLook; words: Block; side?: 'right' | 'left' }

/** A node with its words. */
export const drawNode = ({ rect, look, words, side }: TreeNodeView, color: Color | undefined): Element[] => {
  if (look.shape === 'line') {
    const line = path(`M ${rect.x} ${rect.y + rect.h} h ${rect.w}`, stroke(color))
    const room = { x: rect.x + onLine.beside, y: rect.y, w: rect.w - 2 * onLine.beside, h: rect.h - onLine.below }
    return [line, ...place(words, room, { align: side === 'left' ? 'end' : 'start', valign: 'bottom' })]
  }
  const shape = shapeOf(look.shape)
  const solid = { fill: color ?? 'ink', stroke: color ?? 'ink' } as const
  return [
    ...shape.outline(rect, look.solid ? solid : stroke(color)),
    ...place(words, shape.words({ ...rect, h: rect.h - (look.foot ?? 0) }), look),
  ]
}

/** The color of an outline or a branch. */
export const stroke = (color: Color | undefined): { stroke?: Color } => (color === undefined ? {} : { stroke: color })

/** The words of a node, at most `cap` pixels wide. */
export const wordsIn = ({ name, note }: TreeNode, { as, solid = false }: TreeLevelLook, cap: number): Block => {
  const fill = solid ? ({ fill: 'surface' } as const) : {}
  const words = [
    { text: name, as: { ...styleOf(as), ...fill } },
    { text: note, as: { ...styleOf('note'), ...fill } },
  ]
  return block(words, cap)
}

/** Free pixels between words and the line they stand on, and beside them. */
const onLine = { below: 4, beside: 4 }

/** The least size of a node with such words. */
export const sizeOf = (words: Block, { shape, foot = 0 }: TreeLevelLook): { w: number; h: number } => {
  const need =
    shape === 'line'
      ? { w: words.w + 2 * onLine.beside, h: words.h + onLine.below }
      : shapeOf(shape).need(words.w, words.h)
  return { w: up(need.w), h: up(need.h + foot) }
}
