/**
 * Trees of pages, as B-trees and their kin are drawn: an inner page is a row of cells, with a pointer before, between and
 * after its keys; a leaf is a column of keys with a pointer each, and a strip on top with the pointer to the next leaf.
 */
import { hierarchy } from 'd3-hierarchy'
import { badge, stepLook } from '../../drawing/badge.ts'
import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { branchDown } from '../../drawing/branch.ts'
import type { Key } from '../../drawing/data/collection.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells, dividers, dots } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { port, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { PlacedNode } from '../../drawing/tree/tidy.ts'
import { roles } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Point, type Rect, rightOf, union } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { cellsOf, isLeaf, layPages, type PageLook, type PageOptions, pageSize, rowsOf } from './lay-pages.ts'
import { descend, stepOf, type TreePage } from './page-search.ts'

/** Where the pages and the topmost one are, how their keys are set and how wide the cells of these are; the row that was found. */
export type PageTree = { bounds: Rect; top: Rect; as: 'code' | 'codeSmall'; w: number; found: Found | undefined }

/** The row of a key, and where a line from it leads down between the leaves. */
export type Found = { row: Rect; x: number }

/**
 * Draws the pages below a root, those that a lookup reads in the accent; on the left the levels, with what the lookup
 * finds in each, and room for words `beside` pixels wide.
 */
export function drawPageTree(root: TreePage, options: PageOptions & { beside: number }, sheet: Sheet): PageTree {
  const words = levelWords(root, options.find)
  // Words are beside the pages of their own level, and those of the table beside its rows: pages may begin under them.
  const { pages, look } = layPages(root, options, (laid) => {
    const starts = laid.pages.map(({ rect, depth }) => toWords + (words[depth]?.w ?? 0) - rect.x)
    const found = foundIn(laid.pages, laid.look)
    const table = found === undefined ? 0 : toWords + options.beside - found.x + 1.25 * tableCell(laid.look)
    return up(Math.max(0, table, ...starts))
  })
  words.forEach((each, depth) => {
    const { y, h } = pages.find((page) => page.depth === depth)?.rect ?? { y: 0, h: 0 }
    sheet.put(`@level-${depth}`, place(each, { x: 0, y, w: 0, h }, { align: 'start' }))
  })
  drawPages(pages, look, sheet)
  const bounds = union(pages.map(({ rect }) => rect)) ?? { x: 0, y: 0, w: 0, h: 0 }
  return { bounds, top: pages[0]?.rect ?? bounds, as: look.as, w: look.w, found: foundIn(pages, look) }
}

/** From the words of a level to its pages, in pixels. */
export const toWords = 32

/** How wide a row of the table is. */
export const tableCell = ({ w }: Pick<PageLook, 'w'>): number => w + 16

const levelWords = (root: TreePage, find: Key | undefined): Block[] => {
  const read = descend(root, find)
  const { height } = hierarchy(root)
  return Array.from({ length: height + 1 }, (_, depth) => {
    const [name, page] = [depth === 0 ? 'Root' : depth === height ? 'Leaves' : 'Inner pages', read[depth]]
    return nameAndNote({ name, note: find && page && stepOf(page, find) }, undefined, ['item', 'note'])
  })
}

const foundIn = (pages: PlacedNode<TreePage>[], look: PageLook): Found | undefined => {
  const leaf = pages.find(({ node }) => node === look.read.at(-1))
  const row = leaf && rowsOf(leaf, look)[leaf.node.keys.findIndex(({ name }) => name === look.find?.name)]
  return row && { row, x: rightOf(row) + look.gap / 2 }
}

const drawPages = (pages: PlacedNode<TreePage>[], look: PageLook, sheet: Sheet): void => {
  const leaves = pages.filter(({ node }) => isLeaf(node)).toSorted((a, b) => a.rect.x - b.rect.x)
  pages.forEach((page, index) => {
    const name = `@page-${index + 1}`
    const next = isLeaf(page.node) ? leaves[leaves.indexOf(page) + 1] : undefined
    sheet.put(name, [cells(page.rect, emphasis[look.read.includes(page.node) ? 'soft' : 'none'])])
    if (isLeaf(page.node)) drawLeaf(page, { name, look, next, isFirst: page === leaves[0] }, sheet)
    else sheet.put(name, innerShapes(page, look))
    const order = look.read.indexOf(page.node) + 1
    if (order > 0) sheet.put(name, badge(order, badgeAt(page, look), stepLook), 'over')
    if (page.parent !== undefined) sheet.put(name, [branchTo(page, page.parent, look)], 'line')
  })
}

/** From a page to the middle of its number. */
const toBadge = 12

/**
 * Where the number of a page is: left of what is read in it, which in a leaf is the row that is looked for; below a leaf that
 * has less room beside it.
 */
const badgeAt = (page: PlacedNode<TreePage>, look: PageLook): Point => {
  const { node, rect } = page
  if (!isLeaf(node)) return { x: rect.x - toBadge, y: centerOf(rect).y }
  if (look.gap < 2 * toBadge) return { x: centerOf(rect).x, y: bottomOf(rect) + toBadge }
  const rows = rowsOf(page, look)
  const found = node.keys.findIndex(({ name }) => name === look.find?.name)
  return { x: rect.x - toBadge, y: centerOf(rows[Math.max(0, found)] ?? rect).y }
}

