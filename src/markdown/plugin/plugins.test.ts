/** The plugins with the processors that they are for. */
import MarkdownItProcessor from 'markdown-it'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test, vi } from 'vitest'
import gantt from '../../../recipes/gantt-chart/recipe.ts'
import { BlockTools } from '../block-tools.ts'
import { useFenceRule } from './markdown-it.ts'
import { type DiagrefOptions, readPluginOptions } from './plugin-options.ts'
import { drawTree } from './remark.ts'
import { svgTree } from './svg-tree.ts'

const plan = 'title: The audit\nstart: 2026-02-02\nunit: day\ntasks:\n  - { name: A, duration: 5 }'
const good =
  `# Plan\n\n- \`\`\`diagref gantt-chart alt="5 \\"days\\" & {{more}}"\n  ${plan.replaceAll('\n', '\n  ')}\n  \`\`\`\n`.replaceAll(
    '\\"',
    '',
  )
const bad = `Text\n\n> \`\`\`diagref gantt-chart\n> ${plan.replace('5', 'x').replaceAll('\n', '\n> ')}\n> \`\`\`\n`
const other = '```js\nlet a = 1\n```\n'

const tools = new BlockTools(['gantt-chart'], async () => gantt as never)
await tools.prepare({ recipe: 'gantt-chart', language: undefined }, plan)

