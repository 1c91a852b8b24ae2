import { expect, test } from 'vitest'
import { criticalPath, lateIn, type TraceSpan, traceRows } from './trace.ts'

const span = (item: string, start: number, end: number, parent?: string): TraceSpan<string> => ({
  item,
  start,
  end,
  parent,
})

const trace = [
  span('root', 0, 100),
  span('last', 75, 95, 'root'),
  span('slow', 10, 70, 'root'),
  span('fast', 10, 40, 'root'),
  span('query', 20, 60, 'slow'),
]

test('rows have parents before children and siblings by start, each joined to what is above it', () => {
  expect(traceRows(trace).map(({ item, depth, above }) => [item, depth, above])).toEqual([
    ['root', 0, undefined],
    ['slow', 1, 0],
    ['query', 2, 1],
    ['fast', 1, 1],
    ['last', 1, 3],
  ])
})

test('the critical path goes back through the children that ended last', () => {
  expect(criticalPath(trace).map(({ item, from, to }) => [item, from, to])).toEqual([
    ['root', 0, 10],
    ['slow', 10, 20],
    ['query', 20, 60],
    ['slow', 60, 70],
    ['root', 70, 75],
    ['last', 75, 95],
    ['root', 95, 100],
  ])
})

test('the critical path is as long as the root, whatever children do outside of their parents', () => {
  const spans = [
    ...trace,
    span('early', -5, 30, 'fast'),
    span('late', 90, 140, 'root'),
    span('instant', 50, 50, 'root'),
  ]
  expect(criticalPath(spans).reduce((sum, { from, to }) => sum + to - from, 0)).toBe(100)
})

test('a child that ends a little after its parent counts up to there; one that mostly runs on does not', () => {
  const upload = [span('root', 0, 100), span('parts', 10, 90, 'root'), span('first', 10, 40, 'parts')]
  const skewed = [...upload, span('second', 12, 91, 'parts')]
  expect(criticalPath(skewed).map(({ item, from, to }) => [item, from, to])).toEqual([
    ['root', 0, 10],
    ['parts', 10, 12],
    ['second', 12, 90],
    ['root', 90, 100],
  ])
  const background = [...upload, span('second', 60, 130, 'parts')]
  expect(criticalPath(background).some(({ item }) => item === 'second')).toBe(false)
  expect(lateIn(skewed)).toEqual([{ item: 'second', parent: 'parts', by: 1, isCut: true }])
  expect(lateIn(background)).toEqual([{ item: 'second', parent: 'parts', by: 40, isCut: false }])
})

test('nobody waited for what is minor and outlives its parent', () => {
  const spans = [span('root', 0, 100), span('pricing', 5, 90, 'root'), span('ranking', 5, 120, 'root')]
  const minor = spans.map((each) => ({ ...each, isMinor: each.item === 'ranking' }))
  const own = (all: TraceSpan<string>[]) => criticalPath(all).map(({ item, from, to }) => [item, from, to])
  expect(own(spans)).toContainEqual(['ranking', 5, 100])
  expect(own(minor)).toContainEqual(['pricing', 5, 90])
  expect(lateIn(minor)).toEqual([{ item: 'ranking', parent: 'root', by: 20, isCut: false }])
  // What is minor and ends in time is waited for.
  const early = minor.map((each) => (each.item === 'ranking' ? { ...each, end: 95 } : each))
  expect(own(early)).toContainEqual(['ranking', 5, 95])
})
