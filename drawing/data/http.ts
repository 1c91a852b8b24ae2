/**
 * HTTP messages as they are on the wire: start line, header fields, the empty line, the body.
 *
 * Syntax after RFC 9112 (message format) and RFC 9110 (field names are tokens; Content-Length counts octets).
 */
import type { LineProblem } from './diff.ts'

/** The parts of a message. `body` is the index of the first line after the empty one. */
export type HttpMessage = {
  kind: 'request' | 'response'
  fields: number
  body: number
  /** Octets of the body in UTF-8, one line feed between lines, none after the last. */
  bytes: number
  problems: LineProblem[]
}

/** Written in place of a number, it is replaced with the body's length. */
const placeholder = '{bytes}'

/** Reads one message. */
export function readHttp(listing: string[]): HttpMessage {
  const [start = ''] = listing
  const empty = listing.indexOf('')
  const end = empty < 0 ? listing.length : empty
  const bytes = utf8Length(listing.slice(end + 1).join('\n'))
  return {
    kind: statusLine.test(start) ? 'response' : 'request',
    fields: Math.max(0, end - 1),
    body: end + 1,
    bytes,
    problems: [
      ...(statusLine.test(start) || requestLine.test(start) ? [] : [{ index: 0, problem: noStartLine }]),
      ...listing.slice(1, end).flatMap((line, index) => fieldProblems(line, index + 1)),
      ...lengthProblems(listing, { end, bytes }),
    ],
  }
}

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+"
const requestLine = new RegExp(`^${token} \\S+ HTTP/\\d(?:\\.\\d)?$`)
const statusLine = /^HTTP\/\d(?:\.\d)? \d{3}(?: .*)?$/
const fieldLine = new RegExp(`^${token}:(?:\\s.*)?$`)
const noStartLine = 'must be a request line ("GET /path HTTP/1.1") or a status line ("HTTP/1.1 200 OK")'

const fieldProblems = (line: string, index: number): LineProblem[] =>
  fieldLine.test(line) ? [] : [{ index, problem: 'must be a header field ("Name: value"); an empty line ends them' }]

const isLength = (line: string): boolean => /^content-length:/i.test(line)

const lengthProblems = (listing: string[], { end, bytes }: { end: number; bytes: number }): LineProblem[] =>
  listing.slice(1, end).flatMap((line, at) => {
    if (!isLength(line)) return []
    const value = line.slice(line.indexOf(':') + 1).trim()
    // A response to HEAD, or a message whose body is left out, has the field without a body.
    if (value === placeholder || listing.length <= end + 1 || value === String(bytes)) return []
    const problem = `Content-Length is ${value}; the body has ${bytes} bytes (write ${placeholder} to have them counted)`
    return [{ index: at + 1, problem }]
  })

/** The lines with the length of the body filled in where it was left to be counted. */
export const withLength = (listing: string[]): string[] => {
  const { bytes, body } = readHttp(listing)
  return listing.map((line, index) =>
    index < body && isLength(line) ? line.replace(placeholder, String(bytes)) : line,
  )
}

/** Octets of a text in UTF-8. */
const utf8Length = (text: string): number => {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
