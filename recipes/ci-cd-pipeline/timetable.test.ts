import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { whyNoBars } from './no-bars.ts'
import recipe from './recipe.ts'
import { minutesUntil, timetableOf } from './timetable.ts'

const read = (sample: object): GraphDocument => {
  const reading = readData(recipe.data as never, sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as GraphDocument
}

const { focus: _, key: __, nodes: stages = [], edges, ...rest } = recipe.sample
/** The sample with a stage that runs beside the first. */
const nodes = [...stages, { name: 'Lint', value: 3 }]
const sample = {
  ...rest,
  nodes,
  edges: [
    ...edges,
    { from: 'Push', to: 'Lint' },
    { from: 'Lint', to: 'Test' },
    { from: 'Lint', to: 'Fix', kind: 'failure' as const },
  ],
}

test('the total is made of the stages that wait for each other, each beginning when the slowest before it ends', () => {
  const table = timetableOf(read(sample))
  expect(table?.main.map(({ node, start, end }) => [node.name, start, end])).toEqual([
    ['Build', 0, 8],
    ['Test', 8, 16],
    ['Canary', 16, 46],
    ['Approval', 46, 62],
    ['Rollout', 62, 72],
  ])
  expect(table?.beside.map(({ node, start, end }) => [node.name, start, end])).toEqual([['Lint', 0, 3]])
  expect(table?.total).toBe(72)
  expect(table?.exits.map(({ name }) => name)).toEqual(['Fix', 'Roll back'])
})

test('a stage beside the others is one of them where it is the slowest', () => {
  const slow = nodes.map((node) => (node.name === 'Lint' ? { ...node, value: 9 } : node))
  const table = timetableOf(read({ ...sample, nodes: slow }))
  expect(table?.main[0]?.node.name).toBe('Lint')
  expect(table?.total).toBe(73)
})

test('minutes in a cycle are counted once', () => {
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  const pair = [
    { name: 'a', value: 2 },
    { name: 'b', value: 3 },
  ]
  expect(Math.max(...minutesUntil(read({ title: 'Round', nodes: pair, edges })).values())).toBe(5)
})

test('a gate, a group and a way back that is no exit have no place in a timetable', () => {
  const gate = [...nodes, { name: 'Ready?', kind: 'gate' }]
  expect(timetableOf(read({ ...sample, nodes: gate }))).toBeUndefined()
  expect(timetableOf(read({ ...sample, nodes: nodes.map((node) => ({ ...node, group: 'Run' })) }))).toBeUndefined()
  const back = { from: 'Canary', to: 'Build', kind: 'feedback' }
  expect(timetableOf(read({ ...sample, edges: [...sample.edges, back] }))).toBeUndefined()
})

test('a failure beside the main stages joins a later drop to the same exit; without one it has no place', () => {
  const fails = (to: string) => ({ from: 'Lint', to, kind: 'failure' })
  const others = sample.edges.filter(({ from, kind }) => from !== 'Lint' || kind !== 'failure')
  expect(timetableOf(read({ ...sample, edges: [...others, fails('Fix')] }))?.fails).toHaveLength(6)
  const alone = others.filter(({ to, kind }) => to !== 'Fix' || kind !== 'failure')
  expect(timetableOf(read({ ...sample, edges: [...alone, fails('Fix')] }))).toBeUndefined()
})

test('stages with minutes that are no bars are told', () => {
  const notesOf = (more: object): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.flatMap(({ at, problem }) => (at === 'nodes' ? [problem.slice(0, 22)] : []))
  }
  expect(notesOf({})).toEqual([])
  expect(notesOf({ nodes: [...stages, { name: 'Audit' }] })).toEqual(['are drawn as a graph a'])
})

test('what is no timetable says which stages lack minutes, and which have some where only failures lead', () => {
  const why = (...more: { name: string; value?: number }[]): string =>
    whyNoBars(
      read({
        ...sample,
        nodes: [...nodes, ...more],
        edges: [
          ...sample.edges,
          ...more.flatMap(({ name, value }) =>
            value === undefined
              ? [
                  { from: 'Build', to: name },
                  { from: name, to: 'Rollout' },
                ]
              : [{ from: 'Build', to: name, kind: 'failure' as const }],
          ),
        ],
      }),
    )
  expect(why({ name: 'Sign-off' })).toContain('to scale: there are no minutes in Sign-off')
  expect(why({ name: 'Sign-off' }, { name: 'Undo', value: 2 })).toContain(
    'there are no minutes in Sign-off, and minutes in Undo, where only failures lead',
  )
  expect(why()).toContain('to scale: bars have 2 to 9 stages')
})

test('what keeps a pipeline from bars is named: arrows and counts', () => {
  const why = (more: object): string => whyNoBars(read({ ...sample, ...more }))
  const after = (from: string, to: string, kind?: string) => [...sample.edges, { from, to, ...(kind && { kind }) }]
  expect(why({ edges: after('Canary', 'Build', 'feedback') })).toContain(
    'arrows from a stage back to a stage (Canary > Build)',
  )
  expect(why({ edges: after('Test', 'Push', 'failure') })).toContain(
    'arrows from a stage back to the start (Test > Push)',
  )
  const late = {
    nodes: [...nodes, { name: 'Scan', value: 1 }],
    edges: [...after('Build', 'Scan'), { from: 'Scan', to: 'Canary' }],
  }
  expect(why(late)).toMatch(/there are stages beside others that wait for a stage \(Build > Scan\)$/)
  expect(why({ edges: after('Lint', 'Alarm', 'failure'), nodes: [...nodes, { name: 'Alarm' }] })).toContain(
    'failures of stages beside others where no later stage in turn fails (Lint > Alarm)',
  )
  expect(why({ edges: after('Rollout', 'Live'), nodes: [...nodes, { name: 'Live' }] })).toContain('no minutes in Live')
  const waits = ['Live', 'Seen'].map((name, at) => ({ name, ...(at === 0 ? { value: 0 } : {}) }))
  const live = [...after('Rollout', 'Live'), { from: 'Live', to: 'Seen' }]
  expect(why({ edges: live, nodes: [...nodes, ...waits] })).toContain('to scale: there are 0 minutes in Live')
  expect(why({ nodes: nodes.map((node) => ({ ...node, group: 'Run' })) })).toMatch(
    /there are groups, a direction or places of stages$/,
  )
})

test.each([0.5, 0.1])(
  'a stage of a few pixels is a solid bar, named over it, that fails in its middle: %d min',
  (value) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      ...recipe.sample,
      nodes: stages.map((node) => (node.name === 'Test' ? { ...node, value } : node)),
    })
    if (!drawing.ok) throw new Error('refused')
    expect(drawing.warnings.map(({ problem }) => problem).join()).not.toContain('as a graph')
    const of = (at: string) => drawing.parts.find((part) => part.at === at)?.elements ?? []
    const test = stages.findIndex(({ name }) => name === 'Test')
    const bar = of(`nodes.${test}`).map((index) => drawing.scene.elements[index])[0]
    expect(bar).toMatchObject({ type: 'path', fill: 'muted' })
    const fail = recipe.sample.edges.findIndex(({ from, to }) => from === 'Test' && to === 'Fix')
    const fall = of(`edges.${fail}`).map((index) => drawing.scene.elements[index])[0]
    const xOf = (element: typeof bar): number => Number(/-?[\d.]+/.exec(element?.type === 'path' ? element.d : '')?.[0])
    expect(xOf(fall) - xOf(bar)).toBeGreaterThanOrEqual(0)
    expect(xOf(fall) - xOf(bar)).toBeLessThanOrEqual(8)
  },
)
