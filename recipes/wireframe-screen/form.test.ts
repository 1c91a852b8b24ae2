import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import recipe from './recipe.ts'

/** What drawing two phones with these controls on the first one finds. */
const findings = (widgets: object[]): string[] => {
  const second = { name: 'Second', kind: 'phone', widgets: [{ name: 'Words' }] }
  const screens = [{ name: 'First', kind: 'phone', widgets }, second]
  const drawing = drawRecipe(recipe as never, { title: 'A claim', screens })
  return drawing.ok ? [] : drawing.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('what opens a screen is the last control of its row and names the next screen', () => {
  const open = { kind: 'button', name: 'Open' }
  expect(findings([{ ...open, opens: 'Second' }])).toEqual([])
  expect(findings([{ ...open, opens: 'First' }])).toEqual([
    'screens.0.widgets.0.opens: "First" is not the next screen; name "Second"',
  ])
  expect(
    findings([
      { ...open, opens: 'Second' },
      { kind: 'button', name: 'Close', beside: true },
    ]),
  ).toEqual(['screens.0.widgets.0.opens: Close is in the way; what opens a screen is last in its row'])
})

test('only a table has columns and rows, as many cells as columns, and a screen has one', () => {
  const table = { kind: 'table', name: 'Keys', columns: ['Name', 'Key'], rows: [['ci', 'dk_8']] }
  expect(findings([table])).toEqual([])
  expect(findings([{ ...table, kind: 'field' }])).toEqual(['screens.0.widgets.0: only a table has columns and rows'])
  expect(findings([{ ...table, rows: [['ci']] }])).toEqual(['screens.0.widgets.0.rows.0: 1 cells for 2 columns'])
  expect(findings([table, { ...table, name: 'More' }])).toContain(
    'screens.0.widgets.1: a screen has one table; put the other on a screen of its own',
  )
})

test('screens that are too wide side by side are refused', () => {
  const screens = ['A', 'B'].map((name) => ({ name, widgets: [{ name: 'Words' }] }))
  expect(drawRecipe(recipe as never, { title: 'A claim', screens })).toMatchObject({
    ok: false,
    findings: [{ at: 'screens', problem: expect.stringContaining('1400 px wide side by side, 1120 px fit') }],
  })
})
