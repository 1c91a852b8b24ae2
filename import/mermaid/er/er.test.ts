import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readEr } from './read-er.ts'

const read = (statements: string) => {
  const { model, report } = readEr(`erDiagram\n${statements}`)
  return {
    entities: [...model.entities.values()].map(({ name, label = '', attributes, classes = [] }) =>
      [
        name,
        label,
        ...attributes.map((each) => [each.type, each.name, ...each.keys, each.note ?? ''].join(' ').trim()),
        ...classes,
      ].join('|'),
    ),
    relationships: model.relationships.map(({ from, fromEnd, identifying, toEnd, to, label }) =>
      [from, fromEnd, identifying ? '--' : '..', toEnd, to, label].join(' '),
    ),
    direction: model.direction,
    title: model.title,
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

test.each([
  ['A ||--o{ B : has', 'A one -- zero-many B has'],
  ['A |o..|{ B : "has some"', 'A zero-one .. many B has some'],
  ['A }|--|| B', 'A many -- one B '],
  ['A }o--o| B', 'A zero-many -- zero-one B '],
  ['A one or more to zero or one B : x', 'A many -- zero-one B x'],
  ['A 1 optionally to many(0) B : x', 'A one .. zero-many B x'],
  ['A only one to 1+ B : x', 'A one -- many B x'],
  ['A u--o{ B : x', 'A parent -- zero-many B x'],
])('the relationship %s', (text, relationship) => {
  expect(read(text).relationships).toEqual([relationship])
})

test('entities have an alias, attributes with keys and remarks, and classes', () => {
  const { entities, findings, title, direction, ledger } = read(
    'title Orders\ndirection LR\nC["The customer"]:::hot {\n string id PK, FK "its key"\n varchar(20) name UK\n int[] tags\n}\n"Line item" {\n}\nA:::x,y\nclass A z\nclassDef z fill:red',
  )
  expect(entities).toEqual([
    'C|The customer|string id PK FK its key|varchar(20) name UK|int[] tags|hot',
    'Line item|',
    'A||x|y|z',
  ])
  expect([title, direction]).toEqual(['Orders', 'LR'])
  expect(findings).toEqual([])
  expect(ledger).toEqual(['12+13:1 styles are not carried over'])
})

test('every mistake is a finding with its place; an attribute that cannot be read does not take its entity along', () => {
  const { entities, relationships, findings } = read('A {\n int x\n ???\n int y\n}\nA ||-- B\nA || B\nA ||--o{ B : ok')
  expect(entities).toEqual(['A||int x|int y', 'B|'])
  expect(relationships).toEqual(['A one -- zero-many B ok'])
  expect(findings).toEqual(['4:2 a type and a name', '7:8 how many: ||, |o, }|, }o, or words', '8:6 -- or ..'])
})

test('a body without } ends where a relationship begins', () => {
  const { relationships, findings } = read('A {\n int x\nA ||--o{ B : has\nC {\n}')
  expect(relationships).toHaveLength(1)
  expect(findings).toEqual(['2:1 the } of this entity'])
})
