/**
 * Where the pages of a B+ tree are, and the cells in them.
 */
import { widthOf } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { columns, rows, up } from '../../drawing/rect.ts'
import { layTidy, type Placed } from '../../drawing/tree/tidy.ts'
import { type Rect, union } from '../../src/geometry/rect.ts'
import type { Page } from './tree.ts'

/** Heights of a leaf's strip, of rows and of inner pages; from one thing to the next below. */
export const size = { strip: 16, row: 24, inner: 40, below: 56 }
/** Widths between leaves and of a pointer's cell, roomy first. */
export const settings = [
  { as: 'code', gap: 32, pointer: 24 },
  { as: 'code', gap: 24, pointer: 24 },
  { as: 'codeSmall', gap: 16, pointer: 16 },
] as const

/** A setting with the width of a key's cell and the order of the tree. */
export type Setting = (typeof settings)[number] & { keyWidth: number; order: number }
/** All pages from `left` on, in one of the settings. */
export function layPages(
  root: Page,
  { items, size: order }: CollectionData,
  { left, index }: { left: number; index: number },
): [Placed<Page>[], Setting] {
  const setting = settings[index] ?? settings[0]
  const keyWidth = up(Math.max(...items.map(({ name }) => widthOf(name, setting.as))) + 8)
  const laid = layTidy(root, {
    children: ({ children }) => children,
    size: ({ keys, children }) =>
      children.length === 0
        ? { w: keyWidth + setting.pointer, h: size.strip + (order - 1) * size.row }
        : { w: keys.length * keyWidth + children.length * setting.pointer, h: size.inner },
    gap: setting.gap,
    level: size.below,
    from: { x: left, y: 0 },
  })
  return [laid, { ...setting, keyWidth, order }]
}

/** How wide pages are together. */
export const widthOfAll = (laid: { rect: Rect }[]): number => union(laid.map(({ rect }) => rect))?.w ?? 0

/** The cells of an inner page: a pointer before, between and after its keys. */
export const innerCells = ({ node, rect }: Placed<Page>, { keyWidth, pointer }: Setting): Rect[] =>
  columns(rect, [pointer, ...node.keys.flatMap(() => [keyWidth, pointer])])

/** The rows of a leaf, below the strip with its pointer to the next one. */
export const leafRows = ({ rect }: Placed<Page>, { order }: Setting): Rect[] =>
  rows(rect, [size.strip, ...Array<number>(order - 1).fill(size.row)]).slice(1)
