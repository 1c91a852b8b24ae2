/** Forms of PlantUML's statements that its documentation has beside the usual ones. */
import { expect, test } from 'vitest'
import { findingsIn } from '../../test/said.ts'
import { Conversion } from '../convert/conversion.ts'
import { recognize } from '../diagram/recognize.ts'
import { readActivity } from './activity/read-activity.ts'
import { readClass } from './class/read-class.ts'
import { readComponent } from './component/read-component.ts'
import { readGantt } from './gantt/read-gantt.ts'
import { readSequence } from './sequence/read-sequence.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`

const steps = (...lines: string[]) => {
  const { model, report } = readActivity(uml(...lines))
  return {
    findings: findingsIn(report),
    nodes: [...model.nodes.values()].map(({ label, shape }) => label.replaceAll('\n', ' ') || shape),
    edges: model.edges.map(({ from, to }) => `${from}>${to}`),
  }
}

test('an action ends at its sign, not in a formula or a diagram within it', () => {
  const { findings, nodes } = steps(
    ':<latex>{\\frac{1}{2}}</latex>;',
    ':file',
    '{{json',
    '{',
    '"a": 1',
    '}',
    '}}',
    ';',
    'partition p {',
    ':last; }',
  )
  expect(findings).toEqual([])
  expect(nodes).toEqual(['{\\frac{1}{2}}', 'file {{json { "a": 1 } }}', 'last'])
})

test('an arrow with looks ends with its line, before and behind a loop', () => {
  const { findings, edges } = steps(
    'repeat',
    '-[#red;#blue,dashed]->',
    ':a;',
    'repeat while (again?) is (yes) -[#red;#blue]->',
    '-[#red;#blue]->',
    ':b;',
  )
  expect([findings, edges]).toEqual([[], ['n1>n2', 'n2>n1', 'n2>n3']])
})

test('questions, loops and forks have looks, and their ends two orders of words', () => {
  const { findings, nodes } = steps(
    '[[https://x.example]] if (a?) then (x) <<#ff8822>>',
    ':b;',
    'endif',
    '#pink:while (c?) is (yes)',
    ':d;',
    'while end (no)',
    'fork',
    ':e;',
    'fork again',
    ':f;',
    'fork end',
    'group g',
    ':h;',
    'group end',
    'partition p',
    ':i;',
    '}',
    'goto r.s',
    'label r.s',
    '(!)',
  )
  expect(findings).toEqual([])
  expect(nodes).toEqual(['a?', 'b', 'c?', 'd', 'fork', 'e', 'f', 'join', 'h', 'i', 'circle', '!'])
})

test('items of lists, lanes with words, and stereotypes behind the steps of loops', () => {
  const { findings, nodes } = steps(
    '|A| Sales: north',
    '-first',
    '* second',
    'repeat :third; <<a>>',
    '(x) backward :fourth; <<b>> (y)',
    'repeat while (more?)',
  )
  expect([findings, nodes]).toEqual([[], ['first', 'second', 'third', 'fourth', 'more?']])
})

const exchange = (...lines: string[]) => {
  const { model, report } = readSequence(uml(...lines))
  const events = model.events.map((event) =>
    event.is === 'message'
      ? `${event.from}>${event.to} ${event.text}`
      : 'actor' in event
        ? `${event.is} ${event.actor}`
        : event.is,
  )
  return { findings: findingsIn(report), events, ledger: report.ledger().map(({ what }) => what) }
}

test('activity begins and ends by signs and without a name', () => {
  const { findings, events } = exchange('A -> B : x', 'B ++ #red', 'B -> C ++', 'deactivate', 'B --')
  expect(findings).toEqual([])
  expect(events).toEqual(['A>B x', 'activate B', 'B>C ', 'activate C', 'deactivate C', 'deactivate B'])
  expect(exchange('A -> B', 'deactivate').findings).toEqual(['3:1 something active before this'])
})

test('a message has looks before its line, a link, several receivers; a delay has one sign', () => {
  const { findings, events, ledger } = exchange(
    'A <[#green]- B : back',
    'A -> B [[https://x.example]] : read',
    'A -> B & C : told',
    '… later …',
    'partition part',
    '{one} A -> B : first',
    '{two} B -> C : next',
    '{one} <-> {two} : 3 s',
    'end',
    'ref#pink over A, B : more',
    'autonewpage 20',
  )
  expect(findings).toEqual([])
  expect(events).toEqual([
    'B>A back',
    'A>B read',
    'A>B told',
    'A>C told',
    'divider',
    'open',
    'A>B first',
    'B>C next',
    'close',
    'note',
  ])
  expect(ledger).toEqual([
    'styles are not carried over',
    'a link or a click',
    'how long it is between two messages',
    'pages: drawn on one',
  ])
})

