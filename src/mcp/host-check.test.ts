/** M3: which hosts are allowed. */
import { describe, expect, test } from 'vitest'
import { createHostCheck } from './host-check.ts'

const loopback = ['localhost', 'LOCALHOST:3000', 'localhost.', '127.0.0.1:1', '[::1]', '[::1]:3000']
const foreign = [
  'evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  '',
  '10.0.0.1',
  '[::2]',
  '127.0.0.1.evil.example',
]

describe('M3: hosts', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s allows every loopback name',
    (base) => {
      const { isAllowedHost } = createHostCheck(base, [])
      expect(loopback.filter((host) => !isAllowedHost(host))).toEqual([])
      expect(foreign.filter(isAllowedHost)).toEqual([])
    },
  )

  test('a public base URL allows only its own name', () => {
    const { isAllowedHost } = createHostCheck('https://diagrams.example', [''])
    expect(['diagrams.example', 'Diagrams.Example:443', 'diagrams.example.'].every(isAllowedHost)).toBe(true)
    expect([...loopback, ...foreign].filter(isAllowedHost)).toEqual([])
  })

  test.each(['127.0.0.1', '::1', 'localhost', '127.1.2.3'])(
    'behind a proxy, listening on %s, loopback names are allowed',
    (listening) => {
      const { isAllowedHost } = createHostCheck('https://diagrams.example', [listening])
      expect([...loopback, 'diagrams.example'].filter((host) => !isAllowedHost(host))).toEqual([])
      expect(foreign.filter(isAllowedHost)).toEqual([])
    },
  )

  test('allowed hosts may have a port, be in any case, and be IPv6 addresses', () => {
    const { isAllowedHost } = createHostCheck('https://diagrams.example', ['Other.Example:8443', '2001:db8::1'])
    expect(['other.example', 'OTHER.example:1', '[2001:db8::1]:80'].every(isAllowedHost)).toBe(true)
  })
})

describe('M3: pages', () => {
  const { isForeignPage } = createHostCheck('http://localhost:3000', ['127.0.0.1'])
  const isForeign = (headers: Record<string, string>): boolean => isForeignPage(new Headers(headers))

  test.each(['https://elsewhere.example', 'null', 'http://localhost.evil.example', 'no URL', ''])(
    'of the origin "%s" are foreign to a service on this machine',
    (origin) => expect(isForeign({ origin })).toBe(true),
  )

  test.each(['http://localhost:6274', 'https://127.0.0.1', 'http://[::1]:5173'])('of %s are not', (origin) =>
    expect(isForeign({ origin })).toBe(false),
  )

  test('the word of the browser counts before the origin, and programs send neither', () => {
    expect(isForeign({ origin: 'http://localhost:1', 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(isForeign({ origin: 'https://a.example', 'sec-fetch-site': 'same-origin' })).toBe(false)
    expect(isForeign({})).toBe(false)
  })

  test.each(['https://diagrams.example', 'http://192.168.1.2:3000'])('may call %s, which is public', (base) => {
    const headers = new Headers({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
    expect(createHostCheck(base, ['localhost']).isForeignPage(headers)).toBe(false)
  })
})
