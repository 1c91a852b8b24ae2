/**
 * The shape `operation`: one operation of an HTTP API, what a caller sends, what the server may return, and examples.
 */
import * as z from 'zod'
import { kind, list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { most, statusForm } from '../../drawing/data/operation-limits.ts'
import { namedTargets } from '../../drawing/data/references.ts'

const parameter = z.strictObject({
  name: name('Its name', most.name),
  kind: kind(['query', 'path', 'header', 'body'], 'Where it is sent: query, path, header or body'),
  type: words(most.type, 'Its type: string, integer, date-time'),
  required: z.boolean().default(false).describe('Whether it must be sent'),
  note: note('What it is for').optional(),
})

const response = z.strictObject({
  name: words(3, 'The status code').refine((written) => statusForm.test(written), {
    message: 'must be a status code such as 201, or 5XX',
  }),
  note: note('When it comes').optional(),
})

const code = (description: string) =>
  z
    .array(z.string().max(most.line))
    .min(1)
    .max(most.lines)
    .describe(`${description}, at most ${most.lines} lines of ${most.line} characters`)
    .optional()

const fields = {
  method: kind(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'], 'The method'),
  path: words(most.path, 'The path, with parameters in braces'),
  parameters: list(parameter, { min: 0, max: most.parameters, of: 'What a caller sends' }).default([]),
  responses: list(response, { max: most.responses, of: 'What the server may return' }),
  request: code('An example of a request'),
  response: code('An example of a response'),
}

/** An operation as drawn. */
export type ApiOperation = z.output<z.ZodObject<typeof fields>>

/** Data of the shape; parameters and responses are referred to by their names. */
export const operationForm = form('operation', fields, {
  checks: ({ unique }) => [unique('parameters', 'responses')],
  targets: ({ parameters, responses }) => namedTargets([...parameters, ...responses]),
})
