import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { timetableOf } from './timetable.ts'

/** Stages in three groups, one of them beside the others, and a gate in the last one. */
const dataWith = (groups: Record<string, string>, more: object = {}) => ({
  title: 'A pipeline',
  nodes: [
    { name: 'Compile', value: 10 },
    { name: 'Package', value: 10 },
    { name: 'Test', value: 30 },
    { name: 'Scan', value: 20 },
    { name: 'Approval', kind: 'gate' },
    { name: 'Ship', value: 20 },
    { name: 'Fix' },
  ].map((node) => ({ ...node, ...(groups[node.name] && { group: groups[node.name] }) })),
  groups: [...new Set(Object.values(groups))].map((name) => ({ name, ...more })),
  edges: [
    { from: 'Compile', to: 'Package' },
    { from: 'Package', to: 'Test' },
    { from: 'Package', to: 'Scan' },
    { from: 'Test', to: 'Approval' },
    { from: 'Approval', to: 'Ship' },
    { from: 'Ship', to: 'Fix', kind: 'failure' },
  ],
})
const usual = {
  Compile: 'Build',
  Package: 'Build',
  Test: 'Verify',
  Scan: 'Verify',
  Approval: 'Release',
  Ship: 'Release',
}

const spans = (data: object) => {
  const reading = readData(recipe.data as never, data)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  const table = timetableOf(reading.data as unknown as GraphDocument)
  return table?.spans.map(({ group, start, end }) => [group.name, start, end])
}

test('groups of stages that follow each other are as long as these', () => {
  expect(spans(dataWith(usual))).toEqual([
    ['Build', 0, 20],
    ['Verify', 20, 50],
    ['Release', 50, 70],
  ])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...dataWith(usual), focus: ['Verify'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [build, verify] = ['Build', 'Verify'].map((name) => texts.find(({ text }) => text === name))
  expect(verify?.fill).toBe('accent')
  expect(verify?.x).toBeGreaterThan(build?.x ?? 0)
  expect(drawing.scene.description).toContain('(CI/CD) in Build, Verify and Release: ')
})

test.each([
  ['an exit', { ...usual, Fix: 'Release' }, {}],
  ['stages with another between them', { Compile: 'Ends', Ship: 'Ends' }, {}],
  ['a stage beside others that ends later than its group', { ...usual, Scan: 'Build' }, {}],
  ['no stage in turn', { Scan: 'Checks' }, {}],
  ['a gate away from its stages', { ...usual, Approval: 'Build' }, {}],
  ['more to say than a name', usual, { note: 'runs on every push' }],
])('a group with %s has no place over bars', (_what, groups, more) => {
  expect(spans(dataWith(groups as Record<string, string>, more))).toBeUndefined()
})

test('a group whose name is wider than its stages makes no bars, and a note says so', () => {
  const name = 'Everything that must be done before anything can be tested'
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, dataWith({ ...usual, Compile: name, Package: name }))
  const notes = drawing.ok ? drawing.warnings.map(({ problem }) => problem).join() : ''
  expect(notes).toContain(`to scale: the stages of ${name} are narrower than its name`)
})
