/**
 * `diagref/markdown-it`: a plugin for markdown-it, and so for VitePress, Eleventy and the preview of VS Code: fences of
 * data or in a language of diagrams become pictures in light and dark.
 *
 * Pure but for what `save` does; no browser is needed. markdown-it waits for nothing, so everything is loaded first.
 */
import modules from 'diagref:recipes'
import { BlockTools } from '../../src/markdown/block-tools.ts'
import { type MarkdownIt, useFenceRule } from '../../src/markdown/plugin/markdown-it.ts'
import { type DiagrefOptions, readPluginOptions } from '../../src/markdown/plugin/plugin-options.ts'

export type { MarkdownIt } from '../../src/markdown/plugin/markdown-it.ts'
export type { DiagrefOptions } from '../../src/markdown/plugin/plugin-options.ts'

/**
 * Loads recipes and languages, then returns the plugin: `md.use(await diagref())`. Throws a TypeError for options that
 * there are not.
 */
export default async function markdownItDiagref(options: DiagrefOptions = {}): Promise<(md: MarkdownIt) => void> {
  const settings = readPluginOptions(options)
  const tools = new BlockTools(Object.keys(modules), async (id) => (await modules[id]!()).default)
  await tools.prepareAll()
  return (md) => useFenceRule(md, { settings, tools })
}
