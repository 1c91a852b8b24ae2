import { expect, test } from 'vitest'
import { type Json, valueAt, withValue } from '../json-path.ts'
import { NameFollower } from './name-follower.ts'

const calling = (name: string | undefined, from: string): Json => ({
  nodes: [name === undefined ? {} : { id: name }, { id: 'db' }],
  edges: [{ from, to: 'db' }],
})

const at = ['nodes', 0, 'id']

test('references follow a name, even through an empty field', () => {
  const names = new NameFollower()
  const emptied = names.follow(calling(undefined, 'api'), at, ['api', undefined])
  const typed = names.follow(calling('g', 'api'), at, [undefined, 'g'])
  expect([emptied, typed]).toEqual([calling(undefined, 'api'), calling('g', 'g')])
})

test('a name that was emptied elsewhere has no effect', () => {
  const names = new NameFollower()
  names.follow(calling(undefined, 'api'), at, ['api', undefined])
  const content = calling('api', 'api')
  expect(names.follow(content, ['nodes', 1, 'id'], [undefined, 'store'])).toEqual(content)
})

/** Two services and what calls them, with the name of the first typed one character after the other. */
const typed = (...names: string[]): Json => {
  const follower = new NameFollower()
  let content: Json = {
    nodes: [{ name: 'Tracking API gateway' }, { name: 'Tracking API' }],
    edges: [
      { from: 'App', to: 'Tracking API gateway', text: 'Gate' },
      { from: 'Tracking API gateway', to: 'Tracking API' },
    ],
  }
  for (const name of names) {
    const before = valueAt(content, ['nodes', 0, 'name'])
    const next = withValue(content, ['nodes', 0, 'name'], name) ?? null
    content = follower.follow(next, ['nodes', 0, 'name'], [before, name])
  }
  return valueAt(content, ['edges']) ?? null
}

test('a name that is typed through that of another item keeps its own references', () => {
  expect(typed('Tracking API g', 'Tracking API', 'Tracking AP', 'Tracker')).toEqual([
    { from: 'App', to: 'Tracker', text: 'Gate' },
    { from: 'Tracker', to: 'Tracking API' },
  ])
})

test('while a name is that of another item, references keep the last one that was its own', () => {
  expect(typed('Tracking', 'Tracking API')).toEqual([
    { from: 'App', to: 'Tracking', text: 'Gate' },
    { from: 'Tracking', to: 'Tracking API' },
  ])
})

test('words that are no name are no other item', () => {
  expect(typed('Gate')).toMatchObject([{ to: 'Gate' }, { from: 'Gate' }])
})

test('references to an edge follow its ends, except to those that another edge has', () => {
  const joined = (to: string | undefined, focus: string): Json => ({
    nodes: [{ id: 'web', name: 'Web' }, { name: 'API' }, { name: 'Cache' }],
    edges: [
      { from: 'web', ...(to === undefined ? {} : { to }) },
      { from: 'web', to: 'Cache' },
    ],
    focus: [focus],
  })
  const follower = new NameFollower()
  const path = ['edges', 0, 'to']
  const follow = (to: string | undefined, focus: string, before: string | undefined): Json =>
    follower.follow(joined(to, focus), path, [before, to])
  expect(follow('A', 'Web > API', 'API')).toEqual(joined('A', 'web > A'))
  expect(follow(undefined, 'web > A', 'A')).toEqual(joined(undefined, 'web > A'))
  expect(follow('Cache', 'web > A', undefined)).toEqual(joined('Cache', 'web > A'))
  expect(follow('Caches', 'web > A', 'Cache')).toEqual(joined('Caches', 'web > Caches'))
})

test('references to a name with line breaks are in one line, before and after it changes', () => {
  const content = { nodes: [{ name: 'Orders\nservice' }, { name: 'DB' }], edges: [{ from: 'Order service', to: 'DB' }] }
  const next = new NameFollower().follow(content, ['nodes', 0, 'name'], ['Order\nservice', 'Orders\nservice'])
  expect(valueAt(next, ['edges', 0, 'from'])).toBe('Orders service')
})
