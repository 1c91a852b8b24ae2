import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { whyNoBars } from './no-bars.ts'
import recipe from './recipe.ts'
import { timetableOf } from './timetable.ts'

/** Two stages with a gate between them, and where the last one leads. */
const data = {
  title: 'A pipeline',
  nodes: [
    { name: 'Commit', kind: 'source' },
    { name: 'Build', value: 12 },
    { name: 'Approval', kind: 'gate' },
    { name: 'Deploy', value: 20 },
    { name: 'Production', kind: 'sink', note: 'eu-west-1' },
  ],
  edges: [
    { from: 'Commit', to: 'Build' },
    { from: 'Build', to: 'Approval', text: 'image' },
    { from: 'Approval', to: 'Deploy' },
    { from: 'Deploy', to: 'Production' },
  ],
}

const read = (sample: object): GraphDocument => {
  const reading = readData(recipe.data as never, sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as GraphDocument
}

const draw = (sample: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  return { warnings: drawing.warnings, alt: drawing.scene.description, texts, words: texts.map(({ text }) => text) }
}

test('a gate without minutes is on the seam of two stages, and a sink behind the last one', () => {
  const { warnings, texts, words, alt } = draw(data)
  expect(alt).toContain('with no time given for Approval.')
  expect(warnings).toEqual([])
  for (const word of ['32 min', 'Approval', 'time not given', 'image', 'eu-west-1']) expect(words).toContain(word)
  const xOf = (word: string): number => texts.find(({ text }) => text === word)?.x ?? 0
  expect(xOf('Production')).toBeGreaterThan(xOf('Deploy'))
  expect(timetableOf(read(data))?.main.map(({ start }) => start)).toEqual([0, 12])
})

test('a gate that fails, or is not between two stages in turn, has no place among bars; nor has a sink that says why', () => {
  const with_ = (edge: object, node?: object) => ({
    ...data,
    nodes: [...data.nodes, ...(node === undefined ? [] : [node])],
    edges: [...data.edges, edge],
  })
  expect(timetableOf(read(with_({ from: 'Approval', to: 'Commit', kind: 'failure' })))).toBeUndefined()
  const skips = { from: 'Build', to: 'Deploy' }
  expect(timetableOf(read(with_(skips)))).toBeDefined()
  const texts = data.edges.map((edge) => (edge.to === 'Production' ? { ...edge, text: 'rolls out' } : edge))
  expect(timetableOf(read({ ...data, edges: texts }))).toBeUndefined()
  expect(whyNoBars(read({ ...data, edges: texts }))).toContain('no minutes in Production')
})

/** Tests beside the slowest one, which all begin when the build ends. */
const fan = (...more: object[]) => ({
  title: 'Side by side',
  nodes: [
    { name: 'Build', value: 20 },
    { name: 'Slow', value: 30 },
    { name: 'Unit', value: 20 },
    { name: 'Scan', value: 25 },
    { name: 'Ship', value: 20 },
    { name: 'Fix' },
  ],
  edges: [
    ...['Slow', 'Unit', 'Scan'].flatMap((name) => [
      { from: 'Build', to: name },
      { from: name, to: 'Ship' },
    ]),
    { from: 'Ship', to: 'Fix', kind: 'failure' },
    ...more,
  ],
})

test('stages begin beside a main one where another ends that does not fail, on one line down', () => {
  expect(timetableOf(read(fan()))?.beside.map(({ node, start }) => [node.name, start])).toEqual([
    ['Unit', 20],
    ['Scan', 20],
  ])
  const { warnings } = draw(fan())
  expect(warnings).toEqual([])
  const failing = fan({ from: 'Build', to: 'Fix', kind: 'failure' })
  expect(timetableOf(read(failing))).toBeUndefined()
  expect(whyNoBars(read(failing))).toContain(
    'stages beside others that wait for a stage (Build > Unit and Build > Scan)',
  )
})
