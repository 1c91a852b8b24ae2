/**
 * The prompt `adapt_diagram`: leads a model from a subject to a picture of its own.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import { colorsOf, defaultLook } from '../../render/palette.ts'
import { colors } from '../../scene/limits.ts'
import { withCachedJsonSchema } from './cached-schema.ts'
import type { McpContext } from './context.ts'
import { sceneRules } from './scene-rules.ts'
import { oneOf } from './tool.ts'

/** Registers the prompt. */
export function registerPrompt(server: McpServer, context: McpContext): void {
  server.registerPrompt(
    promptName,
    {
      title: 'Adapt a diagram to a subject',
      description: 'Finds the recipe that suits a subject, adapts its scene and checks the picture.',
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
    .min(1, 'Send what the diagram shall show')
    .max(2000, 'Send at most 2000 characters')
    .describe('What the diagram shall show, e.g. "how our checkout retries a failed payment".'),
  family: oneOf(families)
    .optional()
    .describe(`The family to choose from: ${families.join(', ')}. Leave it out to choose from all.`),
})

const preparedInput = withCachedJsonSchema(input)

const steps = (
  { subject, family }: z.infer<typeof input>,
  { baseUrl }: McpContext,
): string => `Make a diagram of this subject:

${subject}

Start from a recipe of the diagram reference and adapt it. Do this in order.

1. Search. Call list_diagrams with two or three nouns for the kind of picture the subject needs${
  family === undefined ? '' : ` and family "${family}"`
}. If nothing fits, try the name of a kind of diagram instead of the subject.
2. Compare. Read useWhen and avoidWhen of at least three items against the subject: what question must the reader have answered, how many things and steps are there, which data do you have? Where an avoidWhen describes the subject, take the id it names. Choose one, and say in one sentence why.
3. Fetch. Call get_diagram with that id and include "scene". Fetch one scene, not several.
4. Adapt. Copy the scene and replace its title, description, labels and numbers by the subject's own; invent none. Then move coordinates: a longer label needs a wider box (about 0.6 × size per character), a further item needs its row or column, and everything after it moves by the same step. Keep the grid, the gaps and the colors' meaning: accent marks the one thing to see first. Delete what the subject does not have. ${sceneRules}
5. Draw. Turn the scene into SVG yourself; the reference draws only its own recipes. box is a rect with rx 4, a 1.5 stroke and, by default, fill surface and stroke muted; text is ink, size 16, a sans-serif font; line and path are muted, path without fill; an arrow ends in a filled head. Colors: ${paints()}. The JSON Schema of scenes is ${baseUrl}/schemas/scene-v1.json.
6. Check. Look at the picture if you can; else go through the coordinates. No text over a line or out of its box, nothing outside the canvas, every arrow from edge to edge and pointing the right way, every fact as in the subject. Fix what you find, then give the picture, the scene and the id of the recipe.`

/** The tokens in the default look, so that a model can draw without looking anything up. */
const paints = (): string => {
  const palette = colorsOf(defaultLook)
  return ['page' as const, ...colors.filter((color) => color !== 'none')]
    .map((token) => `${token} ${palette[token]}`)
    .join(', ')
}
