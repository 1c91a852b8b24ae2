/** PlantUML's sequences, statement by statement: what happens in order, and what cannot be read. */
import { describe, expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readSequence } from './read-sequence.ts'

const read = (...lines: string[]) => {
  const { model, report } = readSequence(`@startuml\n${lines.join('\n')}\n@enduml\n`)
  const events = model.events.map((event) => {
    switch (event.is) {
      case 'message':
        return `${event.from}>${event.to} ${event.text}${event.head === 'filled' ? '' : ` ${event.head}`}${event.dotted ? ' dotted' : ''}`.trim()
      case 'note':
        return `note ${event.side} ${event.over.join('+')}: ${event.text}`
      case 'activate':
      case 'deactivate':
      case 'destroy':
      case 'create':
        return `${event.is} ${event.actor}`
      case 'divider':
        return `divider ${event.text}`
      case 'open':
        return `open ${event.block} ${event.text}`
      case 'branch':
        return `branch ${event.text}`
      case 'close':
        return `close ${event.block}`
      default:
        return event.is
    }
  })
  return {
    model,
    events,
    participants: [...model.participants.keys()],
    findings: findingsIn(report),
    ledger: ledgerOf(report),
  }
}

describe('activity', () => {
  test.each([
    ['activate B', ['activate B']],
    ['activate B #red', ['activate B']],
    ['ACTIVATE B #red #blue', ['activate B']],
    ['activate "Long name"', ['activate Long name']],
    ['B ++', ['activate B']],
    ['"B b" ++ #gold', ['activate B b']],
    ['B --', ['deactivate B']],
    ['deactivate B', ['deactivate B']],
    ['destroy B', ['destroy B']],
  ])('%s', (line, events) => {
    expect(read(line)).toMatchObject({ events, participants: [events[0]?.split(' ').slice(1).join(' ')], findings: [] })
  })

  test('deactivate alone ends what began last and goes on', () => {
    expect(
      read(
        'A -> B',
        'activate A',
        'activate B',
        'activate A',
        'deactivate B',
        'deactivate',
        'deactivate',
        'deactivate',
      ).events.slice(1),
    ).toEqual(['activate A', 'activate B', 'activate A', 'deactivate B', 'deactivate A', 'deactivate A'])
    expect(read('A -> B', 'deactivate A', 'activate B', 'destroy B', 'deactivate').events.slice(-1)).toEqual([
      'deactivate B',
    ])
  })

  test('return answers the last call that is open, whatever ended in between', () => {
    expect(read('A -> B : one', 'activate B', 'B -> C : two', 'activate C', 'return done', 'return all')).toMatchObject(
      {
        events: [
          'A>B one',
          'activate B',
          'B>C two',
          'activate C',
          'C>B done dotted',
          'deactivate C',
          'B>A all dotted',
          'deactivate B',
        ],
        findings: [],
      },
    )
    expect(read('A -> B ++ : one', 'B -> C ++ : two', 'deactivate C', 'return all').events.slice(-2)).toEqual([
      'B>A all dotted',
      'deactivate B',
    ])
    expect(read('A -> B : one', 'A -> C : two', 'activate B', 'return ok').events.at(-1)).not.toContain('>A one')
  })

  test('autoactivate begins and ends by itself until it is off', () => {
    expect(read('autoactivate on', 'A -> B : x', 'return y', 'autoactivate off', 'A -> B : z').events).toEqual([
      'A>B x',
      'B>A y dotted',
      'deactivate B',
      'A>B z',
    ])
    expect(read('autoactivate off', 'A -> B : x').events).toEqual(['A>B x'])
  })
})

describe('notes', () => {
  test.each([
    ['note left : words', 'note left A: words'],
    ['note right: words', 'note right B: words'],
    ['note right of A : words', 'note right A: words'],
    ['note over A, B #aqua : words', 'note over A+B: words'],
    ['note over A,"C c" : words', 'note over A+C c: words'],
    ['note across : words', 'note over A+B: words'],
    ['hnote over A : words', 'note over A: words'],
    ['rnote over B', 'note over B: two lines'],
    ['note left', 'note left A: two lines'],
    ['/ note over A : beside', 'note over A: beside'],
    ['note <<style>> over A : words', 'note over A: words'],
    ['ref over A, B : Other', 'note over A+B: ref: Other'],
    ['note bottom of A : words', 'note over A: words'],
  ])('%s', (line, note) => {
    const more = line.includes(':') ? [] : ['two', 'lines', 'end note']
    expect(read('A -> B : x', line, ...more)).toMatchObject({ events: ['A>B x', note], findings: [] })
  })

  test('a note alone before any message is on nothing', () => {
    expect(read('note left : words', 'A -> B')).toMatchObject({
      events: ['A>B'],
      ledger: ['2:1 a note on nothing that is drawn'],
    })
    expect(read('note across : words')).toMatchObject({ events: [], ledger: ['2:1 a note on nothing that is drawn'] })
  })

  test('left and right are those of the picture, not of the message', () => {
    expect(
      read('participant A', 'participant B', 'B -> A : x', 'note left : l', 'note right : r').events.slice(1),
    ).toEqual(['note left A: l', 'note right B: r'])
  })
})

