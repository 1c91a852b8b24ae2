/** What PlantUML itself takes, although it looks like a mistake: it is read as there, and what is missing is named. */
import { beforeAll, expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import { recognize } from '../diagram/recognize.ts'
import { readActivity } from './activity/read-activity.ts'
import { readLegacy } from './activity/read-legacy.ts'
import { readChart } from './chart/read-chart.ts'
import { readClass } from './class/read-class.ts'
import { readComponent } from './component/read-component.ts'
import { readGantt } from './gantt/read-gantt.ts'
import { readNetworks } from './nwdiag/read-networks.ts'
import { loadPreprocessor } from './preprocess.ts'
import { readSequence } from './sequence/read-sequence.ts'
import { readState } from './state/read-state.ts'
import { readTiming } from './timing/read-timing.ts'

beforeAll(() => loadPreprocessor())

const uml = (...lines: string[]) => `@startuml\n${lines.join('\n')}\n@enduml\n`

test.each([
  [readActivity, ['start', 'if (a) then', ':b;'], '3:1 the end of this if'],
  [readActivity, ['while (a)', ':b;'], '2:1 the end of this while'],
  [readActivity, ['partition P {', ':b;'], '2:1 the end of this group'],
  [readLegacy, ['(*) --> A', 'partition P {', 'A --> B'], '3:1 the end of this partition'],
  [readSequence, ['A -> B : x', 'loop a', 'A -> B : y'], '3:1 the end of this loop'],
  [readClass, ['package P {', 'class A'], '2:1 the end of this package'],
  [readComponent, ['node N {', '[A]'], '2:1 the end of this element'],
  [readNetworks, ['nwdiag {', 'network n {', 'a;', '}'], '2:1 the end of this block'],
  [readState, ['state S {', 'state A'], '2:1 the end of this state'],
])('%o ends what is open with the text', (read, lines, words) => {
  const { report } = read(uml(...lines))
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], [`${words}, which the text does not have`]])
})

test('names of classes have quotes within quotes, dashes between them are lines, and keywords may be names', () => {
  const { model, report } = readClass(
    uml(
      'class """http://a/b""" as a',
      'class ""Two"" as b',
      'class "x\\n""y""" as c',
      'class class << Said >>',
      'class : more',
      'class -> class : again',
      'D-E',
      'E-F : how',
      'mix_actor G',
      'class H <<<look>>> {',
      '}',
      'class I-J',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.classes.values()].map(({ id, label, keyword }) => [id, label, keyword])).toEqual([
    ['a', 'http://a/b', undefined],
    ['b', '"Two"', undefined],
    ['c', 'x y', undefined],
    ['class', 'class', undefined],
    ['D', 'D', undefined],
    ['E', 'E', undefined],
    ['F', 'F', undefined],
    ['G', 'G', 'actor'],
    ['H', 'H', undefined],
    ['I-J', 'I-J', undefined],
  ])
  expect(model.relations.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['class', 'class', 'again'],
    ['D', 'E', undefined],
    ['E', 'F', 'how'],
  ])
})

test('packages begin with a capital, and with braces in their words; constraints are one line or several', () => {
  const { model, report } = readClass(
    uml(
      'Package Shop{',
      'class A',
      '}',
      'namespace "N <img:a.png{scale=1.5}>" as n {',
      'class B',
      '}',
      'A -- B',
      'constraint on links: either, or',
      'constraint on links',
      'or',
      'end constraint',
      'rightfooter words',
      'right header words',
    ),
  )
  expect(findingsIn(report)).toEqual([])
  expect([...model.packages.values()].map(({ id, label }) => [id, label])).toEqual([
    ['Shop', 'Shop'],
    ['n', 'N'],
  ])
  expect(ledgerOf(report)).toContain('9:1 a note on lines')
  expect(ledgerOf(report)).toContain('10:1 a note on lines')
})

test('what is commented out is not run, and comments between lines that go on are no end', () => {
  const { report, model } = readClass(uml("/'", '!definelong CLASS()', "!enddefinelong'/", 'class Foo {', 'bar', '}'))
  expect([findingsIn(report), [...model.classes.keys()]]).toEqual([[], ['Foo']])
  const { model: sequence, report: said } = readSequence(uml('A -> B: one\\n\\', "' two\\n\\", 'three', 'B -> A: end'))
  expect([findingsIn(said), sequence.events.length]).toEqual([[], 2])
})

test('a style from a file has no end', () => {
  const { model, report } = readSequence(uml('<style src=strict.skin>', 'A -> B : hello'))
  expect([findingsIn(report), model.events.length]).toEqual([[], 1])
})

test('components have ports, maps with rows, and diagrams inside', () => {
  const text = uml(
    'component C {',
    'portin "In" as i',
    'map "Rules" as m #aca {',
    " one => r'1",
    ' two => 2',
    '}',
    '}',
    'label d [{{',
    'a --> b',
    '}}]',
    'i --> m',
  )
  expect(recognize(text, {})?.kind.kind).toBe('component')
  const { model, report } = readComponent(text)
  expect([findingsIn(report), ledgerOf(report)]).toEqual([
    [],
    ['4:17 styles are not carried over', '9:1 a diagram inside of an element'],
  ])
  expect([...model.nodes.values()].map(({ id, label }) => [id, label])).toEqual([
    ['i', 'In'],
    ['m', "Rules\none: r'1\ntwo: 2"],
    ['d', 'd'],
  ])
})

test('states have words right behind their names, and signs at the ends of lines', () => {
  const { model, report } = readState(uml('state A {', 'A:said', '}', 'B -->O C : x', 'C X--> D', 'a::b --> D'))
  expect(findingsIn(report)).toEqual([])
  expect(model.states.get('A')?.descriptions).toEqual(['A', 'said'])
  expect(model.transitions.map(({ from, to }) => [from, to])).toEqual([
    ['B', 'C'],
    ['C', 'D'],
    ['a::b', 'D'],
  ])
})

test('an arrow with a direction alone begins a line of an activity in the first syntax', async () => {
  const text = uml('Plan -right-> Collect', '-down-> Assure', '-left[hidden]-> Keep')
  expect(await importDiagram(text)).toMatchObject({ ok: true, kind: 'activity', findings: [] })
})

test('days are known by how they begin, and periods have names', () => {
  const { model, report } = readGantt(
    '@startgantt\nProject starts 2026-03-02\nsaturdat are closed\nsun are closed\n2026/03/02 and 9 days are colored in red\nthen 10 days are colored in blue and are named [B]\n[A] requires 8 days\n@endgantt\n',
  )
  expect([findingsIn(report), model.excludes]).toEqual([[], ['weekends']])
})

test('a state of no signal is named', () => {
  const { model, report } = readTiming(uml('concise "A" as A', 'concise "B" as B', '0 is {hidden}', '@0', 'A is x'))
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['4:1 a state of no signal']])
  expect(model.signals.get('A')?.states.length).toBe(1)
})

test('series of a chart have stereotypes', () => {
  const { chart, report } = readChart(
    '@startchart\nh-axis [a, b]\nv-axis 0 --> 9\nscatter <<points>> "P" [1, 2]\n@endchart\n',
  )
  expect([findingsIn(report), chart.plots.map(({ title }) => title)]).toEqual([[], ['P']])
})
