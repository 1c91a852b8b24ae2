import { expect, test } from 'vitest'
import { criticalPath, nested, type Span, timeOnPath } from './trace.ts'

const span = (id: string, start: number, end: number, parent?: string): Span => ({
  id,
  name: id,
  service: 'web',
  start,
  end,
  ...(parent === undefined ? {} : { parent }),
})

const trace = [
  span('root', 0, 100),
  span('slow', 10, 70, 'root'),
  span('fast', 10, 40, 'root'),
  span('query', 20, 60, 'slow'),
  span('last', 75, 95, 'root'),
]

test('walks back through the children that finished last', () => {
  expect(criticalPath(trace)).toEqual([
    { id: 'root', from: 0, to: 10 },
    { id: 'slow', from: 10, to: 20 },
    { id: 'query', from: 20, to: 60 },
    { id: 'slow', from: 60, to: 70 },
    { id: 'root', from: 70, to: 75 },
    { id: 'last', from: 75, to: 95 },
    { id: 'root', from: 95, to: 100 },
  ])
})

test('shares the whole duration of the trace among the spans on the path', () => {
  const path = criticalPath(trace)
  expect(trace.map(({ id }) => timeOnPath(path, id))).toEqual([20, 20, 0, 40, 20])
})

test('lists parents before children, siblings by start', () => {
  expect(nested(trace).map(({ span: { id }, depth }) => `${depth} ${id}`)).toEqual([
    '0 root',
    '1 slow',
    '2 query',
    '1 fast',
    '1 last',
  ])
})

test('refuses a span outside its parent, an unknown parent and a second root', () => {
  expect(() => nested([span('root', 0, 10), span('late', 5, 12, 'root')])).toThrow('not inside its parent')
  expect(() => nested([span('root', 0, 10), span('lost', 1, 2, 'gone')])).toThrow('does not have')
  expect(() => nested([span('root', 0, 10), span('second', 1, 2)])).toThrow('exactly one root')
})
