/**
 * What an operation of an HTTP API may hold: for the form that checks data, and for importers that cut theirs to it.
 */

/** The most parameters, responses, lines of an example and characters of a line, name, type, note and path. */
export const most = {
  parameters: 12,
  responses: 8,
  lines: 16,
  line: 64,
  name: 40,
  type: 24,
  note: 80,
  path: 80,
} as const

/** A status code, `404`, or a class of them, `5XX`. */
export const statusForm = /^[1-5](?:\d\d|XX)$/
