/**
 * The rows of a diverging bar chart in the order they are drawn, and the lowest and the highest of them.
 */
import { greatest, least } from 'd3-array'
import type { ValueRow } from '../../drawing/data/numbers.ts'

/** A row with its value. */
export type SignedRow = ValueRow & { value: number }

/** Lowest first, without values below zero highest first; equal values keep the order of the data. */
export const ordered = <Item extends { value: number }>(rows: readonly Item[]): Item[] => {
  const direction = rows.some(({ value }) => value < 0) ? 1 : -1
  return rows.toSorted((a, b) => direction * (a.value - b.value))
}

/** The rows with the lowest and the highest value. */
export const extremesOf = <Item extends { value: number }>(
  rows: readonly Item[],
): [Item | undefined, Item | undefined] => [least(rows, ({ value }) => value), greatest(rows, ({ value }) => value)]
