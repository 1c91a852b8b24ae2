/**
 * A B+ tree with the lookup of one key, and the row of the table that it leads to.
 */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { cells, dots } from '../../drawing/grid/cells.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Placed } from '../../drawing/tree/tidy.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { layPages, leafRows, settings, size, widthOfAll } from './layout.ts'
import { boldType, type Context, drawPages } from './pages.ts'
import { childIndex, descend, growTree, levelsOf, type Page } from './tree.ts'

/** Draws the tree that the keys give, with the lookup of `find` traced. */
export function drawTree(data: CollectionData, sheet: Sheet): void {
  const root = growTree(data.items, data.size)
  const levels = levelsOf(root)
  const visited = data.find === undefined ? [] : descend(root, data.find)
  const words = levels.map((level, depth) =>
    levelWords(level, { depth, levels, find: data.find, page: visited[depth] }),
  )
  const left = up(Math.max(...words.map(({ w }) => w), tableWords.w) + 32)
  let [laid, setting] = layPages(root, data, { left, index: 0 })
  for (let index = 1; index < settings.length && left + widthOfAll(laid) > room.w; index++)
    [laid, setting] = layPages(root, data, { left, index })
  const needed = left + widthOfAll(laid)
  if (needed > room.w) {
    const leaves = count(levels.at(-1)?.length ?? 0, 'leaf', 'leaves')
    const problem = `${leaves} need ${needed} px, ${room.w} px fit: use fewer or shorter keys, or a larger order`
    return sheet.problem(data.items, undefined, problem)
  }
  const context = { data, sheet, setting, visited }
  drawPages(laid, context)
  words.forEach((each, depth) => {
    const rect = laid.find((page) => page.depth === depth)?.rect ?? { x: 0, y: 0, w: 0, h: 0 }
    sheet.put(`@level-${depth}`, place(each, { ...rect, x: 0 }, { align: 'start' }))
  })
  drawRow(laid, { ...context, left })
  sheet.key(markEntry('Pointer', (center) => dots([center])))
  if (visited.length > 0) sheet.key(lineEntry(`Lookup of ${data.find?.name}`, { stroke: 'accent', arrow: true }))
}

type Level = { depth: number; levels: Page[][]; find: Key | undefined; page: Page | undefined }

/** What a level is, and the step that the lookup takes there. */
const levelWords = (level: Page[], { depth, levels, find, page }: Level): Block => {
  const isLast = depth === levels.length - 1
  const name = depth === 0 ? 'Root' : isLast ? 'Leaves' : 'Inner pages'
  const note = find === undefined || page === undefined ? count(level.length, 'page') : stepOf(page, find)
  return block([
    { text: name, as: 'item' },
    { text: note, as: 'note' },
  ])
}

const tableWords = block([
  { text: 'Table', as: 'item' },
  { text: 'rows as inserted', as: 'note' },
])

/** Between which keys a page sends the lookup on, or whether it has the key. */
const stepOf = (page: Page, find: Key): string => {
  const at = childIndex(page, find)
  if (page.children.length === 0)
    return page.keys[at - 1]?.name === find.name ? `${find.name} found` : `no ${find.name}`
  const [low, high] = [page.keys[at - 1], page.keys[at]]
  return `${low === undefined ? '' : `${low.name} ≤ `}${find.name}${high === undefined ? '' : ` < ${high.name}`}`
}

/** The rows of the table around the one found, in the order in which they were inserted, and the pointer to it. */
const drawRow = (placed: Placed<Page>[], { data, sheet, setting, visited, left }: Context & { left: number }): void => {
  const leaf = placed.find(({ node }) => node === visited.at(-1))
  const at = leaf?.node.keys.findIndex(({ name }) => name === data.find?.name) ?? -1
  const row = leaf === undefined ? undefined : leafRows(leaf, setting)[at]
  if (leaf === undefined || row === undefined) return
  const [w, h] = [setting.keyWidth + 16, size.inner]
  const [x, y] = [rightOf(leaf.rect) + setting.gap / 2, bottomOf(leaf.rect) + size.below]
  const found = data.items.findIndex(({ name }) => name === data.find?.name)
  const room = (pixels: number): number => Math.max(0, Math.floor((pixels - w / 2 - 24) / w))
  const right = Math.max(...placed.map(({ rect }) => rightOf(rect)), x + 1.5 * w + 24)
  const first = Math.max(0, found - Math.min(3, room(x - left)))
  const last = Math.min(data.items.length, found + 1 + Math.min(3, room(right - x)))
  const start = x - w / 2 - (found - first) * w
  sheet.put('@table', place(tableWords, { x: 0, y, w: 0, h }, { align: 'start' }))
  for (const [index, key] of data.items.slice(first, last).entries()) {
    const rect = { x: start + index * w, y, w, h }
    const isFound = key.name === data.find?.name
    const as = isFound ? ({ ...boldType(setting), fill: 'surface' } as const) : setting.as
    sheet.put(key, [
      cells(rect, isFound ? { fill: 'accent', stroke: 'accent' } : {}),
      lineOfText(key.name, { ...centerOf(rect), as, align: 'middle' }),
    ])
  }
  const more = [
    ...(first > 0 ? [start - 16] : []),
    ...(last < data.items.length ? [start + (last - first) * w + 16] : []),
  ]
  sheet.put(
    '@table',
    more.map((each) => lineOfText('…', { x: each, y: y + h / 2, as: 'note', align: 'middle' })),
  )
  const pointer = `M ${rightOf(row)} ${row.y + row.h / 2} H ${x} V ${y}`
  sheet.put('@table', [path(pointer, { arrow: true, stroke: 'accent' })], 'line')
}
