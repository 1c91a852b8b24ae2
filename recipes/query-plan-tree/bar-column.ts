/** A column of bars beside a tree. */
import { widthOf } from '../../drawing/block.ts'
import { nodesOf } from '../../drawing/data/tree.ts'
import { valueBar, wordsAfter } from '../../drawing/grid/value-bar.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, grouped } from '../../drawing/values/format.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { TreeColumn } from './tree-columns.ts'

type AnyNode<Node> = { children: Node[] }

/** What a column of bars has for a node: an amount, the unit of all amounts, and whether the accent marks it. */
export type BarColumn<Node> = { value: (node: Node) => number; unit: string; isFocus: (node: Node) => boolean }

/** From here on amounts would have a larger unit, in which most steps of a plan are next to nothing. */
const thousand = 1000

/** An amount in its own unit, as EXPLAIN prints it, with three digits or more: `13,790 ms`, `7.6 ms`. */
const inUnit = (value: number, unit: string): string =>
  `${grouped(String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3))))} ${unit}`

/** The longest bar, in pixels. */
const longest = 52

/** A column of bars, the words of the largest amount in bold. */
export function barColumn<Node extends AnyNode<Node>>(
  head: string,
  root: Node,
  { value, unit, isFocus }: BarColumn<Node>,
  sheet: Sheet,
): TreeColumn<Node> {
  const values = nodesOf(root).map(value)
  const most = Math.max(...values)
  const write =
    most >= thousand ? (value: number) => inUnit(value, unit) : formatFor(values, unit, { isOneUnit: true }).full
  const w = wordsAfter(longest) + Math.max(...values.map((each) => widthOf(write(each), 'item')))
  const draw = (node: Node, at: Point): void => {
    const own = value(node)
    const length = most > 0 ? Math.round((own / most) * longest) : 0
    const as = own === most ? 'item' : 'value'
    sheet.put(node, valueBar(at, { length, words: write(own), as, isFocus: isFocus(node) }))
  }
  return { head, w, draw }
}
