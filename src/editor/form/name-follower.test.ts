import { expect, test } from 'vitest'
import type { Json } from '../json-path.ts'
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
