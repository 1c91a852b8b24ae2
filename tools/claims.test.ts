import { expect, test } from 'vitest'
import { unprovenClaims } from './claims.ts'

const values = { lost: 2, left: 4 }
const heading = { title: 'Losing a node leaves {left} pods', subtitle: '{lost} are gone; {other} stays as it is' }

test('a value that the heading quotes must be proven by a part; other braces claim nothing', () => {
  expect(unprovenClaims(heading, { values, parts: [] })).toEqual(['left', 'lost'])
  const parts = [
    { at: 'nodes.1', proves: ['lost'], elements: [4] },
    { at: 'nodes.2', elements: [5] },
  ]
  expect(unprovenClaims(heading, { values, parts })).toEqual(['left'])
})

test('a value is listed once, and one that is not quoted need not be drawn', () => {
  expect(unprovenClaims({ title: '{left} of {left}' }, { values, parts: [] })).toEqual(['left'])
  expect(unprovenClaims({ title: 'Nothing is claimed' }, { values, parts: [] })).toEqual([])
})
