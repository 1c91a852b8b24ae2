import { beforeAll, expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readComponent } from '../component/read-component.ts'
import { loadPreprocessor } from '../preprocess.ts'
import { run } from './run.ts'

beforeAll(() => loadPreprocessor())

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`

/** The lines of the diagram that a text stands for. */
const said = (...lines: string[]): string[] =>
  run(lines.join('\n'))
    .made.map(({ words }) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')

const asides = (...lines: string[]): string[] => run(lines.join('\n')).asides.map(({ line, what }) => `${line} ${what}`)

test('a procedure of several statements has arguments in their order, by name, or what they usually are', () => {
  const procedure = [
    '!procedure $service($id, $words, $tech="Go", $store=1)',
    '  rectangle "$words\\n$tech" as $id',
    '  !if ($store)',
    '    database "$words data" as $id##_db',
    '    $id --> $id##_db',
    '  !endif',
    '!endprocedure',
  ]
  const text = uml(
    ...procedure,
    '$service(shop, "Shop, all")',
    '  $service("pay", "Pay", $tech="Rust", $store=0)',
    'shop --> pay : asks',
  )
  const { model, report } = readComponent(text)
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], []])
  expect([...model.nodes.values()].map(({ id, label }) => [id, label])).toEqual([
    ['shop', 'Shop, all\nGo'],
    ['shop_db', 'Shop, all data'],
    ['pay', 'Pay\nRust'],
  ])
  // What is made is where the call is, what is written where it is written.
  expect([...model.nodes.values()].map(({ at }) => report.place(at))).toEqual([
    { line: 9, column: 1 },
    { line: 9, column: 1 },
    { line: 10, column: 3 },
  ])
  expect(model.edges.map(({ at }) => report.place(at))).toEqual([
    { line: 9, column: 1 },
    { line: 11, column: 1 },
  ])
})

test('routines of one name differ in how many arguments they have', () => {
  const lines = [
    '!procedure $is($a)',
    'class $a',
    '!endprocedure',
    '!procedure $is($a, $b, $c="x")',
    '$a --> $b : $c',
    '!endprocedure',
  ]
  expect(said(...lines, '$is(A)', '$is(A, B)', '$is(A, B, C)')).toEqual(['class A', 'A --> B : x', 'A --> B : C'])
  const macros = ['!if 1', '!define to(a) class a', '!define to(a, b) a --> b', '!endif']
  expect(said('!definelong is(a)', 'class "a"', '!enddefinelong', 'is("A b")', 'is(C)')).toEqual([
    'class "A b"',
    'class "C"',
  ])
  expect(said(...macros, 'to(A)', 'to(A, B)')).toEqual(['class A', 'A --> B'])
})

test('functions return values, within words as well; names of a call are its own, and those of the text stay', () => {
  const lines = [
    '!$count = 1',
    '!function $next($by=1)',
    '  !$count = $count + $by',
    '  !local $words = "n" + $count',
    '  !return $words',
    '!endfunction',
    '!function $twice($a) !return $a * 2',
    'class $next() << $twice(4) >>',
    'class $next(2)',
    'class $count $words',
  ]
  expect(said(...lines)).toEqual(['class n2 << 8 >>', 'class n4', 'class 4 $words'])
})

test('conditions take one branch, and what has words and is left out is named', () => {
  const lines = [
    '!$kind = "db"',
    '!if ($kind == "db" && !%variable_exists("X"))',
    'database a',
    '!else',
    'node a',
    '!endif',
  ]
  expect(said(...lines)).toEqual(['database a'])
  expect(asides(...lines)).toEqual(['4 a branch whose condition does not hold'])
  const others = ['!ifdef X', 'class a', '!elseif 2 > 1', 'class b', '!else', 'class c', '!endif']
  expect(said(...others)).toEqual(['class b'])
  expect(said('!define X', ...others)).toEqual(['class a'])
  expect(said('!ifndef X', '!define X 1', '!endif', 'class X')).toEqual(['class 1'])
  expect(asides('!ifndef X', '!define X 1', '!else', '!log again', '!endif')).toEqual([])
})

test('loops run as long as they should', () => {
  expect(said('!$i = 0', '!while $i < 3', 'class c$i', '!$i = $i + 1', '!endwhile')).toEqual([
    'class c0',
    'class c1',
    'class c2',
  ])
  expect(said('!foreach $x in ["a", "b"]', 'class $x', '!endfor')).toEqual(['class a', 'class b'])
  expect(said('!$d = {"k": [{"n": "a"}, {"n": "b"}]}', '!foreach $x in $d.k', 'class $x.n', '!endfor')).toEqual([
    'class a',
    'class b',
  ])
  expect(said('!foreach $x in %splitstr("a,b", ",")', 'class $x', '!endfor')).toEqual(['class a', 'class b'])
})

test.each([
  [
    'itself',
    ['!procedure $p($a)', 'class c$a', '$p($a + 1)', '!endprocedure', '$p(1)'],
    '5 calls within more than 30 others',
    30,
  ],
  ['a loop', ['!while 1 == 1', 'class a', '!endwhile', 'class b'], undefined, 501],
  ['loops in loops', ['!while 1', '!while 1', 'class a', '!endwhile', '!endwhile', 'class b'], undefined, 5001],
  ['words that grow', ['!$a = "0123456789"', '!while 1', '!$a = $a + $a', '!endwhile', 'class $a'], undefined, 1],
])('%s without an end ends', (_what, lines, aside, most) => {
  expect(said(...lines).length).toBeLessThanOrEqual(most + 500)
  expect(said(...lines).at(-1)?.length).toBeLessThanOrEqual(2100)
  if (aside !== undefined) expect(asides(...lines)).toEqual([aside])
})

test('lines of a loop that get longer are 100,000 characters at most, as those of a procedure are', () => {
  const lines = ['!$i = 3', '!while $i != 0', '* item $i', `!$i = $i - ${'x'.repeat(40)}`, '!endwhile']
  const all = said(...lines)
  expect(all.join('').length).toBeLessThanOrEqual(100_000)
  expect(all.length).toBeGreaterThan(40)
  expect(asides(...lines)).toEqual(['3 more than 100000 characters of procedures and loops'])
  const plain = Array.from({ length: 400 }, () => '* '.padEnd(300, 'x'))
  expect(said(...plain)).toHaveLength(400)
  expect(said('!$n = 1', '!while $n < 3', '* a', '!$n = $n + 1', '!endwhile', ...plain)).toHaveLength(402)
})

test('a recursion that has an end comes to it', () => {
  const lines = ['!procedure $p($a)', '!if ($a > 0)', 'class c$a', '$p($a - 1)', '!endif', '!endprocedure', '$p(3)']
  expect(said(...lines)).toEqual(['class c3', 'class c2', 'class c1'])
  expect(asides(...lines)).toEqual([])
})

test('what is not known here stays, and is in the ledger: files, dates, procedures of libraries', () => {
  const text = uml('!include <lib/x>', '!if (1)', '$icon(a, "b")', '!endif', '!$now = %date()', '[A] --> [B] : $now')
  const { model, report } = readComponent(text)
  expect(model.edges[0]?.label).toBe('$now')
  expect(ledgerOf(report)).toEqual([
    '2+6:1 the preprocessor: nothing is included or run',
    '4:1 a procedure of the preprocessor, which is not run',
  ])
})

test('a text whose statements are all made by procedures is recognized, and drawn with places in the text', async () => {
  const text = uml(
    '!procedure $says($a, $b, $words)',
    'participant $a',
    '$a -> $b : $words',
    '!endprocedure',
    '$says(A, B, "go")',
  )
  expect(await importDiagram(text)).toMatchObject({
    ok: true,
    kind: 'sequence',
    findings: [],
    data: { messages: [{ from: 'A', to: 'B', text: 'go' }] },
  })
})

test('macros of several lines, verbatim arguments, and calls within words', () => {
  expect(said('!definelong TWO(a, b)', 'class a', 'a --> b', '!enddefinelong', 'TWO(X, Y)')).toEqual([
    'class X',
    'X --> Y',
  ])
  expect(said('!unquoted procedure joins(a, b)', 'a --> b : "a"', '!endprocedure', 'joins(X, Y)')).toEqual([
    'X --> Y : "X"',
  ])
  expect(said('!if 1', '!define says(a) a : "said"', '!endif', 'A -> B says(x)')).toEqual(['A -> B x : "said"'])
  expect(said('!function $up($a)', '!return %upper($a)', '!endfunction', 'class $up("ab") $upper')).toEqual([
    'class AB $upper',
  ])
})

test('what is false, for a condition or not: zero, no words and the word for it', () => {
  const asked = (test: string) => said(`!if ${test}`, 'class yes', '!else', 'class no', '!endif').join(' ')
  expect(['%not(0)', '%not("")', '%not("false")', '%boolval("no")'].map(asked)).toEqual(Array(4).fill('class yes'))
  expect(['%not(1)', '%boolval("0")', '%boolval("false")'].map(asked)).toEqual(Array(3).fill('class no'))
})

test('of a branch within a procedure nothing is said: each call may take another', () => {
  const lines = ['!procedure $p($a)', '!if ($a)', 'class a', '!else', 'class b', '!endif', '!endprocedure']
  expect(said(...lines, '$p(1)', '$p(0)')).toEqual(['class a', 'class b'])
  expect(asides(...lines, '$p(1)', '$p(0)')).toEqual([])
})

test('a procedure with arguments is not called by its name alone, and too many characters are named once', () => {
  expect(said('!procedure $p($a)', 'class b', '!endprocedure', '$p')).toEqual(['$p'])
  const long = [
    '!procedure $p()',
    'x'.repeat(1500),
    '!endprocedure',
    '!$i = 0',
    '!while $i < 90',
    '$p()',
    '!$i = $i + 1',
  ]
  expect(asides(...long, '!endwhile')).toEqual(['6 more than 100000 characters of procedures and loops'])
})

test('a value is read by how its signs bind; what divides by zero, or is no expression, is none', () => {
  const value = (expression: string) => said(`!$a = ${expression}`, '!if 1', 'x $a', '!endif').at(-1)
  expect(value('1 + 2 * 3')).toBe('x 7')
  expect(value('(1 + 2) * -3')).toBe('x -9')
  expect(value('"a" + 1')).toBe('x a1')
  expect(value('7 / 2')).toBe('x 3')
  expect(value('1 < 2 && 2 <= 2 || 0')).toBe('x 1')
  expect(value('%substr("words", 1, 2) + %strlen("abc") + %strpos("abc", "c")')).toBe('x or32')
  expect(value('(1 / 0)')).toBe('x $a')
  expect(value(`${'('.repeat(5000)}1`)).toBe('x $a')
})

test('a document of JSON goes on over lines, with members of members by name, number and variable', () => {
  const lines = [
    '!$data = {',
    '  "who": [',
    '    {"name": "a]{", "team": "A"},',
    '    {"name": "b", "team": "B"}',
    '  ], "color": {"A": "red", "B": "blue"}',
    '}',
    '!$i = 1',
    '!foreach $one in $data.who',
    ':$one.name is $data.color[$one.team];',
    '!endfor',
    ':$data.who[$i].name of %size($data.who);',
  ]
  expect(said(...lines)).toEqual([':a]{ is red ;', ':b is blue ;', ':b of 2 ;'])
  expect(run(lines.join('\n')).made.at(-1)).toMatchObject({ number: 10 })
  // What never ends is a line.
  expect(said('!$data = {', 'class a')).toContain('class a')
  const long = ['!$data = [', ...Array(500).fill('1,'), '1]', '!if 1', 'x $data[0]', '!endif']
  expect(said(...long).at(-1)).toBe('x $data[0]')
})

test('a document may be longer than words, up to a limit', () => {
  const asked = (count: number) =>
    said(`!$data = [${Array(count).fill('"0123456"').join(',')}]`, '!if 1', 'x $data[1]', '!endif').at(-1)
  expect(asked(1900)).toBe('x 0123456')
  expect(asked(2100)).toBe('x $data[1]')
})

test('a date of a time is written, one of now is not', () => {
  expect(said('!$d = %date("YYYY-MM-dd HH:mm:ss", 4000000)', '!if 1', 'x $d', '!endif')).toEqual([
    'x 1970-02-16 07:06:40',
  ])
  expect(said('!$d = %date("yyyy", "no")', '!if 1', 'x $d', '!endif').at(-1)).toBe('x $d')
})

test('bounds of what is put in a line, of how deep an expression is, and of dividing by zero', () => {
  // A line with more words than four values stays as it is written.
  const words = 'w'.repeat(1990)
  const put = (count: number) => said(`!$w = "${words}"`, '!if 1', `x ${'$w '.repeat(count)}`, '!endif').at(-1) ?? ''
  expect(put(4).length).toBeGreaterThan(7000)
  expect(put(5)).toBe(`x ${'$w '.repeat(5)}`.trim())
  const deep = (count: number) => said(`!$a = (${'!'.repeat(count)}1)`, '!if 1', 'x $a', '!endif').at(-1)
  expect(deep(39)).toBe('x 0')
  expect(deep(40)).toBe('x $a')
  expect(said('!$a = (0 / 0)', '!if 1', 'x $a', '!endif').at(-1)).toBe('x $a')
  expect(said('!$a = (0 / 5)', '!if 1', 'x $a', '!endif').at(-1)).toBe('x 0')
})

test('an argument without words is none in the lines of a macro, a name without words in the text stays', () => {
  const lines = ['!definelong THREE(a, b, c)', 'class a_b "a b" as c', '!enddefinelong', '!define b']
  expect(said(...lines, 'THREE(x, , z)', 'class b')).toEqual(['class a_b "x " as z', 'class b'])
})
