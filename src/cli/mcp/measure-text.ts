/**
 * `measure_text`: how wide text is in the widest font that a viewer may have.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { annotations, argumentsSchema, structuredResult } from '../../mcp/server/tool.ts'
import { toolSchema } from '../../mcp/server/tool-schema.ts'
import { textWidth } from '../../text/measure.ts'
import { answering } from './answer.ts'
import type { LocalContext } from './local-context.ts'

/** Registers the tool. */
export function registerMeasureText(server: McpServer, context: LocalContext): void {
  server.registerTool(
    'measure_text',
    {
      title: 'Measure text',
      description: 'Measures how wide lines of text are in a scene, in pixels, before you make a box for them.',
      inputSchema: toolSchema(input),
      annotations,
    },
    ({ texts, ...style }) =>
      answering(context, () =>
        Promise.resolve(
          structuredResult({
            widths: texts.map((text) => ({ text, width: Math.ceil(textWidth(text, style)) })),
          }),
        ),
      ),
  )
}

const input = argumentsSchema({
  texts: z
    .array(z.string().max(500), { error: 'Send the lines as an array of strings' })
    .min(1)
    .max(100)
    .describe('The lines to measure.'),
  size: z.number().positive().max(200).default(16).describe('Font size in pixels.'),
  bold: z.boolean().default(false).describe('Whether the text is bold.'),
  mono: z.boolean().default(false).describe('Whether it is in the monospace font.'),
})
