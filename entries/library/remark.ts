/**
 * `diagref/remark`: a plugin for remark, and so for MDX, Astro, Docusaurus and Next: fences of data or in a language of
 * diagrams become pictures in light and dark.
 *
 * Pure but for what `save` does; no browser is needed. Recipes and languages are loaded when a fence needs them.
 */
import modules from 'diagref:recipes'
import { BlockTools } from '../../src/markdown/block-tools.ts'
import { type DiagrefOptions, readPluginOptions } from '../../src/markdown/plugin/plugin-options.ts'
import { drawTree, type MarkdownFile, type MarkdownNode } from '../../src/markdown/plugin/remark.ts'

export type { DiagrefOptions } from '../../src/markdown/plugin/plugin-options.ts'
export type { MarkdownFile, MarkdownNode } from '../../src/markdown/plugin/remark.ts'

/**
 * The plugin: `unified().use(remarkParse).use(remarkDiagref, { fences: ['diagref', 'mermaid'] })`. Throws a TypeError for
 * options that there are not.
 */
export default function remarkDiagref(
  options: DiagrefOptions = {},
): (tree: MarkdownNode, file: MarkdownFile) => Promise<void> {
  const settings = readPluginOptions(options)
  const tools = new BlockTools(Object.keys(modules), async (id) => (await modules[id]!()).default)
  return (tree, file) => drawTree(tree, file, { settings, tools })
}
