import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

test('circles with double ones and words on all edges are an automaton', async () => {
  const dot = `digraph { rankdir=LR
    node [shape=doublecircle]; 0 4
    node [shape=point]; qi
    node [shape=circle]
    qi -> 0
    0 -> 2 [label="SS(B)"]
    2 -> 4 [label="S(A)"] }`
  expect(await importDiagram(dot)).toMatchObject({
    recipe: 'finite-automaton',
    data: {
      nodes: [{ name: '0', kind: 'final' }, { name: '4', kind: 'final' }, { kind: 'initial' }, { name: '2' }],
      edges: [{}, { from: '0', to: '2', text: 'SS(B)' }, {}],
    },
  })
})

test('a box, or an edge without words, makes it any other graph', async () => {
  for (const more of ['1 [shape=box]', '0 -> 1'])
    expect(
      await importDiagram(`digraph { 0 [shape=doublecircle]; 1 [shape=circle]; 0 -> 1 [label=a]; ${more} }`),
    ).toMatchObject({ recipe: 'flow-graph' })
})

test('a state machine with an end is offered as an automaton that accepts where it ends', async () => {
  const text = 'stateDiagram-v2\n[*] --> even\neven --> odd: 1\nodd --> even: 1\neven --> [*]'
  expect(await importDiagram(text)).toMatchObject({ recipe: 'uml-state-machine' })
  expect(await importDiagram(text, { recipe: 'finite-automaton' })).toMatchObject({
    recipe: 'finite-automaton',
    data: {
      nodes: [{ kind: 'initial' }, { name: 'even', kind: 'final' }, { name: 'odd' }],
      edges: [{ to: 'even' }, { from: 'even', to: 'odd', text: '1' }, { from: 'odd', to: 'even' }],
    },
  })
})
