/**
 * Ways to use a recipe elsewhere, as text with open places for the look: `{theme}`, `{accent}`, and
 * `{day}`, the theme that stands for light where both are wanted.
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

/** The snippets of a recipe, for a service at a base address. */
export function snippetsOf({ id, scene }: Recipe, baseUrl: string): Snippet[] {
  const svg = `${baseUrl}/api/diagrams/${id}/svg`
  const picture = `${svg}?theme={theme}&accent={accent}`
  const alt = attribute(scene.title)
  const size = `width="${scene.width}" height="${scene.height}"`
  const inHtml = (theme: string) => attribute(`${svg}?theme=${theme}&accent={accent}`)
  return [
    {
      key: 'readme',
      label: 'README',
      note: 'An image that follows the dark mode of the reader: for GitHub and any HTML page.',
      template: `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${inHtml('dark')}">\n  <img src="${inHtml('{day}')}" ${size} alt="${alt}">\n</picture>`,
    },
    {
      key: 'markdown',
      label: 'Markdown',
      note: 'An image in one theme.',
      template: `![${scene.title.replace(/[[\]\\]/g, '\\$&')}](${picture})`,
    },
    {
      key: 'img',
      label: 'HTML',
      note: 'An image in one theme; its size keeps the page from moving while it loads.',
      template: `<img src="${inHtml('{theme}')}" ${size} alt="${alt}">`,
    },
    { key: 'curl', label: 'curl', note: 'Downloads the SVG.', template: `curl '${picture}' -o ${id}.svg` },
    {
      key: 'cli',
      label: 'Command line',
      note: 'Downloads the SVG with the diagref program, which keeps a copy for work offline.',
      template: `diagref svg ${id} --theme {theme} --accent {accent} --base-url ${baseUrl} -o ${id}.svg`,
    },
    {
      key: 'mcp',
      label: 'AI assistant',
      note: `The call that an assistant makes to the MCP server at ${baseUrl}/mcp.`,
      template: call(id),
    },
  ]
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const call = (id: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render_diagram","arguments":{"id":"${id}","theme":"{theme}","accent":"{accent}"}}}`

/** Fills the places of a template. */
export const fill = (template: string, { theme, accent }: Look): string =>
  template
    .replaceAll('{theme}', theme)
    .replaceAll('{accent}', accent)
    .replaceAll('{day}', theme === 'dark' ? 'light' : theme)
