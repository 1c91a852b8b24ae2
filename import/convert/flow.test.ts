import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

test('a mark without words stays without, whatever its id is made of; one with words keeps them', async () => {
  const text = `flowchart LR
    A[Read] --> J@{ shape: cross-circ } --> B[Write]
    A --> k@{ shape: cross-circ } --> W@{ shape: hourglass, label: "Wait" }`
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'flow-graph',
    data: {
      nodes: [{ name: 'Read' }, { id: 'j', kind: 'cross' }, { name: 'Write' }, { id: 'k' }, { name: 'Wait' }],
      edges: [{ to: 'j' }, { from: 'j' }, { to: 'k' }, { from: 'k', to: 'Wait' }],
    },
  })
})

test('a mark is told from a node that is called as its id would be', async () => {
  const text = 'flowchart LR\nJ@{ shape: cross-circ } --> x[j]'
  expect(await importDiagram(text)).toMatchObject({
    data: { nodes: [{ id: 'j-2', kind: 'cross' }, { name: 'j' }], edges: [{ from: 'j-2', to: 'j' }] },
  })
})

test('a card is cut at a corner in a flowchart, and a plain box in PlantUML', async () => {
  expect(await importDiagram('flowchart LR\nA@{ shape: card, label: "Order" } --> B')).toMatchObject({
    data: { nodes: [{ name: 'Order', kind: 'card' }, { name: 'B' }] },
  })
  const imported = await importDiagram('@startuml\ncard "Order" as A\ncomponent B\nA --> B\n@enduml')
  expect(imported.ok && imported.data).toMatchObject({ nodes: [{ name: 'Order' }, { name: 'B' }] })
  expect(JSON.stringify(imported)).not.toContain('"kind":"card"')
})

test('a diamond without words asks nothing: ways part or meet at a bare one, beside questions too', async () => {
  const text = 'flowchart LR\nA --> m{ } --> B\nm --> C\n'
  const bare = { id: 'm', kind: 'choice' }
  const plain = await importDiagram(text)
  expect(plain).toMatchObject({ recipe: 'flow-graph', data: { nodes: [{ name: 'A' }, bare, {}, {}] } })
  expect(plain.ok && plain.data).not.toHaveProperty('nodes.1.name')
  const asked = await importDiagram(`${text}C --> Q{Late?} --> D`)
  expect(asked).toMatchObject({
    recipe: 'decision-flowchart',
    data: { nodes: [{}, bare, {}, {}, { kind: 'decision' }, {}] },
  })
})
