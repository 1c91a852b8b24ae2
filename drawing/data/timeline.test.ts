import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { lengthsOf, mainSpan } from '../time/lengths.ts'
import { type TimelineData, timelineForm } from './timeline.ts'

const read = (data: object, keep: Parameters<typeof timelineForm>[1] = {}) => {
  const reading = readData(timelineForm({ events: 6 }, keep) as never, { title: 'A line', ...data })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

test('ends follow starts', () => {
  expect(
    read({
      events: [
        { name: 'a', start: '09:30', end: '09:20' },
        { name: 'b', start: '09:30', duration: -4 },
        { name: 'c', start: '09:30', end: '09:40', duration: 10 },
      ],
    }),
  ).toEqual([
    'events.0.end: 09:20 is before its start, 09:30',
    'events.1.duration: must be at least 0, got -4',
    'events.2.duration: has an end too; leave one of them out',
  ])
})

test('lanes, if given, are complete, and spans join events in order', () => {
  const events = [
    { name: 'a', group: 'Respnd', start: 5 },
    { name: 'b', group: 'Respond', start: 2 },
  ]
  expect(read({ events, groups: [{ name: 'Respond' }] })).toEqual([
    'events.0.group: "Respnd" is not a group; did you mean "Respond"?',
  ])
  expect(read({ events, spans: [{ from: 'a', to: 'b', text: 'between' }] })).toEqual([
    'spans.0.to: 2 ms is before its start, 5 ms',
  ])
})

test('parts have one root and no cycle', () => {
  const parts = (...parents: (string | undefined)[]) =>
    read({ events: parents.map((parent, index) => ({ name: String(index), parent, start: 0 })) }, { parent: true })
  expect(parts(undefined, '0', undefined)).toEqual([
    'events.2.parent: is missing; only the first of all, events.0, has no parent',
  ])
  expect(parts(undefined, '2', '1')).toEqual(['events.1.parent: closes a cycle: 1 > 2 > 1'])
  expect(parts('1', '0', '1', '3')).toEqual([
    'events.0.parent: closes a cycle: 0 > 1 > 0',
    'events.3.parent: closes a cycle: 3 > 3',
  ])
})

test('a mark is at one place, and a level needs a curve', () => {
  const events = [{ name: 'a', start: 5 }]
  expect(read({ events, marks: [{ text: 'limit', value: 5 }, { text: 'nowhere' }] })).toEqual([
    'marks.0.value: there is no curve to mark',
    'marks.1: must have exactly one of start and value',
  ])
})

test('titles may quote the lengths of spans and of events that last', () => {
  expect(
    lengthsOf({
      unit: 'min',
      events: [
        { id: 'down', name: 'a', start: '09:12' },
        { id: 'fix', name: 'b', start: '09:31', duration: 24 },
      ],
      spans: [{ id: 'wait', from: 'down', to: 'fix', text: 'until the fix' }],
    }),
  ).toEqual({ fix: '24 min', wait: '19 min' })
})

test('titles may quote lengths by what they are, unless an id has that name', () => {
  const events = [
    { name: 'a', start: '09:12' },
    { name: 'b', start: '09:31' },
    { name: 'c', start: '09:40' },
  ]
  const [short, long] = [
    { from: 'a', to: 'b', text: 'short' },
    { from: 'a', to: 'c', text: 'long' },
  ]
  const waitOf = (data: TimelineData & { focus?: string[] }) => lengthsOf(data, { wait: mainSpan(data) })
  expect(waitOf({ events, spans: [short, long] })).toEqual({ wait: '28 min' })
  expect(waitOf({ events, spans: [short, long], focus: ['short'] })).toEqual({ wait: '19 min' })
  expect(waitOf({ events, spans: [short, long], focus: ['a > b'] })).toEqual({ wait: '19 min' })
  expect(waitOf({ events, spans: [{ ...short, id: 'wait' }, long] })).toEqual({ wait: '19 min' })
  expect(waitOf({ events })).toEqual({})
})
