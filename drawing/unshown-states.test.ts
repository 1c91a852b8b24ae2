import { expect, test } from 'vitest'
import matrix from '../recipes/adjacency-matrix/recipe.ts'
import files from '../recipes/file-tree/recipe.ts'
import fishbone from '../recipes/ishikawa-fishbone/recipe.ts'
import logs from '../recipes/log-table/recipe.ts'
import pie from '../recipes/pie-chart/recipe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const warningsOf = (recipe: unknown, data: object) => {
  const drawing = drawRecipe(recipe as AnyRecipe, { title: 'A claim', ...data })
  return drawing.ok ? drawing.warnings : drawing.findings
}

test('a state of which the drawing shows nothing is told, once for all of a kind', () => {
  const causes = ['one', 'two'].map((name) => ({ name, state: 'negative', children: [{ name: `${name} more` }] }))
  expect(warningsOf(fishbone, { root: { name: 'late', children: causes } })).toContainEqual({
    level: 'note',
    at: 'root.children.0.state',
    problem: 'negative is not drawn here, nor at 1 more; callouts say what is so',
  })
})

test('a state in focus is told where the drawing is the same without it', () => {
  const rows = ['one', 'two'].map((name, index) => ({
    name,
    value: 5 + index,
    state: index === 0 ? 'muted' : 'positive',
  }))
  const of = (focus: string) => warningsOf(pie, { measure: 'calls', rows, focus: [focus] })
  expect(of('one')).toEqual([
    { level: 'note', at: 'rows.0.state', problem: 'muted is not drawn here; callouts say what is so' },
  ])
  expect(of('two')).toEqual([])
})

test('a state in focus that a sign or a color says is not told, though something else says it too', () => {
  const columns = ['Time', { name: 'Level', kind: 'chip' }, 'Message']
  const rows = [{ id: 'first', values: ['09:00:00', 'ERROR', 'refused'], state: 'negative' }]
  expect(warningsOf(logs, { columns, rows, focus: ['first'] })).toEqual([])
})

test('a state is compared with the drawing without it, and with nothing else', () => {
  const children = [{ name: 'a/', state: 'positive', children: [{ name: 'a.go' }] }]
  const of = (focus: string[]) => warningsOf(files, { root: { name: 'src/', children }, focus })
  expect(of(['a/'])).toEqual([
    { level: 'note', at: 'root.children.0.state', problem: 'positive is not drawn here; callouts say what is so' },
  ])
  expect(of(['a.go'])).toEqual([])
})

test('what is minor has muted words', () => {
  const rows = ['one', 'two'].map((name, index) => ({
    name,
    value: 5 + index,
    ...(index === 0 ? { state: 'muted' } : {}),
  }))
  const drawing = drawRecipe(pie as unknown as AnyRecipe, { title: 'A claim', measure: 'calls', rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const fillOf = (name: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text.startsWith(name) ? [each.fill] : []))
  expect([fillOf('one'), fillOf('two')]).toEqual([['muted'], [undefined]])
  expect(drawing.warnings).toEqual([])
})

test('a state that is drawn, or whose color a focus takes, is not told', () => {
  const nodes = [
    { name: 'a', state: 'positive' },
    { name: 'b', state: 'negative' },
  ]
  const edges = [{ from: 'a', to: 'b' }]
  expect(warningsOf(matrix, { nodes, edges })).toEqual([])
  expect(warningsOf(matrix, { nodes, edges, focus: ['b'] })).toEqual([])
})
