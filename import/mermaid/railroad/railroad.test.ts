import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readRailroad } from './read-railroad.ts'

const definitions = async (text: string): Promise<unknown[]> => {
  const imported = await importDiagram(text)
  if (!imported.ok) throw new Error(JSON.stringify(imported.findings))
  return (imported.data['rules'] as { name: string; definition: string }[]).map(
    ({ name, definition }) => `${name} = ${definition}`,
  )
}

test('each notation is read as the same grammar', async () => {
  expect(
    await definitions(
      'railroad-beta\ntitle "T"\nr = sequence(terminal("a"), optional(nonterminal("b")), zeroOrMore(choice(terminal("c"), terminal("d"))), oneOrMore(special("e"))) ;',
    ),
  ).toEqual(['r = "a" b? ("c" | "d")* <e>+'])
  expect(
    await definitions(
      'railroad-ebnf-beta\nr = "a", [ b ], { "c" | "d" }, (e | f) ;\ns ::= a? b* c+ 2 * "x" [a-z] (* words *) .\nt = ? any ? ;',
    ),
  ).toEqual(['r = "a" b? ("c" | "d")* (e | f)', 's = a? b* c+ "x" "x" [a-z]', 't = <any>'])
  expect(await definitions('railroad-abnf-beta\n; comment\nr = 1*2"a" *b [c] / %x41 / 2d\ns = 3*e ;\n')).toEqual([
    'r = "a" "a"? b* c? | "%x41" | d d',
    's = e e e e*',
  ])
  expect(await definitions('railroad-peg-beta\nR <- "a" / B* C? (D / "e")+ ;\nS <- !"x" . [0-9]')).toEqual([
    'R = "a" | B* C? (D | "e")+',
    'S = <!"x"> <.> [0-9]',
  ])
})

test('letters and digits in a row, listed one by one, are a class; fewer, and other signs, stay as they are', async () => {
  const listed = (signs: string, then = '') => `${Array.from(signs, (sign) => `"${sign}"`).join(' | ')}${then}`
  const az = 'abcdefghijklmnopqrstuvwxyz'
  expect(
    await definitions(
      `railroad-ebnf-beta\nr = ${listed(az.toUpperCase() + az)} ;\ns = x, ( ${listed('0123456789ABCDEF', ' | "_"')} ) ;\nt = ${listed('abcd')} ;\nu = ${listed('ab+cdefgi')} ;\nv = [a-c] | ${listed('12345')} | ${listed('56789')} ;`,
    ),
  ).toEqual([
    'r = [A-Za-z]',
    's = x ([0-9A-F] | "_")',
    't = "a" | "b" | "c" | "d"',
    'u = "a" | "b" | "+" | [c-g] | "i"',
    'v = [a-c] | [1-55-9]',
  ])
})

test('what is excepted is said in words, and nothing excepted is at least one', async () => {
  expect(
    await definitions(
      'railroad-ebnf-beta\nr = letter - vowel ;\ns = [{ int } - , "," - ("a" | { b c }) ], x ;\nt = any-name ;\nu = "a" -, [ b ] - ;',
    ),
  ).toEqual([
    'r = <letter except vowel>',
    's = (int+ <"," except "a" or any number of b c>)? x',
    't = any-name',
    'u = "a" b',
  ])
})

test('every mistake is a finding with its place; a rule may end where the next one begins', () => {
  const { model, report } = readRailroad('railroad-ebnf\na = "x"\nb = (c ;\n= d ;\ne = "f" ) ;\ng = "h"')
  expect(findingsIn(report)).toEqual(['3:8 )', '4:1 the name of a rule', '5:9 the end of the rule: ;'])
  expect(model.rules.map(({ name }) => name)).toEqual(['a', 'g'])
})

test('nesting that nobody writes is a finding, not a danger', () => {
  const { report } = readRailroad(`railroad-ebnf\na = ${'('.repeat(10_000)}b ;`)
  expect(findingsIn(report)).toHaveLength(1)
  expect(findingsIn(report)[0]).toContain('at most 60 groups')
})
