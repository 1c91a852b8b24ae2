/**
 * `check_scene`: what the scene linter finds in a scene of the model's own.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import type { McpSource } from '../../mcp/source.ts'
import { annotations, argumentsOf, guarded, oneOf, structured } from '../../mcp/tools/tool.ts'
import { reviewScene } from '../../review/review-scene.ts'
import type { Reading } from '../../scene/read-scene.ts'
import { languageRule } from '../findings.ts'
import { readSceneArgument, sceneArgument } from './scene-argument.ts'

const input = argumentsOf({
  scene: sceneArgument,
  family: oneOf(families).optional().describe('The kind of diagram; some rules depend on it.'),
})

/** More than this at once helps no model. */
const mostFindings = 60

const output = z.object({
  valid: z.boolean().describe('Whether it is a scene at all.'),
  blocks: z.number().describe('Findings that must be mended.'),
  warnings: z.number().describe('Findings to mend or to have a reason for.'),
  findings: z.array(
    z.object({
      rule: z.string(),
      level: z.enum(['block', 'warn']),
      at: z.string().describe('The place, e.g. elements.3; empty where the whole scene is meant.'),
      message: z.string(),
    }),
  ),
})

type Found = z.infer<typeof output>['findings']

const findingsOf = (reading: Reading, family: string | undefined): Found => {
  if (!reading.ok)
    return reading.findings.map(({ at, problem }) => ({ rule: languageRule, level: 'block', at, message: problem }))
  const options = family === undefined ? {} : { family }
  return reviewScene(reading.scene, options).map(({ rule, level, at, message }) => ({
    rule,
    level,
    at: at === undefined ? '' : `elements.${at}`,
    message,
  }))
}

/** Registers the tool. */
export const registerCheckScene = (server: McpServer, source: McpSource): void => {
  server.registerTool(
    'check_scene',
    {
      title: 'Check a scene',
      description:
        'Looks at a scene you have adapted as a careful reader would: text that does not fit or is crossed, arrows that miss, things off the grid, colours that say nothing. ' +
        'Call it after every change, mend what it names, then look at the picture by render_scene: the check cannot see everything.',
      inputSchema: input,
      outputSchema: output,
      annotations,
    },
    ({ scene, family }) =>
      guarded(source, () => {
        const reading = readSceneArgument(scene)
        const all = findingsOf(reading, family)
        const blocks = all.filter(({ level }) => level === 'block').length
        return structured({
          valid: reading.ok,
          blocks,
          warnings: all.length - blocks,
          findings: all.slice(0, mostFindings),
        })
      }),
  )
}
