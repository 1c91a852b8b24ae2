/**
 * A B+ tree with the lookup of one key, and the row of the table that it leads to.
 */
import { type Block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { dots } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Placed } from '../../drawing/tree/tidy.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'
import { boldOf, drawPages, keyWidthOf, type Look, layPages, leafRows, settings, size } from './pages.ts'
import { childIndex, descend, growTree, levelsOf, type Page } from './tree.ts'

const accent = { stroke: 'accent', arrow: true } as const
const named = (name: string, note: string): Block => nameAndNote({ name, note }, undefined, ['item', 'note'])
const tableWords = named('Table', 'rows as inserted')

/** Draws the tree that the keys give, with the lookup of `find` traced. */
export function drawTree(data: CollectionData, sheet: Sheet): void {
  const root = growTree(data.items, data.size)
  const visited = data.find === undefined ? [] : descend(root, data.find)
  const levels = levelsOf(root)
  const words = levels.map((level, depth) => {
    const name = depth === 0 ? 'Root' : depth === levels.length - 1 ? 'Leaves' : 'Inner pages'
    const page = visited[depth]
    return named(
      name,
      data.find === undefined || page === undefined ? count(level.length, 'page') : stepOf(page, data.find),
    )
  })
  const left = up(Math.max(...words.map(({ w }) => w), tableWords.w) + 32)
  const { look, pages } = widestThatFits(
    settings,
    (setting) => {
      const look = { ...setting, data, visited, keyWidth: keyWidthOf(data, setting.as) }
      return { look, pages: layPages(root, look, left) }
    },
    (plan) => rightmost(plan.pages) <= room.w,
  )
  sheet.ifTooWide(data.items, 'use fewer or shorter keys, or a larger order')
  drawPages(pages, look, sheet)
  words.forEach((each, depth) => {
    const rect = pages.find((page) => page.depth === depth)?.rect ?? { x: 0, y: 0, w: 0, h: 0 }
    sheet.put(`@level-${depth}`, place(each, { ...rect, x: 0 }, { align: 'start' }))
  })
  drawRow(pages, look, { left, sheet })
  sheet.key(markEntry('Pointer', (center) => dots([center])))
  if (data.find !== undefined) sheet.key(lineEntry(`Lookup of ${data.find.name}`, accent))
}

const rightmost = (pages: Placed<Page>[]): number => Math.max(...pages.map(({ rect }) => rightOf(rect)))

/** Between which keys a page sends the lookup on, or whether it has the key. */
const stepOf = (page: Page, find: Key): string => {
  const at = childIndex(page, find)
  const [low, high] = [page.keys[at - 1], page.keys[at]]
  if (page.children.length === 0) return low?.name === find.name ? `${find.name} found` : `no ${find.name}`
  return `${low === undefined ? '' : `${low.name} ≤ `}${find.name}${high === undefined ? '' : ` < ${high.name}`}`
}

/** The rows of the table around the one found, in the order in which they were inserted, and the pointer to it. */
const drawRow = (pages: Placed<Page>[], look: Look, { left, sheet }: { left: number; sheet: Sheet }): void => {
  const { data, gap, keyWidth } = look
  const isFound = ({ name }: Key): boolean => name === data.find?.name
  const leaf = pages.find(({ node }) => node === look.visited.at(-1))
  const row = leaf && leafRows(leaf, look)[leaf.node.keys.findIndex(isFound)]
  if (leaf === undefined || row === undefined) return
  const [w, h] = [keyWidth + 16, size.inner]
  const [x, y] = [rightOf(leaf.rect) + gap / 2, bottomOf(leaf.rect) + size.below]
  const found = data.items.findIndex(isFound)
  /** As many as have room on a side, three at most. */
  const most = (pixels: number): number => Math.max(0, Math.min(3, Math.floor((pixels - w / 2 - 24) / w)))
  const first = Math.max(0, found - most(x - left))
  const last = Math.min(data.items.length, found + 1 + most(Math.max(rightmost(pages), x + 1.5 * w + 24) - x))
  const start = x - w / 2 - (found - first) * w
  sheet.put('@table', place(tableWords, { x: 0, y, w: 0, h }, { align: 'start' }))
  data.items.slice(first, last).forEach((key, index) => {
    const rect = { x: start + index * w, y, w, h }
    sheet.put(key, wordCell(rect, key.name, isFound(key) ? { as: boldOf(look), ...emphasis.strong } : { as: look.as }))
  })
  const more = [first > 0 ? start - 16 : [], last < data.items.length ? start + (last - first) * w + 16 : []].flat()
  sheet.put(
    '@table',
    more.map((each) => lineOfText('…', { x: each, y: y + h / 2, as: 'note', align: 'middle' })),
  )
  sheet.put('@table', [path(`M ${rightOf(row)} ${row.y + row.h / 2} H ${x} V ${y}`, accent)], 'line')
}
