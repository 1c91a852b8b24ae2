import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readState } from './read-state.ts'

const read = (statements: string) => {
  const { model, report } = readState(`stateDiagram-v2\n${statements}`)
  return {
    states: [...model.states.values()].map(({ id, kind, descriptions, parent = '', classes = [] }) =>
      [id, kind, descriptions.join('+'), parent, ...classes].join('|'),
    ),
    transitions: model.transitions.map(({ from, to, label = '' }) => `${from}>${to}:${label}`),
    remarks: model.remarks.map(({ on = '', side = '', text }) => `${on}|${side}|${text}`),
    direction: model.direction,
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

test('states are mentioned, described and renamed; transitions have words', () => {
  const { states, transitions, findings } = read(
    '[*] --> A\nA --> B : go #59; on\nB : First\nB : Second\nstate "Long name" as C\nstate D as Dee\nB --> [*]',
  )
  expect(states).toEqual([
    'root_start|start||',
    'A|state||',
    'B|state|First+Second|',
    'C|state|Long name|',
    'D|state|Dee|',
    'root_end|end||',
  ])
  expect(transitions).toEqual(['root_start>A:', 'A>B:go ; on', 'B>root_end:'])
  expect(findings).toEqual([])
})

test('marks of Markdown in words are no words; underscores within a name are', () => {
  const { states, transitions, remarks, ledger } = read(
    'A --> B : **yes** _now_\nB : _slow_\nstate "**Big**" as C\nC --> D : to_be_done\nD --> E : Sum_____\nE --> F : __all__\nnote right of A : *hint*',
  )
  expect(states).toEqual(['A|state||', 'B|state|slow|', 'C|state|Big|', 'D|state||', 'E|state||', 'F|state||'])
  expect(transitions).toEqual(['A>B:yes now', 'C>D:to_be_done', 'D>E:Sum_____', 'E>F:all'])
  expect(remarks).toEqual(['A|right|hint'])
  expect(JSON.stringify(ledger)).toContain('formatting of words')
})

test('composite states have their own start and end, and the last mention within one decides', () => {
  const { states, transitions } = read('A --> B\nstate B {\n [*] --> C\n A --> C\n state D {\n  E --> [*]\n }\n}')
  expect(states).toEqual([
    'A|state||B',
    'B|composite||',
    'B_start|start||B',
    'C|state||B',
    'D|composite||B',
    'E|state||D',
    'D_end|end||D',
  ])
  expect(transitions).toEqual(['A>B:', 'B_start>C:', 'A>C:', 'E>D_end:'])
})

test('-- divides a state into regions, and what was before it is the first', () => {
  const { states, transitions } = read('state A {\n [*] --> B\n -- %% divided\n [*] --> C\n}')
  expect(states).toEqual([
    'A|composite||',
    'B|state||A/1',
    'A/1|region||A',
    'A/1_start|start||A/1',
    'A/2|region||A',
    'A/2_start|start||A/2',
    'C|state||A/2',
  ])
  expect(transitions).toEqual(['A/1_start>B:', 'A/2_start>C:'])
})

test('pseudostates, notes, directions, styles', () => {
  const { states, remarks, direction, ledger } = read(
    'direction LR\nstate f <<fork>>\nstate j [[join]]\nstate c <<choice>>\nstate h <<history>>\nnote right of f : one\nnote left of c\n two\n lines\nend note\nnote "free" as N1\nclassDef hot fill:red\nclass c hot\nj:::hot --> c\nhide empty description\nclick c href "x"',
  )
  expect(states).toEqual(['f|fork||', 'j|join|||hot', 'c|choice|||hot', 'h|history||'])
  expect(remarks).toEqual(['f|right|one', 'c|left|two\nlines'])
  expect(direction).toBe('LR')
  expect(ledger).toEqual([
    '12:1 a note that belongs to no state',
    '13+14+16:1 styles are not carried over',
    '17:1 a link or a click',
  ])
})

test('every mistake is a finding with its place', () => {
  const { findings, transitions } = read('A --> B\nA -->\nB --> C C\n}\n--\nnote left of A\nstate X {\nA --> D')
  expect(findings).toEqual([
    '3:6 a state after -->',
    '4:9 the end of the line',
    '5:1 a state before this }',
    '6:1 a state around --',
    '7:15 : and words, or lines and end note',
    '8:1 the } of this state',
  ])
  expect(transitions).toEqual(['A>B:', 'B>C:C', 'A>D:'])
})

test('a note with a name belongs to the state that a line joins it to', () => {
  const { states, remarks, findings, ledger } = read('[*] --> A\nnote "See docs" as N1\nN1 .. A\nnote "alone" as N2')
  expect([states, findings]).toEqual([['root_start|start||', 'A|state||'], []])
  expect([remarks, ledger]).toEqual([['A|right|See docs'], ['5:1 a note that belongs to no state']])
  expect(read('[*] --> A\nN3 .. A').findings).toEqual(['3:4 the end of the line'])
})
