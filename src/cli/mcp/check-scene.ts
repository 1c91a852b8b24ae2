/**
 * `check_scene`: what the scene linter finds in a scene of the model's own.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import type { McpContext } from '../../mcp/server/context.ts'
import { annotations, argumentsSchema, guarded, oneOf, structuredResult } from '../../mcp/server/tool.ts'
import { findingsOf } from '../scene/findings.ts'
import { readSceneArgument, sceneSchema } from './scene-argument.ts'

/** Registers the tool. */
export function registerCheckScene(server: McpServer, context: McpContext): void {
  server.registerTool(
    'check_scene',
    {
      title: 'Check a scene',
      description:
        'Looks at a scene you have adapted as a careful reader would: text that does not fit or is crossed, arrows that miss, things off the grid, colors that say nothing. ' +
        'Call it after every change, fix what it names, then look at the picture by render_scene: the check cannot see everything.',
      inputSchema: input,
      outputSchema: output,
      annotations,
    },
    ({ scene, family }) =>
      guarded(context, () => {
        const reading = readSceneArgument(scene)
        const all = findingsOf(reading, family)
        const blocks = all.filter(({ level }) => level === 'block').length
        return structuredResult({
          valid: reading.ok,
          blocks,
          warnings: all.length - blocks,
          findings: all.slice(0, mostFindings),
        })
      }),
  )
}

const input = argumentsSchema({
  scene: sceneSchema,
  family: oneOf(families).optional().describe('The kind of diagram; some rules depend on it.'),
})

const output = z.object({
  valid: z.boolean().describe('Whether it is a scene at all.'),
  blocks: z.number().describe('Findings that must be fixed.'),
  warnings: z.number().describe('Findings to fix or to have a reason for.'),
  findings: z.array(
    z.object({
      rule: z.string(),
      level: z.enum(['block', 'warn']),
      at: z.string().describe('The place, e.g. elements.3; empty for the whole scene.'),
      problem: z.string(),
    }),
  ),
})

/** More than this at once helps no model. */
const mostFindings = 60
