/** The number of a callout on a row is beside the name of the row, not on its bars, cells or numbers. */
import { expect, test } from 'vitest'
import { readSource } from '../tools/recipes.ts'
import { drawRecipe } from './draw-recipe.ts'

/** Where the badge of a callout is, and the name of what it is on. */
const drawn = async (id: string, data: object, on: string) => {
  const drawing = drawRecipe(await readSource(id), { title: 'A claim', ...data, callouts: [{ on, text: 'A remark' }] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const badge = drawing.parts
    .find(({ at }) => at === 'callouts.0')
    ?.elements.map((index) => elements[index])
    .find((each) => each?.type === 'circle')
  const name = elements.find((each) => each.type === 'text' && each.text === on)
  if (badge?.type !== 'circle' || name?.type !== 'text') throw new Error('no badge or no name')
  return { badge, name, isLevel: Math.abs(badge.y - name.y) < 10 }
}

test('names that end at the axis have the number before them, as bars begin behind them', async () => {
  const rows = ['GitHub Actions', 'Jenkins'].map((name) => ({ name, values: [18.5, 9.9] }))
  const data = { measure: 'Build time', columns: ['Cold', 'Warm'], rows }
  const { badge, name, isLevel } = await drawn('grouped-bar', data, 'Jenkins')
  expect([name.align, badge.x < name.x - 40, isLevel]).toEqual(['end', true, true])
})

test('rows of cells, and those with numbers at their end, have it at their name', async () => {
  const rows = ['build', 'e2e'].map((name) => ({ name, values: [1, 2, 9, 4] }))
  const cells = await drawn('xy-heatmap', { measure: 'Failures', columns: ['a', 'b', 'c', 'd'], rows }, 'e2e')
  const boxes = ['GET /users', 'DELETE /v1/sessions'].map((name) => ({ name, values: [9, 9, 9, 9, 30] }))
  const box = await drawn('box-plot', { measure: 'Latency', rows: boxes }, 'DELETE /v1/sessions')
  for (const { badge, name, isLevel } of [cells, box])
    expect([isLevel, badge.x > name.x - 24, badge.x < name.x + 190]).toEqual([true, true, true])
})

test('the number of a risk and that of a callout are not side by side', async () => {
  const [x, y] = ['Likelihood', 'Impact'].map((name) => ({ name, bands: ['low', 'medium', 'high'] }))
  const data = { x, y, points: [{ name: 'Carrier is late', x: 3, y: 2 }] }
  const { badge, name, isLevel } = await drawn('risk-matrix', data, 'Carrier is late')
  expect([isLevel, badge.x > name.x + 90]).toEqual([true, true])
})

test('at an arrow with an open head, the number is at its words and on neither its elbow nor the box beside', async () => {
  const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  const link = (ends: string, text?: string) => ({
    from: ends[0],
    to: ends[1],
    ...(text === undefined ? {} : { text }),
  })
  const edges = [link('ab', 'one'), link('ba', 'two and more'), link('ac'), link('cd'), link('bd')]
  const data = { title: 'A claim', nodes, edges, callouts: [{ on: 'a > b', text: 'A remark' }] }
  const drawing = drawRecipe(await readSource('uml-state-machine'), data)
  expect(drawing.ok ? drawing.warnings : drawing.findings).toEqual([])
})
