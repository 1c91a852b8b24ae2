import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import pipeline from './recipe.ts'

const recipe = pipeline as unknown as AnyRecipe
const { nodes = [], edges } = pipeline.sample

const draw = (changed: object) => {
  const drawing = drawRecipe(recipe, { ...pipeline.sample, ...changed })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { warnings: drawing.warnings, texts }
}

test('words of a failure that have no room beside the exit are over it', () => {
  const equal = nodes.map((node) => ('value' in node ? { ...node, value: 7 } : node))
  expect(draw({ nodes: equal }).warnings).toEqual([])
})

test('the way back has its words in the room before the exits, in several lines if need be', () => {
  const long = edges.map((edge) => (edge.kind === 'feedback' ? { ...edge, text: 'pushes again after a fix' } : edge))
  expect(draw({ edges: long }).warnings).toEqual([])
})

test('a failure of one letter has a sign', () => {
  const short = edges.map((edge) => (edge.text === 'refused' ? { ...edge, text: 'r' } : edge))
  expect(draw({ edges: short }).texts).toContain('✗ r')
})

/** What is said of a pipeline of these stages and failures. */
const chain = (minutes: number[], fails: [stage: number, exit: string, text: string][]) =>
  draw({
    title: 'A release',
    subtitle: undefined,
    focus: undefined,
    nodes: [
      { name: 'Merge' },
      ...minutes.map((value, at) => ({ name: `S${at}`, value })),
      ...[...new Set(fails.map(([, exit]) => exit))].map((name) => ({ name })),
    ],
    edges: [
      { from: 'Merge', to: 'S0' },
      ...minutes.slice(1).map((_, at) => ({ from: `S${at}`, to: `S${at + 1}` })),
      ...fails.map(([at, to, text]) => ({ from: `S${at}`, to, kind: 'failure', text })),
    ],
  }).warnings.map(({ problem }) => problem)

test('where an exit would be beside what falls to it, or words on another fall, the graph is drawn', () => {
  const late: [number, string, string][] = [
    [4, 'Channel', 'rejected by the store'],
    [5, 'Pause', 'crashes'],
  ]
  const minutes = [11, 34, 45, 22, 540, 60]
  expect(chain(minutes, late)).toEqual([expect.stringMatching(/: Pause would not be below what fails into it$/)])
  const early = (text: string): [number, string, string][] => [
    [1, 'Channel', text],
    [2, 'Channel', 'no sign-off'],
    [4, 'Channel', 'refused'],
    [5, 'Pause', 'crashes'],
  ]
  expect(chain([40, 40, 40, 40, 300, 300], early('unreproducible'))).toEqual([
    expect.stringMatching(/: what is said of the failures of S1 has no room beside the next$/),
  ])
  expect(chain([40, 120, 120, 40, 300, 300], early('unreproducible'))).toEqual([])
  // In two lines there is room, above what is said of the exit.
  expect(chain([60, 40, 60, 40, 300, 300], early('red twice')).filter((each) => !each.includes('px wide'))).toEqual([])
})

/** Three stages in turn; beside them tests that fail and a scan; and failures, each to an exit. */
const besides = (scan: number, ...fails: [from: string, to: string][]) => {
  const drawing = drawRecipe(recipe, {
    title: 'A release',
    nodes: [
      { name: 'Build', value: 20 },
      { name: 'Test', value: 10 },
      { name: 'Scan', value: scan },
      { name: 'Pack', value: 40 },
      { name: 'Ship', value: 60 },
      ...[...new Set(fails.map(([, to]) => to))].map((name) => ({ name })),
    ],
    edges: [
      ...['Test', 'Scan', 'Pack'].map((to) => ({ from: 'Build', to })),
      ...['Test', 'Scan', 'Pack'].map((from) => ({ from, to: 'Ship' })),
      ...fails.map(([from, to]) => ({ from, to, kind: 'failure', ...(from !== 'Test' && { text: 'rejected' }) })),
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const index = drawing.parts.find(({ at }) => at === 'edges.6')?.elements[0] ?? -1
  return { way: drawing.scene.elements[index], problems: drawing.warnings.map(({ problem }) => problem) }
}

test('a failure beside others goes around what runs below it, and without words is as solid as others', () => {
  const { way, problems } = besides(10, ['Test', 'Fix'], ['Ship', 'Fix'])
  expect(problems).toEqual([])
  expect(way).toMatchObject({ type: 'path', d: expect.stringMatching(/^M\S+ \S+L.*L.*L/) })
  expect(way).not.toHaveProperty('dashed')
})

test('where failures beside others would share a line or find no way around, the graph is drawn', () => {
  const two = besides(10, ['Test', 'A'], ['Scan', 'B'], ['Pack', 'A'], ['Ship', 'B'])
  expect(two.problems[0]).toMatch(/: failures of Test and Scan would lead to several exits on one line$/)
  const late = besides(39, ['Test', 'A'], ['Pack', 'A'])
  // All reasons are said at once.
  expect(late.problems[0]).toMatch(
    /: failures of Pack would fall through what runs beside, and failures of Test would fall through what runs beside$/,
  )
})
