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

test('code is escaped, in every language', () => {
  for (const language of ['json', 'sh', 'http', 'js', 'xml', 'html', ''])
    expect(highlight('<b>&"\'', language).replace(/<\/?span[^>]*>/g, '')).toBe('&lt;b&gt;&amp;"\'')
})