describe('frames', () => {
  test.each([
    ['alt #Gold ok', 'open alt ok', 'close alt'],
    ['par2 both', 'open par both', 'close par'],
    ['partition Part', 'open group Part', 'close group'],
    ['group Own [more]', 'open group Own more', 'close group'],
    ['loop', 'open loop', 'close loop'],
    ['& opt maybe', 'open opt maybe', 'close opt'],
  ])('%s', (line, open, close) => {
    const { events, findings } = read(line, 'A -> B : x', 'end')
    expect([events.map((event) => event.trim()), findings]).toEqual([[open, 'A>B x', close], []])
  })

  test('one that never ends is named at its start, and ends with the text', () => {
    expect(read('alt a', 'loop b', 'A -> B', 'end')).toMatchObject({
      findings: [],
      ledger: ['2:1 the end of this alt, which the text does not have'],
      events: ['open alt a', 'open loop b', 'A>B', 'close loop', 'close alt'],
    })
  })

  test('else and end before a frame are findings', () => {
    expect(read('else', 'end', 'A -> B').findings).toEqual([
      '2:1 alt or par before this else',
      '3:1 a frame before this end',
    ])
  })
})

describe('the rest', () => {
  test.each([
    ['== Part ==', ['divider Part'], []],
    ['==Part==', ['divider Part'], []],
    ['...', ['divider'], []],
    ['... 5 minutes ...', ['divider 5 minutes'], []],
    ['…later…', ['divider later'], []],
    ['|||', [], ['2:1 places and sizes: laid out here']],
    ['||45||', [], ['2:1 places and sizes: laid out here']],
    ['newpage Next', [], ['2:1 pages: drawn on one']],
    ['url of A is [[x]]', [], ['2:1 a link or a click']],
    ['{a} <-> {b} : long', [], ['2:1 how long it is between two messages']],
    ['autonumber 5', ['number'], []],
    ['note over : x', [], ['2:1 a note on nothing that is drawn']],
    ['ignore newpage', [], ['2:1 settings']],
  ])('%s', (line, events, ledger) => {
    const found = read(line)
    expect([found.events.map((event) => event.trim()), found.ledger, found.findings]).toEqual([events, ledger, []])
  })

  test.each([
    ['activate B here', '2:12 the end of the line'],
    ['activate', '2:1 a message, a participant or a keyword'],
    ['note above A : x', '2:6 left, right or over'],
    ['ref over : x', '2:10 a participant'],
    ['participant', '2:1 a message, a participant or a keyword'],
    ['what is this', '2:1 a message, a participant or a keyword'],
    ['deactivate', '2:1 something active before this'],
  ])('%s is a finding', (line, finding) => {
    expect(read(line, 'A -> B').findings).toEqual([finding])
  })

  test('boxes have their words without a color, and who is declared in them', () => {
    const { model } = read(
      'participant Out',
      'box "Inside" #LightBlue',
      'participant In',
      'end box',
      'box Plain words',
      'actor U',
      'endbox',
      'queue Q',
      'box <size:18>Large</size> #White',
      'end box',
      'box <- Q',
    )
    expect(model.boxes.map(({ label, members }) => [label, members])).toEqual([
      ['Inside', ['In']],
      ['Plain words', ['U']],
      ['Large', []],
    ])
    expect([...model.participants.values()].map(({ id, type }) => `${type} ${id}`)).toEqual([
      'participant Out',
      'participant In',
      'actor U',
      'queue Q',
      'participant box',
    ])
  })
})

describe('messages', () => {
  test.each([
    ['A -> B : x', 'A>B x'],
    ['A->B:x', 'A>B x'],
    ['& A -> B : beside', 'A>B beside'],
    ['{t} A -> B : at a time', 'A>B at a time'],
    ['A --> B : x', 'A>B x dotted'],
    ['A <- B : x', 'B>A x'],
    ['A <-- B : x', 'B>A x dotted'],
    ['A -[#red]> B : x', 'A>B x'],
    ['A ->(3) B : x', 'A>B x'],
    ['"A a" -> "B b" : x', 'A a>B b x'],
    [' A -> A : self', 'A>A self'],
    ['A ->> B : x', 'A>B x point'],
    ['A ->x B : x', 'A>B x cross'],
    ['A -\\ B : x', 'A>B x halfTop'],
    ['A -> "B b" as C : x', 'A>C x'],
    ['A -> B as "C c" : x', 'A>B x'],
    ['[-> A : in', 'outside>A in'],
    ['A ->] : out', 'A>outside out'],
    ['?-> A : short', 'outside>A short'],
  ])('%s', (line, message) => {
    const { events, findings } = read(line)
    expect([events, findings]).toEqual([[message], []])
  })
})

test('keywords of notes are read in capitals too; participants may be called so', async () => {
  const { model, report } = readSequence(
    '@startuml\nA -> B: x\nRnote over A: Compute\nHNOTE over B: Wait\nNote -> A: y\n@enduml\n',
  )
  expect(model.events.filter(({ is }) => is === 'note').map((each) => 'text' in each && each.text)).toEqual([
    'Compute',
    'Wait',
  ])
  expect([...model.participants.keys()]).toEqual(['A', 'B', 'Note'])
  expect(report.findings).toEqual([])
})
