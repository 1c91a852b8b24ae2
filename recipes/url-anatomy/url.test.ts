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
  expect(partsOf('https://example.com:8443/?q=a%20b+c').slice(2)).toMatchObject([
    { name: 'port', from: 20, to: 24, text: '8443', property: 'port', note: 'overrides the default, 443' },
    {
      name: 'path',
      from: 24,
      to: 25,
      text: '/',
      property: 'pathname',
      note: 'identifies the resource, with any query; case-sensitive',
    },
    {
      name: 'query',
      from: 26,
      since: 25,
      to: 35,
      text: 'q=a%20b+c',
      property: 'search',
      note: 'name=value pairs by convention: q is "a b c"',
    },
  ])
})

test('characters that must be percent-encoded are found', () => {
  const read = (url: string) => readData(recipe.data as never, { title: 'A claim', url })
  expect(read('https://example.com/a b')).toMatchObject({ ok: false, findings: [{ at: 'url' }] })
  expect(read('https://example.com/a%20b?x=[1]').ok).toBe(true)
})

test('what the URL API changes must be written as it writes it', () => {
  const read = (url: string) => readData(recipe.data as never, { title: 'A claim', url })
  expect(read('HTTPS://Example.com:443/a%20b/../c')).toMatchObject({
    findings: [{ at: 'url', problem: 'is "https://example.com/c" to the URL API: write it like that' }],
  })
  expect(read('https://example.com:99999/').ok).toBe(false)
})
