/**
 * How to draw a recipe from your own data, as Markdown: the sample, the command, and the tool call.
 */
import { editLinkStart } from '../../catalog/edit-link.ts'
import type { Recipe } from '../../catalog/recipe.ts'

/** The section; empty for a recipe that is not drawn from data. */
export function dataMarkdown({ id, data }: Recipe, baseUrl: string): string {
  if (data === undefined) return ''
  const sample = { $schema: `${baseUrl}/schemas/data/${id}.json`, ...data.sample }
  return `## Draw your own

Change the data; the layout is computed, so no coordinates are needed. Save this as ${id}.json:

\`\`\`json
${JSON.stringify(sample, null, 2)}
\`\`\`

\`\`\`sh
${drawCommand(id)}
\`\`\`

The call of the local MCP server, which \`diagref mcp\` starts:

\`\`\`json
${drawCall(id)}
\`\`\`

Without either, a link draws your data in the reader's browser; nothing of it is sent. Percent-encoded JSON or YAML follows, at most 8,000 characters to be safe everywhere:

\`\`\`text
${editLinkStart(baseUrl, id)}
\`\`\`
`
}

/** The command that draws a recipe's data file. */
const drawCommand = (id: string): string => `diagref draw ${id} ${id}.json -o ${id}.svg`

/** The call of the tool that draws a recipe's data file. */
const drawCall = (id: string): string => JSON.stringify({ name: 'draw_diagram', arguments: { id, file: `${id}.json` } })
