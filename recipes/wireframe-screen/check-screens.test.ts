import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** What drawing two phones with these controls on the first one finds. */
const findings = (widgets: object[]): string[] => {
  const second = { name: 'Second', kind: 'phone', widgets: [{ name: 'Words' }] }
  const screens = [{ name: 'First', kind: 'phone', widgets }, second]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', screens })
  return drawing.ok ? [] : drawing.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('what opens the next screen is the last control of its row', () => {
  const open = { kind: 'button', name: 'Open', opens: true }
  const close = { kind: 'button', name: 'Close', beside: true }
  expect(findings([open])).toEqual([])
  expect(findings([open, close])).toEqual(['screens.0.widgets.0.opens: must be on the last control of its row'])
})

test('the last screen opens none', () => {
  const screens = [{ name: 'First', kind: 'phone', widgets: [{ kind: 'button', name: 'Open', opens: true }] }]
  expect(drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', screens })).toMatchObject({
    ok: false,
    findings: [{ at: 'screens.0.widgets.0.opens', problem: 'there is no next screen' }],
  })
})

test('only a table has rows: a head and as many cells in each row', () => {
  const head = ['Name', 'Key']
  const table = { kind: 'table', name: 'Keys', rows: [head, ['ci', 'dk_8']] }
  expect(findings([table, { ...table, name: 'More' }])).toEqual([])
  expect(findings([{ ...table, kind: 'field' }])).toEqual(['screens.0.widgets.0.rows: only a table and tabs have rows'])
  expect(findings([{ ...table, rows: [head, ['ci']] }])).toEqual([
    'screens.0.widgets.0.rows: a row has 1 cell, the head has 2',
  ])
  expect(findings([{ ...table, rows: [head] }])).toEqual([
    'screens.0.widgets.0.rows: a table has a head and at least one row',
  ])
})

test('screens that are too wide side by side are drawn with a warning', () => {
  const screens = ['A', 'B'].map((name) => ({ name, widgets: [{ name: 'Words' }] }))
  expect(drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', screens })).toMatchObject({
    ok: true,
    warnings: [
      { level: 'warning', at: 'screens', problem: expect.stringContaining('use dialogs or phones, or fewer screens') },
    ],
  })
})

test('what a control enables is further down on its screen', () => {
  const copy = { kind: 'button', name: 'Copy', enables: 'Done' }
  const done = { kind: 'primary', name: 'Done', state: 'muted' }
  expect(findings([copy, done])).toEqual([])
  const problem = '"Done" is not a control further down on this screen'
  expect(findings([copy])).toEqual([`screens.0.widgets.0.enables: ${problem}`])
  expect(findings([done, copy])).toEqual([`screens.0.widgets.1.enables: ${problem}`])
})

test('tabs have one row; what is not told apart by a value has a name', () => {
  const tabs = { kind: 'tabs', value: 'Keys', rows: [['Profile', 'Keys']] }
  expect(findings([tabs, { kind: 'divider' }, { kind: 'field', value: 'ci' }])).toEqual([])
  expect(findings([{ ...tabs, rows: [...tabs.rows, ['More']] }])).toEqual([
    'screens.0.widgets.0.rows: tabs have one row',
  ])
  expect(findings([{ kind: 'button' }])).toEqual(['screens.0.widgets.0.name: a button says something: give it a name'])
})

test('the text says what controls do: open, enable, or nothing yet', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  for (const words of [
    'Create key (button, opens Key created)',
    'Copy (button, enables Done)',
    'Done (primary, disabled)',
  ])
    expect(drawing.scene.description).toContain(words)
})

test('the description has the remarks', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  expect(drawing.ok && drawing.scene.description).toContain('Remarks: Done: Disabled until the secret is copied')
})
