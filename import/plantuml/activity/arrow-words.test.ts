import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readActivity } from './read-activity.ts'

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

test('a table in an action is its words, row by row; a bar at the end of other words is its shape', () => {
  const { model, report } = readActivity(
    '@startuml\nstart\n:Check\n|= head |= two |\n| a | b |\n;\n:call|\n:more\nwords|\n|lane|\n:last;\n@enduml\n',
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.nodes.values()].map(({ label, shape, group }) => [label, shape, group]).slice(1)).toEqual([
    ['Check\nhead · two\na · b', undefined, undefined],
    ['call', 'subroutine', undefined],
    ['more\nwords', 'subroutine', undefined],
    ['last', undefined, 'lane'],
  ])
})
