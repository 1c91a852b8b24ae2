import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { recognize } from '../diagram/recognize.ts'
import { readClass } from './class/read-class.ts'
import { readComponent } from './component/read-component.ts'
import { withDefinitions } from './names.ts'
import { readSequence } from './sequence/read-sequence.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`

test('words of definitions stand where their names were, and what is behind shorter ones stays where it was', () => {
  const text = uml('!define RECTANGLE class', '!$shop = "Shop of all"', 'RECTANGLE A', 'A --> B : $shop', 'RECTANGLES')
  const put = withDefinitions(text)
  expect(put.split('\n').slice(3, 6)).toEqual(['class     A', 'A --> B : Shop of all', 'RECTANGLES'])
  expect(put.split('\n').slice(1, 3).join('').trim()).toBe('')
  expect(put.split('\n')).toHaveLength(text.split('\n').length)
  expect(recognize(text, {})?.kind.kind).toBe('class')
})

test('a definition may use one before it; switches, calls and procedures are left as they are', () => {
  const kept = [
    '!define SWITCH',
    '!define size(x) http://x',
    '!$now = %date()',
    '!define LIB https://example.com/lib',
    'SWITCH LIB',
  ]
  expect(withDefinitions(uml(...kept))).toBe(uml(...kept))
  expect(withDefinitions(uml('!define INK black', '!define LINE #INK', 'class A LINE'))).toContain('class A #black')
})

test('definitions that would make a text much longer end', () => {
  const wide = `!define A ${'b '.repeat(90)}`
  expect(withDefinitions(uml(wide, ...Array.from({ length: 5000 }, () => 'A A A'))).length).toBeLessThan(250_000)
})

test('colors by name are looks, and the elements behind them are read', () => {
  const { model, report } = readComponent(
    uml('!define APP #D1EAFF', 'package "All" as all APP {', 'component [One] as one <<Front>> APP', '}'),
  )
  expect([model.groups.map(({ label }) => label), [...model.nodes.keys()]]).toEqual([['All'], ['one']])
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['3+4:21 styles are not carried over']])
})

test('words of relations are without the quotes around them', () => {
  const { model } = readComponent(uml('[A] --> [B] : " calls"', '[A] --> [C] : say "hi"'))
  expect(model.edges.map(({ label }) => label)).toEqual(['calls', 'say "hi"'])
  expect(readClass(uml('class A', 'A --> B : "uses"')).model.relations[0]?.label).toBe('uses')
})

test('a stereotype may be before the alias; hidden ones are not drawn, and headings lose their marks', () => {
  const lines = ['rectangle "==Shop\\n<size:10>[System]</size>" <<Big>> as shop', 'shop --> [Pay]']
  const shop = (...before: string[]) => readComponent(uml(...before, ...lines)).model
  expect([...shop().nodes.values()].map(({ id, label, note }) => [id, label, note])).toEqual([
    ['shop', 'Shop\n[System]', '«Big»'],
    ['Pay', 'Pay', undefined],
  ])
  expect(shop('hide stereotype').nodes.get('shop')?.note).toBeUndefined()
})

test('elements of libraries of icons have their words and say what they are; their groups hold others', () => {
  const text = uml(
    '!include <awslib/AWSCommon>',
    'Users(people, "Readers", "")',
    'VPCGroup(vpc) {',
    'Lambda(fn, "Orders", "Node", "takes (all) orders")',
    '}',
    'people --> fn',
  )
  const { model, report } = readComponent(text)
  expect(findingsIn(report)).toEqual([])
  expect([...model.nodes.values()].map(({ label, shape, note, group }) => [label, shape, note, group])).toEqual([
    ['Readers', 'actor', 'Users', undefined],
    ['Orders', 'rectangle', 'Lambda, Node, takes (all) orders', 'vpc'],
  ])
  expect(model.groups.map(({ label }) => label)).toEqual(['vpc'])
  expect(recognize(text, {})?.kind.kind).toBe('component')
})

test.each(['skinparam linetype ortho', '!theme plain', 'left to right direction', "' words\nskinparam x 1"])(
  'a text without @startuml is told by its first line %j',
  (first) => {
    const found = recognize(`${first}\n[A] --> [B]\n`, {})
    expect([found?.kind.from, found?.kind.kind]).toEqual(['plantuml', 'component'])
  },
)

