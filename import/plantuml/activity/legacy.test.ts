import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readLegacy } from './read-legacy.ts'

const uml = (...lines: string[]): string => `@startuml\n${lines.join('\n')}\n@enduml\n`

const text = uml(
  '(*) -right-> "Receive order" as R',
  'note right: by mail',
  'if "In stock?" then',
  '  -->[yes] ===B1===',
  'else',
  '  -[#red]->[no] "Buy',
  'more" <<slow>> #pink',
  '  --> R',
  'endif',
  'partition Store {',
  '  ===B1=== --> Pack',
  '}',
  '===B1=== --> if "Paid?" then',
  '  -->[no] "Remind"',
  'endif',
  'Pack --> (*)',
)

test('actions, questions, bars and partitions of the first syntax', () => {
  const { model, report } = readLegacy(text)
  expect(findingsIn(report)).toEqual([])
  const called = (id: string): string => model.nodes.get(id)?.label || (model.nodes.get(id)?.shape ?? '')
  expect(model.edges.map(({ from, to, label = '' }) => [called(from), called(to), label].join('|'))).toEqual([
    'start|Receive order|',
    'Receive order|In stock?|',
    'In stock?|fork|yes',
    'In stock?|Buy\nmore|no',
    'Buy\nmore|Receive order|',
    'fork|Pack|',
    'fork|Paid?|',
    'Paid?|Remind|no',
    'Pack|stop|',
  ])
  expect(model.nodes.get('Pack')?.group).toBe('g1')
  expect(model.remarks).toMatchObject([{ on: 'R', text: 'by mail' }])
})

test('it is recognized, and drawn as an activity', async () => {
  expect(await importDiagram(text)).toMatchObject({ ok: true, kind: 'activity', recipe: 'uml-activity', findings: [] })
})

test('every mistake is a finding with its place', () => {
  const { report } = readLegacy(uml('--> (*)', 'else', 'endif', '}', '"A" --> "B" and', 'if "x" then', 'partition P {'))
  expect(findingsIn(report)).toEqual([
    '2:1 an action before this arrow',
    '3:1 an if before this else',
    '4:1 an if before this',
    '5:1 a partition before this',
    '6:13 the end of the line',
  ])
  expect(ledgerOf(report)).toEqual([
    '7:1 the end of this if, which the text does not have',
    '8:1 the end of this partition, which the text does not have',
  ])
})

test('partitions stand within each other, and words keep their line breaks', () => {
  const { model } = readLegacy(uml('partition Outer {', 'partition Inner {', '(*) --> "Take\\norder"', '}', '}'))
  expect(model.groups.map(({ id, label, group }) => [id, label, group])).toEqual([
    ['g1', 'Outer', undefined],
    ['g2', 'Inner', 'g1'],
  ])
  expect([...model.nodes.values()].map(({ label, group }) => [label, group])).toContainEqual(['Take\norder', 'g2'])
})

test('a partition without a name is a partition all the same', () => {
  const { model } = readLegacy(uml('partition', '(*) --> "A"', '}'))
  expect(model.groups).toEqual([{ id: 'g1', label: 'partition', at: 10 }])
})
