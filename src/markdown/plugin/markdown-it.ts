/**
 * The plugin for markdown-it, which waits for nothing: everything it may need is loaded before.
 *
 * What cannot be drawn stays a code block, with a paragraph below it that says why, and a message in the log. Types are
 * structural. Documents that `diagref md` has written stay as they are.
 */
import { escapeXml } from '../../render/markup.ts'
import type { BlockTools } from '../block-tools.ts'
import { readMarker } from '../markers.ts'
import { attribute, pictureLines } from '../picture-markup.ts'
import { type Embedding, embed, remarkText } from './embed.ts'
import type { PluginSettings } from './plugin-options.ts'

/** A token of markdown-it, as far as it is used. */
export type MarkdownToken = { type: string; info: string; content: string; map: [number, number] | null }

type FenceRule = (tokens: MarkdownToken[], index: number, options: never, env: never, self: never) => string

/** markdown-it, as far as it is used. */
export type MarkdownIt = { renderer: { rules: Record<string, unknown> } }

/** Draws fences where `renderer` renders them; all others, and what fails, go to the rule that was there. */
export function useFenceRule(
  { renderer }: MarkdownIt,
  { settings, tools }: { settings: PluginSettings; tools: BlockTools },
): void {
  const before = renderer.rules['fence'] as FenceRule | undefined
  const rule: FenceRule = (tokens, index, options, env, self) => {
    const { info, content, map } = tokens[index]!
    const plain = (): string => before?.(tokens, index, options, env, self) ?? codeBlock(content)
    if (isWritten(tokens, index)) return plain()
    const fence = { info, text: content.replace(/\n$/, ''), above: headingAbove(tokens, index) }
    const embedding = embed(fence, settings, tools)
    if (embedding === undefined) return plain()
    const messages = embedding.remarks
      .filter(({ level }) => level !== 'note')
      .map((remark) => `${placeIn(env, (map?.[0] ?? 0) + 1 + remark.line)}${remarkText(remark)}`)
    if (!embedding.ok && settings.strict) throw new Error(messages.join('\n'))
    for (const message of messages) settings.report(message)
    return embedding.ok ? `${markupOf(embedding, settings)}\n` : plain() + problemOf(embedding)
  }
  renderer.rules['fence'] = rule
}

const codeBlock = (content: string): string => `<pre><code>${escapeXml(content)}</code></pre>\n`

/** Whether the fence is the source of a picture that stands above it. */
const isWritten = (tokens: readonly MarkdownToken[], index: number): boolean => {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]
    const marker = token?.type === 'html_block' ? readMarker(token.content.trim()) : undefined
    if (marker !== undefined) return marker.kind === 'fence'
  }
  return false
}

const headingAbove = (tokens: readonly MarkdownToken[], index: number): string | undefined => {
  const at = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open')
  return at < 0 ? undefined : tokens[at + 1]?.content
}

/** The file, if a site names it, and the line. */
const placeIn = (env: unknown, line: number): string => {
  const { path, relativePath = path } = (env ?? {}) as { path?: string; relativePath?: string }
  return `${relativePath === undefined ? '' : `${relativePath}:`}${line}: `
}

/** Markup that templates of sites pass over as well: `v-pre` keeps braces in words from being evaluated. */
const markupOf = (
  { light, dark, alt }: Extract<Embedding, { ok: true }>,
  { output, themes }: PluginSettings,
): string => {
  if (output === 'svg')
    return `<div class="diagref" v-pre><div class="diagref-light">${light.svg}</div><div class="diagref-dark">${dark.svg}</div></div>`
  if (themes === 'media')
    return `<div class="diagref">${pictureLines({ light: light.address, dark: dark.address, alt }).join('')}</div>`
  const image = (name: string, address: string): string =>
    `<img class="diagref-${name}" loading="lazy" src="${attribute(address)}" alt="${attribute(alt)}" />`
  return `<div class="diagref">${image('light', light.address)}${image('dark', dark.address)}</div>`
}

const problemOf = ({ remarks }: Embedding): string =>
  `<div class="diagref-problem" v-pre>${remarks.map((remark) => escapeXml(remarkText(remark))).join('<br />')}</div>\n`
