import { expect, test } from 'vitest'
import { readData } from '../../drawing/read-data.ts'
import recipe from './recipe.ts'
import { partsOf } from './url.ts'

const named = (url: string) => Object.fromEntries(partsOf(url).map(({ name, text }) => [name, text]))

test('a URL is taken apart as RFC 3986 has it', () => {
  expect(named('https://ada:x@example.com:8443/a/b?q=1&r#top')).toEqual({
    scheme: 'https',
    userinfo: 'ada:x',
    host: 'example.com',
    port: '8443',
    path: '/a/b',
    query: 'q=1&r',
    fragment: 'top',
  })
  expect(named('http://[2001:db8::1]?a#b?c')).toEqual({
    scheme: 'http',
    host: '[2001:db8::1]',
    query: 'a',
    fragment: 'b?c',
  })
  expect(partsOf('mailto:ada@example.com')).toEqual([])
})

test('parts say where they are and what they mean', () => {
  expect(partsOf('https://example.com:443/?q=a%20b+c').slice(2)).toEqual([
    { name: 'port', from: 20, to: 23, text: '443', property: 'port', note: 'the default, so it can be left out' },
    {
      name: 'path',
      from: 23,
      to: 24,
      text: '/',
      property: 'pathname',
      note: 'identifies the resource; case-sensitive',
    },
    { name: 'query', from: 25, to: 34, text: 'q=a%20b+c', property: 'search', note: 'q is "a b c"' },
  ])
})

test('characters that must be percent-encoded are found', () => {
  const read = (url: string) => readData(recipe.data as never, { title: 'A claim', url })
  expect(read('https://example.com/a b')).toMatchObject({ ok: false, findings: [{ at: 'url' }] })
  expect(read('https://example.com/a%20b?x=[1]').ok).toBe(true)
})
