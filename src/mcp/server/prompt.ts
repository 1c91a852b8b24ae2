/**
 * The prompt `adapt_diagram`: guides a model from a subject to a diagram of it.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import { fillOf } from '../../render/paint.ts'
import { colorsOf, defaultLook } from '../../render/palette.ts'
import { colors } from '../../scene/limits.ts'
import type { McpContext } from './context.ts'
import { sceneRules } from './scene-rules.ts'
import { oneOf } from './tool.ts'
import { toolSchema } from './tool-schema.ts'

/** Registers the prompt. */
export function registerPrompt(server: McpServer, context: McpContext): void {
  server.registerPrompt(
    promptName,
    {
      title: 'Adapt a diagram to a subject',
      description: 'Finds the recipe that suits a subject, adapts it and checks the diagram.',
      argsSchema: preparedInput,
    },
    (args) => ({
      description: 'From a subject to an adapted diagram, in six steps.',
      messages: [{ role: 'user', content: { type: 'text', text: steps(args, context) } }],
    }),
  )
}

export const promptName = 'adapt_diagram'

const input = z.object({
  subject: z
    .string({ error: 'Send the subject of the diagram as a string' })
    .trim()
    .min(1, 'Send what the diagram should show')
    .max(2000, 'Send at most 2000 characters')
    .describe('What the diagram should show, e.g. "how our checkout retries a failed payment".'),
  family: oneOf(families)
    .optional()
    .describe(`The family to choose from: ${families.join(', ')}. Leave it out to choose from all.`),
})

/** The names of its arguments. */
export const promptArguments: readonly string[] = Object.keys(input.shape)

const preparedInput = toolSchema(input)

const steps = (
  { subject, family }: z.infer<typeof input>,
  { baseUrl }: McpContext,
): string => `Make a diagram of this subject:

${subject}

Start from a recipe of the diagram reference and adapt it. Do this in order.

1. Search. Call list_diagrams with two or three nouns for the kind of diagram the subject needs${
  family === undefined ? '' : ` and family "${family}"`
}. If nothing fits, try the name of a kind of diagram instead of the subject.
2. Compare. Read useWhen and avoidWhen of at least three items against the subject: what question must the reader have answered, how many things and steps are there, which data do you have? Where an avoidWhen describes the subject, take the id it names. Choose one, and say in one sentence why.
3. Fetch. Call get_diagram with that id and include "data": the sample, and the JSON Schema of data.
4. Write data. Replace the sample with the subject's own names and numbers; invent none. The title is a claim that the data proves. Do not send coordinates.
5. Draw. With the diagref program (in a checkout, after npm run build, it is node dist/cli/diagref.cjs): diagref draw ID data.json -o picture.svg; each finding names the field to change. In a client with the local server (diagref mcp) call draw_diagram. Without either, return the link that draws your data in the reader's browser: ${baseUrl}/edit?recipe=ID#data= followed by the data as percent-encoded JSON. If they need a file from you, fetch include "scene" and adapt the scene by hand: ${sceneRules} Colors: ${paints()}. The JSON Schema of scenes is ${baseUrl}/schemas/scene-v1.json.
6. Check. Look at the diagram if you can: no text over a line or outside its box, every arrow from edge to edge and pointing the right way, every fact as in the subject. diagref check FILE --recipe ID finds what a scene edited by hand got wrong. Then return the SVG, its data or scene, and the id of the recipe.`

/** The tokens in the default look, so that a model can draw without looking anything up. */
const paints = (): string => {
  const palette = colorsOf(defaultLook)
  const fills = colors.filter((token) => token !== 'none').map((token) => [token, fillOf(token, 'shape')] as const)
  return [`page ${palette.page}`, ...fills.map(([token, shade]) => `${token} ${shade ? palette[shade] : 'none'}`)].join(
    ', ',
  )
}
