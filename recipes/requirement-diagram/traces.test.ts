import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { tracesOf, verifiedOf } from './traces.ts'

const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name, kind: 'requirement' }))
const all = [...nodes, { name: 'Part', kind: 'block' }, { name: 'Test', kind: 'test-case' }]
const edge = (from: string, kind: string, to: string) => ({ from, kind, to })
const rowsOf = (...edges: ReturnType<typeof edge>[]) =>
  tracesOf({ nodes: all, edges, groups: [] }).rows.map(({ node, depth }) => `${depth}${node.name}`)

test('what a requirement contains follows it, then what is derived from it', () => {
  expect(rowsOf(edge('b', 'derives', 'a'), edge('a', 'contains', 'd'), edge('c', 'derives', 'b'))).toEqual([
    '0a',
    '1d',
    '1b',
    '2c',
  ])
})

test('requirements that are derived from each other in a circle are all rows', () => {
  expect(rowsOf(edge('a', 'derives', 'b'), edge('b', 'derives', 'a'))).toEqual(['0c', '0d', '0a', '1b'])
})

test('a requirement is verified by a test case of its own; each empty place has its words and, other than a link, a hole', () => {
  const edges = [edge('Test', 'verifies', 'b'), edge('Part', 'satisfies', 'a'), edge('Part', 'satisfies', 'b')]
  expect(verifiedOf({ nodes: all, edges, groups: [] }).verified.map(({ name }) => name)).toEqual(['b'])
  const data = { title: '{verified} of {requirements}', nodes: all, edges }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  const times = (wanted: string) => words.filter((each) => each === wanted).length
  expect([times('✗ No test case'), times('✗ No design'), times('Part'), times('1 of 4'), times('2 missing')]).toEqual([
    3, 2, 2, 2, 1,
  ])
  // How many requirements there are is in each count; what is missing is a hole in its row, and one ground holds each row.
  expect(times('4')).toBe(0)
  const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' ? [each] : []))
  // Dashes are of what is derived, and of nothing else.
  expect(boxes.filter(({ dashed }) => dashed === true)).toEqual([])
  expect(boxes.flatMap(({ stroke, fill }) => (stroke === 'negative' ? [fill] : []))).toEqual(Array(5).fill('none'))
  const bands = boxes.filter(({ fill }) => fill === 'rule')
  expect([bands.length, new Set(bands.map(({ w }) => w)).size]).toEqual([4, 1])
})

test('what else is linked says how, and its name and text are told apart', () => {
  const data = {
    title: 'A problem and what refines',
    nodes: [
      { name: 'Cold start', kind: 'requirement', note: 'Works at −40 °C' },
      { name: 'Start', kind: 'requirement' },
      { name: 'Winter of 2024', kind: 'problem', note: '14 doors stuck' },
    ],
    edges: [edge('Cold start', 'refines', 'Start'), edge('Winter of 2024', 'concerns', 'Cold start')],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(words).toEqual(expect.arrayContaining(['«problem» Winter of 2024: 14 doors stuck', '«refine» Start']))
})

test('what joins no requirement is noted, and what is joined to none is listed', () => {
  const data = { title: 'Requirements of a part', nodes: all, edges: [edge('Part', 'concerns', 'Test')] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ at }) => at)).toContain('edges.0')
  const words = drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(words).toContain('Linked to no requirement: Part; Test')
})

test('a requirement that is not as high as its row is on the grid', () => {
  const name = 'A requirement whose name is too long for one line of its box, in words'
  const data = {
    title: 'Two lines and a text',
    nodes: [{ name, kind: 'requirement', note: 'What it says' }],
    edges: [],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const boxes = drawing.scene.elements.filter((each) => each.type === 'box')
  expect(boxes.every((each) => each.type !== 'box' || each.y % 8 === 0)).toBe(true)
})

test('an id is right of its name, however long that is, and a name of a test case stays whole', () => {
  const name = 'Screening of every payee under 400 ms at the 99th percentile'
  const data = {
    title: 'Ids',
    nodes: [
      { id: 'pay-9', name, kind: 'requirement' },
      { name: 'PayoutIdempotencyIT', kind: 'test-case' },
    ],
    edges: [edge('PayoutIdempotencyIT', 'verifies', 'pay-9')],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.find(({ text }) => text === 'PAY-9')?.align).toBe('end')
  expect(texts.map(({ text }) => text)).toContain('PayoutIdempotencyIT')
})

test('no line leads from part to test, and a line to several derived requirements has a dot where each but the last leaves it', () => {
  const derived = ['a', 'b', 'c']
  const nodes = ['top', ...derived].map((name) => ({ name }))
  const data = { title: 'Derived', nodes, edges: derived.map((from) => ({ from, to: 'top', kind: 'derives' })) }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const lines = elements.flatMap((each) => (each.type === 'path' ? (each.d.match(/[MH](\d+)/g) ?? []) : []))
  expect(Math.max(...lines.map((each) => Number(each.slice(1))))).toBeLessThan(448 + 40)
  expect(elements.filter((each) => each.type === 'circle' && each.r === 3)).toHaveLength(2)
})

test('red over a column is how many links it lacks; how many it has is not red', () => {
  const edges = [edge('Test', 'verifies', 'b'), ...['a', 'b', 'c', 'd'].map((name) => edge('Part', 'satisfies', name))]
  const figures = (title: string) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title, nodes: all, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /^\d (of|missing)/.test(each.text) ? [`${each.text} ${each.fill ?? 'ink'}`] : [],
    )
  }
  expect(figures('Tests')).toEqual(['4 of 4 muted', '3 missing negative'])
  expect(figures('{unverified} lack one, {verified} have one')).toContain('3 missing negative')
  expect(figures('{verified} have a test')).toEqual(['4 of 4 muted', '1 of 4 ink'])
})

test('the figures of all columns are on one line of writing', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const at = (words: string) =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.y] : []))
  expect(at('5 of 5')).toHaveLength(1)
  expect(at('5 of 5')).toEqual(at('1 missing'))
})
