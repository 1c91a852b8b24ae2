/**
 * Treemaps: nested rectangles with their names and sizes as far as these fit; what is too small to name is listed below.
 */

import { place, tinted, widthOf } from '../../drawing/block.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import { roundedSum, writeShares } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { enumerate } from '../../drawing/describe.ts'
import { accents, grays } from '../../drawing/fills.ts'
import { drawTooSmall } from '../../drawing/fitting-words.ts'
import { path, text } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { between, marginOf, signIn, wordsIn } from './cell-words.ts'
import { headHeight, type LaidItem, size, stretches, tooLarge, treemapOf } from './treemap.ts'

/** What a part is of the whole. */
export const shareOf = (part: number, whole: number): string => writeShares([part, whole - part])[0] ?? ''

/** The unit of sizes, and the part that the heading may quote. */
type TreemapOptions = { unit: string | undefined; part: TreeNode; sheet: Sheet }

/** Draws the tree below its root; the root is the whole. */
export function drawTreemap(root: TreeNode, { unit, part, sheet }: TreemapOptions): void {
  // As the parts of the whole are written, so that sizes on all levels have the same decimals.
  const { full } = formatFor(root.children.map(totalOf), unit)
  const whole = totalOf(root)
  const laid = roomiest(root, full)
  const shares = laid.flatMap(({ depth, children, value = 0 }) =>
    depth === 1 && children !== undefined ? [shareOf(value, whole)] : [],
  )
  const rounded = shares.length > 0 ? roundedSum(shares) : undefined
  if (rounded !== undefined) sheet.footnote(rounded)
  const large = tooLarge(laid).map(({ data }) => data.name || 'what is ungrouped')
  if (large.length > 0) sheet.footnote(`Not to scale, as its area is larger than its share: ${enumerate(large)}.`)
  const short = laid
    .filter((each) => !drawCell(each, { write: full, whole, part, sheet }))
    // The sum of parts that nobody grouped is not given.
    .filter(({ data }) => data.name !== '')
  const isTwice = ({ data }: LaidItem): boolean => short.filter((each) => each.data.name === data.name).length > 1
  for (const name of ['part', 'share']) sheet.prove(name, part)
  // The sizes of the groups add up to it.
  sheet.prove('total', ...root.children)
  drawTooSmall(
    short
      .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
      .map((each) => {
        const { data, parent, children, value = 0 } = each
        const group = isTwice(each) && parent?.data.name ? ` in ${parent.data.name}` : ''
        return `${data.name}${group}\u00a0(${full(value)}${children === undefined ? '' : `, ${shareOf(value, whole)}`})`
      }),
    // Some have their names.
    { before: 'No room for all words of', y: size.h, w: size.w },
    sheet,
  )
}

/** The cells of the layout in which names have most room. */
const roomiest = (root: TreeNode, write: (value: number) => string): LaidItem[] => {
  const room = (laid: LaidItem[]): number =>
    laid.reduce((sum, each) => {
      if (each.children !== undefined) return sum
      const words = wordsIn(rectOf(each), { name: each.data.name, value: write(each.value ?? 0) })
      return sum + (words?.grade ?? 0)
    }, 0)
  const tried = stretches.map((stretch) => treemapOf(root, stretch))
  return tried.toSorted((a, b) => room(b) - room(a))[0] ?? []
}

type TreemapContext = {
  write: (value: number) => string
  whole: number
  part: TreeNode
  sheet: Sheet
}

/** What is thinner, in pixels, looks like a line between others. */
const hairline = 4

/** Draws a group or a cell; whether it has its name and its size. */
const drawCell = (each: LaidItem, context: TreemapContext): boolean => {
  const rect = rectOf(each)
  if (Math.min(rect.w, rect.h) < hairline) return false
  return each.children === undefined ? drawLeaf(each, rect, context) : drawGroup(each, rect, context)
}

