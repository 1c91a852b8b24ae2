import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from '../src/text/measure.ts'
import { roles } from './type.ts'
import { piecesOf, wordsIn, wrap } from './wrap.ts'

const style = roles.note

test('text that fits stays on one line', () => {
  expect(wrap('one line', style, 200)).toEqual(['one line'])
})

test('lines break at spaces and are about equally long', () => {
  expect(wrap('Moves parcels and scans them at every depot', style, 200)).toEqual([
    'Moves parcels and scans',
    'them at every depot',
  ])
})

test('identifiers break after separators and before capitals', () => {
  expect(wrap('checkout_service/production', style, 136)).toEqual(['checkout_service/', 'production'])
  expect(wrap('PostgresOrderRepository', style, 120)).toEqual(['PostgresOrder', 'Repository'])
})

test('a path that must be broken begins in the line of its verb', () => {
  const path = 'GET /v2/customers/{id}/invoices'
  expect(wrap(path, style, 150)).toEqual(['GET /v2/customers/', '{id}/invoices'])
  // One that a line holds is whole.
  expect(wrap('DELETE /v2/sessions', style, 90)).toEqual(['DELETE', '/v2/sessions'])
  expect(wrap('Delete /v2/customers/{id}/invoices', style, 150)[0]).toBe('Delete')
})

test('a value stays whole after its separator where it fits', () => {
  expect(wrap('client_id=s6BhdRkqt3', style, 120)).toEqual(['client_id=', 's6BhdRkqt3'])
})

test('pieces of an identifier are about equally long', () => {
  expect(wrap('telemetry-gateway-us-east-2', style, 176)).toEqual(['telemetry-gateway-', 'us-east-2'])
})

test('a number keeps its unit and a comparison its operands, where they fit', () => {
  expect(wrap('warns at 0.5 % bad rows', style, 90)).toEqual(['warns at', '0.5 %', 'bad rows'])
  expect(wrap('submit [total > 0] / freeze', style, 110)).toEqual(['submit', '[total > 0]', '/ freeze'])
  expect(wrap('Home · Shops · Sign in', style, 76)).toEqual(['Home ·', 'Shops ·', 'Sign in'])
  expect(wrap('externalgrpc · mTLS', style, 104)).toEqual(['externalgrpc ·', 'mTLS'])
  expect(wordsIn('a · b / c-d\n/e')).toEqual(['a ·', 'b /', 'c-d', '/e'])
  expect(wordsIn('[ok] / go')).toEqual(['[ok]', '/', 'go'])
  expect(wrap('a total - a share', style, 60)).toEqual(['a total -', 'a share'])
  expect(wrap('Takes 2 s on Go 1.23 servers', style, 132)).toEqual(['Takes 2 s on', 'Go 1.23 servers'])
  expect(wrap('Runs on Go 1.23', style, 84)).toEqual(['Runs on', 'Go 1.23'])
  expect(wrap('odds of 1 in 325 in all', style, 70)).toEqual(['odds of', '1 in 325', 'in all'])
  expect(wrap('Over 10 000 €?', style, 72)).toEqual(['Over', '10 000 €?'])
  expect(wrap('setLimit [limit ≥ 6 A]', style, 76)).toEqual(['setLimit', '[limit ≥', '6 A]'])
  expect(wrap('IPsec, 2 × 650 Mbit/s', style, 96)).toEqual(['IPsec, 2 ×', '650 Mbit/s'])
  expect(wrap('Weekdays 8 to 16', style, 100)).toEqual(['Weekdays', '8 to 16'])
  expect(wrap('0.1 m < x <= 0.2 m', style, 72)).toEqual(['0.1 m < x', '<= 0.2 m'])
  expect(wrap('submit [total > 0]', style, 60)).toEqual(['submit', '[total', '> 0]'])
})

test('a word that no line has room for is divided where a syllable begins, with a hyphen', () => {
  expect(wrap('Netzwerkdurchsatz zwischen Rechenzentren', style, 100)).toEqual([
    'Netzwerk-',
    'durchsatz',
    'zwischen',
    'Rechen-',
    'zentren',
  ])
  expect(wrap('17 Pflichtfelder, kein Speichern', style, 76)).toEqual([
    '17',
    'Pflicht-',
    'felder,',
    'kein',
    'Speichern',
  ])
  expect(wrap('Waschmaschine', style, 70)).toEqual(['Wasch-', 'maschine'])
  expect(wrap('Urlaubsvertretung', style, 80)).toEqual(['Urlaubs-', 'vertretung'])
  expect(wrap('Производительность', style, 100)).toEqual(['Производи-', 'тельность'])
})

test('what looks like an identifier is divided without a hyphen, and code as well', () => {
  const whole = ['underage_accounts', 'tax-calculation-adapter', 'reservationsRepository', 'sha256collision']
  for (const word of whole) expect(wrap(word, style, 56).join('')).toBe(word)
  expect(wrap('Netzwerkdurchsatz', roles.code, 100).join('')).toBe('Netzwerkdurchsatz')
})

test('a word without a place to break is split between characters', () => {
  expect(wrap('bcdfghjklmnpqrstvwxz', style, 80).join('')).toBe('bcdfghjklmnpqrstvwxz')
})

test('an emoji sequence and a letter with its marks stay whole', () => {
  const family = '👩‍👩‍👧'
  expect(wrap(family.repeat(3), style, 44)).toEqual([family, family, family])
  expect(wrap('e\u0301'.repeat(3), style, 9)).toEqual(['e\u0301', 'e\u0301', 'e\u0301'])
})

test('whatever the text, no line is wider than the room unless one character alone is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), fc.integer({ min: 60, max: 400 }), (raw, width) => {
      const text = raw.trim().replace(/\s+/g, ' ')
      const lines = wrap(text, style, width)
      const bare = (words: string): string => words.replace(/[ \u00ad-]/g, '')
      expect(bare(lines.join(''))).toBe(bare(text))
      for (const line of lines) expect(Array.from(line).length < 8 || textWidth(line, style) <= width, line).toBe(true)
    }),
  )
})

test('East Asian characters are words of their own; other words end at spaces', () => {
  expect(wordsIn('配送 hub-追跡')).toEqual(['配', '送', 'hub-追', '跡'])
  expect(wordsIn('PostgresOrderRepository adapter')).toEqual(['PostgresOrderRepository', 'adapter'])
})

test('pieces are words and their parts', () => {
  expect(piecesOf('BinaryExpression && client_id')).toEqual(['Binary', 'Expression', '&&', 'client_', 'id'])
})

test('a number is not broken at its thousands, as lists and paths are at their commas', () => {
  expect(piecesOf('amount > 23,800,000 EUR')).toEqual(['amount', '>', '23,800,000', 'EUR'])
  expect(piecesOf('a,100 1,2 7,1000')).toEqual(['a,', '100', '1,', '2', '7,', '1000'])
})

test('what was wrapped before is wrapped anew in another style or width, and whoever has the lines may change them', () => {
  const words = 'Moves parcels and scans them at every depot'
  const styles = [{ size: 14 }, { size: 14, bold: true }, { size: 14, mono: true }, { size: 28 }] as const
  expect(styles.map((each) => wrap(words, each, 180).length)).toEqual([2, 3, 3, 5])
  expect([200, 170, 100].map((width) => wrap(words, styles[0], width).length)).toEqual([2, 3, 4])
  for (const count of [3, 3, 3]) {
    const lines = wrap(words, styles[0], 150)
    expect(lines.length).toBe(count)
    lines.pop()
  }
})
