/**
 * `draw` and `import` of diagrams that exist as text, alone and in Markdown, with what is not in the picture.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { diagramKinds } from '../../import/diagram/kinds.ts'
import { languages } from '../../import/diagram/languages.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const cwd = emptyFolder()

const flow = [
  'flowchart LR',
  '  A[Order] --> B{Paid?}',
  '  B -- yes --> C[Ship]',
  '  x y z',
  '  style A fill:#f00',
  '  style B fill:#f00',
].join('\n')

const page = `# Checkout

\`\`\`mermaid
${flow}
\`\`\`

## Calls

~~~mermaid
sequenceDiagram
  App->>API: GET /cart
  API-->>App: 200
~~~
`

beforeAll(async () => {
  await installed()
  writeFileSync(join(cwd, 'flow.mmd'), flow)
  writeFileSync(join(cwd, 'page.md'), page)
  writeFileSync(join(cwd, 'none.txt'), 'hello there')
}, 240_000)

const run = (...args: string[]) => diagref(args, { cwd })

const titleOf = (file: string): string | undefined =>
  /<title[^>]*>([^<]*)/.exec(readFileSync(join(cwd, file), 'utf8'))?.[1]

test('a diagram as text is drawn, and what is not in the picture is named by line and column', async () => {
  const { code, out, err } = await run('draw', 'flow.mmd')
  expect([code, out.slice(0, 4)]).toEqual([0, '<svg'])
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^flow\.mmd:4:5 {2}expected .*, found y$/),
    'flow.mmd:5:3  not in the picture: styles are not carried over (Order is red): style A fill:#f00 (lines 2, 5–6)',
    expect.stringMatching(
      /^diagref: flow\.mmd: flowchart, drawn as decision-flowchart \(or .*service-dependency-map.*\)$/,
    ),
  ])
})

test('--strict draws nothing of a text with a statement that cannot be read', async () => {
  const { code, out, err } = await run('draw', 'flow.mmd', '--strict')
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^flow\.mmd:4:5 {2}expected .*\ndiagref: flow\.mmd: 1 finding; nothing was drawn\n$/)
  expect((await run('draw', 'pie-chart', 'none.txt', '--strict')).code).toBe(2)
})

test('an id is the recipe to draw with; one that cannot is refused by name', async () => {
  expect((await run('draw', 'service-dependency-map', 'flow.mmd')).err).toContain('drawn as service-dependency-map')
  const { code, err } = await run('draw', 'pie-chart', 'flow.mmd')
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/cannot be drawn as pie-chart; it can be as decision-flowchart/),
  ])
})

test('standard input is read by its first words; a text like no diagram is refused with what was expected', async () => {
  const { out, err } = await diagref(['draw', '-'], { cwd, input: 'pie\n"a" : 3\n"b" : 2' })
  expect([out.slice(0, 4), err]).toEqual(['<svg', expect.stringContaining('drawn as pie-chart')])
  const refused = await run('draw', 'none.txt')
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^none\.txt:1:1 {2}expected .*sequenceDiagram/),
  ])
})

test('a folder gets every diagram of Markdown under its heading, and a line of JSON each', async () => {
  const { code, out } = await run('draw', 'page.md', 'flow.mmd', '-o', 'pictures/', '--json')
  const lines = out
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as { written: string; notes: { line: number }[] })
  expect(code).toBe(0)
  expect(lines.map(({ written }) => written)).toEqual(
    ['page-1.svg', 'page-2.svg', 'flow.svg'].map((name) => join('pictures', name)),
  )
  expect(readdirSync(join(cwd, 'pictures'))).toEqual(['flow.svg', 'page-1.svg', 'page-2.svg'])
  expect(['page-1.svg', 'page-2.svg', 'flow.svg'].map((name) => titleOf(`pictures/${name}`))).toEqual([
    'Decision flowchart: Checkout',
    'Request sequence: Calls',
    'Decision flowchart: Flow',
  ])
  expect(lines[0]).toMatchObject({
    recipe: 'decision-flowchart',
    findings: [{ line: 7, column: 5 }],
    notes: [{ lines: [5, 8, 9] }],
  })
})

test('without a folder, the first diagram of Markdown is drawn and the others are named; several files need one', async () => {
  expect((await run('draw', 'page.md')).err).toContain('page.md:14:1  not in the picture: another diagram')
  const { code, err } = await run('draw', 'flow.mmd', 'page.md')
  expect([code, err]).toEqual([2, expect.stringContaining('-o FOLDER/')])
})

test('import prints data that draw takes, as JSON or YAML, and one line a diagram for several', async () => {
  const { code, out, err } = await run('import', 'flow.mmd')
  expect([code, JSON.parse(out)]).toMatchObject([0, { title: 'Flow', edges: [{ from: 'Order', to: 'Paid?' }, {}] }])
  expect(err).toContain('flow.mmd:5:3  not in the picture: styles')
  expect((await diagref(['draw', 'decision-flowchart', '-'], { input: out })).out).toMatch(/^<svg/)
  expect((await run('import', 'flow.mmd', '--yaml')).out).toMatch(/^title: Flow\ndirection: right\nnodes:\n/)
  const lines = (await run('import', 'page.md', 'none.txt')).out
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as object)
  expect(lines).toMatchObject([
    {
      file: 'page.md',
      number: 1,
      from: 'mermaid',
      kind: 'flowchart',
      recipe: 'decision-flowchart',
      notes: [{}],
      findings: [{}],
    },
    { file: 'page.md', number: 2, kind: 'sequenceDiagram', data: { title: 'Calls' } },
    { file: 'none.txt', findings: [{ line: 1, column: 1 }] },
  ])
  expect((await run('import', 'page.md', 'none.txt')).code).toBe(1)
  expect((await run('import', 'page.md', '--json', '--yaml')).code).toBe(2)
})

test('what was imported is not overwritten', async () => {
  writeFileSync(join(cwd, 'kept.json'), '{}')
  expect((await run('import', 'flow.mmd', '-o', 'kept.json')).code).toBe(2)
  expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe('{}')
  expect(existsSync(join(cwd, 'flow.mmd'))).toBe(true)
})

test('--from names every language, and a format of data needs its recipe', async () => {
  expect(languages.toSorted()).toEqual([...new Set<string>(diagramKinds.map(({ from }) => from))].toSorted())
  const { code, err } = await run('draw', 'flow.mmd', '--from', 'csv')
  expect([code, err]).toEqual([2, expect.stringContaining('draw needs ID FILE|-')])
})

test('data are converted back to text; what it has no words for is named', async () => {
  const { out: data } = await run('import', 'flow.mmd')
  const convert = (...args: string[]) => diagref(['convert', '-', ...args], { cwd, input: data })
  const { code, out, err } = await convert('--recipe', 'decision-flowchart', '--to', 'mermaid')
  expect([code, err, out]).toEqual([
    0,
    '',
    expect.stringMatching(/^---\ntitle: "Flow"\n---\nflowchart LR\n {2}n1\["Order"\]/),
  ])
  const other = await convert('--recipe', 'decision-flowchart', '--to', 'plantuml')
  expect(other.err).toContain('not in the text: the kind decision')
  expect((await convert('--to', 'dot')).code).toBe(2)
  expect((await convert('--recipe', 'pie-chart', '--to', 'dot')).code).toBe(2)
  expect((await convert('--recipe', 'decision-flowchart', '--to', 'drawio')).code).toBe(2)
})
