import { expect, test } from 'vitest'
import type { TableColumn, TableData } from '../data/table.ts'
import { layTable } from './table-layout.ts'

const column = (name: string, kind: TableColumn['kind'] = 'text'): TableColumn => ({ name, kind })
const dataOf = (columns: TableColumn[], ...rows: (string | number | null)[][]): TableData =>
  ({ columns, rows: rows.map((values) => ({ values: values.map((value) => ({ value })) })) }) as unknown as TableData

const columns = ['Service', 'Host', 'Zone', 'Cluster', 'Message'].map((name) => column(name))
const short = ['payments', 'pay-7c9f5b6d4-xk2lp-0', 'europe-west3-b', 'prod-blue-2', 'started']
const words = 'unable to open a connection to the primary within 30 seconds, giving up for good after three attempts'
const linesOf = (data: TableData): number =>
  Math.max(...layTable(data, {}).words.flatMap((row) => row.map(({ lines }) => lines.length)))

test('a table is wider than usual where its words would be in many lines, and no wider than that where they are not', () => {
  const [tall, low] = [words, words.slice(0, 52)].map((text) => dataOf(columns, short, [...short.slice(0, 4), text]))
  if (tall === undefined || low === undefined) throw new Error('no tables')
  const [wide, usual] = [layTable(tall, {}).width, layTable(low, {}).width]
  expect(wide).toBeGreaterThan(880)
  expect(wide).toBeLessThanOrEqual(968)
  expect(usual).toBeLessThanOrEqual(880)
  expect([linesOf(tall), linesOf(low)]).toEqual([2, 2])
  expect(layTable(tall, { taken: 80 }).width).toBeLessThanOrEqual(888)
})

test('numbers of a column have groups of three digits where one of them has five', () => {
  const written = (...values: number[]) =>
    layTable(dataOf([column('Step'), column('ms', 'number')], ...values.map((value) => ['a', value])), {}).words.map(
      ([, cell]) => cell?.lines[0]?.text,
    )
  expect(written(60_000, 3042, -1500, 12, 1234.5)).toEqual(['60,000', '3,042', '−1,500', '12', '1234.5'])
  expect(written(9999, 3042)).toEqual(['9999', '3042'])
})
