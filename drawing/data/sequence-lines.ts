/**
 * Lines under a message: parameters, headers or a body, kept as pasted, indentation included.
 */
import * as z from 'zod'
import { countCodePoints } from '../../src/scene/code-points.ts'
import { list } from './fields.ts'

/** Limits of lines under one message and of characters in a line: twice what a token request needs. */
const most = { lines: 14, characters: 100 }

/** A line as an item, so that emphasis can refer to it. */
export type MessageLine = { text: string }

const line = z
  .string()
  .regex(/\S/, 'must not be blank')
  .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'must be one line without control characters')
  .refine((text) => countCodePoints(text) <= most.characters, `must be at most ${most.characters} characters`)
  .transform((text): MessageLine => ({ text: text.trimEnd() }))

/** A list of lines, or one text with line breaks. */
export const linesOfMessage = z
  .union([
    list(z.string().max(4 * most.characters), {
      min: 0,
      max: most.lines,
      of: 'Parameters, headers or a body, as pasted: lines, or one text',
    }),
    z.string().max(most.lines * (most.characters + 2)),
  ])
  .transform((pasted) => (typeof pasted === 'string' ? pasted.trimEnd().split(/\r?\n/) : pasted))
  .pipe(z.array(line).max(most.lines))
  .default([])
  .describe('Parameters, headers or a body, as pasted: lines, or one text')
