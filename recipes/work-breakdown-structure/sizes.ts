/**
 * Sizes of a work breakdown: its page and columns, the scale of its bars, and letters small enough for its words.
 */
import { widthOf } from '../../drawing/block.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { room } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { amount, rowsUnder } from './breakdown.ts'

/** Pixels: the page, columns and the gap between them, the strip, from it to the columns, padding, the bar of a package, and how far words reach into the padding. */
export const size = {
  page: 880,
  least: 120,
  widest: 280,
  gap: 16,
  strip: 24,
  open: 40,
  pad: 12,
  bar: 6,
  indent: 12,
  beyond: 4,
  rows: 30,
}

/** How wide columns are: together as wide as the usual page, or wider where long words would break, as far as a page goes. */
export const columnWidth = ({ children }: TreeNode): number => {
  const [usual, most] = [size.page, room.w].map((page) =>
    Math.min(size.widest, Math.floor((page - size.gap * (children.length - 1)) / children.length)),
  ) as [number, number]
  const heads = children.flatMap(({ name }) => name.split(' ').map((word) => widthOf(word, { size: 14, bold: true })))
  const rows = children.flatMap((child) => rowsUnder(child, ''))
  const names = rows.flatMap(({ node, depth }) =>
    node.name.split(' ').map((word) => widthOf(word, { size: 14 }) + depth * size.indent - size.beyond),
  )
  return Math.max(size.least, usual, Math.min(most, Math.max(...heads, ...names) + 2 * size.pad))
}

/** Bars of all packages are on one scale: the largest fits beside its words, however deep it is. */
export const perUnitIn = ({ root, unit }: TreeData, width: number): number => {
  const rows = root.children.flatMap((child) => rowsUnder(child, ''))
  const most = Math.max(0, ...rows.map(({ node }) => totalOf(node)))
  const words = Math.max(0, ...rows.map(({ node }) => widthOf(amount(totalOf(node), unit), 'small')))
  const indent = Math.max(0, ...rows.map(({ depth }) => depth)) * size.indent
  return most === 0 ? 0 : Math.max(8, width - words - indent - 6) / most
}

/** Names of deliverables are smaller where a long word would break, or part from its code. */
export const nameSizeIn = ({ children }: TreeNode, width: number): 14 | 16 => {
  const widths = children.flatMap(({ name }, index) =>
    `${index + 1}\u00a0${name}`.split(' ').map((word) => widthOf(word, 'name')),
  )
  return Math.max(...widths) > width ? 14 : 16
}

/** Small names are indented less. */
export const indentOf = (rowSize: 12 | 14): number => (rowSize === 12 ? 8 : size.indent)

/** Names of packages are smaller where that keeps their words whole. */
export const rowSizeIn = ({ children }: TreeNode, width: number): 12 | 14 => {
  const rows = children.flatMap((child) => rowsUnder(child, ''))
  const fit = (size_: 12 | 14): boolean =>
    rows.every(({ node, depth }) =>
      node.name
        .split(' ')
        .every((word) => widthOf(word, { size: size_ }) <= width - depth * indentOf(size_) + size.beyond),
    )
  return !fit(14) && fit(12) ? 12 : 14
}
