import { describe, expect, test } from 'vitest'
import type { CellType } from './cell.ts'
import { valueOf } from './cell-text.ts'
import { newRow } from './new-row.ts'
import { planPaste } from './paste-plan.ts'
import { pasteCells } from './paste-rows.ts'
import { cellsOf } from './read-cells.ts'
import { type FormTable, readForm } from './read-form.ts'
import { renameReferences } from './rename.ts'
import { type FormColumn, spreadColumns } from './spread.ts'
import { suggestionsFor } from './suggestions.ts'
import { columnsOf, rowsOf } from './table-rows.ts'

const list = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          values: { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
        },
        required: ['name', 'values'],
      },
    },
  },
  required: ['rows'],
}
const [table] = readForm(list) as [FormTable]
const data = { columns: ['2024', '2025'], rows: [{ name: 'gzip', values: [412, null] }] }
const columns = spreadColumns(columnsOf(table), rowsOf(table, data.rows, ['rows']), data)

describe('cells of a spreadsheet', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two ""lines""\nhere"\t5', [['two "lines" here', '5']]],
    ['a\t\tc', [['a', '', 'c']]],
    [
      'name,value\n"x, y",2',
      [
        ['name', 'value'],
        ['x, y', '2'],
      ],
    ],
    ['one\ntwo', [['one'], ['two']]],
    ['just text, with a comma', undefined],
  ])('%j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  const into = { table, columns, list: ['rows'], row: 0, column: 0 }

  test('are pasted from a cell on: rows are added up to the limit, numbers are parsed, values are never made up', () => {
    const cells = [['brotli', '1,240.5', '-3%'], ['zstd', '', '7'], ['x'], ['y'], ['z']]
    const { data: next, said } = pasteCells(data, cells, { ...into, row: 1 })
    expect(next).toMatchObject({
      rows: [
        { name: 'gzip', values: [412, null] },
        { name: 'brotli', values: [1240.5, -3] },
        { name: 'zstd', values: [null, 7] },
        { name: 'x' },
      ],
    })
    expect((next as typeof data).rows[3]).toEqual({ name: 'x' })
    expect(said).toBe(
      'Pasted 3 of 5 rows: this diagram has at most 4. column 1 → Name, column 2 → 2024, column 3 → 2025.',
    )
  })

  test('a decimal comma in one cell tells how its column is written', () => {
    const { data: next } = pasteCells(
      data,
      [
        ['lz4', '1,250', '1,250'],
        ['zstd', '0,8', '900'],
      ],
      into,
    )
    expect(next).toMatchObject({ rows: [{ values: [1.25, 1250] }, { values: [0.8, 900] }] })
  })

  test('a first line of column names says where each column goes', () => {
    const cells = [
      ['2025', 'Name', 'Region'],
      ['9', 'lz4', 'EU'],
    ]
    const { data: next, said } = pasteCells(data, cells, into)
    expect(next).toEqual({ ...data, rows: [{ name: 'lz4', values: [412, 9] }] })
    expect(said).toBe('Pasted 1 row. 2025 → 2025, Name → Name. Not used: Region.')
  })

  test('words over numbers are headings, which become those of the values', () => {
    const cells = [
      ['Codec', 'Spring', 'Autumn'],
      ['lz4', '1', '2'],
    ]
    const { data: next } = pasteCells(data, cells, into)
    expect(next).toEqual({ columns: ['Spring', 'Autumn'], rows: [{ name: 'lz4', values: [1, 2] }] })
  })

  test('rows of a sample do not stay, nor what referred to them', () => {
    const sample = { ...data, focus: ['gzip', 'total'], callouts: [{ on: 'gzip', text: 'Slow' }] }
    const { data: next, said } = pasteCells(sample, [['lz4', '1']], { ...into, replaces: true })
    expect(next).toEqual({ columns: ['2024', '2025'], rows: [{ name: 'lz4', values: [1] }], focus: ['total'] })
    expect(said).toContain('1 row of the sample replaced.')
  })
})

