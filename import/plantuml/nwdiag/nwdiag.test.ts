import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

const imported = async (...lines: string[]) => {
  const found = await importDiagram(`@startnwdiag\nnwdiag {\n${lines.join('\n')}\n}\n@endnwdiag\n`)
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const notes = found.notes.map(({ what, text }) => `${what}: ${text}`)
  return { ...found, notes, findings: found.findings.map(({ problem }) => problem) }
}

test('networks are rails with their prefixes, devices are on them once under their addresses, groups are sites', async () => {
  const { recipe, data, notes, findings } = await imported(
    'network dmz {',
    '  address = "10.0.1.0/24"',
    '  color = red',
    '  web [address = ".1", shape = cloud];',
    '  // a remark',
    '  group back { db [address = ".2", shape = database] }',
    '}',
    'network "10.x" { address = "10.0.1.5/24"; web; web [address = "b"] }',
    'group { db; other }',
  )
  expect(recipe).toBe('network-topology')
  expect(data['nodes']).toEqual([
    { name: 'dmz', kind: 'network', tech: '10.0.1.0/24' },
    { name: '10.x', kind: 'network', note: '10.0.1.5/24' },
    { name: 'web', kind: 'external' },
    { name: 'db', kind: 'database', group: 'back' },
    { name: 'other', group: 'Group 2' },
  ])
  expect(data['edges']).toEqual([
    { from: 'dmz', to: 'web', text: '.1' },
    { from: 'dmz', to: 'db', text: '.2' },
    { from: '10.x', to: 'web', text: 'b' },
  ])
  expect(data['groups']).toEqual([
    { name: 'back', kind: 'zone' },
    { name: 'Group 2', kind: 'zone' },
  ])
  expect(notes).toEqual(['styles are not carried over: color = red', 'a device in a second group: db'])
  expect(findings).toEqual([])
})

test('a link without a network makes a plain graph, in which networks are nodes', async () => {
  const { recipe, data, others } = await imported(
    'inet [shape = cloud]',
    'inet -- router [address = "USB"]',
    'network lan { router; pc }',
  )
  expect([recipe, others]).toEqual(['flow-graph', ['network-topology']])
  expect(data['nodes']).toMatchObject([
    { name: 'lan', kind: 'queue' },
    { name: 'inet', kind: 'cloud' },
    { name: 'router', note: 'USB' },
    { name: 'pc' },
  ])
  expect(data['edges']).toMatchObject([
    { from: 'lan', to: 'router', head: 'none' },
    { from: 'lan', to: 'pc', head: 'none' },
    { from: 'inet', to: 'router', head: 'none' },
  ])
})

test('a broken line is a finding with its place, and blocks that are not closed are named', async () => {
  const found = await importDiagram('@startnwdiag\nnetwork a {\n x [address\n y\n@endnwdiag')
  expect(found.findings.map(({ at, problem }) => `${at}: ${problem}`)).toEqual([
    'line 3, column 5: expected an attribute or ], found address',
  ])
  expect(found).toMatchObject({ notes: [{ line: 2, what: 'the end of this block, which the text does not have' }] })
})

test('a block of networks in a plain PlantUML document is read as networks, too', async () => {
  const found = await importDiagram('@startuml\nnwdiag {\n network dmz {\n  web\n }\n}\n@enduml\n')
  expect([found.ok && found.recipe, found.findings]).toEqual(['network-topology', []])
  const other = await importDiagram('@startuml\nnwdiag -> dmz : asks\n@enduml\n')
  expect(other.ok && other.recipe).toBe('request-sequence')
})
