/**
 * The pages of a B+ tree drawn: cells of keys and pointers, branches to children, links between leaves.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { cells, dividers, dots } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { branchDown } from '../../drawing/tree/branch.ts'
import type { Placed } from '../../drawing/tree/tidy.ts'
import { roles } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { innerCells, leafRows, type Setting, size } from './layout.ts'
import type { Page } from './tree.ts'

/** What all parts of the drawing need; `visited` are the pages of the lookup. */
export type Context = { data: CollectionData; sheet: Sheet; setting: Setting; visited: Page[] }

/** Draws all pages. */
export function drawPages(placed: Placed<Page>[], context: Context): void {
  const { sheet, visited } = context
  const leaves = placed.filter(({ node }) => node.children.length === 0).toSorted((a, b) => a.rect.x - b.rect.x)
  for (const each of placed) {
    const name = `@page-${placed.indexOf(each) + 1}`
    const paint = visited.includes(each.node) ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
    const isLeaf = each.node.children.length === 0
    const next = leaves[leaves.indexOf(each) + 1]
    sheet.put(name, [
      cells(each.rect, paint),
      ...(isLeaf ? leafShapes(each, next, context) : innerShapes(each, context)),
    ])
    if (isLeaf) drawKeys(each, context)
    if (each.parent !== undefined) sheet.put(name, [branchTo(each, each.parent, context)], 'line')
    if (isLeaf && next !== undefined) sheet.put(name, [linkTo(each.rect, next.rect)], 'line')
  }
}

const innerShapes = (page: Placed<Page>, { setting, visited }: Context) => {
  const parts = innerCells(page, setting)
  const edges = dividers(page.rect, { columns: parts.map(({ w }) => w) })
  return [
    ...(edges === undefined ? [] : [edges]),
    dots(parts.filter((_, index) => index % 2 === 0).map(centerOf)),
    ...page.node.keys.map(({ name }, index) => {
      const { x, y } = centerOf(parts[2 * index + 1] ?? page.rect)
      const as = visited.includes(page.node) ? boldType(setting) : setting.as
      return lineOfText(name, { x, y, as, align: 'middle' })
    }),
  ]
}

const leafShapes = (leaf: Placed<Page>, next: Placed<Page> | undefined, { setting }: Context) => {
  const edges = dividers(leaf.rect, { rows: [size.strip, ...leafRows(leaf, setting).map(({ h }) => h)] })
  const pointers = leafRows(leaf, setting)
    .slice(0, leaf.node.keys.length)
    .map((row) => pointerOf(row, setting))
  const strip = { x: rightOf(leaf.rect) - setting.pointer / 2, y: leaf.rect.y + size.strip / 2 }
  return [...(edges === undefined ? [] : [edges]), dots(next === undefined ? pointers : [strip, ...pointers])]
}

const pointerOf = (row: Rect, { pointer }: Setting) => ({ x: rightOf(row) - pointer / 2, y: row.y + row.h / 2 })

const drawKeys = (leaf: Placed<Page>, { sheet, setting, data }: Context): void => {
  const all = leafRows(leaf, setting)
  leaf.node.keys.forEach((key, index) => {
    const row = all[index] ?? leaf.rect
    const isFound = key.name === data.find?.name
    const words = { x: row.x + 4 + setting.keyWidth / 2, y: row.y + row.h / 2, align: 'middle' as const }
    sheet.put(
      key,
      isFound
        ? [
            cells(row, { fill: 'accent', stroke: 'accent' }),
            lineOfText(key.name, { ...words, as: { ...boldType(setting), fill: 'surface' } }),
            dots([pointerOf(row, setting)], 'surface'),
          ]
        : [
            lineOfText(key.name, {
              ...words,
              as: sheet.isFocus(key) ? { ...boldType(setting), fill: 'accent' } : setting.as,
            }),
          ],
    )
  })
}

/** The type of keys on the way of the lookup. */
export const boldType = ({ as }: Setting) => ({ ...roles[as], bold: true }) as const

/** From the pointer in the parent to the top of the page. */
const branchTo = (page: Placed<Page>, parent: Placed<Page>, { setting, visited }: Context) => {
  const pointer = centerOf(innerCells(parent, setting)[2 * page.index] ?? parent.rect)
  const top = { x: page.rect.x + page.rect.w / 2, y: page.rect.y }
  const curve = branchDown({ x: pointer.x, y: bottomOf(parent.rect) }, top)
  const look = visited.includes(page.node) ? ({ stroke: 'accent' } as const) : {}
  return path(`M ${pointer.x} ${pointer.y} ${curve.replace('M', 'L')}`, { arrow: true, ...look })
}

const linkTo = (from: Rect, to: Rect) =>
  path(`M ${rightOf(from)} ${from.y + size.strip / 2} H ${to.x}`, { arrow: true })
