import { expect, test } from 'vitest'
import { readHttp, withLength } from './http.ts'

const request = [
  'POST /v1/notes HTTP/1.1',
  'Host: api.example.com',
  'Content-Length: {bytes}',
  '',
  '{',
  '  "é": 1',
  '}',
]

test('a message has a start line, fields and a body that is counted in UTF-8', () => {
  expect(readHttp(request)).toEqual({ kind: 'request', fields: 2, body: 4, bytes: 13, problems: [] })
})

test('a length left open is filled in, in the header only', () => {
  expect(withLength([...request, '{bytes}'])).toEqual(
    [...request, '{bytes}'].map((line, index) => (index === 2 ? 'Content-Length: 21' : line)),
  )
})

test('a wrong length is a finding with both numbers', () => {
  expect(readHttp(request.with(2, 'content-length: 12')).problems).toEqual([
    { index: 2, problem: 'Content-Length is 12; the body has 13 bytes (write {bytes} to have them counted)' },
  ])
})

test('a message without a body may state a length: a response to HEAD does', () => {
  expect(readHttp(['HTTP/1.1 200 OK', 'Content-Length: 5120', '']).problems).toEqual([])
  expect(readHttp(['HTTP/2 304']).problems).toEqual([])
})

test('the syntax of start lines and fields is checked', () => {
  expect(readHttp(['POST /v1/notes', 'Host api.example.com']).problems).toEqual([
    { index: 0, problem: 'must be a request line ("GET /path HTTP/1.1") or a status line ("HTTP/1.1 200 OK")' },
    { index: 1, problem: 'must be a header field ("Name: value"); an empty line ends them' },
  ])
})
