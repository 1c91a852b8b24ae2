/**
 * Ways to use a recipe elsewhere, as text with open places for the look: `{theme}`, `{accent}`, and
 * `{day}`, the theme that stands for light where both are wanted.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'

export type Snippet = { key: string; label: string; template: string }

/** Fills the places of a template. */
export const fill = (template: string, { theme, accent }: Look): string =>
  template
    .replaceAll('{theme}', theme)
    .replaceAll('{accent}', accent)
    .replaceAll('{day}', theme === 'dark' ? 'light' : theme)

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const call = (id: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render_diagram","arguments":{"id":"${id}","theme":"{theme}","accent":"{accent}"}}}`

/** The snippets of a recipe, for a service at a base address. */
export const snippetsOf = ({ id, scene }: Recipe, baseUrl: string): Snippet[] => {
  const svg = `${baseUrl}/api/diagrams/${id}/svg`
  const picture = `${svg}?theme={theme}&accent={accent}`
  const alt = attribute(scene.title)
  const size = `width="${scene.width}" height="${scene.height}"`
  const inHtml = (theme: string) => attribute(`${svg}?theme=${theme}&accent={accent}`)
  return [
    { key: 'img', label: 'HTML <img>', template: `<img src="${inHtml('{theme}')}" ${size} alt="${alt}">` },
    {
      key: 'picture',
      label: 'HTML <picture>',
      template: `<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="${inHtml('dark')}">\n  <img src="${inHtml('{day}')}" ${size} alt="${alt}">\n</picture>`,
    },
    { key: 'markdown', label: 'Markdown', template: `![${scene.title.replace(/[[\]\\]/g, '\\$&')}](${picture})` },
    { key: 'curl', label: 'curl', template: `curl '${picture}' -o ${id}.svg` },
    {
      key: 'cli',
      label: 'Command line',
      template: `diagref svg ${id} --theme {theme} --accent {accent} --base-url ${baseUrl}`,
    },
    { key: 'mcp', label: 'MCP call', template: call(id) },
  ]
}
