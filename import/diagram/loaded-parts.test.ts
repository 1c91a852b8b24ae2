import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async () => (await import('../../entries/library/import.ts')).importDiagram

test.each([
  ['formulas', 'flowchart LR\n a["$$\\alpha$$"] --> b', { nodes: [{ name: 'α' }, { name: 'b' }] }],
  ['styles', 'flowchart LR\n a --> b --> c\n class a hot', { focus: ['a'] }],
  ['styles of states', 'stateDiagram-v2\n a --> b\n b --> c\n class a hot\n classDef hot fill:red', { focus: ['a'] }],
  ['styles of edges', 'flowchart LR\n a --> b --> c --> d\n linkStyle 0 stroke:#f0f', { focus: ['a > b'] }],
  [
    'procedures',
    '@startuml\n!procedure $a()\n[A] --> [B]\n!endprocedure\n$a()\n@enduml',
    { edges: [{ from: 'A', to: 'B' }] },
  ],
  [
    'tables of D2',
    'a: { shape: sql_table; id: int }\nb: { shape: sql_table; a: int }\nb.a -> a.id',
    { nodes: [{ name: 'a' }, { name: 'b' }] },
  ],
])('what reads %s is loaded with the text that has them', async (_what, text, data) => {
  expect(await (await load())(text)).toMatchObject({ ok: true, findings: [], data })
})