/** A strip with the name of a group, and one ground under its cells if it is in focus, so that the accent stays one thing. */
const drawGroup = (
  { data: { node, name }, value = 0 }: LaidItem,
  rect: Rect,
  { write, whole, part, sheet }: TreemapContext,
): boolean => {
  const isFocus = sheet.isFocus(node)
  const fill = isFocus ? 'surface' : 'ink'
  const isFigure = sheet.quotes('share') && node === part
  const share = {
    text: shareOf(value, whole),
    as: isFigure ? { size: 28, bold: true, fill } : { size: 16, bold: true, fill },
  }
  const size = { text: write(value), as: { size: 14, fill } }
  const title = [
    name === '' ? { text: 'Ungrouped', as: { size: 16, fill } } : { text: name, as: { size: 16, bold: true, fill } },
  ]
  const small = [...title, share].map((word) => ({ ...word, as: { ...word.as, size: 14 } }))
  const heads = [[...title, size, share], [...title, share], small, title] as HeadWord[][]
  const said = fittingHead(heads, rect.w - 2 * least)
  const margin = Math.max(least, Math.min(marginOf(rect.w), rect.w - least - widthOfHead(said) + space))
  const strip = { ...rect, h: headHeight }
  const ground = { ...rect, y: rect.y + headHeight, h: rect.h - headHeight }
  const source = name === '' ? '@ungrouped' : node
  sheet.put(source, [path(squarePath(strip), isFocus ? solid : grays[2])], 'ground')
  sheet.put(source, headOf(said, { x: rect.x + margin, y: rect.y + baseline, w: rect.w - 2 * margin }))
  if (isFocus) sheet.tint(node, [path(squarePath(ground), accents[0])])
  return said.some(({ text }) => text === size.text)
}

const solid = { fill: 'accent', stroke: 'none' } as const

type HeadWord = { text: string | undefined; as: TypeStyle }

/** After each word of a head, from the top of a strip to its baseline, and beside words in a narrow one, in pixels. */
const [space, baseline, least] = [10, 27, 2]

const widthOfHead = (words: HeadWord[]): number =>
  words.reduce((sum, { text = '', as }) => sum + widthOf(text, as) + space, 0)

/** The first of the heads that fits. */
const fittingHead = (tried: HeadWord[][], width: number): HeadWord[] =>
  tried.find((words) => widthOfHead(words) - space <= width) ?? []

/** Words of a head on one baseline: the name at the left, and figures at the right, so that those of groups are in line. */
const headOf = (words: HeadWord[], { x, y, w }: Point & { w: number }): Text[] =>
  words.map(({ text: said = '', as }, index) =>
    index === 0
      ? text(x, y, said, as)
      : text(x + w - widthOfHead(words.slice(index + 1)), y, said, { ...as, align: 'end' }),
  )

const drawLeaf = (each: LaidItem, rect: Rect, { write, sheet }: TreemapContext): boolean => {
  const { node, name } = each.data
  const inFocus = each.ancestors().filter(({ data, depth }) => depth > 0 && sheet.isFocus(data.node))
  // The sign of a state is on the line of the name. A size alone would be read as that of the name over it.
  const [sign, value] = [stateSign(node).replace(' ', '\u00a0'), write(each.value ?? 0)]
  const whole = wordsIn(rect, { name: `${sign}${name}`, value })
  const plain = whole ?? signIn(rect, sign.trim())
  const color = sheet.isFocus(node) ? 'surface' : undefined
  const words = plain !== undefined && color !== undefined ? tinted(plain, color) : plain
  const margin = marginOf(rect.w)
  const down = Math.min(8, Math.max(0, (rect.h - (words?.h ?? 0)) / 2))
  const inner = { x: rect.x + margin, y: rect.y + down, w: rect.w - 2 * margin, h: rect.h - 2 * down }
  const said = words === undefined ? [] : place(words, inner, { align: 'start', valign: 'top' }).flatMap(nameThenSize)
  // A leaf has a ground of its own unless that of a group in focus is under it.
  if (sheet.isFocus(node)) sheet.put(node, [path(squarePath(rect), { fill: 'accent', stroke: 'none' })], 'ground')
  else if (inFocus.length === 0) sheet.put(node, [path(squarePath(rect), grays[1])], 'ground')
  sheet.put(node, [path(squarePath(rect), { stroke: 'surface' }), ...said])
  return whole?.isSized === true
}

/** A name and its size on one line, each as it is on a line of its own. */
const nameThenSize = (line: Text): Text[] => {
  const [name = '', value] = line.text.split(between)
  if (value === undefined) return [line]
  const after = widthOf(name, { size: line.size === 12 ? 12 : 14 }) + 4
  return [
    { ...line, text: name },
    { ...line, x: line.x + after, text: value, fill: line.fill ?? 'muted' },
  ]
}

const rectOf = ({ x0, y0, x1, y1 }: LaidItem): Rect => {
  const [x, y] = [half(x0), half(y0)]
  return { x, y, w: half(x1) - x, h: half(y1) - y }
}
