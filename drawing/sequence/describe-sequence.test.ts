import { expect, test } from 'vitest'
import { sequenceForm } from '../data/sequence.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { readData } from '../read-data.ts'
import { describeSequence } from './describe-sequence.ts'

const read = (input: object): SequenceData => {
  const reading = readData(sequenceForm({}) as never, { title: 'Orders are read', ...input })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as SequenceData
}

test('participants, frames and messages are listed by name', () => {
  const data = read({
    participants: [{ id: 'api', name: 'Orders API' }, { name: 'Store' }],
    messages: [
      { kind: 'loop', text: 'until {count}', messages: [{ from: 'api', to: 'Store', text: 'SELECT {count}' }] },
      { from: 'Store', to: 'Store', text: 'vacuum' },
    ],
  })
  expect(describeSequence(data, { count: '3' })).toBe(
    '2 messages between Orders API and Store. Frames: loop “until 3”. Orders API to Store: SELECT 3; Store: vacuum.',
  )
})

test('the bounds of a loop are said in words, and all guards of alternatives', () => {
  const post = { from: 'App', to: 'API', text: 'POST' }
  const data = read({
    participants: [{ name: 'App' }, { name: 'API' }],
    messages: [
      { kind: 'loop', text: '(1, 3) no reply', messages: [post] },
      { kind: 'alt', text: 'new', messages: [post], else: [{ text: 'known', messages: [post] }] },
      { kind: 'par', text: 'mail', messages: [post], else: [{ text: 'log', messages: [post] }] },
    ],
  })
  expect(describeSequence(data)).toContain(
    'Frames: loop, 1 to 3 times, “no reply”; alt “new” or “known”; and par “mail” and “log”.',
  )
})

test('what alternatives begin with says which of them it is of', () => {
  const reply = (text: string) => ({ from: 'API', to: 'App', text })
  const data = read({
    participants: [{ name: 'App' }, { name: 'API' }],
    messages: [
      {
        kind: 'alt',
        text: 'new',
        messages: [reply('201'), reply('mail')],
        else: [{ text: 'known', messages: [reply('409')] }],
      },
      { kind: 'opt', text: 'slow', messages: [reply('wait')] },
    ],
  })
  expect(describeSequence(data)).toContain(
    '[new] API to App: 201; API to App: mail; [known] API to App: 409; API to App: wait.',
  )
})

test('states, ends, remarks, stretches and lost messages are said', () => {
  const data = read({
    participants: [{ name: 'Queue' }, { name: 'Worker' }],
    messages: [
      { id: 'job', from: 'Queue', to: 'Worker', text: 'job', kind: 'lost' },
      { kind: 'state', from: 'Worker', text: 'idle' },
      { kind: 'note', from: 'Queue', to: 'Worker', text: '60 s later' },
      { kind: 'end', from: 'Worker' },
    ],
    spans: [
      { at: 'Queue', from: 'job', text: 'hidden', note: 'for {time}' },
      { from: 'job', text: 'Delivery' },
    ],
  })
  expect(describeSequence(data, { time: '30 s' }, 'Times are to scale.')).toBe(
    '1 message between Queue and Worker. Stretches: “hidden” at Queue (for 30 s) and “Delivery”. Times are to scale. Queue to Worker: job (lost); Worker: state “idle”; Queue and Worker: note “60 s later”; Worker: ends.',
  )
})

test('what is in focus or fails, states and the end are said however long a sequence is', () => {
  const filler = Array.from({ length: 30 }, (_, index) => ({ from: 'App', to: 'API', text: `request number ${index}` }))
  const data = read({
    focus: ['retry', 'key=7'],
    participants: [{ name: 'App' }, { name: 'API' }],
    messages: [
      ...filler,
      { from: 'API', to: 'App', text: 'refused', state: 'negative' },
      { kind: 'state', from: 'API', text: 'open' },
      { id: 'retry', from: 'App', to: 'API', text: 'again', lines: ['key=7', 'size=2'] },
      { from: 'API', to: 'App', text: 'done', kind: 'reply' },
    ],
  })
  const said = describeSequence(data)
  expect(said).toMatch(
    /^33 messages between App and API\. App to API: request number 0; .* more; API to App: refused; API: state “open”; App to API: again, key=7; API to App: done\.$/,
  )
  expect(said.length).toBeLessThanOrEqual(600)
  expect(said.length).toBeGreaterThan(560)
})

