/**
 * The pages of a B+ tree: where they are and their cells, branches to children, links between leaves.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { branchDown } from '../../drawing/branch.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells, dividers, dots } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { columns, rows, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { layTidy, type Placed } from '../../drawing/tree/tidy.ts'
import { roles } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Page } from './tree.ts'

/** Heights of a leaf's strip, of rows and of inner pages; from one thing to the next below. */
export const size = { strip: 16, row: 24, inner: 40, below: 56 }

/** Type, widths between leaves and of a pointer's cell, roomy first. */
export const settings: [Setting, ...Setting[]] = [
  { as: 'code', gap: 32, pointer: 24 },
  { as: 'code', gap: 24, pointer: 24 },
  { as: 'codeSmall', gap: 16, pointer: 16 },
]

type Setting = { as: 'code' | 'codeSmall'; gap: number; pointer: number }

/** What all parts of the drawing need: a setting, the width of a key's cell, and the pages of the lookup. */
export type Look = Setting & { data: CollectionData; keyWidth: number; visited: Page[] }

const isLeaf = ({ children }: Page): boolean => children.length === 0

/** All pages from `left` on, in one of the settings. */
export const layPages = (root: Page, look: Look, left: number): Placed<Page>[] =>
  layTidy(root, {
    children: ({ children }) => children,
    size: (page) =>
      isLeaf(page)
        ? { w: look.keyWidth + look.pointer, h: size.strip + (look.data.size - 1) * size.row }
        : { w: page.keys.length * look.keyWidth + page.children.length * look.pointer, h: size.inner },
    gap: look.gap,
    level: size.below,
    from: { x: left, y: 0 },
  })

/** The width of a key's cell. */
export const keyWidthOf = ({ items }: CollectionData, as: 'code' | 'codeSmall'): number =>
  up(Math.max(...items.map(({ name }) => widthOf(name, as))) + 8)

/** The cells of an inner page: a pointer before, between and after its keys. */
const innerCells = ({ node, rect }: Placed<Page>, { keyWidth, pointer }: Look): Rect[] =>
  columns(rect, [pointer, ...node.keys.flatMap(() => [keyWidth, pointer])])

/** The rows of a leaf, below the strip with its pointer to the next one. */
export const leafRows = ({ rect }: Placed<Page>, { data }: Look): Rect[] =>
  rows(rect, [size.strip, ...Array<number>(data.size - 1).fill(size.row)]).slice(1)

/** Draws all pages. */
export function drawPages(placed: Placed<Page>[], look: Look, sheet: Sheet): void {
  const leaves = placed.filter(({ node }) => isLeaf(node)).toSorted((a, b) => a.rect.x - b.rect.x)
  placed.forEach((each, index) => {
    const name = `@page-${index + 1}`
    const next = leaves[leaves.indexOf(each) + 1]
    const link = isLeaf(each.node) ? next : undefined
    const page = cells(each.rect, look.visited.includes(each.node) ? emphasis.soft : emphasis.none)
    sheet.put(name, [
      page,
      ...(isLeaf(each.node) ? leafShapes(each, link !== undefined, look) : innerShapes(each, look)),
    ])
    if (isLeaf(each.node)) drawKeys(each, look, sheet)
    if (each.parent !== undefined) sheet.put(name, [branchTo(each, each.parent, look)], 'line')
    const y = each.rect.y + size.strip / 2
    if (link !== undefined)
      sheet.put(name, [path(`M ${rightOf(each.rect)} ${y} H ${link.rect.x}`, { arrow: true })], 'line')
  })
}

const innerShapes = (page: Placed<Page>, look: Look): Element[] => {
  const parts = innerCells(page, look)
  const as = look.visited.includes(page.node) ? boldOf(look) : look.as
  const keys = parts.filter((_, index) => index % 2 === 1)
  return [
    ...[dividers(page.rect, { columns: parts.map(({ w }) => w) }) ?? []].flat(),
    dots(parts.filter((_, index) => index % 2 === 0).map(centerOf)),
    ...keys.map((rect, index) =>
      lineOfText(page.node.keys[index]?.name ?? '', { ...centerOf(rect), as, align: 'middle' }),
    ),
  ]
}

const leafShapes = (leaf: Placed<Page>, hasNext: boolean, look: Look): Element[] => {
  const all = leafRows(leaf, look)
  const pointers = all.slice(0, leaf.node.keys.length).map((row) => pointerIn(row, look))
  const strip = pointerIn({ ...leaf.rect, h: size.strip }, look)
  return [
    ...[dividers(leaf.rect, { rows: [size.strip, ...all.map(({ h }) => h)] }) ?? []].flat(),
    dots(hasNext ? [strip, ...pointers] : pointers),
  ]
}

const pointerIn = (row: Rect, { pointer }: Look) => ({ x: rightOf(row) - pointer / 2, y: row.y + row.h / 2 })

const drawKeys = (leaf: Placed<Page>, look: Look, sheet: Sheet): void =>
  leafRows(leaf, look)
    .slice(0, leaf.node.keys.length)
    .forEach((row, index) => {
      const key = leaf.node.keys[index]
      if (key === undefined) return
      const isFound = key.name === look.data.find?.name
      const fill = isFound ? 'surface' : 'accent'
      const as = isFound || sheet.isFocus(key) ? ({ ...boldOf(look), fill } as const) : look.as
      const name = lineOfText(key.name, { x: row.x + 4 + look.keyWidth / 2, y: row.y + row.h / 2, as, align: 'middle' })
      const pointer = dots([pointerIn(row, look)], 'surface')
      sheet.put(key, isFound ? [cells(row, emphasis.strong), name, pointer] : [name])
    })

/** The type of keys on the way of the lookup. */
export const boldOf = ({ as }: Look) => ({ ...roles[as], bold: true }) as const

/** From the pointer in the parent to the top of the page. */
const branchTo = (page: Placed<Page>, parent: Placed<Page>, look: Look) => {
  const pointer = centerOf(innerCells(parent, look)[2 * page.index] ?? parent.rect)
  const top = { x: page.rect.x + page.rect.w / 2, y: page.rect.y }
  const curve = branchDown({ x: pointer.x, y: bottomOf(parent.rect) }, top)
  const stroke = look.visited.includes(page.node) ? 'accent' : 'muted'
  return path(`M ${pointer.x} ${pointer.y} ${curve.replace('M', 'L')}`, { arrow: true, stroke })
}
