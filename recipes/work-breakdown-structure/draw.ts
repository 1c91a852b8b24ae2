/**
 * Draws a work breakdown structure: the whole on top, its deliverables side by side, work packages stacked below them.
 * Amounts of parents are the sums of what is below; codes are counted.
 */

import { type Block, block, place, tinted } from '../../drawing/block.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Pixels: free room, widest and narrowest column, how far a package is set in. */
const gap = { columns: 16, rows: 8, levels: 40, families: 16 }
const size = { widest: 208, narrowest: 104, indent: 24, air: 10, bar: 16 }

/** An amount with its unit: `38 days`. */
export const amount = (value: number, unit = ''): string =>
  formatFor([value], value === 1 || unit === '' ? unit : plural(unit)).full(value)

const plural = (unit: string): string => (/^(?:day|week|month|hour|point|person-day)$/.test(unit) ? `${unit}s` : unit)

/** Draws the tree on the sheet. */
export function drawBreakdown({ root, unit }: TreeData, sheet: Sheet): void {
  const count = Math.max(1, root.children.length)
  const width = Math.min(size.widest, Math.floor(((room.w + gap.columns) / count - gap.columns) / 8) * 8)
  if (width < size.narrowest) {
    sheet.problem(
      root,
      'children',
      `${count} columns of ${width} px; ${size.narrowest} px are the least: group some of them`,
    )
    return
  }
  const whole = count * (width + gap.columns) - gap.columns
  const total = totalOf(root)
  const shares = sharesOf(root)
  const wordsBelow = (node: TreeNode, code: string): string =>
    [code, amount(totalOf(node), unit), shares.get(node)].filter(Boolean).join(' · ')
  const words = (node: TreeNode, code: string, depth: number): Block =>
    block(
      [
        { text: node.name, as: depth === 0 ? 'name' : depth === 1 ? 'item' : 'label' },
        { text: wordsBelow(node, code), as: 'note' },
        { text: node.note, as: 'small' },
      ],
      depth === 0 ? 320 : width - 2 * size.air - Math.max(0, depth - 1) * size.indent,
    )
  const top = words(root, '', 0)
  const head = { x: up((whole - top.w) / 2 - 2 * size.air), y: 0, w: 0, h: up(top.h + 2 * size.air) }
  head.w = whole - 2 * head.x
  put(root, { rect: head, words: top, sheet, align: 'middle' })
  const y = head.h + gap.levels
  const tallest = Math.max(0, ...root.children.map((child, index) => words(child, String(index + 1), 1).h))
  const rects = root.children.map((child, index) => {
    const rect = {
      x: index * (width + gap.columns),
      y,
      w: width,
      h: up(tallest + 2 * size.air) + (total > 0 ? size.bar : 0),
    }
    const code = String(index + 1)
    put(child, { rect, words: words(child, code, 1), sheet, align: 'start', foot: total > 0 ? size.bar : 0 })
    if (total > 0) drawShare(child, { rect, share: totalOf(child) / total, sheet })
    stack(child, { rect, code, depth: 2, words, sheet })
    return rect
  })
  if (rects.length > 0) sheet.put('@branches', [path(trunkDown(head, rects))], 'rule')
}

type Below = {
  rect: Rect
  code: string
  depth: number
  words: (node: TreeNode, code: string, depth: number) => Block
  sheet: Sheet
}

/** Stacks what is below a node; gives the lowest edge. */
const stack = ({ children }: TreeNode, { rect, code, depth, words, sheet }: Below): number => {
  let y = rect.y + rect.h
  const middles: number[] = []
  children.forEach((child, index) => {
    const own = `${code}.${index + 1}`
    const lines = words(child, own, depth)
    y += index === 0 ? gap.families : gap.rows
    const below = { x: rect.x + size.indent, y, w: rect.w - size.indent, h: up(lines.h + size.air) }
    put(child, { rect: below, words: lines, sheet, align: 'start' })
    middles.push(y + below.h / 2)
    y = stack(child, { rect: below, code: own, depth: depth + 1, words, sheet })
  })
  const [x, last] = [rect.x + size.indent / 2, middles.at(-1)]
  if (last !== undefined) {
    const arms = middles.map((middle) => `M ${x} ${middle} H ${rect.x + size.indent}`)
    sheet.put('@branches', [path(`M ${x} ${rect.y + rect.h} V ${last} ${arms.join(' ')}`)], 'rule')
  }
  return y
}

/** The share of the whole as a bar along the foot of a deliverable; its track is the whole. */
const drawShare = (node: TreeNode, { rect, share, sheet }: { rect: Rect; share: number; sheet: Sheet }): void => {
  const isFocus = sheet.isFocus(node)
  const track = { x: rect.x + size.air, y: rect.y + rect.h - size.bar - 4, w: rect.w - 2 * size.air, h: 8 }
  sheet.put(node, [
    path(squarePath(track), { fill: isFocus ? 'none' : 'rule', stroke: isFocus ? 'surface' : 'none' }),
    path(squarePath({ ...track, w: Math.round(2 * track.w * share) / 2 }), {
      fill: isFocus ? 'surface' : 'muted',
      stroke: 'none',
    }),
  ])
}

/** `foot`: pixels at the bottom that words leave free. */
type Place = { rect: Rect; words: Block; sheet: Sheet; align: 'start' | 'middle'; foot?: number }

const put = (node: TreeNode, { rect, words, sheet, align, foot = 0 }: Place): void => {
  const isFocus = sheet.isFocus(node)
  const paint = isFocus
    ? ({ fill: 'accent', stroke: 'accent' } as const)
    : node.state === undefined
      ? {}
      : { stroke: node.state }
  const inner = { x: rect.x + size.air, y: rect.y, w: rect.w - 2 * size.air, h: rect.h - foot }
  const lines = isFocus ? tinted(words, 'surface') : words
  sheet.put(node, [box(rect.x, rect.y, rect.w, rect.h, paint), ...place(lines, inner, { align })])
}

/** One stroke from the whole down to all deliverables. */
const trunkDown = (head: Rect, rects: Rect[]): string => {
  const middle = head.y + head.h + gap.levels / 2
  const at = rects.map(({ x, w }) => x + w / 2)
  const bar = at.length > 1 ? `M ${Math.min(...at)} ${middle} H ${Math.max(...at)}` : ''
  const arms = rects.map(({ y }, index) => `M ${at[index]} ${middle} V ${y}`)
  return [`M ${head.x + head.w / 2} ${head.y + head.h} V ${middle}`, bar, ...arms]
    .filter((each) => each !== '')
    .join(' ')
}
