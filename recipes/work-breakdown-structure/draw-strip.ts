/** The strip over a work breakdown: a part for each deliverable, which opens into its column. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TreeData } from '../../drawing/data/tree.ts'
import { accents, band, grays, raised } from '../../drawing/fills.ts'
import { box, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square, squarePath } from '../../drawing/square.ts'
import { sharesOf } from '../../drawing/tree/amounts.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { amount } from './breakdown.ts'
import type { Breakdown, Deliverable } from './draw-breakdown.ts'

/** What the root has itself, beside its deliverables: the last part of the strip, up to `w`. */
export const drawOwn = ({ root, unit }: TreeData, sheet: Sheet, { x, y, w, h }: Rect): void => {
  if ((root.value ?? 0) <= 0) return
  sheet.put(root, [square({ x, y, w: w - x, h }, grays[1])])
  sheet.footnote(`The last part of the strip is ${amount(root.value ?? 0, unit)} of the whole itself.`)
}

/** The share that is a large figure over its part of the strip: in focus, where the heading says it; others are in heads. */
export const figureOver = (
  { node, part }: Pick<Deliverable, 'node' | 'part'>,
  { root }: TreeData,
  sheet: Sheet,
): string | undefined => {
  const share = sheet.isFocus(node) && sheet.quotes('share') ? sharesOf(root).get(node) : undefined
  return share !== undefined && widthOf(share, 'claim') <= part.w - 4 ? share : undefined
}

/** A part of the strip, the column that it opens into, and what joins them. */
export const drawOpening = (
  { node, part, column, isLast }: Deliverable,
  { data, sheet, bottom }: Breakdown & { bottom: number },
): void => {
  const isFocus = sheet.isFocus(node)
  const share = figureOver({ node, part }, data, sheet)
  // Parts are two pixels apart.
  const own = { ...part, w: Math.max(1, part.w - (isLast && (data.root.value ?? 0) <= 0 ? 0 : 2)) }
  const [left, right, y] = [own.x, own.x + own.w, own.y + own.h]
  const [from, to, top] = [column.x, column.x + column.w, column.y]
  const funnel = path(`M ${left} ${y} L ${right} ${y} L ${to} ${top} L ${from} ${top} Z`, isFocus ? accents[0] : band)
  sheet.put(
    node,
    [box(from, top, column.w, bottom - top, isFocus ? { fill: 'surface', stroke: 'accent' } : raised), funnel],
    'ground',
  )
  sheet.put(node, [
    path(squarePath(own), isFocus ? accents[2] : grays[3]),
    ...(share === undefined
      ? []
      : [lineOfText(share, { x: left + own.w / 2, y: part.y - 16, as: 'claim', align: 'middle' })]),
  ])
  for (const each of ['share', 'largest']) if (isFocus || !sheet.hasFocus) sheet.prove(each, node)
}
