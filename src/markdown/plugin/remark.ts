/**
 * The plugin for remark: fences of a document become pictures before anything else sees them.
 *
 * What cannot be drawn stays a code block, with a paragraph below it that says why, a message at its line, and a line in
 * the log, because most sites show no messages of a file. Types are structural: a processor brings its own. Documents that `diagref md` has written stay as they are.
 */
import type { BlockTools } from '../block-tools.ts'
import type { BlockRemark } from '../draw-block.ts'
import { readMarker } from '../markers.ts'
import { type Embedding, embed, remarkText, requestOf } from './embed.ts'
import type { PluginSettings } from './plugin-options.ts'
import { type PageNode, svgTree } from './svg-tree.ts'

/** A node of a Markdown tree (mdast), as far as it is used. */
export type MarkdownNode = {
  type: string
  value?: string
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
  position?: { start: { line: number; column: number } } | undefined
  data?: object
}

/** The file of a document (vfile), as far as it is used. */
export type MarkdownFile = {
  message(
    reason: string,
    options: { place?: { line: number; column: number }; source: string; ruleId: string },
  ): unknown
  fail(reason: string, options: { place?: { line: number; column: number }; source: string; ruleId: string }): never
  toString(): string
  readonly path?: string | undefined
}

/** Draws every fence of a tree, in place. */
export async function drawTree(
  tree: MarkdownNode,
  file: MarkdownFile,
  { settings, tools }: { settings: PluginSettings; tools: BlockTools },
): Promise<void> {
  const walk = new Walk(file, settings, tools)
  await walk.children(tree)
}

/** One walk through a document. */
class Walk {
  readonly #file: MarkdownFile
  readonly #settings: PluginSettings
  readonly #tools: BlockTools
  #above: string | undefined

  constructor(file: MarkdownFile, settings: PluginSettings, tools: BlockTools) {
    this.#file = file
    this.#settings = settings
    this.#tools = tools
  }

  async children(parent: MarkdownNode): Promise<void> {
    let isWritten = false
    // A copy: pictures take the places of fences meanwhile.
    for (const node of parent.children?.slice() ?? []) {
      if (node.type === 'heading') this.#above = wordsOf(node)
      const marker = readMarker(commentOf(node))
      if (marker !== undefined) isWritten = marker.kind === 'fence'
      else if (node.type !== 'code') await this.children(node)
      else if (!isWritten) await this.#code(node, parent)
    }
  }

  async #code(node: MarkdownNode, parent: MarkdownNode): Promise<void> {
    const info = `${node.lang ?? ''} ${node.meta ?? ''}`.trim()
    const reading = requestOf(info, this.#settings)
    if (reading === undefined) return
    const text = node.value ?? ''
    if (reading.ok) await this.#tools.prepare(reading.request, text)
    const embedding = embed({ info, text, above: this.#above }, this.#settings, this.#tools)
    if (embedding === undefined) return
    for (const remark of embedding.remarks) this.#say(remark, node, embedding.ok)
    const at = parent.children?.indexOf(node) ?? -1
    if (embedding.ok) parent.children?.splice(at, 1, pictureNode(embedding, this.#settings))
    else parent.children?.splice(at + 1, 0, problemNode(embedding.remarks))
  }

  /** Notes are about drawings as they should be: nobody has to see them in a build. */
  #say(remark: BlockRemark, node: MarkdownNode, isDrawn: boolean): void {
    if (remark.level === 'note') return
    const place = this.#placeOf(remark, node)
    const options = { ...(place === undefined ? {} : { place }), source: 'diagref', ruleId: remark.level }
    if (!isDrawn && this.#settings.strict) this.#file.fail(remark.problem, options)
    this.#file.message(remark.problem, options)
    const { path } = this.#file
    const at = [...(path === undefined ? [] : [path]), ...(place === undefined ? [] : [place.line, place.column])]
    this.#settings.report([...at, ` ${remarkText(remark)}`].join(':').trimStart())
  }

  /** The place in the document: what containers put before a line is what its source has more than its text. */
  #placeOf(
    { line, column }: BlockRemark,
    { position, value = '' }: MarkdownNode,
  ): { line: number; column: number } | undefined {
    if (position === undefined || line === 0) return position?.start
    const own = value.split('\n')[line - 1] ?? ''
    const source = this.#file.toString().split(/\r\n|\n|\r/)[position.start.line + line - 1] ?? ''
    return { line: position.start.line + line, column: column + Math.max(0, source.length - own.length) }
  }
}

const wordsOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(wordsOf).join('')

/** A comment in HTML or MDX as it is in the source. */
const commentOf = ({ type, value = '' }: MarkdownNode): string =>
  type === 'html' ? value : type === 'mdxFlowExpression' ? `{${value}}` : ''

const element = (tagName: string, properties: Record<string, string>, children: PageNode[] = []): PageNode => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A node that becomes an element of the page, whatever processor makes the page. */
const pageNode = (hName: string, className: string, hChildren: PageNode[]): MarkdownNode => ({
  type: 'diagref',
  children: [],
  data: { hName, hProperties: { className }, hChildren },
})

const pictureNode = (embedding: Extract<Embedding, { ok: true }>, { output, themes }: PluginSettings): MarkdownNode => {
  const { light, dark, alt } = embedding
  if (output === 'svg')
    return pageNode('div', 'diagref', [
      element('div', { className: 'diagref-light' }, [svgTree(light.svg)]),
      element('div', { className: 'diagref-dark' }, [svgTree(dark.svg)]),
    ])
  const image = (src: string, more = {}): PageNode => element('img', { src, alt, ...more })
  if (themes === 'class')
    return pageNode('div', 'diagref', [
      image(light.address, { className: 'diagref-light', loading: 'lazy' }),
      image(dark.address, { className: 'diagref-dark', loading: 'lazy' }),
    ])
  const source = element('source', { media: '(prefers-color-scheme: dark)', srcSet: dark.address })
  return pageNode('div', 'diagref', [element('picture', {}, [source, image(light.address)])])
}

const problemNode = (remarks: readonly BlockRemark[]): MarkdownNode =>
  pageNode(
    'div',
    'diagref-problem',
    remarks.flatMap((remark, at): PageNode[] => [
      ...(at === 0 ? [] : [element('br', {})]),
      { type: 'text', value: remarkText(remark) },
    ]),
  )
