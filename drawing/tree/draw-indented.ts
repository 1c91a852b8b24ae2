/**
 * Indented trees: one row a node, names at their depth, notes in a column of their own.
 */
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { TreeData, TreeNode } from '../data/tree.ts'
import { nodesOf } from '../data/tree.ts'
import { cells } from '../grid/cells.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import type { Role } from '../type.ts'
import { branchElbow } from './branch.ts'
import { type IndentedRow, layIndented } from './indented.ts'

/** How names are set: `as` for leaves, `parent` for nodes with children. */
export type IndentedStyle = { as?: Role; parent?: Role }

/** From a parent's left edge to its children's; free pixels above and below words, and beside the whole. */
const size = { indent: 24, air: 5, beside: 8, notes: 32 }
/** How wide names and notes may be before they wrap. */
const caps = { name: 480, note: [480, 400, 320, 240, 176] } as const

/** Draws a tree on the sheet. */
export function drawIndented(
  { root }: TreeData,
  sheet: Sheet,
  { as = 'label', parent = 'item' }: IndentedStyle = {},
): void {
  const nodes = nodesOf(root)
  const names = new Map(
    nodes.map((node) => [node, block([{ text: node.name, as: node.children.length > 0 ? parent : as }], caps.name)]),
  )
  const depths = new Map(
    layIndented(root, { children: ({ children }) => children, height: () => 0, indent: size.indent }).map(
      ({ node, x }) => [node, x],
    ),
  )
  const noteX = up(Math.max(...nodes.map((node) => (depths.get(node) ?? 0) + (names.get(node)?.w ?? 0)))) + size.notes
  const cap = caps.note.find((each) => noteX + each + size.beside <= room.w) ?? 176
  const notes = new Map(nodes.map((node) => [node, block([{ text: node.note, as: 'note' }], cap)]))
  const rows = layIndented(root, {
    children: ({ children }) => children,
    height: (node) => up(Math.max(names.get(node)?.h ?? 0, notes.get(node)?.h ?? 0) + 2 * size.air, 4),
    indent: size.indent,
  })
  const width = noteX + Math.max(0, ...[...notes.values()].map(({ w }) => w)) + size.beside
  for (const row of rows) drawRow(row, sheet, { name: names.get(row.node), note: notes.get(row.node), noteX, width })
}

type Words = { name: Block | undefined; note: Block | undefined; noteX: number; width: number }

const drawRow = (row: IndentedRow<TreeNode>, sheet: Sheet, { name, note, noteX, width }: Words): void => {
  const { node, x, y, h, parent } = row
  if (sheet.isFocus(node)) {
    const band = { x: -size.beside, y, w: width + size.beside, h }
    sheet.put(
      node,
      [cells(band, { fill: 'soft', stroke: 'none' }), cells({ ...band, w: 4 }, { fill: 'accent', stroke: 'none' })],
      'ground',
    )
  }
  if (parent !== undefined) sheet.put(node, [branch(row, parent)], 'rule')
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
