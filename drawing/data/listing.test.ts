import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { listingForm } from './listing.ts'

const code = listingForm({ kinds: ['code', 'json', 'terminal'], lines: 3 })
const http = listingForm({ kinds: ['http'], panels: { min: 1, max: 2 } })

const problems = (form: typeof code | typeof http, input: object) => {
  const reading = readData(form as never, { title: 'A claim', ...input })
  return reading.ok ? [] : reading.findings
}

test('lines are a list or one string, as pasted', () => {
  const pasted = readData(code as never, { title: 'A claim', panels: [{ lines: 'a\r\n  b\n' }] })
  expect(pasted).toMatchObject({
    ok: true,
    data: { panels: [{ kind: 'code', first: 1, lines: [{ text: 'a' }, { text: '  b' }] }] },
  })
  expect(problems(code, { panels: [{ lines: 'a\nb\nc\nd' }] })).toEqual([
    { at: 'panels.0.lines', problem: '4 lines; 3 fit' },
  ])
})

test('a quote occurs once', () => {
  const panels = [{ lines: ['const a = a1', 'const b = b1'] }]
  const callouts = [
    { on: 'const', text: 'twice' },
    { on: 'const a = a2', text: 'nowhere' },
    { on: 'b1', text: 'once' },
  ]
  expect(problems(code, { panels, callouts, focus: ['const c'] })).toEqual([
    { at: 'focus.0', problem: '"const c" is not a quote from the lines' },
    { at: 'callouts.0.on', problem: '"const" occurs 2 times; quote more of the line' },
    { at: 'callouts.1.on', problem: '"const a = a2" is not a quote from the lines; did you mean "const a = a1"?' },
  ])
})

test('edges quote the first panel, then the second', () => {
  const panels = [{ lines: ['GET / HTTP/1.1', 'Accept: text/html'] }, { lines: ['HTTP/1.1 200 OK', 'Vary: Accept'] }]
  expect(problems(http, { panels, edges: [{ from: 'Accept', to: 'Accept', text: 'varies' }] })).toEqual([])
  expect(problems(http, { panels: panels.slice(0, 1), edges: [{ from: 'Accept', to: 'OK', text: 'x' }] })).toEqual([
    { at: 'edges', problem: 'lead from one panel to another; add one' },
  ])
})

test('lines are what their kind says', () => {
  expect(problems(code, { panels: [{ kind: 'json', lines: ['{', '"a": 1'] }] })).toEqual([
    { at: 'panels.0.lines', problem: 'cannot be parsed as JSON' },
  ])
  expect(problems(code, { panels: [{ kind: 'terminal', lines: ['ls'] }] })).toEqual([
    { at: 'panels.0.lines', problem: 'no line is a command ("$ ls")' },
  ])
  expect(problems(http, { panels: [{ lines: ['GET / HTTP/1.1', 'Content-Length: 3', '', 'abcd'] }] })).toEqual([
    {
      at: 'panels.0.lines.1',
      problem: 'Content-Length is 3; the body has 4 bytes (write {bytes} to have them counted)',
    },
  ])
})

test('control characters are rejected, tabs are not', () => {
  expect(problems(code, { panels: [{ lines: ['\tok', 'red \u001b[31m', 'a\u202eb'] }] })).toEqual(
    [1, 2].map((line) => ({
      at: `panels.0.lines.${line}`,
      problem: 'contains a control character; paste plain text without colors',
    })),
  )
})
