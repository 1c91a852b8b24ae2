import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test('keys of JSON stand out, texts do not', () => {
  expect(highlight('{ "a": "b: c" }', 'json')).toBe('{ <span class="c-key">"a"</span>: "b: c" }')
})

test('options and comments of a shell stand out, but not inside quotes', () => {
  expect(highlight("curl -s 'a -b # c' # d", 'sh')).toBe(
    'curl <span class="c-key">-s</span> \'a -b # c\' <span class="c-comment"># d</span>',
  )
})

test('keys of YAML and words of diagram languages stand out, but not inside quotes or comments', () => {
  const key = (text: string): string => `<span class="c-key">${text}</span>`
  expect(highlight('a:\n  - b: "c: d" # e: f\n    url: http://x', 'yaml')).toBe(
    `${key('a')}:\n  - ${key('b')}: "c: d" <span class="c-comment"># e: f</span>\n    ${key('url')}: http://x`,
  )
  expect(highlight('CREATE TABLE "table" (id int)', 'sql')).toBe(
    `${key('CREATE')} ${key('TABLE')} "${key('table')}" (id int)`.replace(key('table'), 'table'),
  )
  expect(highlight('flowchart LR\n  end1 --> graph2', 'mermaid')).toBe(`${key('flowchart')} LR\n  end1 --&gt; graph2`)
  expect(highlight('@startuml\nclass A', 'plantuml')).toBe(`${key('@startuml')}\n${key('class')} A`)
})

test('code is escaped, in every language', () => {
  for (const language of ['json', 'sh', 'http', 'js', 'xml', 'yaml', 'sql', 'mermaid', 'plantuml', 'html', ''])
    expect(highlight('<b>&"\'', language).replace(/<\/?span[^>]*>/g, '')).toBe('&lt;b&gt;&amp;"\'')
})