test('classes have a visibility, relations a stereotype or a lollipop; diagrams in bodies are stepped over', () => {
  const { model, report } = readClass(
    uml(
      '+class A {',
      '{{regex',
      'a{2,3}',
      '}}',
      '}',
      'A --> B <<bold>> : x',
      'A -() I',
      'layout_new_line',
      'minwidth 30',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect(model.relations.map(({ from, to, toEnd }) => `${from} ${toEnd} ${to}`)).toEqual([
    'A dependency B',
    'A lollipop I',
  ])
  expect(model.classes.get('A')?.members).toEqual([])
})

test('documents, components and use cases may stand beside classes', () => {
  const { model, report } = readClass(
    uml(
      'class A',
      'json J {',
      '"a": {',
      '"b": [1]',
      '}',
      '}',
      '[Part] --> A',
      'A --> (Use it)',
      'class B [[[https://x.example]]]',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.keys()]).toEqual(['A', 'J', 'Part', 'Use it', 'B'])
})

test('what a hidden line joins is there, and not joined', () => {
  const { model } = readComponent(uml('[A] -[hidden]-> [B]'))
  expect([[...model.nodes.keys()], model.edges]).toEqual([['A', 'B'], []])
})

test.each([
  ['class', ['entity Order {', '  * id : number', '  --', '  total', '}', 'Order }o--|| Customer']],
  ['component', ['package "Roles" {', '  :Admin: --|> :User:', '}', ':User:']],
  ['class', ['Order [id: String] ..> Line']],
])('a diagram is one of kind %s by its lines', (kind, lines) => {
  expect(recognize(uml(...lines), {})?.kind.kind).toBe(kind)
})

test('"it" is the task before, and a line of signs ends a section', () => {
  const { model, report } = readGantt(
    '@startgantt\nProject starts 2026-03-02\n-- One --\n[A] requires 2 days\nIt is displayed as <:x:>\nIt is 50% completed\n--\n[B] lasts 1 day\n@endgantt\n',
  )
  expect(findingsIn(report)).toEqual([])
  expect(model.tasks.map(({ name, section, done }) => [name, section, done])).toEqual([
    ['A', 'One', 50],
    ['B', undefined, undefined],
  ])
})

test('tasks of a plan have stereotypes, small words and the looks of links, and are joined by their short names', () => {
  const { model, report } = readGantt(
    "@startgantt\nThe project starts 2026-03-02\nLinks are colored in blue\n[One] <<a>> as [A] requires for 2 days\n[B] requires 1 day\n[B] starts at [A]'s end with green dotted link\n[C] lasts 1 day\nB --> C\n@endgantt\n",
  )
  expect(findingsIn(report)).toEqual([])
  const day = (at: number): string => new Date(at).toISOString().slice(8, 10)
  expect(model.tasks.map(({ name, start, end, after }) => [name, day(start), day(end), ...after])).toEqual([
    ['One', '02', '04'],
    ['B', '04', '05', 'One'],
    ['C', '05', '06', 'B'],
  ])
})

test('YAML of PlantUML may be indented with tabs', async () => {
  const text = '@startyaml\nday:\n\tbirds: four\n\thens: 3\n@endyaml\n'
  const { report } = (await recognize(text, {})!.kind.load()).read(text)
  expect(findingsIn(report)).toEqual([])
})

test('what is said about a diagram at its beginning is no statement', () => {
  const { findings, events, ledger } = exchange('---', 'author: A', '---', 'A -> B : x')
  expect([findings, events, ledger]).toEqual([[], ['A>B x'], ['settings']])
})

test.each(['@startuml', '@startdot'])('a graph of Graphviz may stand in %s', async (first) => {
  const text = `{"who": 1}\n${first}\ndigraph G {\n  a -> b\n}\n${first.replace('start', 'end')}\n`
  const kind = recognize(text, {})?.kind
  const { ways, report } = (await kind!.load()).read(text)
  expect([kind?.kind, findingsIn(report)]).toEqual(['dot', []])
  expect(ways.map(({ recipe }) => recipe)).toContain('flow-graph')
})

test.each([
  ['a = "(*", "b"; (* c *)', '"(*" "b"'],
  ["(* it's *) a = 'x'; (* isn't *)", '"x"'],
  ['a = "x" (* b (* c *) d *), "y";', '"x" "y"'],
  ['a = (**) "x" (*) *) ;', '"x"'],
])('comments of EBNF are no more than blanks: %s', async (rule, words) => {
  const { ways, report } = (await recognize(`@startebnf\n${rule}\n@endebnf\n`, {})!.kind.load()).read(
    `@startebnf\n${rule}\n@endebnf\n`,
  )
  expect(findingsIn(report)).toEqual([])
  expect(ways[0]?.make(new Conversion(report, { kind: 'x' }))).toMatchObject({
    rules: [{ name: 'a', definition: words }],
  })
})

test('comments of EBNF are within each other and around names; a name may stand in question marks', async () => {
  const text = '@startebnf\n(** a\n(* b *)\nc **)\n(*d*) one (*e*) = (*f*) "x";\n?two? = "y";\n@endebnf\n'
  const { ways, report } = (await recognize(text, {})!.kind.load()).read(text)
  expect(findingsIn(report)).toEqual([])
  expect(ways[0]?.make(new Conversion(report, { kind: 'x' }))).toMatchObject({
    rules: [{ name: 'one' }, { name: 'two' }],
  })
})

test('a note may be on an element whose name has parentheses, or on a use case or an actor', () => {
  const { model } = readComponent(
    uml(
      '[Get(options)]',
      'note right of [Get(options)] : one',
      '(Use)',
      'note left of (Use) : two',
      ':Ann: --> (Use)',
      'note top of :Ann: : three',
    ),
  )
  expect(model.remarks.map(({ on, text }) => [on, text])).toEqual([
    ['Get(options)', 'one'],
    ['Use', 'two'],
    ['Ann', 'three'],
  ])
})
