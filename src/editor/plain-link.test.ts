import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editLinkStart } from '../catalog/edit-link.ts'
import { readPlainFragment } from './plain-link.ts'

const data = { title: 'A + B: 50% “faster”', rows: [{ name: 'a/b & c', value: 1 }] }
const json = JSON.stringify(data)

const parsed = (fragment: string): unknown => {
  const read = readPlainFragment(fragment)
  return read !== undefined && 'text' in read ? JSON.parse(read.text) : read
}

describe('data are read as encoders write them', () => {
  test.each([
    ['encodeURIComponent', encodeURIComponent(json)],
    ['encodeURI, and what it leaves', encodeURI(json)],
    ['a form encoder, with + for spaces', new URLSearchParams({ data: json }).toString().slice('data='.length)],
    ['encoded twice', encodeURIComponent(encodeURIComponent(json))],
    [
      'what a browser makes of unencoded text',
      new URL(`https://x.example/#data=${json.replaceAll('%', '%25')}`).hash.slice('#data='.length),
    ],
  ])('%s', (_encoder, encoded) => expect(parsed(`#data=${encoded}`)).toEqual(data))

  test('the link that answers name', () => {
    const { hash, searchParams } = new URL(editLinkStart('https://x.example', 'ordered-bar') + encodeURIComponent(json))
    expect([searchParams.get('recipe'), parsed(hash)]).toEqual(['ordered-bar', data])
  })

  test('YAML', () => {
    expect(readPlainFragment(`#data=${encodeURIComponent('title: A b\nrows: []\n')}`)).toEqual({
      kind: 'data',
      text: 'title: A b\nrows: []\n',
    })
  })

  test('any text survives encodeURIComponent', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), (text) => {
        fc.pre(!/^\s*"?%/.test(text))
        expect(readPlainFragment(`#data=${encodeURIComponent(text)}`)).toEqual({ kind: 'data', text })
      }),
    )
  })
})

describe('what cannot be read says why', () => {
  test.each([
    ['a broken percent', '#data=%7B%2', /% in it/],
    ['bytes that are no text', '#data=%FF%FE', /damaged/],
    ['nothing', '#text=', /nothing after #text=/],
    ['too long', `#data=${'x'.repeat(100_000)}`, /100000 characters/],
  ])('%s', (_what, fragment, problem) =>
    expect(readPlainFragment(fragment)).toEqual({ problem: expect.stringMatching(problem) }),
  )

  test('other fragments are not plain', () => {
    expect(['', '#', '#e=abc', '#dat=x', '#data'].map(readPlainFragment)).toEqual(Array(5).fill(undefined))
  })
})
