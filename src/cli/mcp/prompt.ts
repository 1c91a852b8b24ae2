/**
 * The prompt `adapt_diagram` of the local server, where a scene can be checked and looked at.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import { promptName } from '../../mcp/server/prompt.ts'
import { oneOf } from '../../mcp/server/tool.ts'

/** Registers the prompt. */
export function registerLocalPrompt(server: McpServer): void {
  server.registerPrompt(
    promptName,
    {
      title: 'Adapt a diagram to a subject',
      description: 'Finds the recipe that suits a subject, adapts its scene, checks it and looks at the picture.',
      argsSchema: input,
    },
    (args) => ({
      description: 'From a subject to an adapted, checked diagram, in six steps.',
      messages: [{ role: 'user', content: { type: 'text', text: steps(args) } }],
    }),
  )
}

const input = z.object({
  subject: z
    .string({ error: 'Send the subject of the diagram as a string' })
    .min(1, 'Send what the diagram shall show')
    .max(2000, 'Send at most 2000 characters')
    .describe('What the diagram shall show.'),
  family: oneOf(families).optional().describe('The family to choose from; leave it out to choose from all.'),
})

const steps = ({ subject, family }: z.infer<typeof input>): string => `Make a diagram of this subject:

${subject}

1. Call list_diagrams with two or three nouns for the kind of picture${family === undefined ? '' : ` and family "${family}"`}. Compare useWhen and avoidWhen of at least three items with the subject; choose one and say in one sentence why.
2. Call get_diagram with its id and include "scene".
3. Adapt the scene: replace title, description, labels and numbers by the subject's own and invent none; move coordinates where labels grow or things are added; delete what the subject does not have. Keep the grid and the colors' meaning.
4. Call check_scene${family === undefined ? '' : ` with family "${family}"`}. Fix every block; fix every warning or know why it stays. Check again until nothing blocks.
5. Call render_scene and look at the picture: is the point seen at once, does anything touch or float, does every arrow run from edge to edge, is every fact as in the subject? Fix it, then go back to step 4.
6. Give the SVG, the scene, and the id of the recipe.`
