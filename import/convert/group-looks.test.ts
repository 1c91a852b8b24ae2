/** Colors of frames in each language, and back. */
import { expect, test } from 'vitest'
import { groupLooks } from '../../drawing/data/graph-types.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { importDiagram } from '../../entries/library/import.ts'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import { writeText } from '../to-text/write-text.ts'

type Group = { name: string; look?: string }

const looksIn = async (text: string, from: string, recipe?: string): Promise<Record<string, string>> => {
  const outcome = await importDiagram(text, { from: from as 'dot', ...(recipe === undefined ? {} : { recipe }) })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { groups = [] } = outcome.data as { groups?: Group[] }
  return Object.fromEntries(groups.flatMap(({ name, look }) => (look === undefined ? [] : [[name, look]])))
}

const cluster = (name: string, attributes: string): string =>
  `subgraph cluster_${name} { label=${name}; ${attributes}; ${name}1 -> ${name}2 }`

test.each([
  ['style=filled; color=lightgreen', 'light-green'],
  ['style="rounded,filled"; fillcolor="#fff3e0"; color=black', 'sand'],
  ['bgcolor=lightgrey', 'shaded'],
  ['style=dashed', 'dashed'],
  ['style=bold', 'strong'],
  ['color=red', 'light-red'],
  ['style=rounded; fillcolor=red', undefined],
  ['pencolor=black', undefined],
])('a cluster of DOT with %s is %s', async (attributes, look) => {
  const text = `digraph { ${cluster('A', attributes)} ${cluster('B', '')} ${cluster('C', '')} }`
  expect(await looksIn(text, 'dot')).toEqual(look === undefined ? {} : { A: look })
})

test.each([
  ['style.fill: "#fff3e0"', 'sand'],
  ['style.stroke-dash: 3', 'dashed'],
  ['style.stroke-width: 4', 'strong'],
  ['style.stroke-width: 2', undefined],
])('a container of D2 with %s is %s', async (style, look) => {
  const text = `A: { ${style}\n x -> y }\nB: { x -> y }\nC: { x -> y }\n`
  expect(await looksIn(text, 'd2')).toEqual(look === undefined ? {} : { A: look })
})

test.each([
  ['package "A" #LightGreen {', 'light-green'],
  ['rectangle "A" #fff3e0;line:red {', 'sand'],
  ['package "A" #line.dashed {', 'dashed'],
  ['node "A" #line:blue;line.bold {', 'strong'],
])('in PlantUML, %s is %s', async (head, look) => {
  const groups = ['package "B" {', 'package "C" {'].map((each, at) => `${each}\n[x${at}]\n}`)
  const text = `@startuml\n${head}\n[a]\n}\n${groups.join('\n')}\na --> x0\nx0 --> x1\n@enduml\n`
  expect(await looksIn(text, 'plantuml')).toEqual({ A: look })
})

test('composite states and partitions have looks too', async () => {
  const states = '@startuml\nstate A #LightGreen {\n state a\n}\nstate B {\n state b\n}\na --> b\nb --> c\n@enduml\n'
  expect(await looksIn(states, 'plantuml')).toEqual({ A: 'light-green' })
  const mermaid =
    'stateDiagram-v2\nstate A {\n a --> b\n}\nstate B {\n c --> d\n}\nb --> c\nclassDef out fill:#fcc\nclass A out\n'
  expect(await looksIn(mermaid, 'mermaid')).toEqual({ A: 'light-red' })
  const steps = '@startuml\nstart\npartition #LightGreen "A" {\n:a;\n}\npartition B {\n:b;\n}\nstop\n@enduml\n'
  expect(await looksIn(steps, 'plantuml', 'flow-graph')).toEqual({ A: 'light-green' })
})

test.each(['partition #LightGreen "A" {\n:a;\n}', '|#LightGreen|A|\n:a;'])(
  'where frames have no looks, the ledger has the color: %s',
  async (text) => {
    const outcome = await importDiagram(`@startuml\nstart\n${text}\nstop\n@enduml\n`)
    expect(outcome).toMatchObject({
      ok: true,
      notes: [{ what: expect.stringMatching(/^styles are not carried over/) }],
    })
  },
)

const framed = (look: string) => ({
  title: 'Frames',
  nodes: ['a', 'b', 'c'].map((name, at) => ({ name, group: 'ABC'[at] })),
  edges: [
    { from: 'a', to: 'b', text: 'one' },
    { from: 'b', to: 'c' },
  ],
  groups: [{ name: 'A', note: 'apart', look }, { name: 'B' }, { name: 'C' }],
})

test.each(groupLooks)('a frame that is %s is drawn apart without a warning', (look) => {
  const recipe = flowGraph as unknown as AnyRecipe
  const [drawn, plain] = [drawRecipe(recipe, framed(look)), drawRecipe(recipe, { ...framed(look), groups: undefined })]
  if (!drawn.ok || !plain.ok) throw new Error('not drawn')
  expect(drawn.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  const all = groupLooks.map((each) => JSON.stringify(drawRecipe(recipe, framed(each))))
  expect(new Set(all).size).toBe(groupLooks.length)
})

test.each(['mermaid', 'plantuml', 'dot', 'd2'] as const)(
  'looks of frames are the same when they are read back from %s',
  async (to) => {
    for (const look of groupLooks) {
      const written = writeText(flowGraph as unknown as AnyRecipe, framed(look), to)
      if (!written.ok) throw new Error(written.problem)
      expect(await looksIn(written.text, to)).toEqual({ A: look })
    }
  },
)

test('frames of one style whose name means something have its look, frames of one color alone say nothing', async () => {
  const flow = (name: string, fill: string): string =>
    [
      'flowchart TD',
      `classDef ${name} fill:${fill}`,
      'subgraph A[One]\na1[Read the input]\nend\nsubgraph B[Two]\nb1[Write the output]\nend',
      'a1 --> b1 --> c[Send the mail]',
      `class A,B ${name}`,
    ].join('\n')
  expect(await looksIn(flow('failed', '#f55'), 'mermaid')).toEqual({ One: 'light-red', Two: 'light-red' })
  expect(await looksIn(flow('success', '#5f5'), 'mermaid')).toEqual({ One: 'light-green', Two: 'light-green' })
  expect(await looksIn(flow('frame', '#f55'), 'mermaid')).toEqual({})
})

test('where frames have more colors than there are looks, none has one', async () => {
  const colors = [
    'lightblue',
    'lightgreen',
    'pink',
    'lightyellow',
    'plum',
    'lightgrey',
    'orange',
    'cyan',
    'salmon',
    'gold',
  ]
  const clusters = colors.map((color, at) => cluster(`C${at}`, `style=filled; color=${color}`))
  expect(await looksIn(`digraph { ${clusters.join(' ')} }`, 'dot')).toEqual({})
  const few = clusters.slice(0, 3).join(' ')
  expect(Object.keys(await looksIn(`digraph { ${few} }`, 'dot'))).toEqual(['C0', 'C1', 'C2'])
})
