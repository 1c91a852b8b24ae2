import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

const nodesOf = async (lines: string[], recipe = 'flow-graph') => {
  const outcome = await importDiagram(['flowchart LR', ...lines].join('\n'), { recipe })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  return (outcome.data as { nodes: object[] }).nodes
}

test('a list under a name is in a compartment without its bullets, one remark is a note', async () => {
  const nodes = await nodesOf([
    'A["Compile<br/>• linter<br/>• compiler"] --> B["Pose<br>(in map)"]',
    'B --> C("<b>spec</b><hr>tls")',
    'C --> D["Update<br>1. Switch<br>2. Remove"]',
  ])
  expect(nodes).toEqual([
    { name: 'Compile', lines: ['linter', 'compiler'] },
    { name: 'Pose', note: '(in map)' },
    { name: 'spec', kind: 'rounded', lines: ['tls'] },
    { name: 'Update', lines: ['1. Switch', '2. Remove'] },
  ])
})

test('other shapes keep their outline: what follows is a note; what has no room stays in the name', async () => {
  const long = 'x'.repeat(81)
  const nodes = await nodesOf([
    'A{{"Compile<br/>• linter<br/>• compiler"}}',
    `B["one<br>(${'y'.repeat(119)})"]`,
    `C["one<br>• ${long}<br>• two"]`,
    `D["one${'<br>• z'.repeat(17)}"]`,
    `E["one${'<br>• z'.repeat(16)}"]`,
  ])
  expect(nodes).toMatchObject([
    { name: 'Compile', kind: 'hexagon', note: '• linter • compiler' },
    { name: `one\n(${'y'.repeat(119)})` },
    { name: 'one', note: `• ${long} • two` },
    { name: 'one', note: '• z '.repeat(17).trim() },
    { name: 'one', lines: Array.from({ length: 16 }, () => 'z') },
  ])
})

test('two lines under a bold name are a remark, and apart where they are two', async () => {
  const nodes = await nodesOf([
    'A["<b>web</b><br/>React SPA<br/>:8080"] --> B["<b>run</b><br/>starts the<br/>collector"]',
    'B --> C["<b>api</b><br/>Go<br/>Postgres<br/>Redis"]',
  ])
  expect(nodes).toEqual([
    { name: 'web', note: 'React SPA · :8080' },
    { name: 'run', note: 'starts the collector' },
    { name: 'api', lines: ['Go', 'Postgres', 'Redis'] },
  ])
})

test('a node without words that no line is drawn at only makes room', async () => {
  expect(await nodesOf(['A[" "] ~~~ B[Web] --> C( )', 'B --> D[Store]'])).toEqual([
    { name: 'Web' },
    { kind: 'dot', id: 'c' },
    { name: 'Store' },
  ])
})

test('asterisks around words are dropped, others stay', async () => {
  const nodes = await nodesOf(['A["**CORE<br>MODULES**"] --> B["f(**kwargs)<br>a * b"] --> C["*led*"]'])
  expect(nodes).toEqual([{ name: 'CORE\nMODULES' }, { name: 'f(**kwargs)\na * b' }, { name: 'led' }])
})

test('recipes without such lines have all words in the name', async () => {
  const [first] = await nodesOf(['A["Pose<br>(in map)"] --> B'], 'service-dependency-map')
  expect(first).not.toHaveProperty('note')
})

test.each(['flow-graph', 'decision-flowchart'])(
  'a node without words is a dot in %s, an icon has its id',
  async (recipe) => {
    const nodes = await nodesOf(['A{really?} -->|yes| bitOK( )', 'A -->|no| B[fa:fa-car]', 'bitOK --> C[" "]'], recipe)
    expect(nodes.slice(1)).toMatchObject([{ kind: 'dot', id: 'bitok' }, { name: 'B' }, { kind: 'dot', id: 'c' }])
    expect(nodes.map((node) => 'name' in node)).toEqual([true, false, true, false])
  },
)
