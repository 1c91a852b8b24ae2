/**
 * Where the pages of a tree are, and their cells: inner pages are rows of cells, leaves columns below a strip.
 */

import { widthOf } from '../../drawing/block.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { columns, rows, up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { layTidy, type PlacedNode } from '../../drawing/tree/tidy.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { descend, type TreePage } from './page-search.ts'

/** How many rows a leaf has, and the key that is looked up. */
export type PageOptions = { capacity: number; find?: Key | undefined }

/** How keys are set; from page to page, a pointer's cell and a key's cell in pixels; the pages that a lookup reads. */
export type PageLook = PageOptions & Setting & { w: number; read: TreePage[] }

/** `isOpen`: inner pages show the room that they have left. */
type Setting = { as: 'code' | 'codeSmall'; gap: number; pointer: number; isOpen: boolean }

/** Heights of a leaf's strip, of its rows and of inner pages; from one level to the next. */
export const pageSize = { strip: 16, row: 24, inner: 40, below: 56 }

/** Roomy first. */
const settings: [Setting, ...Setting[]] = [
  { as: 'code', gap: 32, pointer: 24, isOpen: true },
  { as: 'code', gap: 24, pointer: 24, isOpen: true },
  { as: 'code', gap: 24, pointer: 24, isOpen: false },
  { as: 'codeSmall', gap: 16, pointer: 16, isOpen: false },
]

/** Pages, and how they look. */
export type LaidPages = { pages: PlacedNode<TreePage>[]; look: PageLook }

/** All pages, in the roomiest setting that fits on the page; `leftOf` says how much room those from 0 on need left of them. */
export function layPages(root: TreePage, options: PageOptions, leftOf: (laid: LaidPages) => number): LaidPages {
  const read = descend(root, options.find)
  return widestThatFits(
    settings,
    (setting) => {
      const look = { ...options, ...setting, read, w: widthOfKeys(root, setting.as) }
      return { look, pages: layWith(root, look, leftOf({ look, pages: layWith(root, look, 0) })) }
    },
    ({ pages }) => Math.max(...pages.map(({ rect }) => rightOf(rect))) <= room.w,
  )
}

/** Whether a page has no children. */
export const isLeaf = ({ children }: TreePage): boolean => children.length === 0

const widthOfKeys = ({ keys, children }: TreePage, as: Setting['as']): number =>
  Math.max(...keys.map(({ name }) => up(widthOf(name, as)) + 8), ...children.map((page) => widthOfKeys(page, as)))

const layWith = (root: TreePage, look: PageLook, left: number): PlacedNode<TreePage>[] => {
  const { w, pointer, capacity, gap, isOpen } = look
  const tidy = layTidy(root, {
    children: ({ children }) => children,
    size: (page) =>
      isLeaf(page)
        ? { w: w + pointer, h: pageSize.strip + capacity * pageSize.row }
        : { w: keysIn(page, { capacity, isOpen }) * (w + pointer) + pointer, h: pageSize.inner },
    gap,
    level: pageSize.below,
    from: { x: left, y: 0 },
  })
  const right = Math.max(easyWidth, ...tidy.map(({ rect }) => rightOf(rect)))
  return evenLeaves(tidy, { gap, left, right }) ?? tidy
}

/** How many times further apart than they need be leaves may stand. */
const loosest = 1.5

/**
 * Leaves at one distance from each other, each page over the middle of its own; undefined where pages would be nearer than
 * `gap` then, unless the leaves were far apart.
 */
const evenLeaves = (
  tidy: readonly PlacedNode<TreePage>[],
  { gap, left, right }: { gap: number; left: number; right: number },
): PlacedNode<TreePage>[] | undefined => {
  const leaves = tidy.filter(({ node }) => isLeaf(node)).toSorted((a, b) => a.rect.x - b.rect.x)
  const least = Math.max(...leaves.map(({ rect }) => rect.w)) + gap
  for (let pitch = up(least); pitch <= loosest * least; pitch += 8) {
    const middles = new Map(leaves.map(({ node }, index) => [node, index * pitch]))
    const middleOf = (node: TreePage): number =>
      middles.get(node) ?? (middleOf(node.children[0] ?? node) + middleOf(node.children.at(-1) ?? node)) / 2
    const first = Math.min(...tidy.map(({ node, rect }) => middleOf(node) - rect.w / 2))
    const known = new Map<TreePage, PlacedNode<TreePage>>()
    const places = tidy.map((page) => {
      const x = left + Math.round((middleOf(page.node) - page.rect.w / 2 - first) / 4) * 4
      const place = { ...page, rect: { ...page.rect, x }, parent: page.parent && known.get(page.parent.node) }
      known.set(page.node, place)
      return place
    })
    const isClear = (a: Rect, b: Rect): boolean => a === b || a.y !== b.y || a.x > b.x || rightOf(a) + gap <= b.x
    const rects = places.map(({ rect }) => rect)
    if (rects.some((rect) => rightOf(rect) > right)) return undefined
    if (rects.every((a) => rects.every((b) => isClear(a, b)))) return places
  }
  return undefined
}

/** How many keys an inner page is wide. */
const keysIn = ({ keys }: TreePage, { capacity, isOpen }: Pick<PageLook, 'capacity' | 'isOpen'>): number =>
  isOpen ? Math.max(capacity, keys.length) : keys.length

/** The cells of an inner page: a pointer before, between and after its keys, and those that are free. */
export const cellsOf = ({ node, rect }: PlacedNode<TreePage>, { w, pointer, ...look }: PageLook): Rect[] =>
  columns(rect, [pointer, ...Array.from({ length: keysIn(node, look) }, () => [w, pointer]).flat()])

/** The rows of a leaf, below its strip. */
export const rowsOf = ({ rect }: PlacedNode<TreePage>, { capacity }: PageLook): Rect[] =>
  rows(rect, [pageSize.strip, ...Array<number>(capacity).fill(pageSize.row)]).slice(1)
