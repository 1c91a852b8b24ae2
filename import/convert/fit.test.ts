/** Words that a recipe has no room for: cut with a visible mark, and named in full where the text says them. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { cut } from './fit.ts'

test.each([
  ['ten letter', 'ten letter'],
  ['eleven char', 'eleven…'],
  ['wordwithout', 'wordwitho…'],
  // Between words where that leaves more than half of them.
  ['five lettersss', 'five lett…'],
  ['sixsix letters', 'sixsix…'],
  ['eight888 letters', 'eight888…'],
  ['ninenine9 letters', 'ninenine9…'],
  ['👍👍👍👍👍👍👍👍👍👍', '👍👍👍👍👍👍👍👍👍👍'],
  ['👍👍👍👍👍👍👍👍👍👍👍', '👍👍👍👍👍👍👍👍👍…'],
])('%s in ten letters is %s', (words, shown) => {
  expect(cut(words, 10)).toBe(shown)
})

test('each is named once at its item, and what refers to a shortened name does so by its id', async () => {
  const [long, text] = ['n'.repeat(90), `${'t'.repeat(60)} ${'u'.repeat(60)}`]
  const found = await importDiagram(`sequenceDiagram\nA->>B: ok\nparticipant C as ${long}\nB->>C: ${text}`)
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const { participants, messages } = found.data as { participants: object[]; messages: object[] }
  expect(participants[2]).toEqual({ id: 'c', name: `${'n'.repeat(79)}…` })
  expect(messages[1]).toEqual({ from: 'B', to: 'c', text: `${'t'.repeat(60)} ${'u'.repeat(58)}…` })
  expect(found.notes.map(({ line, what, text: words }) => [line, what, words])).toEqual([
    [3, 'words shortened to 80 characters', `${'n'.repeat(59)}…`],
    [4, 'words shortened to 120 characters', `${'t'.repeat(59)}…`],
  ])
})

test.each([
  ['workspace "W" {\n  model {\n    !include people.dsl\n  }\n}', true],
  ['workspace extends base.dsl {\n  model {\n  }\n}', true],
  ['@startuml\n!include parts.puml\n@enduml', true],
  ['...@parts', true],
  ['@startuml\n!define X y\nskinparam monochrome true\n@enduml', false],
  ['flowchart LR\n  classDef a fill:#f00', false],
])('%j declares nothing, and is told what it leaves to other files: %s', async (text, leaves) => {
  const found = await importDiagram(text, text.startsWith('.') ? { from: 'd2' } : {})
  expect(found.ok ? [] : found.findings.map(({ problem }) => problem)).toEqual([
    leaves
      ? 'nothing to draw: the text declares nothing itself, and what it includes from other files is not read'
      : 'nothing to draw: the text declares nothing',
  ])
})
