/**
 * `render_scene`: draws a scene of the model's own, as a PNG it can look at and as the SVG it can hand on.
 */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { McpContext } from '../../mcp/server/context.ts'
import { annotations, argumentsSchema, errorResult, oneOf } from '../../mcp/server/tool.ts'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { findingText } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import { isCliError } from '../cli-error.ts'
import { toPng } from '../scene/png.ts'
import { readSceneArgument, sceneSchema } from './scene-argument.ts'

/** Registers the tool. */
export function registerRenderScene(server: McpServer, { onInternalError }: McpContext): void {
  server.registerTool(
    'render_scene',
    {
      title: 'Draw a scene and look at it',
      description:
        'Draws a scene you have adapted, on this machine: gives a PNG to look at and the SVG itself as text, the very bytes the service would give. ' +
        'Look for what check_scene cannot see: whether the point comes across, whether the facts are right, whether anything looks odd.',
      inputSchema: input,
      annotations,
    },
    async ({ scene, theme, accent }) => {
      const reading = readSceneArgument(scene)
      if (!reading.ok) {
        const problems = reading.findings.slice(0, mostProblems).map(findingText)
        return errorResult(`This is not a scene yet:\n${problems.join('\n')}`)
      }
      try {
        return await picture(reading.scene, { theme, accent })
      } catch (error) {
        onInternalError(error)
        return errorResult('The scene could not be drawn; the fault is ours.')
      }
    },
  )
}

const input = argumentsSchema({
  scene: sceneSchema,
  theme: oneOf(themes).default(defaultLook.theme).describe(`Background and colors; default ${defaultLook.theme}.`),
  accent: oneOf(accents).default(defaultLook.accent).describe(`Highlight color; default ${defaultLook.accent}.`),
})

const mostProblems = 20

const picture = async (scene: Scene, look: Look): Promise<CallToolResult> => {
  const svg = renderScene(scene, look)
  const text = { type: 'text' as const, text: svg }
  try {
    const png = await toPng(svg, Math.min(1, longestSide / Math.max(scene.width, scene.height)))
    return { content: [{ type: 'image', data: Buffer.from(png).toString('base64'), mimeType: 'image/png' }, text] }
  } catch (error) {
    if (!isCliError(error)) throw error
    return { content: [{ type: 'text', text: error.message }, text] }
  }
}

/** Models look at pictures of up to about this many pixels on the longer side; larger ones are only scaled down. */
const longestSide = 1568