test('what a good or bad state judges is said before other messages', () => {
  const filler = Array.from({ length: 20 }, (_, index) => ({ from: 'App', to: 'API', text: `request number ${index}` }))
  const said = (judged: object): string =>
    describeSequence(
      read({
        participants: [{ name: 'App' }, { name: 'API' }],
        messages: [
          ...filler,
          { from: 'App', to: 'API', text: 'POST /token' },
          { kind: 'state', from: 'API', text: 'no match', ...judged },
          ...filler,
        ],
      }),
    )
  expect(said({ state: 'negative' })).toMatch(/ more; App to API: POST \/token; API: state “no match”; \d+ more; /)
  expect(said({})).toMatch(/ more; API: state “no match”; \d+ more; /)
})

test('a line in focus is said without the brackets and commas at its end that belong to others', () => {
  const said = (line: string): string => {
    const message = { from: 'App', to: 'API', text: 'POST', lines: [line] }
    const data = read({ participants: [{ name: 'App' }, { name: 'API' }], messages: [message], focus: [line] })
    return describeSequence(data).replace(/^.*POST, |\.$/g, '')
  }
  expect(['"a": "b"},', '{"a": [1]}', 'f(g(1)))', 'x;'].map(said)).toEqual(['"a": "b"', '{"a": [1]}', 'f(g(1))', 'x'])
})

test('what several say in turn to one, or one to several, is said once, and within one branch', () => {
  const each = (from: string, to: string, text: string) => ({ from, to, text })
  const data = read({
    participants: ['Lead', 'A', 'B'].map((name) => ({ name })),
    messages: [
      each('Lead', 'A', 'prepare'),
      each('Lead', 'B', 'prepare'),
      ...['A', 'B'].map((from) => ({ kind: 'state', from, text: 'ready' })),
      each('A', 'Lead', 'yes'),
      each('B', 'Lead', 'yes'),
      each('B', 'A', 'yes'),
      {
        kind: 'alt',
        text: 'all',
        messages: [each('Lead', 'A', 'end')],
        else: [{ text: 'some', messages: [each('Lead', 'B', 'end')] }],
      },
    ],
  })
  expect(describeSequence(data).replace(/^.*“some”\. /, '')).toBe(
    'Lead to A and B: prepare; A and B: state “ready”; A and B to Lead: yes; B to A: yes; [all] Lead to A: end; [some] Lead to B: end.',
  )
})

test('what ends a branch, and what is in focus before a good or bad state, is said before other messages', () => {
  const filler = Array.from({ length: 20 }, (_, index) => ({ from: 'App', to: 'API', text: `request number ${index}` }))
  const reply = (text: string) => ({ from: 'API', to: 'App', text })
  const branch = { kind: 'alt', text: 'new', messages: [...filler, reply('201')] }
  const verdicts = Array.from({ length: 15 }, (_, index) => [
    { id: `check-${index}`, from: 'App', to: 'API', text: `check with a long name ${index}` },
    { kind: 'state', from: 'API', text: 'no', state: 'negative' },
  ]).flat()
  const said = describeSequence(
    read({
      focus: ['check-14'],
      participants: [{ name: 'App' }, { name: 'API' }],
      messages: [{ ...branch, else: [{ text: 'known', messages: [reply('409')] }] }, ...verdicts],
    }),
  )
  expect(said).toContain('; API to App: 201; [known] API to App: 409; ')
  expect(said).toContain('App to API: check with a long name 14; API: state “no”')
})
