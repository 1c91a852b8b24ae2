/** PlantUML, kind by kind. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { recognize } from '../diagram/recognize.ts'
import { readActivity } from './activity/read-activity.ts'
import { readClass } from './class/read-class.ts'
import { readComponent } from './component/read-component.ts'
import { readGantt } from './gantt/read-gantt.ts'
import { readOutline } from './outline/read-outline.ts'
import { prepare } from './prepare.ts'
import { readSequence } from './sequence/read-sequence.ts'
import { readState } from './state/read-state.ts'

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`
const said = (report: Parameters<typeof ledgerOf>[0]) => ledgerOf(report).map((each) => each.replace(/^\S+ /, ''))

test('what is around statements becomes blanks; the title stays', () => {
  const text = `{"meta": 1}\n${uml("' comment", "/' two\nlines '/ A -> B", '<style>', 'a { b }', '</style>', 'skinparam x {', ' y 1', '}', '!include a.iuml', 'title **Big** [[https://x.example words]]', 'left to right direction', 'hide footbox', 'legend', 'all', 'endlegend')}@startuml\nC -> D\n@enduml`
  const { cursor, about, direction } = prepare(text)
  expect(cursor.text).toHaveLength(text.length)
  expect(cursor.text.trim()).toBe('A -> B')
  expect(cursor.report.place(cursor.text.indexOf('A ->'))).toEqual({ line: 5, column: 10 })
  expect([about, direction]).toEqual([{ title: 'Big words' }, 'LR'])
  expect(said(cursor.report)).toEqual([
    'styles are not carried over',
    'the preprocessor: nothing is included or run',
    'a link or a click',
    'formatting of words',
    'what is hidden is drawn',
    'words around the picture',
    'another diagram; only the first is read',
  ])
})

test('a sequence: participants, arrows of every direction, frames, notes, returns', () => {
  const { model, report } = readSequence(
    uml(
      'actor "Long\\nname" as U #red',
      'database DB',
      'box "Inside"',
      'participant API',
      'end box',
      'U -> API ++ : call',
      'API ->> DB : async',
      'API <-- DB: rows',
      'alt ok',
      'return done',
      'else bad',
      'API ->x U : lost',
      'end',
      '[-> U : poke',
      'note right of API : one line',
      'note over U, DB',
      'two',
      'lines',
      'end note',
      '== Later ==',
      'API -> API',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.participants.values()].map(({ id, label, type }) => `${id} ${label} ${type}`)).toEqual([
    'U Long name actor',
    'DB DB database',
    'API API participant',
    'outside outside participant',
  ])
  expect(model.boxes).toMatchObject([{ label: 'Inside', members: ['API'] }])
  expect(
    model.events.map((event) =>
      event.is === 'message'
        ? `${event.from} ${event.to} ${event.text} ${event.dotted ? 'dotted ' : ''}${event.head}`
        : event.is === 'note'
          ? `note ${event.over.join()} ${event.text}`
          : event.is,
    ),
  ).toEqual([
    'U API call filled',
    'activate',
    'API DB async point',
    'DB API rows dotted filled',
    'open',
    'API U done dotted filled',
    'deactivate',
    'branch',
    'API U lost cross',
    'close',
    'outside U poke filled',
    'note API one line',
    'note U,DB two lines',
    'divider',
    'API API  filled',
  ])
})

test('classes: bodies, parents, packages, ends of relations, notes', () => {
  const { model, report } = readClass(
    uml(
      'package "My app" as app {',
      'abstract class Shape<T> <<Entity>> extends Base implements A, B {',
      '  {static} -count : int',
      '  +area(): double',
      '  __ title __',
      '  String name',
      '}',
      '}',
      'enum Color { RED',
      'BLUE }',
      'Shape "1" *-- "0..n" Point : has >',
      'Circle --|> Shape',
      'Shape <.. Client',
      'Point : ~x',
      'note left of Shape : remark',
      'note "free" as N',
      'N .. Point',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect(model.classes.get('Shape')).toMatchObject({
    generic: 'T',
    keyword: 'abstract class',
    annotations: ['Entity'],
    group: 'app',
    members: [
      { name: 'count', type: 'int', property: 'static', visibility: '-' },
      { name: 'area()', type: 'double', method: true, visibility: '+' },
      { name: 'String name', method: false },
    ],
  })
  expect(model.classes.get('Color')?.members.map(({ name }) => name)).toEqual(['RED', 'BLUE'])
  expect(
    model.relations.map(({ from, to, fromEnd, toEnd, dotted, fromText, toText, label }) =>
      [from, fromEnd, toEnd, to, dotted ? 'dotted' : '', fromText, toText, label].filter(Boolean).join(' '),
    ),
  ).toEqual([
    'Shape none extension Base',
    'Shape none extension A dotted',
    'Shape none extension B dotted',
    'Shape composition none Point 1 0..n has',
    'Circle none extension Shape',
    'Shape dependency none Client dotted',
  ])
  expect(model.classes.get('Point')?.members).toMatchObject([{ name: 'x', visibility: '~' }])
  expect(model.remarks).toMatchObject([
    { on: 'Shape', text: 'remark' },
    { on: 'Point', text: 'free' },
  ])
})

test('states: composites, starts and ends of each, descriptions, pseudostates', () => {
  const { model, report } = readState(
    uml(
      '[*] --> Idle',
      'state "Long name" as Work {',
      '  [*] -> Do',
      '  Do --> [*] : done',
      '}',
      'Idle : waits',
      'Idle --> Work : go',
      'state c <<choice>>',
      'Work -[#red,dashed]-> c',
      'note right of Idle : here',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect(
    [...model.states.values()].map(({ id, kind, parent, descriptions }) =>
      [id, kind, parent ?? '', ...descriptions].join(' '),
    ),
  ).toEqual([
    'root_start start ',
    'Idle state  Idle waits',
    'Work composite  Long name',
    'Work_start start Work',
    'Do state Work',
    'Work_end end Work',
    'c choice ',
  ])
  expect(model.transitions.map(({ from, to, label = '' }) => `${from} ${to} ${label}`.trim())).toEqual([
    'root_start Idle',
    'Work_start Do',
    'Do Work_end done',
    'Idle Work go',
    'Work c',
  ])
  expect(model.remarks).toMatchObject([{ on: 'Idle', text: 'here' }])
})

test('states: -- and || divide the state around them; outside of states and for deep history there is a note', () => {
  const { model, report } = readState(
    uml('state A {', ' [*] --> B', ' together {', '  --', ' }', ' B --> [*]', '}', '||', 'B --> A[H*]'),
  )
  expect([...model.states.values()].map(({ id, kind, parent }) => `${id} ${kind} ${parent}`)).toEqual([
    'A composite undefined',
    'B state A/1',
    'A/1 region A',
    'A/1_start start A/1',
    'A/2 region A',
    'A/2_end end A/2',
    'A_history history A',
  ])
  expect(model.transitions.map(({ from, to }) => `${from} ${to}`)).toEqual(['A/1_start B', 'B A/2_end', 'B A_history'])
  expect(said(report)).toEqual(['borders of regions outside of states', 'deep history, drawn as history'])
})

const flow = (...lines: string[]) => {
  const { model, report } = readActivity(uml(...lines))
  expect(findingsIn(report)).toEqual([])
  const name = (id: string) => model.nodes.get(id)?.label || model.nodes.get(id)?.shape || id
  return model.edges.map(
    ({ from, to, label }) => `${name(from)} > ${name(to)}${label === undefined ? '' : `: ${label}`}`,
  )
}

test('an activity: questions join again, loops lead back, forks join', () => {
  expect(
    flow(
      'start',
      'if (a?) then (yes)',
      ':b;',
      'elseif (c?) then (maybe)',
      ':d;',
      'else (no)',
      'stop',
      'endif',
      ':e;',
      'end',
    ),
  ).toEqual(['start > a?', 'a? > b: yes', 'a? > c?', 'c? > d: maybe', 'c? > stop: no', 'b > e', 'd > e', 'e > stop'])
  expect(flow('while (more?) is (yes)', ':x;', 'endwhile (no)', ':y;')).toEqual([
    'more? > x: yes',
    'x > more?',
    'more? > y: no',
  ])
  const again = (word: string) => flow('repeat', ':x;', `repeat while (more?) ${word} (yes)`, ':y;')
  expect(again('then')).toEqual(again('is'))
  expect(flow('repeat', ':x;', 'backward :fix;', 'repeat while (ok?) is (no) not (yes)', ':y;')).toEqual([
    'x > ok?',
    'ok? > fix: no',
    'fix > x',
    'ok? > y: yes',
  ])
  expect(flow('fork', ':a;', 'fork again', ':b', 'c;', 'end fork', '-> on;', ':d;')).toEqual([
    'fork > a',
    'fork > b\nc',
    'a > join',
    'b\nc > join',
    'join > d: on',
  ])
  expect(flow('switch (s)', 'case (1)', ':a;', 'case (2)', ':b;', 'endswitch', ':c;')).toEqual([
    's > a: 1',
    's > b: 2',
    'a > c',
    'b > c',
  ])
})

test('lanes and partitions are groups', () => {
  const { model } = readActivity(uml('|One|', ':a;', '|#red|two| Second', ':b;', 'partition "P" {', ':c;', '}'))
  expect(model.groups.map(({ id, label }) => `${id} ${label}`)).toEqual(['One One', 'two Second', 'g3 P'])
  expect([...model.nodes.values()].map(({ label, group }) => `${label} ${group}`)).toEqual(['a One', 'b two', 'c two'])
})

test('components, deployments and use cases: brackets, aliases, what is in what, lines', () => {
  const { model, report } = readComponent(
    uml(
      'package "Group A" {',
      '  [First] as f',
      '  () "I face" as i',
      '}',
      'database DB [',
      'two',
      'lines',
      ']',
      ':Main user: as u',
      '(Use it) as use',
      'f -(0- i',
      'u ..> use : <<include>>',
      'f "1" <-- "n" DB',
      'node n { }',
      'note left of f : remark',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect(
    [...model.nodes.values()].map(({ id, label, shape, group }) =>
      [id, label, shape, group].filter(Boolean).join(' | '),
    ),
  ).toEqual([
    'f | First | component | Group A',
    'i | I face | interface | Group A',
    'DB | two\nlines | database',
    'u | Main user | actor',
    'use | Use it | usecase',
    'n | n | node',
  ])
  expect(model.groups).toMatchObject([{ id: 'Group A', label: 'Group A' }])
  expect(
    model.edges.map(({ from, to, label = '', stroke, ends = [] }) =>
      [from, to, label, stroke, ...ends].filter(Boolean).join(' '),
    ),
  ).toEqual(['f i normal', 'u use <<include>> dotted', 'DB f normal 1 n'])
  expect(model.remarks).toMatchObject([{ on: 'f', text: 'remark' }])
})

test('outlines by signs or blanks, with words over lines', () => {
  const depths = (text: string) => readOutline(text).model.nodes.map(({ depth, label }) => `${depth} ${label}`)
  expect(depths('@startmindmap\n* a\n**[#red] b\n***_ c\n-- d\n** <b>e</b>\n@endmindmap')).toEqual([
    '0 a',
    '1 b',
    '2 c',
    '1 d',
    '1 e',
  ])
  expect(depths('@startwbs\n* a\n * b\n  * c\n * d\n@endwbs')).toEqual(['0 a', '1 b', '2 c', '1 d'])
  expect(depths('@startwbs\n* a\n**(x):b\nmore;\n**< c\n@endwbs')).toEqual(['0 a', '1 b more', '1 c'])
  expect(findingsIn(readOutline('@startwbs\n* a\nhello\n** b\n@endwbs').report)).toEqual(['3:1 a node: *, + or -'])
})

const plan = (...lines: string[]) => {
  const { model, report } = readGantt(`@startgantt\n${lines.join('\n')}\n@endgantt`)
  expect(findingsIn(report)).toEqual([])
  const date = (at: number) => new Date(at).toISOString().slice(5, 10)
  return model.tasks.map(({ name, start, end, isMilestone, done }) =>
    [name, date(start), isMilestone ? '' : date(end), done]
      .filter((each) => each !== '' && each !== undefined)
      .join(' '),
  )
}

test('plans: durations skip closed days; starts and ends follow each other', () => {
  expect(
    plan(
      'Project starts the 1st of june 2026',
      'saturday are closed',
      'sunday are closed',
      '2026-06-03 is closed',
      '[A] lasts 3 days and is 40% complete',
      "[B] as [b] starts at [A]'s end and lasts 1 week",
      "[M] happens at [b]'s end",
      'then [C] lasts 1 day',
      '[D] starts 2026/06/10 and ends 2026/06/11',
      '[A] -> [E]',
      '[E] lasts 1 day',
      "[F] starts 2 days after [A]'s start",
    ),
  ).toEqual([
    'A 06-01 06-05 40',
    'B 06-05 06-12',
    'M 06-12',
    'C 06-12 06-13',
    'D 06-10 06-12',
    'E 06-05 06-06',
    'F 06-04 06-05',
  ])
})

test('procedures of libraries are in the ledger where they are called, and calls of what is none are findings', () => {
  const { model, report } = readClass(uml('$other()', 'class B', 'unknown("C")'))
  expect([...model.classes.keys()]).toEqual(['B'])
  expect(said(report).filter((each) => each.includes('procedure of'))).toHaveLength(1)
  expect(findingsIn(report)).toHaveLength(1)
})

test('plans: together, from one to the other, counts of two units', () => {
  const { model, report } = readGantt(
    "@startgantt\nProject starts the 2026/03/02.\nTask completion default to 0%\n[A] lasts 2 days\n[B] starts with [A]'s start\n[C] occurs from [A] to [B]\n[D] starts 1 week and 1 day after [A]'s end\n[D] #Lavender\n@endgantt\n",
  )
  expect(findingsIn(report)).toEqual([])
  const dates = model.tasks.map(({ name, start, end }) => [
    name,
    (start - model.tasks[0]!.start) / 864e5,
    (end - start) / 864e5,
  ])
  expect(dates).toEqual([
    ['A', 0, 2],
    ['B', 0, 1],
    ['C', 0, 1],
    ['D', 10, 1],
  ])
})

test('activities: connectors with words, answers after when, words on a way back, tags at the end of a line', () => {
  const { model, report } = readActivity(
    uml(
      'start',
      'if (A?) Then',
      '("Basic")',
      'else when no',
      ':one <b>two</b>',
      'three;',
      'endif',
      'while (more)',
      ':x;',
      '(in) backward :warn; (out)',
      'endwhile',
      'stop',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.nodes.values()].map(({ label }) => label).filter(Boolean)).toEqual([
    'A?',
    'Basic',
    'one two\nthree',
    'more',
    'x',
    'warn',
  ])
  expect(model.edges.map(({ label }) => label).filter(Boolean)).toEqual(['no'])
  expect(said(report)).toContain('words on the way back')
})

test('an interface beside components is one of theirs', async () => {
  const kindOf = (...lines: string[]) => recognize(uml(...lines), {})?.kind.kind
  expect(kindOf('component C1', 'interface I', 'C1 -- I')).toBe('component')
  expect(kindOf('interface I', '[A] --> I')).toBe('component')
  expect(kindOf('interface I', 'class A', 'A ..|> I')).toBe('class')
})

test('classes: AS in capitals, the sign of an interface, notes with a link, at a component and on a member', () => {
  const { model, report } = readClass(
    uml(
      'class "Two words" AS T',
      'interface I ()',
      'note left of T [[https://x.example]]',
      'seen',
      'end note',
      'note right of T::"f()" <<faint>>',
      'on a member',
      'end note',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.values()].map(({ id, label }) => [id, label])).toEqual([
    ['T', 'Two words'],
    ['I', 'I'],
  ])
  expect(model.remarks.map(({ on, text }) => [on, text])).toEqual([
    ['T', 'seen'],
    ['T', 'on a member'],
  ])
  expect(said(report)).toEqual(['a link or a click'])
})

test('classes: keywords with a capital, a brace on the next line, quoted names at both ends, layers, two dots between names', () => {
  const { model, report } = readClass(
    uml(
      'Class Order',
      '{',
      'total()',
      '}',
      'Record "1" -- "n" Order',
      'Object <|-- Order',
      '"Left one" -- "Right one"',
      'Order "owner"/"1" -- "0..n"/"items" Item : has',
      '@3 Order o-- Item',
      'note "kept" as N',
      'N..Order',
      'class Pattern {',
      '{{regex',
      '[0-9]',
      '}}',
      '}',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.keys()]).toEqual(['Order', 'Record', 'Object', 'Left one', 'Right one', 'Item', 'Pattern'])
  expect(model.classes.get('Order')?.members).toHaveLength(1)
  expect(model.relations.map(({ from, to, fromText, toText }) => [from, to, fromText, toText])).toEqual([
    ['Record', 'Order', '1', 'n'],
    ['Object', 'Order', undefined, undefined],
    ['Left one', 'Right one', undefined, undefined],
    ['Order', 'Item', 'owner 1', '0..n items'],
    ['Order', 'Item', undefined, undefined],
  ])
  expect(model.remarks.map(({ on, text }) => [on, text])).toEqual([['Order', 'kept']])
  expect(said(report)).toEqual(['settings', 'a diagram inside of a class'])
})

test('sequences: slanted arrows, keywords with a capital, notes of a style; elements with a capital', () => {
  const sequence = readSequence(
    uml('Participant A', 'A ->(40) B++: text', 'note<<warn>> over B: seen', 'note over A, B <<warn>> : both'),
  )
  expect(findingsIn(sequence.report)).toEqual([])
  expect(sequence.model.events.map((event) => ('text' in event ? event.text : event.is))).toEqual([
    'text',
    'activate',
    'seen',
    'both',
  ])
  const { model, report } = readComponent(uml('Actor A', 'Rectangle R {', 'A - (UC 1.a)', '}', 'Node - A'))
  expect(findingsIn(report)).toEqual([])
  expect([...model.nodes.values()].map(({ id, shape }) => [id, shape])).toEqual([
    ['A', 'actor'],
    ['UC 1.a', 'usecase'],
    ['Node', undefined],
  ])
})

test('components: elements of ArchiMate, squares and circles at ends, words of several lines as a name', () => {
  const { model, report } = readComponent(
    uml(
      'archimate #Technology "VPN Server" as s <<technology-device>>',
      'component a',
      'a #--# s',
      'a 0)--(0 s',
      'artifact b as "',
      'one',
      'two',
      '"',
      'File z',
    ),
  )
  expect([findingsIn(report), said(report)]).toEqual([[], ['layers of ArchiMate']])
  expect([...model.nodes.values()].map(({ id, label, shape }) => [id, label, shape])).toEqual([
    ['s', 'VPN Server', 'rectangle'],
    ['a', 'a', 'component'],
    ['b', 'one\ntwo', 'artifact'],
    ['z', 'z', 'file'],
  ])
  expect(model.edges).toHaveLength(2)
  const kindOf = (...lines: string[]) => recognize(uml(...lines), {})?.kind.kind
  expect(kindOf('archimate #Business "A" as a', 'a *-up-> b')).toBe('component')
  expect(kindOf('Node Events {', '}', 'Events -> Events : one')).toBe('component')
})

test('states: keywords with a capital, notes with dots in their names', () => {
  const { model, report } = readState(
    uml('State "Ready" as r', 'State AA <<O-O>>', 'note as n.1', ' words', 'end note', 'State --> r'),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.states.keys()]).toEqual(['r', 'AA', 'State'])
  const kindOf = (...lines: string[]) => recognize(uml(...lines), {})?.kind.kind
  expect([kindOf('State s1 #red'), kindOf('State -> B : x'), kindOf('Object o {', ' a = 1', '}')]).toEqual([
    'state',
    'sequence',
    'class',
  ])
})

test('sequences: pages and links between statements, notes below, references that end plainly, as in capitals', () => {
  const { model, report } = readSequence(
    uml(
      'participant "One two" AS a',
      'url of a is [[https://x.example]]',
      'a -> b : m',
      'note bottom : below',
      '@newpage',
      'ref over a, b',
      ' some text',
      'end',
      'b -> a : n',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect(said(report)).toEqual(['a link or a click', 'pages: drawn on one'])
  expect(model.events.map(({ is }) => is)).toEqual(['message', 'note', 'note', 'message'])
  expect([...model.participants.keys()]).toEqual(['a', 'b'])
  expect(recognize(uml('A -> B : 1', '...foo...', 'A -> B : 2'), {})?.kind.kind).toBe('sequence')
})
