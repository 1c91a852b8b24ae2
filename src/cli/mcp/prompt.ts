/**
 * The prompt `adapt_diagram` of the local server, which can check and show scenes.
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
      description: 'Finds the recipe that suits a subject, adapts it, checks it and looks at the diagram.',
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
    .min(1, 'Send what the diagram should show')
    .max(2000, 'Send at most 2000 characters')
    .describe('What the diagram should show.'),
  family: oneOf(families).optional().describe('The family to choose from; leave it out to choose from all.'),
})

const steps = ({ subject, family }: z.infer<typeof input>): string => `Make a diagram of this subject:

${subject}

1. Call list_diagrams with two or three nouns for the kind of diagram${family === undefined ? '' : ` and family "${family}"`}. Compare useWhen and avoidWhen of at least three items with the subject; choose one and say in one sentence why.
2. Call get_diagram with its id and include "data": the sample data, and its JSON Schema.
3. Write data for the subject: its own names and numbers, none invented; the title is a claim that they prove. You give no coordinates.
4. Call draw_diagram with the id and the data. A finding names the field and what fits: change it and draw again.
5. Look at the picture: is the point seen at once, is every fact as in the subject? Change the data and draw again. Only what data cannot say is changed in the scene: draw_diagram with output "x.json" writes the scene, edit_scene changes it, and check_scene and render_scene with recipe and the data file report only what you changed, until there is nothing.
6. Write the SVG with output; return its path, the data, and the id of the recipe.`
