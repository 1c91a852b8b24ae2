/**
 * Indented trees: one row a node, names at their depth, notes in a column of their own.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import { branchElbow } from '../../drawing/branch.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { type IndentedRow, layIndented } from '../../drawing/tree/indented.ts'
import { focusable, type Role, roles, type TypeStyle } from '../../drawing/type.ts'
import type { Element } from '../../src/scene/scene.ts'

/** How names are set: `as` for leaves, `parent` for nodes with children, or others that are parents; `countOf` is said before the note of a row. */
export type IndentedStyle = {
  as?: Role | TypeStyle
  parent?: Role | TypeStyle
  isParent?: (node: TreeNode) => boolean
  countOf?: (node: TreeNode) => string | undefined
}

/** From a parent's left edge to its children's; free pixels above and below words, and beside the whole; least width; from here on a line joins name and note. */
const size = { indent: 24, padding: 5, beside: 8, notes: 32, least: 400, far: 200 }
/** How wide names and notes may be before they wrap. */
const caps = { name: 480, note: [480, 400, 320, 240, 176] } as const

/** Draws a tree on the sheet. */
export function drawIndented(
  { root }: TreeData,
  sheet: Sheet,
  { as = 'label', parent = 'item', isParent = ({ children }) => children.length > 0, countOf }: IndentedStyle = {},
): void {
  const names = wordsFor(root, (node) =>
    block([{ text: node.name, as: nameStyle(isParent(node) ? parent : as, node, sheet) }], caps.name),
  )
  const nameEnd = endOf(root, names) + size.notes
  const cap = caps.note.find((each) => nameEnd + each + size.beside + (countOf === undefined ? 0 : 96) <= room.w) ?? 176
  const notes = notesFor(root, cap, sheet)
  const rows = layRows(root, (node) =>
    up(Math.max(names.get(node)?.h ?? 0, notes.get(node)?.h ?? 0) + 2 * size.padding, 4),
  )
  const noteWidth = Math.max(0, ...[...notes.values()].map(({ w }) => w))
  const counts = wordsFor(root, (node) =>
    block([{ text: countOf?.(node), as: focusable('note', sheet.isFocus(node)) }]),
  )
  const countWidth = Math.max(0, ...[...counts.values()].map(({ w }) => w))
  // Counts end between names and notes, near the names that they belong to.
  const countEnd = nameEnd + countWidth
  const noteX = Math.max(
    countWidth === 0 ? nameEnd : countEnd + size.notes,
    noteWidth === 0 ? 0 : up(size.least - noteWidth),
  )
  const width = up(noteX + noteWidth + size.beside)
  const last = rows.at(-1)
  sheet.reserve({ x: -size.beside, y: 0, w: width + size.beside, h: (last?.y ?? 0) + (last?.h ?? 0) })
  for (const row of rows) {
    if (sheet.isFocus(row.node)) sheet.tint(row.node, band(row, bottomOf(row, rows), width))
    const count = counts.get(row.node)
    const before = countWidth === 0 ? 0 : countEnd
    drawRow(row, sheet, { name: names.get(row.node), note: notes.get(row.node), noteX, before })
    const end = { x: 0, y: row.y, w: countEnd, h: row.h }
    if (count !== undefined) sheet.put(row.node, place(count, end, { align: 'end' }))
  }
}

/** The name of what is in focus has its color: it is what the picture is about; others have that of their state. */
const nameStyle = (as: Role | TypeStyle, node: TreeNode, sheet: Sheet): TypeStyle => {
  const fill = sheet.isFocus(node) ? 'accent' : node.state
  return { ...(typeof as === 'string' ? roles[as] : as), ...(fill === undefined ? {} : { fill }) }
}

type Words = Map<TreeNode, Block>

const wordsFor = (root: TreeNode, measure: (node: TreeNode) => Block): Words =>
  new Map(nodesOf(root).map((node) => [node, measure(node)]))

/** Notes are muted, but for those of what is in focus and all below it. */
const notesFor = (root: TreeNode, cap: number, sheet: Sheet): Words => {
  const marked = new Set(
    nodesOf(root)
      .filter((node) => sheet.isFocus(node))
      .flatMap(nodesOf),
  )
  return wordsFor(root, (node) => block([{ text: node.note, as: marked.has(node) ? 'label' : 'note' }], cap))
}

const layRows = (root: TreeNode, height: (node: TreeNode) => number): IndentedRow<TreeNode>[] =>
  layIndented(root, { children: ({ children }) => children, height, indent: size.indent })

/** Where the name that reaches furthest ends. */
const endOf = (root: TreeNode, names: Words): number =>
  up(Math.max(...layRows(root, () => 0).map(({ node, x }) => x + (names.get(node)?.w ?? 0))))

/** Where the last row of a node and all below it ends. */
const bottomOf = ({ node }: IndentedRow<TreeNode>, rows: IndentedRow<TreeNode>[]): number => {
  const own = new Set(nodesOf(node))
  return Math.max(...rows.filter((row) => own.has(row.node)).map(({ y, h }) => y + h))
}

/** What is in focus, with all below it. */
const band = ({ y }: IndentedRow<TreeNode>, bottom: number, width: number): Element[] =>
  // From the left end of the whole: further right its bar would end the branch that leads to it.
  focusBand({ x: -size.beside, y, w: width + size.beside, h: bottom - y })

/** `before`: where counts end that are before notes, or 0. */
type RowWords = { name: Block | undefined; note: Block | undefined; noteX: number; before: number }

const drawRow = (row: IndentedRow<TreeNode>, sheet: Sheet, { name, note, noteX, before }: RowWords): void => {
  const { node, x, y, h, parent } = row
  if (parent !== undefined) sheet.put(node, [branch(row, parent)], 'rule')
  const nameEnd = Math.max(before, x + (name?.w ?? 0)) + size.beside
  if (note !== undefined && note.w > 0 && noteX - nameEnd > size.far)
    sheet.put(node, [path(`M ${nameEnd} ${y + h / 2} H ${noteX - size.beside}`, { stroke: 'rule' })], 'rule')
  sheet.put(node, [
    ...(name === undefined ? [] : place(name, { x, y, w: 0, h }, { align: 'start' })),
    ...(note === undefined ? [] : place(note, { x: noteX, y, w: 0, h }, { align: 'start' })),
  ])
}

/** From below the parent, or from the branch of the sibling above, so that no stroke lies over another. */
const branch = ({ x, y, h, before }: IndentedRow<TreeNode>, parent: IndentedRow<TreeNode>): Element => {
  const from = before === undefined ? parent.y + parent.h - 2 : before.y + before.h / 2
  return path(branchElbow({ x: parent.x + 6, y: from }, { x: x - 6, y: y + h / 2 }))
}
