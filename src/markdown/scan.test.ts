/** Fences as CommonMark has them, with places of the document. */
import { describe, expect, test } from 'vitest'
import { type MarkdownFence, scanMarkdown } from './scan.ts'

const fences = (markdown: string, options = {}): MarkdownFence[] =>
  scanMarkdown(markdown, options).filter((each) => each.kind === 'fence')

// The examples of section 4.5 of the CommonMark specification, by number, with the texts of their fences.
test.each([
  [119, '```\n<\n >\n```', ['<\n >']],
  [120, '~~~\n<\n >\n~~~', ['<\n >']],
  [121, '``\nfoo\n``', []],
  [122, '```\naaa\n~~~\n```', ['aaa\n~~~']],
  [124, '````\naaa\n```\n``````', ['aaa\n```']],
  [126, '```', ['']],
  [127, '`````\n\n```\naaa', ['\n```\naaa']],
  [128, '> ```\n> aaa\n\nbbb', ['aaa']],
  [129, '```\n\n  \n```', ['\n  ']],
  [130, '```\n```', ['']],
  [131, ' ```\n aaa\naaa\n```', ['aaa\naaa']],
  [132, '  ```\naaa\n  aaa\naaa\n  ```', ['aaa\naaa\naaa']],
  [133, '   ```\n   aaa\n    aaa\n  aaa\n   ```', ['aaa\n aaa\naaa']],
  [134, '    ```\n    aaa\n    ```', []],
  [135, '```\naaa\n  ```', ['aaa']],
  [136, '   ```\naaa\n  ```', ['aaa']],
  [137, '```\naaa\n    ```', ['aaa\n    ```']],
  [138, '``` ```\naaa', []],
  [139, '~~~~~~\naaa\n~~~ ~~', ['aaa\n~~~ ~~']],
  [140, 'foo\n```\nbar\n```\nbaz', ['bar']],
  [141, 'foo\n---\n~~~\nbar\n~~~\n# baz', ['bar']],
  [142, '```ruby\ndef foo(x)\n  return 3\nend\n```', ['def foo(x)\n  return 3\nend']],
  [145, '``` aa ```\nfoo', []],
  [146, '~~~ aa ``` ~~~\nfoo\n~~~', ['foo']],
  [147, '```\n``` aaa\n```', ['``` aaa']],
])('example %i', (_number, markdown, texts) => {
  expect(fences(markdown).map(({ text }) => text)).toEqual(texts)
})

describe('places', () => {
  test('lines and columns are those of the document, in containers and after tabs', () => {
    const markdown = '\ttext\n\n- > ```diagref x\n  > a\n  >\tb\n  >\n  > ```\n'
    const [fence] = fences(markdown)
    expect(fence).toMatchObject({ line: 3, column: 5, info: 'diagref x', infoAt: { line: 3, column: 8 } })
    expect(fence?.text).toBe('a\nb\n')
    expect(fence?.places).toEqual([
      { line: 4, column: 5 },
      { line: 5, column: 5 },
      { line: 6, column: 1 },
    ])
    expect(markdown.slice(fence?.from, fence?.to)).toMatch(/^```diagref x\n[\s\S]*```$/)
  })

  test('with any line ends', () => {
    for (const eol of ['\n', '\r\n', '\r'])
      expect(fences(['x', '', '```a', 'b', '', 'c', '```', ''].join(eol))).toMatchObject([
        { text: 'b\n\nc', line: 3, places: [{ line: 4 }, { line: 5 }, { line: 6 }], closed: true },
      ])
  })
})

test('front matter has no fences, in YAML and TOML', () => {
  for (const mark of ['---', '+++'])
    expect(fences(`${mark}\na: |\n\`\`\`x\n${mark}\n\n\`\`\`y\n\`\`\`\n`).map(({ info }) => info)).toEqual(['y'])
})

test('comments and blocks of HTML have no fences; a blank line ends most blocks', () => {
  expect(fences('<!--\n\n```a\n```\n-->\n<div>\n```b\n```\n\n```c\n```\n').map(({ info }) => info)).toEqual(['c'])
})

test('MDX has no indented code and no HTML, and its comments are passed over', () => {
  const markdown = '<Tab>\n    ```a\n    ```\n</Tab>\n\n{/*\n```b\n```\n*/}\n'
  expect(fences(markdown, { mdx: true }).map(({ info }) => info)).toEqual(['a'])
  expect(fences(markdown).map(({ info }) => info)).toEqual(['b'])
})

test('headings are told with their words alone', () => {
  expect(scanMarkdown('## Two `x` ##\n#\n')).toMatchObject([{ text: 'Two `x`' }, { text: '' }])
})