const bold = ({ as }: PageLook) => ({ ...roles[as], bold: true }) as const

/** Lines between the cells of a page: darker where it is tinted, so that its free ones are seen, too. */
const linesOf = ({ node }: PlacedNode<TreePage>, { read }: PageLook) =>
  ({ stroke: read.includes(node) ? 'muted' : 'rule' }) as const

const innerShapes = (page: PlacedNode<TreePage>, look: PageLook): Element[] => {
  const parts = cellsOf(page, look)
  const as = look.read.includes(page.node) ? bold(look) : look.as
  return [
    ...[dividers(page.rect, { columns: parts.map(({ w }) => w) }, linesOf(page, look)) ?? []].flat(),
    dots(parts.filter((_, index) => index % 2 === 0 && index / 2 < page.node.children.length).map(centerOf)),
    ...page.node.keys.flatMap((key, index) => {
      const cell = parts[2 * index + 1]
      return cell === undefined ? [] : [lineOfText(key.name, { ...centerOf(cell), as, align: 'middle' })]
    }),
  ]
}

type Leaf = { name: string; look: PageLook; next: PlacedNode<TreePage> | undefined; isFirst: boolean }

const drawLeaf = (leaf: PlacedNode<TreePage>, { name, look, next, isFirst }: Leaf, sheet: Sheet): void => {
  const parts = rowsOf(leaf, look)
  const strip = pointerIn({ ...leaf.rect, h: pageSize.strip }, look)
  const filled = parts.slice(0, leaf.node.keys.length)
  const pointers = filled.map((row) => pointerIn(row, look))
  const lines = dividers(leaf.rect, { rows: [pageSize.strip, ...parts.map(({ h }) => h)] }, linesOf(leaf, look))
  sheet.put(name, [...[lines ?? []].flat(), dots(next === undefined ? pointers : [strip, ...pointers])])
  leaf.node.keys.forEach((key, index) => sheet.put(key, drawKey(key, filled[index] ?? leaf.rect, { look, sheet })))
  if (next === undefined) return
  sheet.put(name, [path(`M ${strip.x} ${strip.y} H ${next.rect.x}`, { arrow: true })], 'line')
  if (isFirst) nameLink(leaf, next, { name, look, sheet })
}

/** What the first link is, over it, where its words have room between two branches. */
const nameLink = (
  leaf: PlacedNode<TreePage>,
  next: PlacedNode<TreePage>,
  { name, look, sheet }: { name: string; look: PageLook; sheet: Sheet },
) => {
  const [from, to] = [centerOf(leaf.rect).x, centerOf(next.rect).x]
  const free = to - from - widthOf(linkWords, 'small')
  if (free < 16) return
  // A branch that comes from the side of the words takes some of their room.
  const [left, right] = [pointerTo(leaf, look) > from, pointerTo(next, look) < to]
  const aside = free < 56 ? 8 * (Number(left) - Number(right)) : 0
  const at = { x: (from + to) / 2 + aside, y: leaf.rect.y - 12, as: 'small', align: 'middle' } as const
  sheet.put(name, [lineOfText(linkWords, at)], 'over')
}

const linkWords = 'next leaf'

/** A key in its row of a leaf; the one that is found has a cell of its own. */
const drawKey = (key: Key, row: Rect, { look, sheet }: { look: PageLook; sheet: Sheet }): Element[] => {
  const isFound = key.name === look.find?.name
  const fill = isFound ? 'surface' : 'accent'
  const as = isFound || sheet.isFocus(key) ? ({ ...bold(look), fill } as const) : look.as
  const words = lineOfText(key.name, { x: row.x + 4 + look.w / 2, y: centerOf(row).y, as, align: 'middle' })
  return isFound ? [cells(row, emphasis.strong), words, dots([pointerIn(row, look)], 'surface')] : [words]
}

const pointerIn = (row: Rect, { pointer }: PageLook): Point => ({ x: rightOf(row) - pointer / 2, y: centerOf(row).y })

const pointerOf = (page: PlacedNode<TreePage>, parent: PlacedNode<TreePage>, look: PageLook): Point =>
  centerOf(cellsOf(parent, look)[2 * page.index] ?? parent.rect)

/** The x from which the branch to a page comes. */
const pointerTo = (page: PlacedNode<TreePage>, look: PageLook): number =>
  page.parent === undefined ? centerOf(page.rect).x : pointerOf(page, page.parent, look).x

/** From the pointer in the parent to the top of the page. */
const branchTo = (page: PlacedNode<TreePage>, parent: PlacedNode<TreePage>, look: PageLook) => {
  const pointer = pointerOf(page, parent, look)
  const curve = branchDown({ x: pointer.x, y: bottomOf(parent.rect) }, port(page.rect, 'top'))
  const stroke = look.read.includes(page.node) ? 'accent' : 'muted'
  return path(`M ${pointer.x} ${pointer.y} ${curve.replace('M', 'L')}`, { arrow: true, stroke })
}
