/**
 * A work breakdown: all effort as one strip, cut where deliverables meet, each opening into a column with its packages.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { accents, grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { columns as columnsOf } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { amount, foldRows, type PackageRow, rowsUnder } from './breakdown.ts'
import { drawOpening, drawOwn, figureOver } from './draw-strip.ts'
import { columnWidth, indentOf, nameSizeIn, perUnitIn, rowSizeIn, size } from './sizes.ts'

/** A deliverable with its part of the strip and its column. */
export type Deliverable = { node: TreeNode; code: string; part: Rect; column: Rect; isLast: boolean }

/** What all columns share: how long a bar is for each unit of effort, and the size of their names and of those of packages. */
export type Breakdown = { data: TreeData; sheet: Sheet; perUnit: number; nameSize: 14 | 16; rowSize: 12 | 14 }

/** Draws a tree whose total is above zero. */
export function drawBreakdown(data: TreeData, sheet: Sheet): void {
  const { root } = data
  const count = root.children.length
  const w = columnWidth(root)
  const gap = gapBetween(count, w)
  const width = Math.max(w * count + gap * (count - 1), 480)
  const top = drawHead(data, sheet, width)
  const total = totalOf(root)
  const parts = columnsOf(
    { x: 0, y: top, w: 0, h: size.strip },
    root.children.map((child) => (width * totalOf(child)) / total),
  )
  const places = columnsOf(
    { x: 0, y: top + size.strip + size.open, w: 0, h: 0 },
    root.children.map(() => w),
    gap,
  ).map((column) => ({ ...column, x: Math.round(column.x) }))
  const deliverables = root.children.flatMap((node, index): Deliverable[] => {
    const [part, column] = [parts[index], places[index]]
    return part === undefined || column === undefined
      ? []
      : [{ node, code: String(index + 1), part, column, isLast: index === count - 1 }]
  })
  const context = {
    data,
    sheet,
    perUnit: perUnitIn(data, w - 2 * size.pad),
    nameSize: nameSizeIn(root, w - 2 * size.pad),
    rowSize: rowSizeIn(root, w - 2 * size.pad),
  }
  noteScales(context, width / total)
  const heads = deliverables.map((each) => headOf(each, context))
  const headHeight = Math.max(...heads.map(({ h }) => h))
  const bottoms = deliverables.map((each, index) =>
    drawColumn(each, { ...context, head: heads[index] ?? block([]), headHeight }),
  )
  sheet.ifTooWide('root.children', 'group deliverables: up to 8 fit side by side')
  drawOwn(data, sheet, { x: Math.max(...parts.map(({ x, w }) => x + w)), y: top, w: width, h: size.strip })
  deliverables.forEach((each, index) => drawOpening(each, { ...context, bottom: bottoms[index] ?? 0 }))
}

/** Bars of packages are as long as columns have room, so mostly on another scale than the strip. */
const noteScales = ({ perUnit, sheet }: Breakdown, ofStrip: number): void => {
  if (perUnit > 0 && Math.abs(perUnit - ofStrip) > 0.05 * perUnit)
    sheet.footnote('Bars in columns are on one scale, the strip is on its own.')
}

/** What columns leave of the page is between them, so that the last one ends where the strip does. */
const gapBetween = (count: number, w: number): number => {
  const rest = (size.page - count * w) / (count - 1)
  return rest >= size.gap && rest <= 1.5 * size.gap ? rest : size.gap
}

/** The whole: its name, its effort, and the parts of the strip with their shares. */
const drawHead = ({ root, unit }: TreeData, sheet: Sheet, width: number): number => {
  const total = amount(totalOf(root), unit)
  const name = block(
    [
      { text: root.name, as: 'name' },
      { text: root.note, as: 'note' },
    ],
    width - widthOf(total, 'name') - 24,
  )
  sheet.put(root, [
    ...place(name, { x: 0, y: 0, w: 0, h: name.h }, { align: 'start' }),
    lineOfText(total, { x: width, y: 10, as: 'name', align: 'end' }),
  ])
  for (const each of ['total', 'packages']) sheet.prove(each, root)
  // Room for a large share over the strip.
  return name.h + (sheet.quotes('share') ? 48 : 20)
}

const headOf = ({ node, code, part, column }: Deliverable, { data, sheet, nameSize }: Breakdown): Block => {
  const share = figureOver({ node, part }, data, sheet) === undefined ? sharesOf(data.root).get(node) : undefined
  const facts = [amount(totalOf(node), data.unit), share ?? []].flat().join(' · ')
  return block(
    [
      {
        text: `${code} ${stateSign(node)}${node.name}`,
        as: { size: nameSize, bold: true, fill: sheet.isFocus(node) ? 'accent' : (node.state ?? 'ink') },
      },
      { text: facts, as: 'note' },
      { text: node.note, as: 'small' },
    ],
    column.w - size.pad - 4,
  )
}

type Column = Breakdown & { head: Block; headHeight: number }

/** The words and bars of a deliverable; the y under them. */
const drawColumn = ({ node, code, column }: Deliverable, context: Column): number => {
  const { sheet, head, headHeight } = context
  const x = column.x + size.pad
  sheet.put(node, place(head, { x, y: column.y + size.pad, w: 0, h: head.h }, { align: 'start', valign: 'top' }))
  let y = column.y + size.pad + headHeight + 8
  const bars: Rect[] = []
  const rules: number[] = []
  for (const row of foldRows(rowsUnder(node, code), size.rows)) {
    rules.push(y)
    y = drawPackage(row, { ...context, column, y: y + 8, bars })
  }
  const fill = sheet.isFocus(node) ? accents[2] : grays[3]
  const d = rules.map((at) => `M ${column.x + 1} ${at} H ${column.x + column.w - 1}`).join(' ')
  if (d !== '') sheet.put('@grid', [path(d, { stroke: 'rule' })], 'rule')
  if (bars.length > 0) sheet.put(node, [square(bars, fill)])
  return y
}

type PackagePlace = Breakdown & { column: Rect; y: number; bars: Rect[] }

/** A package: its code and name, and its effort at the end of its bar. */
const drawPackage = ({ node, code, depth, hidden }: PackageRow & { hidden: number }, place_: PackagePlace): number => {
  const { data, sheet, perUnit, rowSize, column, y, bars } = place_
  const x = column.x + size.pad + depth * indentOf(rowSize)
  const room = column.x + column.w - size.pad - x
  const words = block(
    [
      {
        text: `${code} ${stateSign(node)}${node.name}`,
        as: { size: rowSize, fill: sheet.isFocus(node) ? 'accent' : (node.state ?? 'ink') },
      },
      { text: node.note, as: 'small' },
      { text: hidden === 0 ? undefined : `+${hidden} below`, as: 'small' },
    ],
    room + size.beyond,
  )
  const total = totalOf(node)
  const said = amount(total, data.unit)
  // Nothing has no bar.
  const w = total > 0 ? Math.max(1, perUnit * total) : 0
  const at = y + words.h + 9
  if (w > 0) bars.push({ x, y: at - size.bar / 2, w, h: size.bar })
  sheet.put(node, [
    ...place(words, { x, y, w: 0, h: words.h }, { align: 'start' }),
    lineOfText(said, { x: x + room, y: at, as: 'small', align: 'end' }),
  ])
  return y + words.h + 24
}
