/** What is written into documents, for any document: a longer run is `npm run bench -- markdown-fuzz`. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryMarkdown, blocksOf, withRegions } from '../../test/arbitrary-markdown.ts'
import { checkRegions } from '../../test/check-regions.ts'
import { lineAfter } from './region-text.ts'
import { scanMarkdown } from './scan.ts'

const source = '```diagref gantt-chart\na: 1\n```'

describe('for any document', () => {
  test('writing is idempotent, loses nothing, changes nothing else, and reads back', () => {
    fc.assert(
      fc.property(arbitraryMarkdown, (markdown) => checkRegions(markdown)),
      { seed: 11, numRuns: 15 },
    )
  })
})

describe('a region', () => {
  test('stands in the place of the fence, with what its containers put before lines', () => {
    const { text } = withRegions(`- > 1. ${source.replaceAll('\n', '\n  >    ')}\n`)
    const lines = text.split('\n')
    expect(lines[0]).toBe(
      '- > 1. <!-- diagref: drawn from the source below; change that, then run `diagref md --write` -->',
    )
    expect(lines.slice(1, -1).filter((line) => !/^ {2}>(?: {4}\S.*| {6}\S.*|)$/.test(line))).toEqual([])
    expect(lines).toContain('  >    a: 1')
    expect(scanMarkdown(text).filter(({ kind }) => kind === 'fence')).toMatchObject([{ text: 'a: 1', closed: true }])
  })

  test('has the line ends of the document', () => {
    const { text } = withRegions(`x\r\n\r\n${source.replaceAll('\n', '\r\n')}\r\n`)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('has words in one attribute that Markdown, HTML and JSX read alike', () => {
    expect(withRegions(source).text).toContain('alt="A &quot;&lt;b&gt; &amp; &#123;c&#125;` *d*"')
  })

  test('of MDX has comments and attributes of JSX', () => {
    const { text } = withRegions(`# x\n\n${source}\n`, { mdx: true })
    expect(text).toContain('{/* diagref: drawn from')
    expect(text).toContain('srcSet=')
    expect(text).not.toContain('<!--')
    expect(withRegions(text, { mdx: true }).text).toBe(text)
  })

  test('whose blanks were changed is still current; one whose words were changed is not its own any more', () => {
    const { text } = withRegions(`a\n\n${source}\n`)
    const spaced = text.replace('<picture>', '\n<picture>  ').replace('  <img', '<img')
    expect(withRegions(spaced).text).toBe(spaced)
    expect(blocksOf(text).blocks[0]?.region?.isOwn).toBe(true)
    expect(blocksOf(spaced).blocks[0]?.region?.isOwn).toBe(true)
    for (const [from, to] of [
      ['alt="A', 'alt="Another'],
      ['Source of', 'Code of'],
      ['<img', '<p>x</p><img'],
    ])
      expect(blocksOf(text.replace(from!, to!)).blocks[0]?.region?.isOwn).toBe(false)
  })

  test('stays its own when the source in it changes', () => {
    const { text } = withRegions(`${source}\n`)
    expect(blocksOf(text.replace('a: 1', 'a: 2')).blocks).toMatchObject([{ region: { isOwn: true } }])
  })

  test('keeps its fence in any language, chosen or not', () => {
    const { text } = withRegions('```mermaid\ngraph\n```\n')
    expect(blocksOf(text).blocks).toHaveLength(1)
    expect(withRegions(text.replace('mermaid', 'plantuml')).found.blocks).toHaveLength(1)
  })
})

describe('markers without partners are problems, and nothing near them is changed', () => {
  const { text } = withRegions(`a\n\n${source}\n\nb\n`)
  const lines = text.split('\n')
  test.each([
    ['an end alone', (line: string) => !line.startsWith('<!-- diagref:'), 'no beginning', 17],
    ['a beginning alone', (line: string) => !line.startsWith('<!-- /diagref'), 'no end', 3],
    ['no source', (line: string) => !/```|^a: 1/.test(line), 'is gone; put it back, or remove lines 3 to 15', 3],
  ])('%s', (_name, keep, words, line) => {
    const found = blocksOf(lines.filter(keep).join('\n'))
    expect(found.problems.map((each) => each.problem).join()).toContain(words)
    expect(found.problems[0]?.line).toBe(line)
    expect(found.blocks).toEqual([])
  })

  test('a fence that is not closed', () => {
    expect(blocksOf('x\n\n- ```diagref gantt-chart\n  a: 1\n\ny\n')).toEqual({
      blocks: [],
      problems: [{ line: 3, column: 3, problem: 'this fence is not closed' }],
    })
  })
})

describe('a reference', () => {
  test('keeps its comment as it is, with the picture below', () => {
    const { text } = withRegions('> <!--diagref   gantt-chart "my plan.yaml"-->\n')
    expect(text.split('\n').slice(0, 2)).toEqual(['> <!-- diagref gantt-chart "my plan.yaml" -->', '> <picture>'])
    expect(blocksOf(text).blocks).toMatchObject([{ kind: 'reference', words: 'gantt-chart "my plan.yaml"' }])
  })

  test('two in a row are two', () => {
    const { text } = withRegions('<!-- diagref a b.yaml -->\n<!-- diagref c d.yaml -->\n')
    expect(blocksOf(text).blocks.map((each) => each.kind === 'reference' && each.words)).toEqual([
      'a b.yaml',
      'c d.yaml',
    ])
  })
})

test('every line of a document is known after writing, also those of a source', () => {
  const markdown = `one\n${source}\ntwo\n\n- ${source.replaceAll('\n', '\n  ').replace('a: 1', 'a: 9')}\nthree\n`
  const first = withRegions(markdown)
  const second = withRegions(first.text.replace('a: 1', 'a: 1\nb: 2'), { round: 2 })
  for (const [before, { text, replacements }] of [
    [markdown, first],
    [first.text.replace('a: 1', 'a: 1\nb: 2'), second],
  ] as const) {
    const lines = before.split('\n')
    for (const mark of ['one', 'a: 1', 'two', '  a: 9', 'three'])
      expect(text.split('\n')[lineAfter(before, replacements, lines.indexOf(mark) + 1) - 1]).toBe(mark)
  }
})
