/**
 * The text that "Adapt with AI" copies: everything an assistant needs to adapt a recipe, and how to draw and check
 * the result on one's own machine.
 */
import { colors } from '../../scene/limits.ts'

/** What the prompt is about. */
export type PromptRecipe = { id: string; name: string; useWhen: string; baseUrl: string }

/** What the assistant changes: data and its JSON Schema if the recipe is drawn from data, else its scene. */
export type PromptSource = { data: string; schema: string } | { scene: string }

/** The prompt, in Markdown. */
export function adaptationPrompt(recipe: PromptRecipe, source: PromptSource): string {
  const parts = 'data' in source ? dataParts(recipe, source) : sceneParts(recipe, source)
  return `${[opening(recipe), ...parts].join('\n\n')}\n`
}

const dataParts = ({ id, baseUrl }: PromptRecipe, { data, schema }: { data: string; schema: string }): string[] => [
  'Write new data for it as one JSON file. The layout is computed from the data: do not add coordinates.',
  rules([
    'The file must be valid against the JSON Schema below; unknown keys are rejected.',
    '`title` is a claim that the data proves, not the name of the kind of diagram.',
    ...sharedRules,
  ]),
  `The sample data (${baseUrl}/data/${id}.json):\n\n${block(data)}`,
  `Its JSON Schema (${baseUrl}/schemas/data/${id}.json):\n\n${block(schema)}`,
  `Save your data as ${id}.data.json, then draw and check it on this machine:\n\n\`\`\`sh\ndiagref draw ${id} ${id}.data.json -o ${id}.svg\n\`\`\`\n\nIf you have the tools of \`diagref mcp\`, call \`draw_diagram\` with \`id\` "${id}" and your \`data\` instead.\n\nA finding names the field to change. Fix every finding, then look at the diagram.`,
]

const rules = (lines: readonly string[]): string => `Rules:\n${lines.map((line) => `- ${line}`).join('\n')}`

const sharedRules = [
  'Use only real names and numbers. Ask me for what you do not know.',
  'Keep texts about as long as in the sample, so that they fit.',
]

const block = (text: string): string => `\`\`\`json\n${text.trim()}\n\`\`\``

const sceneParts = ({ id, baseUrl }: PromptRecipe, { scene }: { scene: string }): string[] => [
  'Rewrite its scene as one JSON file: boxes, texts, lines, paths and circles with absolute coordinates in pixels.',
  rules([
    `The file must be valid against ${baseUrl}/schemas/scene-v1.json; unknown keys are rejected.`,
    'Lines and arrows end exactly on the edges of shapes, and nothing overlaps.',
    `Colors are tokens (${colors.join(', ')}), never hex values.`,
    ...sharedRules,
    `The drawing rules: ${baseUrl}/docs/drawing-rules.md`,
  ]),
  `The scene (${baseUrl}/api/diagrams/${id}/scene):\n\n${block(scene)}`,
  `Save it as ${id}.json, then check and draw it on this machine:\n\n\`\`\`sh\ndiagref check ${id}.json\ndiagref render ${id}.json -o ${id}.svg\n\`\`\`\n\nFix every finding, then look at the diagram.`,
]

const opening = ({ id, name, useWhen, baseUrl }: PromptRecipe): string =>
  `Adapt the technical diagram "${name}" to my subject.\n\nMy subject: [describe it here]\n\nWhen to use this diagram: ${useWhen}\nThe original: ${baseUrl}/diagrams/${id}`