test('a definition with arguments has them in its words; quotes hold commas', () => {
  const text = uml(
    '!define table(x) class x << (T,#FFAAAA) >>',
    '!define says(a, b, c) a --> b : c',
    '!define key(x) <b>x</b>',
    'table(Order) {',
    'key(id) : int',
    '}',
    'table(Item)',
    'says(Order, Item, "has, of")',
  )
  const { model, report } = readClass(text)
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.keys()]).toEqual(['Order', 'Item'])
  expect(model.relations.map(({ from, to, label }) => [from, to, label])).toEqual([['Order', 'Item', 'has, of']])
  expect(recognize(text, {})?.kind.kind).toBe('class')
})

test('a name has the words of the definition before it, and no expression', () => {
  const words = (...lines: string[]) =>
    withDefinitions(lines.join('\n'))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('!'))
  expect(words('!$n = "a"', 'class $n', '!$n = "b"', 'class $n')).toEqual(['class a', 'class b'])
  expect(words('!$n = "y"', '!$n ?= "x"', '!$m ?= "z"', 'class $n $m')).toEqual(['class y  z'])
  expect(words('!$n = "a" + "b"', 'class $n')).toEqual(['class $n'])
  expect(words('!$n = "a"\r', '!$m = b\r', 'class $n $m\r')).toEqual(['class a  b'])
})

test('an argument without words is none, and the next one stays the next', () => {
  const put = (...lines: string[]) => withDefinitions(lines.join('\n')).split('\n').at(-1)?.trim()
  expect(put('!define says(a, b, c) a --> b c', 'says(X, Y,)')).toBe('X --> Y')
  expect(put('!define says(a, b, c) a b --> c', 'says(X, , Y)')).toBe('X  --> Y')
  expect(put('!define says(a, b) a : b', 'says("X, Y", Z)')).toBe('"X, Y" : Z')
})

test('lines of a note are words, whatever they begin with', () => {
  const text = uml(
    'component A',
    'note right of A',
    'remove agent 2 from',
    'the title',
    'title of this',
    'end note',
    'title Whole',
    'note left of A : one line',
    'scale 2',
  )
  const { model, report } = readComponent(text)
  expect(model.remarks.map((remark) => remark.text)).toEqual([
    'remove agent 2 from\nthe title\ntitle of this',
    'one line',
  ])
  expect([model.title, ledgerOf(report)]).toEqual(['Whole', ['10:1 settings']])
})

test('a name that is a keyword is at the end of a relation, where words in quotes and a line follow it', () => {
  const { model, report } = readClass(
    uml('object "Mapping" as map', 'object B', 'map "1" --> "0..n" B', 'map "Own" {', '}'),
  )
  expect(findingsIn(report)).toEqual([])
  expect(model.relations.map(({ from, to }) => [from, to])).toEqual([['map', 'B']])
  expect([...model.classes.keys()]).toEqual(['map', 'B', 'Own'])
})

test('a stereotype may be before the alias, whose word may be in capitals', () => {
  expect([...readComponent(uml('interface Ports << In >> AS p', '[A] --> p')).model.nodes.keys()]).toEqual(['p', 'A'])
  const { model, report } = readClass(uml('class Order <<Root>> AS o', 'o --> Item'))
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.values()].map(({ id, label, annotations }) => [id, label, annotations])).toEqual([
    ['o', 'Order', ['Root']],
    ['Item', 'Item', []],
  ])
})

test('marks of Creole are within marks', () => {
  const { model } = readComponent(uml('[**//A//** and ""**b**""] --> [C]'))
  expect([...model.nodes.values()].map(({ label }) => label)).toEqual(['A and b', 'C'])
})

test('tables in words are rows with a dot between their cells, in one line with a semicolon behind each', () => {
  const table = ['|= Name |= Type |', '| id | integer |']
  const { model } = readComponent(
    uml('component Shop [', ...table, ']', 'note right of Shop', 'Ports', ...table, 'end note'),
  )
  expect(model.nodes.get('Shop')?.label).toBe('Name · Type\nid · integer')
  expect(model.remarks.map(({ text }) => text)).toEqual(['Ports\nName · Type\nid · integer'])
  const { model: sequence } = readSequence(uml('A -> B : go', 'note right', ...table, 'end note', 'A -> B : a|b|c;'))
  expect(sequence.events.map((event) => ('text' in event ? event.text : ''))).toEqual([
    'go',
    'Name · Type; id · integer',
    'a|b|c;',
  ])
})
