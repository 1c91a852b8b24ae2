/**
 * Ways to use a recipe elsewhere, as text with placeholders for the look: `{theme}`, `{accent}`, and
 * `{day}`, the theme for light mode if both modes are wanted.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'

export type Snippet = {
  key: string
  label: string
  /** What it is for, in one sentence. */
  note: string
  template: string
}

/** The snippets of a recipe, for a service at a base URL. */
export function snippetsOf(recipe: Recipe, baseUrl: string): Snippet[] {
  const svg = `${baseUrl}/api/diagrams/${recipe.id}/svg`
  return [...imageSnippets(recipe, svg), ...commandSnippets(recipe.id, svg, baseUrl)]
}

/** The image in documents; `svg` is its URL. */
const imageSnippets = ({ scene }: Recipe, svg: string): Snippet[] => {
  const size = `width="${scene.width}" height="${scene.height}" alt="${attribute(scene.title)}"`
  const source = (theme: string) => attribute(lookAddress(svg, theme))
  return [
    {
      key: 'readme',
      label: 'README',
      note: "An image that follows the reader's dark mode, for GitHub and any HTML page.",
      template: `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${source('dark')}">\n  <img src="${source('{day}')}" ${size}>\n</picture>`,
    },
    {
      key: 'markdown',
      label: 'Markdown',
      note: 'An image in one theme.',
      template: markdownImage(lookAddress(svg), scene.title),
    },
    {
      key: 'img',
      label: 'HTML',
      note: 'An image in one theme; its size keeps the page from moving while it loads.',
      template: `<img src="${source('{theme}')}" ${size}>`,
    },
  ]
}

/** The SVG by a program. */
const commandSnippets = (id: string, svg: string, baseUrl: string): Snippet[] => [
  { key: 'curl', label: 'curl', note: 'Downloads the SVG.', template: `curl '${lookAddress(svg)}' -o ${id}.svg` },
  {
    key: 'cli',
    label: 'Command line',
    note: 'Downloads the SVG with the diagref program, which keeps a copy for offline use.',
    template: `diagref svg ${id} --theme {theme} --accent {accent} --base-url ${baseUrl} -o ${id}.svg`,
  },
  {
    key: 'mcp',
    label: 'AI assistant',
    note: `The call that an assistant sends to the MCP server at ${baseUrl}/mcp.`,
    template: call(id),
  },
]

const lookAddress = (svg: string, theme = '{theme}'): string => `${svg}?theme=${theme}&accent={accent}`

/** A text as the value of an attribute. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** An image in Markdown. */
export const markdownImage = (address: string, title: string): string =>
  `![${title.replace(/[[\]\\]/g, '\\$&')}](${address})`

const call = (id: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render_diagram","arguments":{"id":"${id}","theme":"{theme}","accent":"{accent}"}}}`

/** Fills the places of a template. */
export const fill = (template: string, { theme, accent }: Look): string =>
  template
    .replaceAll('{theme}', theme)
    .replaceAll('{accent}', accent)
    .replaceAll('{day}', theme === 'dark' ? 'light' : theme)
