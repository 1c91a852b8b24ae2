/**
 * `traceparent` as W3C Trace Context defines it.
 */
import { expect, test } from 'vitest'
import { traceContext } from './trace-context.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test.each([`00-${trace}-${span}-01`, `00-${trace}-${span}-00`, `cc-${trace}-${span}-01-what-the-future-brings`])(
  '%s is continued',
  (header) => {
    expect(traceContext(header)).toEqual({ traceId: trace, parentId: span })
  },
)

test.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-${span}`,
])('%j starts a new trace', (header) => {
  expect(traceContext(header)).toEqual({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
})