const byRemark = async (markdown: string, options: DiagrefOptions = {}) => {
  const log: string[] = []
  const settings = readPluginOptions({ report: (each) => void log.push(each), ...options })
  const file = await unified()
    .use(remarkParse)
    .use(() => (tree: unknown, found: unknown) => drawTree(tree as never, found as never, { settings, tools }))
    .use(remarkRehype)
    .use(rehypeStringify)
    .process({ value: markdown, path: 'docs/a.md' })
  return {
    log,
    html: String(file),
    messages: file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`),
  }
}

const byMarkdownIt = (markdown: string, options: DiagrefOptions = {}) => {
  const messages: string[] = []
  const md = new MarkdownItProcessor({ html: true })
  const settings = readPluginOptions({ report: (each) => void messages.push(each), ...options })
  useFenceRule(md as never, { settings, tools })
  return { html: md.render(markdown, { relativePath: 'a.md' }), messages }
}

test('remark: a fence becomes a picture for light and dark, others stay', async () => {
  const { html, messages, log } = await byRemark(good + other)
  expect([messages, log]).toEqual([[], []])
  expect(html).toMatch(
    /<div class="diagref"><picture><source media="\(prefers-color-scheme: dark\)" srcset="data:image\/svg\+xml,%3Csvg[^" ,]*"><img src="data:image\/svg\+xml,%3Csvg[^" ]*" alt="5 days &#x26; {{more}}"><\/picture><\/div>/,
  )
  expect(html).toContain('<code class="language-js">let a = 1')
})

test('remark: what cannot be drawn stays, with a paragraph, and a message and a line of the log with its place', async () => {
  const { html, messages, log } = await byRemark(bad)
  expect(html).toContain('<code class="language-diagref">title: The audit')
  expect(html).toContain('<div class="diagref-problem">diagref: tasks.0.duration: must be a number, got "x"</div>')
  expect(messages).toEqual(['8:28 tasks.0.duration: must be a number, got "x"'])
  expect(log).toEqual(['docs/a.md:8:28: diagref: tasks.0.duration: must be a number, got "x"'])
  expect(bad.split('\n')[7]?.slice(27)).toBe('x }')
  await expect(byRemark(bad, { strict: true })).rejects.toThrow('must be a number')
})

test('markdown-it: a fence becomes a picture, others stay, and nothing in words is evaluated by templates', () => {
  const { html, messages } = byMarkdownIt(good + other)
  expect(messages).toEqual([])
  expect(html).toMatch(
    /<picture>.*srcset="data:image\/svg\+xml,[^" ]*".*alt="5 days &amp; &#123;&#123;more&#125;&#125;".*<\/picture>/,
  )
  expect(html).toContain('<code class="language-js">let a = 1')
})

test('markdown-it: what cannot be drawn stays, with a paragraph and a message with its line', () => {
  const { html, messages } = byMarkdownIt(bad)
  expect(html).toContain('<code class="language-diagref">title: The audit')
  expect(html).toContain('<div class="diagref-problem" v-pre>diagref: tasks.0.duration')
  expect(messages).toEqual(['a.md:8: diagref: tasks.0.duration: must be a number, got "x"'])
  expect(() => byMarkdownIt(bad, { strict: true })).toThrow('a.md:8')
})

test('pictures are files if they are saved, and elements if that is wanted, with classes for themes', async () => {
  const saved = new Map<string, string>()
  const save = (name: string, svg: string): string => {
    saved.set(name, svg)
    return `/d/${name}`
  }
  for (const { html } of [
    await byRemark(good, { save, themes: 'class' }),
    byMarkdownIt(good, { save, themes: 'class' }),
  ]) {
    expect([...html.matchAll(/class="diagref-(light|dark)"/g)].map(([, theme]) => theme)).toEqual(['light', 'dark'])
    for (const [, name = ''] of html.matchAll(/src="\/d\/([^"]+)"/g)) expect(saved.get(name)).toMatch(/^<svg/)
  }
  expect([...saved.keys()].every((name) => /^gantt-chart-[0-9a-f]{12}\.svg$/.test(name))).toBe(true)
  expect(saved.size).toBe(2)
  for (const { html } of [await byRemark(good, { output: 'svg' }), byMarkdownIt(good, { output: 'svg' })]) {
    expect(html.match(/<svg [^>]*viewBox="0 0 /g)).toHaveLength(2)
    expect(html).toMatch(/<text [^>]*font-size=[\s\S]*The audit/)
  }
})

test('documents that diagref md has written stay as they are', async () => {
  const written = `<!-- diagref: drawn from the source below -->\n<picture></picture>\n\n<details>\n\n${good.slice(10).replaceAll('\n  ', '\n')}\n</details>\n\n<!-- /diagref 12345678 -->\n\n${good}`
  const fence = written.replace('- ```', '```')
  expect((await byRemark(fence)).html.match(/<picture>/g)).toHaveLength(1)
  expect(byMarkdownIt(fence).html.match(/<picture>/g)).toHaveLength(2)
})

test('without `report`, the console says what cannot be drawn, in both', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await byRemark(bad, { report: undefined })
  byMarkdownIt(bad, { report: undefined })
  expect(warn.mock.calls.map(([line]) => String(line).slice(0, 20))).toEqual([
    'docs/a.md:8:28: diag',
    'a.md:8: diagref: tas',
  ])
  warn.mockRestore()
})

test('options that there are not are refused', () => {
  expect(() => readPluginOptions({ fences: ['js'] })).toThrow('"js" is not diagref, mermaid')
  expect(() => readPluginOptions({ themes: 'dark' as never })).toThrow('themes: "dark" is none of media, class')
  expect(readPluginOptions({ output: 'svg' })).toMatchObject({ themes: 'class', aspect: 'readme', light: 'light' })
})

test('an SVG as a tree has its words and attributes unescaped', () => {
  expect(
    svgTree('<svg a-b="&quot;1&quot;">\n<g><title>x &lt; &amp;amp;</title><path d="M0"/></g>\n</svg>', { role: 'img' }),
  ).toEqual({
    type: 'element',
    tagName: 'svg',
    properties: { 'a-b': '"1"', role: 'img' },
    children: [
      {
        type: 'element',
        tagName: 'g',
        properties: {},
        children: [
          { type: 'element', tagName: 'title', properties: {}, children: [{ type: 'text', value: 'x < &amp;' }] },
          { type: 'element', tagName: 'path', properties: { d: 'M0' }, children: [] },
        ],
      },
    ],
  })
  expect(() => svgTree('<svg>')).toThrow('not as the renderer writes it')
})
