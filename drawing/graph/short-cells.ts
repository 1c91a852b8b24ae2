/**
 * Cells in short, as recipes have them for the nodes of their sample.
 */
import type { Cells } from '../../layout/model/graph.ts'

/** `Cart 3 2, Gift card 1 1.5` puts two nodes in cells: each has its id or name, its column and its row, from 1. */
export const shortCells = (words: string): Cells =>
  Object.fromEntries(
    words.split(/,\s+/).map((each) => {
      const [, node, column, row] = /^(.+) (\d+(?:\.5)?) (\d+(?:\.5)?)$/.exec(each.trim()) ?? []
      if (node === undefined) throw new Error(`"${each}" is not a node, a column and a row`)
      return [node, [Number(column), Number(row)]]
    }),
  )
