import { expect, test } from 'vitest'
import { dataSchema } from '../data-schema.ts'
import { readData } from '../read-data.ts'
import { sequenceForm } from './sequence.ts'

const form = sequenceForm({})
const participants = [{ name: 'Client' }, { name: 'API' }, { name: 'Store' }]
const call = { from: 'Client', to: 'API', text: 'GET /orders' }
const reply = { from: 'API', to: 'Client', text: '200 OK', kind: 'reply' }

const findings = (messages: unknown[], rest: object = {}): unknown => {
  const reading = readData(form as never, { title: 'Orders are read', participants, messages, ...rest })
  return reading.ok ? 'fits' : reading.findings
}

test('an entry without a kind is a call that arrives at once', () => {
  const reading = readData(form as never, { title: 'Orders are read', participants, messages: [call] }) as {
    data?: { messages: unknown[] }
  }
  expect(reading.data?.messages).toEqual([{ ...call, kind: 'call', delay: 0, lines: [] }])
})

test('messages, remarks and frames to depth 6 fit', () => {
  const nested = (depth: number): object =>
    depth === 0 ? call : { kind: 'loop', text: 'twice', messages: [nested(depth - 1)] }
  const note = { kind: 'note', from: 'Client', to: 'Store', text: 'all of it in one transaction' }
  expect(findings([nested(6), reply, note, { kind: 'state', from: 'API', text: 'idle' }])).toBe('fits')
  expect(findings([nested(7)])).toEqual([
    {
      at: `${'messages.0.'.repeat(5)}mess…`,
      problem: 'frames nest at most 6 deep; draw what this one holds as a sequence of its own',
    },
  ])
})

test('nesting of any depth is rejected without being followed', () => {
  let bottomless: object = call
  for (let depth = 0; depth < 20_000; depth++) bottomless = { kind: 'loop', text: 'twice', messages: [bottomless] }
  expect(findings([bottomless])).toHaveLength(1)
})

test('dangling references are found in frames and branches too', () => {
  const messages = [
    {
      kind: 'alt',
      text: 'found',
      messages: [{ ...call, to: 'Api' }],
      else: [{ text: 'else', messages: [{ kind: 'note', from: 'Moon', text: 'nothing' }] }],
    },
  ]
  expect(findings(messages)).toEqual([
    { at: 'messages.0.messages.0.to', problem: '"Api" is not a participant; did you mean "API"?' },
    { at: 'messages.0.else.0.messages.0.from', problem: '"Moon" is not a participant' },
  ])
})

test('a reply answers a call', () => {
  expect(findings([call, reply, reply])).toEqual([
    { at: 'messages.2', problem: 'reply from API to Client without an open call; use kind "async"' },
  ])
})

test('only alt and par have branches', () => {
  const branches = { text: 'sometimes', messages: [call], else: [{ text: 'else', messages: [call] }] }
  expect(findings([{ kind: 'par', ...branches }])).toBe('fits')
  expect(findings([{ kind: 'opt', ...branches }])).toEqual([
    { at: 'messages.0.else', problem: 'only alt and par have further branches; this is opt' },
  ])
})

test('messages in all frames count together', () => {
  const many = Array.from({ length: 56 }, () => call)
  expect(findings([...many, { kind: 'loop', text: 'on', messages: many.slice(0, 5) }])).toEqual([
    { at: 'messages', problem: '61 messages and notes; 60 fit: split the scenario where a new one begins' },
  ])
})

test('a message in flight arrives in the list it starts in', () => {
  const late = { ...call, delay: 1 }
  expect(findings([late])).toBe('fits')
  expect(findings([{ kind: 'opt', text: 'late', messages: [late] }])).toEqual([
    { at: 'messages.0.messages.0.delay', problem: 'it arrives 1 entry later; 0 follow in this frame' },
  ])
  expect(findings([late, { kind: 'opt', text: 'late', messages: [call] }])).toEqual([
    { at: 'messages.0.delay', problem: 'it would cross the edge of a frame; let it arrive before' },
  ])
  expect(findings([{ ...call, to: 'Client', delay: 1 }])).toEqual([
    { at: 'messages.0.delay', problem: 'a local step does not travel; remove it' },
  ])
  expect(findings([{ ...late, lines: ['a=1'] }])).toEqual([
    { at: 'messages.0.delay', problem: 'a message in flight has no room for lines; remove one of them' },
  ])
})

test('a span joins two messages', () => {
  const span = { from: 'GET /orders', to: '200 OK', text: 'one round trip' }
  expect(findings([call, reply], { spans: [span] })).toBe('fits')
  expect(findings([call, reply], { spans: [{ ...span, from: '200 OK', to: 'GET /order' }] })).toEqual([
    { at: 'spans.0.to', problem: '"GET /order" is not a message; did you mean "GET /orders"?' },
  ])
  expect(findings([call, reply], { spans: [{ ...span, from: '200 OK', to: '200 OK' }] })).toEqual([
    { at: 'spans.0.to', problem: 'a span needs two messages' },
  ])
})

test('lines keep their indentation, and emphasis can quote them', () => {
  const body = { ...call, lines: ['{', '  "id": 7', '}'] }
  expect(findings([body], { focus: ['"id": 7'] })).toBe('fits')
  expect(findings([{ ...call, lines: '{\n  "id": 7\n}\n' }], { focus: ['"id": 7'] })).toBe('fits')
  expect(findings([{ ...call, lines: ['a\nb', ' ', 'x'.repeat(101)] }])).toEqual([
    { at: 'messages.0.lines.0', problem: 'must be one line without control characters, got "a\\nb"' },
    { at: 'messages.0.lines.1', problem: 'must not be blank, got " "' },
    { at: 'messages.0.lines.2', problem: 'must be at most 100 characters' },
  ])
})

test('the JSON Schema names each kind of entry once', () => {
  const schema = dataSchema(form as never) as { $defs?: object }
  const names = Object.keys(schema.$defs ?? {}).filter((name) => /^(?:frame|message$|remark)/.test(name))
  expect(names.toSorted()).toEqual(['frame', 'message', 'remark'])
})
