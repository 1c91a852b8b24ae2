import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import type { SequenceEvent } from '../../models/sequence.ts'
import { readSequence } from './read-sequence.ts'

const read = (statements: string) => {
  const { model, report } = readSequence(`sequenceDiagram\n${statements}`)
  return {
    participants: [...model.participants.values()].map(({ id, label, type }) => `${id}|${label}|${type}`),
    events: model.events.map(written),
    boxes: model.boxes.map(({ label, fill = '', members }) => `${label}|${fill}|${members.join()}`),
    title: model.title,
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

const written = (event: SequenceEvent): string =>
  Object.entries(event)
    .filter(([key]) => key !== 'at')
    .map(([, value]) => (Array.isArray(value) ? value.join('+') : String(value)))
    .join(' ')

test.each([
  ['->>', 'false filled'],
  ['-->>', 'true filled'],
  ['->', 'false open'],
  ['-->', 'true open'],
  ['-x', 'false cross'],
  ['--x', 'true cross'],
  ['-)', 'false point'],
  ['--)', 'true point'],
  ['<<->>', 'false filled true'],
  ['<<-->>', 'true filled true'],
  ['-|\\', 'false halfTop'],
  ['--|/', 'true halfBottom'],
  ['-\\\\', 'false stickTop'],
  ['//--', 'true stickBottom true'],
])('the arrow %s', (arrow, meaning) => {
  expect(read(`A${arrow}B: hi`).events).toEqual([`message A B hi ${meaning}`])
})

test('participants are declared, renamed and typed; the first mention decides their order', () => {
  const { participants, findings } = read(
    'actor U as <b>User</b>\nparticipant A as API: v2 # x\nparticipant D@{ "type": "database", "alias": "Store" }\nU->>E: hi\nactor A',
  )
  expect(participants).toEqual(['U|User|actor', 'A|API: v2|actor', 'D|Store|database', 'E|E|participant'])
  expect(findings).toEqual([])
})

test('a plus activates the receiver, a minus ends the activation of the sender', () => {
  expect(read('A->>+B: x\nB-->>-A: y\nactivate A\ndeactivate A').events).toEqual([
    'message A B x false filled',
    'activate B',
    'message B A y true filled',
    'deactivate B',
    'activate A',
    'deactivate A',
  ])
})

test('blocks open, branch and close in one list', () => {
  const { events, findings } = read(
    'alt ok\nA->>B: 1\nelse no\nend\npar a\nand b\nend\ncritical c\noption d\nend\nloop e\nend\nopt f\nend\nbreak g\nend\nrect rgb(0,0,0)\nend',
  )
  expect(events).toEqual([
    'open alt ok',
    'message A B 1 false filled',
    'branch alt no',
    'close alt',
    'open par a',
    'branch par b',
    'close par',
    'open critical c',
    'branch critical d',
    'close critical',
    'open loop e',
    'close loop',
    'open opt f',
    'close opt',
    'open break g',
    'close break',
    'open rect rgb(0,0,0)',
    'close rect',
  ])
  expect(findings).toEqual([])
})

test('notes are beside or over participants; a box has a color, a title and members', () => {
  const { events, boxes, ledger } = read(
    'box rgb(1, 2, 3) Team A\nparticipant A\nparticipant B\nend\nbox Aqua\nend\nbox Team C\nend\nnote left of A: x\nNote over A,B: y',
  )
  expect(events).toEqual(['note left A x', 'note over A+B y'])
  expect(boxes).toEqual(['Team A|rgb(1, 2, 3)|A,B', '|Aqua|', 'Team C||'])
  expect(ledger).toEqual(['2+6:1 styles are not carried over'])
})

test('numbers, creation, destruction, links and the title', () => {
  const { events, title, ledger } = read(
    'title: One\nautonumber 10 5\nautonumber off\ncreate participant B\nA->>B: x\ndestroy B\nlink A: Docs @ https://example.com\ndetails A: x',
  )
  expect(events).toEqual([
    'number true true 10 5',
    'number false true',
    'create B',
    'message A B x false filled',
    'destroy B',
  ])
  expect(title).toBe('One')
  expect(ledger).toEqual(['8:1 a link', '9:1 details'])
})

test('words of keywords are names where an arrow follows; circles and comments', () => {
  const { events, participants } = read('end->>note: x # y\nA->>()B: m\nA()->>B: n # nothing\n# all comment')
  expect(participants.map((each) => each.split('|')[0])).toEqual(['end', 'note', 'A', 'B'])
  expect(events).toEqual([
    'message end note x false filled',
    'message A B m false filled to',
    'message A B n false filled from',
  ])
})

test('an entity does not end a statement; a semicolon does', () => {
  expect(read('A->>B: a#59;b; B->>A: #9829;').events).toEqual([
    'message A B a;b false filled',
    'message B A ♥ false filled',
  ])
})

test('every mistake is a finding with its place, and the other lines are read', () => {
  const { events, findings } = read('A->>B: 1\nfoo\nend\nelse\nA->>: x\n->>B: x\nnote A: x\nactivate\nloop\nA->>B: 2')
  expect(events).toEqual(['message A B 1 false filled', 'open loop ', 'message A B 2 false filled', 'close loop'])
  expect(findings).toEqual([
    '3:1 a participant and an arrow',
    '4:1 a block before this end',
    '5:1 alt before else',
    '6:5 a participant after the arrow',
    '7:1 a participant before the arrow',
    '8:6 left of, right of or over',
    '9:9 a participant',
    '10:1 the end of this loop',
  ])
})

test('a box without end keeps its members, with a finding', () => {
  const { boxes, findings } = read('box T\nparticipant A')
  expect([boxes, findings]).toEqual([['T||A'], ['2:1 the end of this box']])
})

test('words of a branch may be in brackets like an arrow; a participant may be called like a keyword', () => {
  const text = 'sequenceDiagram\npar << one >>\nA->>B: 1\nand << two >>\nA->>B: 2\nend\nand<<->>B: 3\n'
  const { model, report } = readSequence(text)
  expect(report.findings).toEqual([])
  expect(model.events.flatMap((event) => (event.is === 'branch' ? event.text : []))).toEqual(['<< two >>'])
  expect(model.events.at(-1)).toMatchObject({ is: 'message', from: 'and', to: 'B' })
})
