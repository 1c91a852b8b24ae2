import { expect, test } from 'vitest'
import { shortNames } from './short-name.ts'

test('a name is cut at its joints, then without its package, then anywhere', () => {
  const forms = shortNames('pgx.(*baseRows).Scan')
  expect(forms.slice(0, 2)).toEqual([
    ['pgx.', '(*baseRows).Scan'],
    ['pgx.(*baseRows).', 'Scan'],
  ])
  expect(forms.slice(2, 5)).toEqual([['…baseRows.Scan'], ['…baseRows.', 'Scan'], ['…Scan']])
  expect([forms[5], forms.at(-1)]).toEqual([['pgx.(*baseRows).Sca…'], ['pgx.…']])
  expect(shortNames('main')).toEqual([])
})