describe('columns without headings', () => {
  const field = (id: string, type: CellType, choices?: string[]): FormColumn => ({
    id,
    label: id,
    path: [id],
    cell: { key: id, label: id, hint: '', required: false, type, ...(choices === undefined ? {} : { choices }) },
  })
  const fields = [
    field('name', 'text'),
    field('note', 'text'),
    field('value', 'number'),
    field('state', 'choice', ['good']),
  ]
  const goals = (cells: string[][], column = 0) =>
    planPaste(cells, { columns: fields, column }).columns.map((each) => each?.id)

  test.each([
    ['numbers pass a column of words', [['API', '420']], 0, ['name', 'value']],
    ['in order where the types fit', [['API', 'fast', '420', 'good']], 0, ['name', 'note', 'value', 'state']],
    ['numbers first', [['420', 'API']], 0, ['value', 'name']],
    ['words of a choice', [['API', 'good', '']], 0, ['name', 'note', 'state']],
    ['a column alone goes where it is pasted', [['420'], ['7']], 1, ['note']],
    ['numbers where no field of numbers is left', [['A', '1', '2', '3']], 0, ['name', 'value', 'note', undefined]],
    ['from the column on', [['fast', '3']], 1, ['note', 'value']],
  ])('%s', (_, cells, column, expected) => expect(goals(cells, column)).toEqual(expected))
})

test('editing one entry of a list leaves the others as they were', () => {
  const cell = { key: 'values', label: '', hint: '', required: true, type: 'names', entries: 'number' } as const
  expect(valueOf('1\n\n4\n', cell, [1, null, 3, null])).toEqual([1, null, 4, null])
  const words = { ...cell, entries: 'text' } as const
  expect(
    valueOf('yes\nno', words, [
      { text: 'yes', state: 'positive' },
      { text: 'partly', state: 'muted' },
    ]),
  ).toEqual([
    { text: 'yes', state: 'positive' },
    { text: 'no', state: 'muted' },
  ])
  expect(valueOf('a, "b, c", d', { ...words, type: 'items' }, ['a', 'b', { name: 'd' }])).toEqual([
    'a',
    'b, c',
    { name: 'd' },
  ])
})

test('text that looks like a number stays text where text was', () => {
  const cell = { key: 'start', label: '', hint: '', required: true, type: 'scalar' } as const
  expect([valueOf('1970', cell, '1969'), valueOf('1970', cell, 1969), valueOf('-5', cell, '-')]).toEqual([
    '1970',
    1970,
    -5,
  ])
})

test('a new row is like the one before it, with a name of its own', () => {
  expect(newRow(table, [{ name: 'New row', values: [1, 2] }])).toEqual({ name: 'New row 2', values: [1, 2] })
})

test('renaming an item renames references to it, in paths too, unless another item has the same name', () => {
  const graph = {
    focus: ['api > db', 'api'],
    nodes: [{ name: 'gateway' }, { name: 'db' }],
    edges: [
      { from: 'api', to: 'db', text: 'api' },
      { from: 'db', to: 'api.v2' },
    ],
  }
  const edges = [
    { from: 'api', to: 'db', text: 'reads' },
    { from: 'db', to: 'api.v2' },
  ]
  expect(renameReferences(graph, 'api', 'gateway')).toBe(graph)
  expect(renameReferences({ ...graph, edges }, 'api', 'gateway')).toEqual({
    focus: ['gateway > db', 'gateway'],
    nodes: graph.nodes,
    edges: [
      { from: 'gateway', to: 'db', text: 'reads' },
      { from: 'db', to: 'gateway.v2' },
    ],
  })
})

test('a reference is completed from the list that it is looked up in', () => {
  const board = { columns: [{ name: 'Next' }, { name: 'Done' }], cards: [{ name: 'Ship', column: 'Doing' }] }
  expect(suggestionsFor('column', board)).toEqual(['Next', 'Done', 'Doing'])
  expect(suggestionsFor('focus', board)).toEqual(['Next', 'Done', 'Ship'])
  expect(suggestionsFor('note', board)).toEqual([])
})
