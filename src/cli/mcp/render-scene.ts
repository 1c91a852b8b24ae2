/**
 * `render_scene`: draws the model's own scene, as a PNG to look at or as an SVG to pass on.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import { argumentsSchema, errorResult } from '../../mcp/server/tool.ts'
import { toolSchema } from '../../mcp/server/tool-schema.ts'
import { sceneFindings } from '../scene/findings.ts'
import { answering, pictureArguments, pictureResult, wordFindings, wordProblems, writing } from './answer.ts'
import type { LocalContext } from './local-context.ts'
import { readSceneArguments, sceneArguments } from './scene-argument.ts'

/** Registers the tool. */
export function registerRenderScene(server: McpServer, context: LocalContext): void {
  server.registerTool(
    'render_scene',
    {
      title: 'Draw a scene and look at it',
      description:
        'Draws a scene you have adapted, on this machine: the findings of check_scene, and a PNG to look at; with format "svg" the same bytes the service would return. ' +
        'Look for what the check cannot see: whether the point comes across, whether the facts are right, whether anything looks odd.',
      inputSchema: toolSchema(argumentsSchema({ ...sceneArguments, ...pictureArguments })),
      annotations: writing,
    },
    ({ theme, accent, format, fonts, output, ...sent }) =>
      answering(context, async () => {
        const { reading, standard } = await readSceneArguments(sent, context)
        if (!reading.ok) return errorResult(`This is not a scene yet. ${wordProblems(sceneFindings(reading))}`)
        const words = wordFindings(sceneFindings(reading, standard))
        return pictureResult(reading.scene, { theme, accent, format, fonts, output }, { words, context })
      }),
  )
}
