import { expect, test } from 'vitest'
import { bareNames, shortNames, uniqueShort } from './short-name.ts'

test('a name is its receiver or package over its function, then cut at its joints, then without its package, then anywhere', () => {
  const forms = shortNames('pgx.(*baseRows).Scan')
  expect(forms.slice(0, 6)).toEqual([
    ['pgx.(*baseRows)', '.Scan'],
    ['(*baseRows)', '.Scan'],
    ['pgx…Scan'],
    ['pgx…', '.Scan'],
    ['pgx.', '(*baseRows).Scan'],
    ['pgx.(*baseRows).', 'Scan'],
  ])
  expect(forms.slice(6, 9)).toEqual([['…baseRows.Scan'], ['…baseRows.', 'Scan'], ['…Scan']])
  expect([forms[9], forms.at(-1)]).toEqual([['pgx.(*baseRows).Sca…'], ['pgx.…']])
  expect(shortNames('java.util.HashMap.get')[0]).toEqual(['HashMap', '.get'])
  expect(shortNames('do_syscall_64')[0]).toEqual(['do_', 'syscall_64'])
  expect(shortNames('tokio::runtime::worker::run')[0]).toEqual(['worker', '::run'])
  expect(shortNames('decodeUTF8_0').map(([first]) => first)).not.toContain('…0')
  expect(shortNames('main')).toEqual([])
})

test('a form that two functions share names neither of them', () => {
  const short = uniqueShort(['syscall.Read', 'net.Read', 'net.Read', 'net.Write'])
  expect(short('syscall.Read').map((lines) => lines.join(''))).not.toContain('…Read')
  expect(short('net.Write').map((lines) => lines.join(''))).toContain('…Write')
})

test('a bare name has neither package nor arguments, and is cut between names alone', () => {
  expect(bareNames('pgx.(*baseRows).Scan')).toEqual(['baseRows.Scan', 'Scan'])
  expect(bareNames('ns::Foo::bar(std::string)')).toEqual(['Foo::bar', 'bar'])
  expect(bareNames('do_syscall_64')).toEqual([])
})

test('a name that a place follows is shortened to itself first, never to a part of its place', () => {
  expect(bareNames('loadTranslations (src/i18n/load.ts:9)')).toEqual(['loadTranslations'])
  expect(bareNames('(garbage collector)')).toEqual([])
  expect(shortNames('deserialize (node_modules/pg-protocol/dist/parser.js)').slice(0, 2)).toEqual([
    ['deserialize'],
    ['deserializ…'],
  ])
})
