/** Styles of edges and of nodes in all languages: what few have is in focus, outcomes are states, what has no line is not drawn. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'

type Edge = { from: string; to: string; text?: string; state?: string }
type Data = { focus?: string[]; edges: Edge[]; nodes?: { name: string; look?: string }[] }

const imported = async (...lines: string[]) => {
  const outcome = await importDiagram(lines.join('\n'))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { focus, edges, nodes = [] } = outcome.data as Data
  const looks = nodes.filter(({ look }) => look !== undefined).map(({ name, look }) => `${name} ${look}`)
  return { focus, edges, looks, notes: outcome.notes.map(({ what }) => what) }
}

const chain = (...lines: string[]) => imported('flowchart LR', 'a --> b --> c --> d --> e --> f --> a', ...lines)

test('a style that few edges have is in focus, by numbers in the order of the text', async () => {
  const two = await chain('linkStyle 0,5 stroke:#f00,stroke-width:2px')
  expect(two.focus).toEqual(['a > b', 'f > a'])
  expect(two.notes).toEqual(['styles are not carried over (a > b is in focus, f > a is in focus)'])
  expect((await chain('linkStyle 0,1,2 stroke:red')).focus).toBeUndefined()
  expect((await chain('linkStyle 0 stroke:red', 'linkStyle 1 stroke:blue')).focus).toBeUndefined()
  expect((await chain('linkStyle 0 stroke:red', 'linkStyle 1 stroke:red')).focus).toEqual(['a > b', 'b > c'])
  expect((await chain('linkStyle 0 stroke:#888')).focus).toBeUndefined()
  expect((await chain('linkStyle 9 stroke:red', 'linkStyle default stroke:red')).focus).toBeUndefined()
  expect((await chain('linkStyle 1 stroke:red', 'linkStyle default stroke:gray')).focus).toEqual(['b > c'])
})

test('nodes in focus come first; beside edges in focus no node has the tint of the focus', async () => {
  expect(await chain('linkStyle 0 stroke:red', 'style c fill:#fc0')).toMatchObject({
    focus: ['c'],
    notes: ['styles are not carried over (c is in focus)'],
  })
  const lit = await chain('linkStyle 0 stroke:red', 'style c fill:#fc0', 'style d fill:#0ff', 'style e fill:#0cf')
  expect(lit.focus).toEqual(['a > b'])
  expect(lit.looks.length).toBe(3)
  expect(lit.looks.join(' ')).not.toContain('tinted')
  // Two edges that join the same are not told apart.
  expect((await chain('a --> b', 'linkStyle 0 stroke:red')).focus).toBeUndefined()
})

test('red and green say an outcome where the words of the edge do', async () => {
  const { edges, focus, notes } = await imported(
    'flowchart LR',
    'a -- on error --> b -- success --> c -- next --> d',
    'linkStyle 0,2 stroke:red',
    'linkStyle 1 stroke:green',
  )
  expect(edges.map(({ state }) => state)).toEqual(['negative', 'positive', undefined])
  expect(focus).toEqual(['c > d'])
  expect(notes).toEqual(['styles are not carried over (c > d is in focus, on error is negative, success is positive)'])
})

test.each(['stroke-width:0', 'stroke-width:0px;', 'stroke:none', 'stroke: transparent,fill:red', 'opacity:0.0'])(
  'a line without ink is not drawn: %s',
  async (look) => {
    const { edges, notes } = await chain(`linkStyle 0 ${look}`)
    expect(edges.map(({ from, to }) => from + to)).toEqual(['bc', 'cd', 'de', 'ef', 'fa'])
    expect(notes).toContain('invisible links')
  },
)

test.each(['stroke-width:0.5px', 'opacity:0.4', 'stroke:nonesuch'])('a line with ink is drawn: %s', async (look) => {
  expect((await chain(`linkStyle 0 ${look}`)).edges).toHaveLength(6)
})

test('colors of lines and boxes count in DOT, D2 and PlantUML', async () => {
  const ends = ['ab', 'bc', 'cd', 'de', 'ef', 'fa'].map(([from, to]) => [from, to] as const)
  const dot = await imported('digraph {', 'a -> b [color=red]', ...ends.slice(1).map(([a, b]) => `${a} -> ${b}`), '}')
  expect(dot.focus).toEqual(['a > b'])
  const filled = 'style=filled, fillcolor'
  const nodes = await imported(
    `digraph {`,
    `a [${filled}=gold]; b [${filled}="#0ff"]; c [fillcolor=red]`,
    'a -> b -> c -> d -> e }',
  )
  expect(nodes.looks).toEqual(['a sand', 'b tinted'])
  const d2 = await imported('a -> b: x {style.stroke: red}', ...ends.slice(1).map(([a, b]) => `${a} -> ${b}`))
  expect(d2.focus).toEqual(['a > b'])
  expect((await imported('a.style.fill: gold', ...ends.map(([a, b]) => `${a} -> ${b}`))).focus).toEqual(['a'])
  const plant = (...lines: string[]) => imported('@startuml', ...lines, '@enduml')
  const components = await plant('[a] -[#red,bold]-> [b]', ...ends.slice(1).map(([a, b]) => `[${a}] --> [${b}]`))
  expect(components.focus).toEqual(['a > b'])
  expect(components.notes).toEqual(['styles are not carried over (a > b is in focus)'])
  expect((await plant('[a] #ff0;line:red', ...ends.map(([a, b]) => `[${a}] --> [${b}]`))).focus).toEqual(['a'])
  const activity = await plant('start', '#pink:a;', '-[#green]->', ':b;', ':c;', 'stop')
  expect(activity.focus).toEqual(['a'])
  expect(activity.notes).toEqual(['styles are not carried over (a is in focus)'])
})

test('colors of arrows in sequences, classes and states are in the ledger', async () => {
  for (const line of ['participant a\na -[#red]> b : x', 'class a\na -[#red]-> b', '[*] --> a\na -[#red]-> b : x']) {
    const { notes } = await imported('@startuml', line, '@enduml')
    expect(notes).toContain('styles are not carried over')
  }
})

test('a style that makes some lines dashed or thick does, unless all are so', async () => {
  const strokes = ({ edges }: { edges: Edge[] }) =>
    edges.map((edge) => (edge as { stroke?: string }).stroke ?? '').join(',')
  const dashed = await chain('linkStyle 1 stroke-dasharray: 5 5', 'linkStyle 3 stroke-width:4px')
  expect([strokes(dashed), dashed.focus]).toEqual([',dashed,,thick,,', undefined])
  expect(dashed.notes).toEqual(['styles are not carried over (a line is dotted, a line is thick)'])
  expect(strokes(await chain('linkStyle default stroke-width:4px'))).toBe(',,,,,')
  const colored = await chain('linkStyle 1 stroke:#f0f,stroke-dasharray:3')
  expect([strokes(colored), colored.focus]).toEqual([',dashed,,,,', ['b > c']])
  expect(strokes(await imported('flowchart LR', 'a -.-> b --> c', 'linkStyle 0 stroke-width:5px'))).toBe('dashed,')
})
