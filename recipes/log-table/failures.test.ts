import { expect, test } from 'vitest'
import type { TableData } from '../../drawing/data/table.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { failuresIn, stateOf } from './failures.ts'
import recipe from './recipe.ts'

const rows = ['INFO', 'ERROR', 'warn', 'fatal', 'CRIT'].map((value) => ({ values: [{ value }] }))
const columns = [{ name: 'Level', kind: 'chip' }]
const failed = (data: object): unknown[] => failuresIn(data as TableData).map(({ values }) => values[0]?.value)

const marked = (at: number, state: string): object[] =>
  rows.map((row, index) => (index === at ? { ...row, state } : row))

test('records fail by their level, and no mark on a warning makes fewer errors of them', () => {
  expect(failed({ columns, rows })).toEqual(['ERROR', 'fatal', 'CRIT'])
  expect(failed({ columns, rows: marked(2, 'negative') })).toEqual(['ERROR', 'fatal', 'CRIT'])
  expect(failed({ columns, rows: marked(0, 'positive') })).toEqual(['ERROR', 'fatal', 'CRIT'])
  const letters = ['I', 'W', 'E', 'F'].map((value) => ({ values: [{ value }] }))
  expect(failed({ columns, rows: letters })).toEqual(['E', 'F'])
})

test('a state says otherwise, and says what failed where no level does', () => {
  expect(failed({ columns, rows: marked(1, 'muted') })).toEqual(['fatal', 'CRIT'])
  expect(failed({ columns: [{ name: 'Level', kind: 'text' }], rows })).toEqual([])
  expect(failed({ columns: [{ name: 'Level', kind: 'text' }], rows: marked(2, 'negative') })).toEqual(['warn'])
})

test('a marked warning is drawn as bad beside the errors', () => {
  const all = marked(2, 'negative') as TableData['rows']
  expect(all.map(stateOf({ columns } as TableData))).toEqual([
    undefined,
    'negative',
    'negative',
    'negative',
    'negative',
  ])
})

test('services are not counted where no column names them', () => {
  const said = (service: string) => {
    const data = {
      title: '{errors} in {services}',
      columns: [
        { name: 'Time', kind: 'time' },
        { name: 'Level', kind: 'chip' },
        { name: service, kind: 'text' },
      ],
      rows: [{ values: ['12:00:00', 'ERROR', 'orders'] }],
    }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    return drawing.ok ? drawing.scene.title : ''
  }
  expect(said('Service')).toContain('1 in 1')
  expect(said('Message')).toContain('1 in {services}')
})
