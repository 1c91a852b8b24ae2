/**
 * Treemaps: nested rectangles with their names and sizes as far as these fit; what is too small to name is listed below.
 */

import { lineOfText, place, tinted } from '../../drawing/block.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { grays } from '../../drawing/fills.ts'
import { drawTooSmall } from '../../drawing/fitting-words.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { fittingLine, marginOf, wordsIn } from './cell-words.ts'
import { headHeight, type LaidItem, size, treemapOf } from './treemap.ts'

/** The unit of sizes, and the part that the heading may quote. */
type TreemapOptions = { unit: string | undefined; part: TreeNode; sheet: Sheet }

/** Draws the tree below its root; the root is the whole. */
export function drawTreemap(root: TreeNode, { unit, part, sheet }: TreemapOptions): void {
  // As the parts of the whole are written, so that sizes on all levels have the same decimals.
  const { full } = formatFor(root.children.map(totalOf), unit)
  const shares = sharesOf(root)
  const unnamed = treemapOf(root).filter((each) => !drawCell(each, { write: full, shares, sheet }))
  for (const name of ['part', 'share']) sheet.prove(name, part)
  // The sizes of the groups add up to it.
  sheet.prove('total', ...root.children)
  drawTooSmall(
    unnamed.map(({ data, value = 0 }) => `${data.name} (${full(value)})`),
    { y: size.h, w: size.w },
    sheet,
  )
}

type TreemapContext = {
  write: (value: number) => string
  shares: Map<TreeNode, string>
  sheet: Sheet
}

/** Draws a group or a cell; whether it says what it is. */
const drawCell = (each: LaidItem, context: TreemapContext): boolean => {
  const rect = rectOf(each)
  if (rect.w < 2 || rect.h < 2) return false
  return each.children === undefined ? drawLeaf(each, rect, context) : drawGroup(each, rect, context)
}

/** The head of a group, and one ground and frame around its cells if it is in focus, so that the accent stays one thing. */
const drawGroup = (
  { data: { node, name }, value = 0 }: LaidItem,
  rect: Rect,
  { write, shares, sheet }: TreemapContext,
): boolean => {
  const isFocus = sheet.isFocus(node)
  const as: TypeStyle = { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' }
  const share = shares.get(node)
  const ends = [[share, write(value)], [share], []]
  const tried = ends.map((end) => [name, ...end].filter((part) => part !== undefined).join(' · '))
  const said = fittingLine(tried, as, rect.w)
  if (said !== undefined) sheet.put(node, [lineOfText(said, { x: rect.x, y: rect.y + headHeight / 2 - 2, as })])
  const ground = { ...rect, y: rect.y + headHeight, h: rect.h - headHeight }
  if (isFocus) {
    sheet.put(node, [path(squarePath(ground), { fill: 'soft', stroke: 'none' })], 'ground')
    sheet.put(node, [path(squarePath(ground), { stroke: 'accent' })], 'over')
  }
  return said !== undefined
}

const drawLeaf = (each: LaidItem, rect: Rect, { write, sheet }: TreemapContext): boolean => {
  const { node, name } = each.data
  const inFocus = each.ancestors().filter(({ data, depth }) => depth > 0 && sheet.isFocus(data.node))
  const plain = wordsIn(rect, { name, value: write(each.value ?? 0) })
  const words = plain !== undefined && sheet.isFocus(node) ? tinted(plain, 'surface') : plain
  const margin = marginOf(rect.w)
  const down = Math.min(8, Math.max(0, (rect.h - (words?.h ?? 0)) / 2))
  const inner = { x: rect.x + margin, y: rect.y + down, w: rect.w - 2 * margin, h: rect.h - 2 * down }
  const said = words === undefined ? [] : place(words, inner, { align: 'start', valign: 'top' })
  if (inFocus.length === 0) sheet.put(node, [path(squarePath(rect), grays[1])], 'ground')
  const look = { fill: sheet.isFocus(node) ? 'accent' : 'none', stroke: 'surface' } as const
  sheet.put(node, [path(squarePath(rect), look), ...said])
  return said.length > 0
}

const rectOf = ({ x0, y0, x1, y1 }: LaidItem): Rect => {
  const [x, y] = [half(x0), half(y0)]
  return { x, y, w: half(x1) - x, h: half(y1) - y }
}
