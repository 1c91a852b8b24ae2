import { expect, test } from 'vitest'
import { markup } from './markup.ts'

const place = {
  baseUrl: 'https://diagrams.example',
  root: '../',
  picture: (path: string) => (path === '/docs/pictures/box.svg' ? '<svg></svg>' : undefined),
}

const html = (markdown: string): string => markup(markdown, place).html

test('headings get ids like those of GitHub, and code keeps its spelling', () => {
  const { headings } = markup(
    '# One\n\n### `R01` Say something\n\n## Ways in, & out\n\n## `invalid_query`\n\n## `getDiagram`\n\n### `GET /api`',
    place,
  )
  expect(headings).toEqual([
    { depth: 1, id: 'one', text: 'One' },
    { depth: 3, id: 'R01', text: 'R01 Say something' },
    { depth: 2, id: 'ways-in--out', text: 'Ways in, & out' },
    { depth: 2, id: 'invalid_query', text: 'invalid_query' },
    { depth: 2, id: 'getDiagram', text: 'getDiagram' },
    { depth: 3, id: 'get-api', text: 'GET /api' },
  ])
})

test('a heading may name its id at its end, and is shown without it', () => {
  const { html: text, headings } = markup('## Get a recipe {#getDiagram}\n\n## `Recipe` data {#Recipe}', place)
  expect(headings).toEqual([
    { depth: 2, id: 'getDiagram', text: 'Get a recipe' },
    { depth: 2, id: 'Recipe', text: 'Recipe data' },
  ])
  expect(text).toMatch(/^<h2 id="getDiagram">Get a recipe <a/)
})

test('a repeated heading gets an id of its own', () => {
  expect(markup('## Limits\n\n## Limits\n\n## Limits', place).headings.map(({ id }) => id)).toEqual([
    'limits',
    'limits-1',
    'limits-2',
  ])
})

test('links inside the service are relative and point to pages, others are unchanged', () => {
  expect(html('[a](https://diagrams.example/docs/errors.md#x)')).toContain('href="../docs/errors#x"')
  expect(html('[a](https://diagrams.example/docs.md)')).toContain('href="../docs"')
  expect(html('[a](https://diagrams.example/diagrams/x.md)')).toContain('href="../diagrams/x.md"')
  expect(html('[a](https://diagrams.example/api?q=1&x=2)')).toContain('href="../api?q=1&amp;x=2"')
  expect(html('[a](https://elsewhere.example/)')).toContain('href="https://elsewhere.example/"')
})

test('pictures that follow the theme of the page are inline, others are images', () => {
  expect(html('![A box](https://diagrams.example/docs/pictures/box.svg)')).toContain('<svg></svg>')
  expect(html('![A "look"](https://diagrams.example/docs/pictures/look-dark-rose.svg)')).toContain(
    '<img class="specimen" src="../docs/pictures/look-dark-rose.svg" alt="A &quot;look&quot;" loading="lazy">',
  )
})

test('tables scroll in a named group', () => {
  expect(html('| A | `B` |\n| --- | --- |\n| 1 | 2 |')).toMatch(
    /^<div class="scroll" role="group" aria-label="Table: A, B"><table>/,
  )
})

test('a few words in the middle of three columns stay in one line', () => {
  const row = (...cells: string[]): string => html(`| A | B | C |\n| --- | --- | --- |\n| ${cells.join(' | ')} |`)
  expect(row('1', 'string, at most 2,000 characters', '3')).toContain('<td class="short">string, at most')
  expect(row('1', 'a string of at most 2,000 characters', '3')).toContain('class="short"')
  expect(row('1', 'some string of at most 200 characters', '3')).not.toContain('class="short"')
  expect(row('1', '2', '3')).toContain('<td>1</td><td class="short">2</td><td>3</td>')
  expect(html('| A | B |\n| --- | --- |\n| 1 | 2 |')).not.toContain('short')
  expect(html('| A | B | C | D |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |')).not.toContain('short')
})

test('responses are marked, so that they are attached to their requests', () => {
  expect(html('```json reply\n{}\n```')).toBe('<pre class="reply"><code>{}</code></pre>\n')
})

test('raw HTML fails', () => {
  expect(() => html('<b>bold</b>')).toThrow('raw HTML')
})
