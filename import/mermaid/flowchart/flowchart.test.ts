import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readFlowchart } from './read-flowchart.ts'

const read = (text: string) => {
  const { model, report } = readFlowchart(text)
  return {
    nodes: [...model.nodes.values()].map(({ id, label, shape = '', group, classes }) =>
      [id, label, shape, ...(group === undefined ? [] : [`in ${group}`]), ...(classes ?? [])].join('|'),
    ),
    edges: model.edges.map(({ id = '', from, to, label = '', tail, head, stroke, length }) =>
      [id, from, to, label, tail, head, stroke, length].join('|'),
    ),
    groups: model.groups.map(({ id, label, group = '', direction = '' }) => [id, label, group, direction].join('|')),
    direction: model.direction,
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

test('every bracket is a shape', () => {
  const { nodes, findings } = read(
    'flowchart LR\na[b]\nc(d)\ne{f}\ng([h])\ni[[j]]\nk[(l)]\nm((n))\no(((p)))\nq>r]\ns{{t}}\nu[/v/]\nw[\\x\\]\ny[/z\\]\nA[\\B/]\nC(-D-)\nE@{ shape: doc, label: "F" }\nG["`**H**`"]\nI',
  )
  expect(nodes).toEqual([
    'a|b|square',
    'c|d|round',
    'e|f|diamond',
    'g|h|stadium',
    'i|j|subroutine',
    'k|l|cylinder',
    'm|n|circle',
    'o|p|doublecircle',
    'q|r|odd',
    's|t|hexagon',
    'u|v|lean_right',
    'w|x|lean_left',
    'y|z|trapezoid',
    'A|B|inv_trapezoid',
    'C|D|ellipse',
    'E|F|doc',
    'G|H|square',
    'I|I|',
  ])
  expect(findings).toEqual([])
})

test.each([
  ['-->', 'none|point|normal|1'],
  ['---', 'none|none|normal|1'],
  ['---->', 'none|point|normal|3'],
  ['==>', 'none|point|thick|1'],
  ['-.->', 'none|point|dotted|1'],
  ['-..-', 'none|none|dotted|2'],
  ['--x', 'none|cross|normal|1'],
  ['--o', 'none|circle|normal|1'],
  ['<-->', 'point|point|normal|1'],
  ['x--x', 'cross|cross|normal|1'],
  ['<--x', 'none|cross|normal|1'],
  ['~~~', 'none|none|invisible|1'],
])('the link %s', (link, meaning) => {
  expect(read(`graph TD\nA ${link} B`).edges).toEqual([`|A|B||${meaning}`])
})

test('words are between bars or within a link', () => {
  const { edges, findings } = read(
    'flowchart\nA -->|one| B\nA -- two --> B\nA == "three" ==> B\nA -. four .-> B\nA --box--> B\nA e5@--> B',
  )
  expect(edges).toEqual([
    '|A|B|one|none|point|normal|1',
    '|A|B|two|none|point|normal|1',
    '|A|B|three|none|point|thick|1',
    '|A|B|four|none|point|dotted|1',
    // The x before --> is an end of the link, as in Mermaid.
    '|A|B|bo|none|point|normal|1',
    'e5|A|B||none|point|normal|1',
  ])
  expect(findings).toEqual([])
})

test('an end before the link may be written behind its words', () => {
  const { edges } = read('flowchart LR\nA -- both <--> B\nC -. both <.-> D\nE == both <==> F\nG -- x x--x H')
  expect(edges).toEqual([
    '|A|B|both|point|point|normal|1',
    '|C|D|both|point|point|dotted|1',
    '|E|F|both|point|point|thick|1',
    '|G|H|x|cross|cross|normal|1',
  ])
})

test('names may have :: between words', () => {
  const { nodes, findings } = read('graph TD\nScript::run-->Script::new\nScript::new-->A:::hot\nA-->B::C:::hot')
  expect([findings, nodes]).toEqual([
    [],
    ['Script::run|Script::run|', 'Script::new|Script::new|', 'A|A||hot', 'B::C|B::C||hot'],
  ])
})

test('a line across and a tag that is none are a new line and nothing', () => {
  const { nodes } = read('flowchart LR\nA["<b>spec</b><hr><align=left>x: List<String></align>"] --> B["<b>end</>"]')
  expect(nodes).toEqual(['A|spec\nx: List<String>|square', 'B|end|square'])
})

test('a chain joins every node before a link with every one behind it, in one line or several', () => {
  expect(
    read('graph\nA & B --> C & D -->\n E; F --> G').edges.map((edge) => edge.split('|').slice(1, 3).join('')),
  ).toEqual(['AC', 'AD', 'BC', 'BD', 'CE', 'DE', 'FG'])
})

test('an o or x before a link is its end only behind a blank or a link', () => {
  expect(read('graph\nA--oB\nfoo-->bar\ntax --> B').edges).toEqual([
    '|A|B||none|circle|normal|1',
    '|foo|bar||none|point|normal|1',
    '|tax|B||none|point|normal|1',
  ])
})

test('a node belongs to the first subgraph that ends and names it; a subgraph may be an end of an edge', () => {
  const { nodes, groups, edges, findings } = read(
    'flowchart TB\nsubgraph one [First]\n direction LR\n a --> b\n subgraph two\n  c\n end\nend\nsubgraph Third part\n a\nend\none --> two',
  )
  expect(groups).toEqual(['two|two|one|', 'one|First||LR', 'subGraph2|Third part||'])
  expect(nodes).toEqual(['a|a||in one', 'b|b||in one', 'c|c||in two'])
  expect(edges.at(-1)).toBe('|one|two||none|point|normal|1')
  expect(findings).toEqual([])
})

test('styles are in the ledger once with all lines, links and clicks each by itself; classes are kept', () => {
  const { nodes, ledger } = read(
    'graph\nA:::hot --> B\nclassDef hot fill:red\nclass B hot\nstyle A fill:#f00\nlinkStyle 0 stroke:red\nclick A "https://example.com"\nclick B call f()\nclassic --> B',
  )
  expect(nodes).toEqual(['A|A||hot', 'B|B||hot', 'classic|classic|'])
  expect(ledger).toEqual(['3+4+5+6:1 styles are not carried over', '7:1 a link or a click', '8:1 a link or a click'])
})

test('a line that cannot be read is a finding with its place; the others are read', () => {
  const { edges, nodes, findings } = read('graph\nA --> B\n  foo bar baz\nB --> C ??\nC[(x] --> D\nD["x --> E\nE --> F')
  expect(findings).toEqual([
    '3:7 a link, & or the end of the line',
    '4:9 a link, & or the end of the line',
    '5:5 )]',
    '6:3 a closing "',
  ])
  expect(edges.map((edge) => edge.split('|').slice(1, 3).join(''))).toEqual(['AB', 'BC', 'EF'])
  expect(nodes.map((node) => node.split('|')[0])).toEqual(['A', 'B', 'C', 'E', 'F'])
})

test('words with brackets are read to their end, and named', () => {
  const { nodes, findings } = read('graph\nC[Ship (today)] --> D')
  expect(nodes[0]).toBe('C|Ship (today)|square')
  expect(findings).toEqual(['2:8 ]: words with brackets in them need quotes around them'])
  const link = read('graph\nC(<a href="./x">Go</a>) --> D')
  expect(link.nodes[0]).toBe('C|Go|round')
  expect(link.findings).toEqual([])
  const ended = read('graph\nC["one": more] --> D')
  expect(ended.findings).toEqual(['2:8 ]: words with quotes in them need quotes around them'])
})

test('words reach as far as anyone writes, and no farther', () => {
  const long = (count: number): string => 'a'.repeat(count)
  expect(read(`graph\nC[${long(5000)}] --> D`).findings).toEqual([])
  expect(read(`graph\nC[${long(5001)}] --> D`).findings).toEqual(['2:5003 ]'])
  expect(read(`graph\nC -- ${long(4996)} --> D`).findings).toEqual([])
  expect(read(`graph\nC -- ${long(4997)} --> D`).findings).toEqual(['2:3 the end of this link: -->'])
})

test('a subgraph without end is closed, with a finding where it begins; an end too many is one too', () => {
  expect(read('graph\nend\nsubgraph s\nA').findings).toEqual([
    '2:1 a subgraph before this end',
    '3:1 the end of this subgraph',
  ])
})

test('reserved words are names where a link follows; entities and unicode are names and words', () => {
  const { edges, nodes } = read('graph\nend --> A\nÄpfel["#quot;x#quot; ♥"] --> 名前')
  expect(edges.map((edge) => edge.split('|').slice(1, 3))).toEqual([
    ['end', 'A'],
    ['Äpfel', '名前'],
  ])
  expect(nodes[2]).toBe('Äpfel|"x" ♥|square')
})

test('directions have words and signs', () => {
  expect(['TB', 'TD', 'BT', 'LR', 'RL', '>', '^', ''].map((word) => read(`graph ${word}\nA`).direction)).toEqual([
    'TB',
    'TB',
    'BT',
    'LR',
    'RL',
    'LR',
    'BT',
    undefined,
  ])
})

test('properties of an edge make no node; an icon without words has none', () => {
  const { nodes, ledger } = read(
    'flowchart\nA e1@--> B\ne1@{ animate: true }\nC@{ icon: "fa:bell" }\nD@{ shape: rect, w: 60 }',
  )
  expect(nodes).toEqual(['A|A|', 'B|B|', 'C||', 'D|D|rect'])
  expect(ledger).toEqual(['3+5:3 styles are not carried over', '4:11 icons'])
})

test('links over several lines before a mistake are read once, and the mistake is told once', () => {
  const { model, report } = readFlowchart('flowchart TB\na\n---\nb\n---\nc ] d\ne --> f\n')
  expect(model.edges.map(({ from, to }) => `${from}-${to}`)).toEqual(['a-b', 'b-c', 'e-f'])
  expect(report.findings.map(({ at }) => at)).toEqual(['line 6, column 3'])
})

test('a comma within a name is a part of it; lists of names after a keyword are lists', () => {
  const { nodes, findings } = read('flowchart LR\na --> Slack,Teams\nb --> c\nclassDef hot fill:red\nclass b,c hot')
  expect([nodes, findings]).toEqual([['a|a|', 'Slack,Teams|Slack,Teams|', 'b|b||hot', 'c|c||hot'], []])
})

test('a number that is escaped for Markdown is one, another backslash stays', () => {
  expect(read('graph LR\nA -->|10\\. go\\.x| B["1\\) a"]')).toMatchObject({
    nodes: ['A|A|', 'B|1) a|square'],
    edges: ['|A|B|10. go\\.x|none|point|normal|1'],
  })
})

test('titles of subgraphs are without the marks of bold words, whether they are called Markdown or not', () => {
  const { model } = readFlowchart(
    'flowchart LR\nsubgraph one ["**Bold** part"]\nA\nend\nsubgraph **two** b\nB\nend\nsubgraph c [2 ** 3 **]\nC\nend',
  )
  expect(model.groups.map(({ label }) => label)).toEqual(['Bold part', 'two b', '2 ** 3 **'])
})
