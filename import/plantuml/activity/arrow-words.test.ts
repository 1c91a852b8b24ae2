import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

test.each([
  ['-[#black,dotted]->\n#Blue:Next;', 'A > Next'],
  ['->\n:Next;', 'A > Next'],
  ['->;\n:Next;', 'A > Next'],
  ['-> yes;\n:Next;', 'A > Next yes'],
  ['-> yes\n#Blue:Next;', 'A > Next yes'],
  ['-> yes\nindeed;\n:Next;', 'A > Next yes\nindeed'],
])('words of an arrow are behind it, and without any its line is complete: %j', async (arrow, edge) => {
  const found = await importDiagram(`@startuml\nstart\n:A;\n${arrow}\nstop\n@enduml`)
  if (!found.ok) throw new Error('not read')
  const { data, findings } = found
  const { nodes, edges } = data as {
    nodes: { id?: string; name: string }[]
    edges: { from: string; to: string; text?: string }[]
  }
  const nameOf = (ref: string) => nodes.find(({ id, name }) => (id ?? name) === ref)?.name ?? ref
  expect(findings).toEqual([])
  expect(edges.map(({ from, to, text = '' }) => `${nameOf(from)} > ${nameOf(to)} ${text}`.trim())).toContain(edge)
})
