import { expect, test } from 'vitest'
import { shortNames, uniqueShort } from './short-name.ts'

test('a name is cut at its joints, then without its package, then anywhere', () => {
  const forms = shortNames('pgx.(*baseRows).Scan')
  expect(forms.slice(0, 2)).toEqual([
    ['pgx.', '(*baseRows).Scan'],
    ['pgx.(*baseRows).', 'Scan'],
  ])
  expect(forms.slice(2, 5)).toEqual([['…baseRows.Scan'], ['…baseRows.', 'Scan'], ['…Scan']])
  expect([forms[5], forms[6], forms.at(-1)]).toEqual([['pgx…', 'Scan'], ['pgx.(*baseRows).Sca…'], ['pgx.…']])
  expect(shortNames('main')).toEqual([])
})

test('a form that two functions share names neither of them', () => {
  const short = uniqueShort(['syscall.Read', 'net.Read', 'net.Read', 'net.Write'])
  expect(short('syscall.Read').map((lines) => lines.join(''))).not.toContain('…Read')
  expect(short('net.Write').map((lines) => lines.join(''))).toContain('…Write')
})
