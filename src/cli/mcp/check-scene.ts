/**
 * `check_scene`: what the scene linter finds in a scene of the model's own.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { annotations, argumentsSchema, structuredResult } from '../../mcp/server/tool.ts'
import { toolSchema } from '../../mcp/server/tool-schema.ts'
import { sceneFindings } from '../scene/findings.ts'
import { answering, findingSchema } from './answer.ts'
import type { LocalContext } from './local-context.ts'
import { readSceneArguments, sceneArguments } from './scene-argument.ts'

/** Registers the tool. */
export function registerCheckScene(server: McpServer, context: LocalContext): void {
  server.registerTool(
    'check_scene',
    {
      title: 'Check a scene',
      description,
      inputSchema: toolSchema(input),
      outputSchema: toolSchema(output),
      annotations,
    },
    (sent) =>
      answering(context, async () => {
        const { reading, standard } = await readSceneArguments(sent, context)
        const all = sceneFindings(reading, standard)
        const blocks = all.filter(({ level }) => level === 'block').length
        const findings = all.slice(0, mostFindings)
        return structuredResult({ valid: reading.ok, blocks, warnings: all.length - blocks, findings })
      }),
  )
}

const description =
  'Checks a scene you have adapted as a careful reader would: text that does not fit or is crossed, arrows that miss, elements off the grid, colors without meaning. ' +
  'With recipe it also reports what was left over or lost. Call it after every change, fix what it names, then look at the diagram with render_scene: the check cannot see everything.'

const input = argumentsSchema(sceneArguments)

const output = z.object({
  valid: z.boolean().describe('Whether it is a scene at all.'),
  blocks: z.number().describe('Findings that must be fixed.'),
  warnings: z.number().describe('Findings to fix, or to keep for a reason.'),
  findings: z.array(findingSchema),
})

/** More findings than this at once do not help a model. */
const mostFindings = 60
