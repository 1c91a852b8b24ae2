import { describe, expect, test } from 'vitest'
import { namesPage, type Representation, representationFor } from './accept.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

describe('H19: the representation for an Accept header', () => {
  test.each<[string | undefined, Representation | undefined]>([
    [undefined, 'html'],
    ['', 'html'],
    [',', 'html'],
    ['not a media type', 'html'],
    ['*/*', 'html'],
    ['text/*', 'html'],
    [browser, 'html'],
    ['text/html', 'html'],
    ['TEXT/HTML', 'html'],
    ['text/html;charset=utf-8', 'html'],
    ['text/html;level=1', undefined],
    ['text/markdown', 'markdown'],
    ['text/markdown;variant=GFM', 'markdown'],
    ['text/markdown; charset="utf-8"', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html, text/markdown', 'markdown'],
    ['text/markdown, */*', 'markdown'],
    ['text/markdown;q=0.5, */*;q=0.5', 'markdown'],
    ['text/markdown;q=0.5, */*', 'html'],
    ['text/markdown;q=0.8, text/html;q=0.9', 'html'],
    ['text/markdown;q=0.9, text/html;q=0.8', 'markdown'],
    ['text/markdown;q=0, */*', 'html'],
    ['text/markdown;q=0', undefined],
    ['text/html;q=0, text/*', 'markdown'],
    ['text/html;q=0, */*', 'markdown'],
    ['text/*;q=0, */*', undefined],
    ['*/*;q=0', undefined],
    ['*/*;q=0, text/html', 'html'],
    ['application/json', undefined],
    ['application/json, text/markdown;q=0.1', 'markdown'],
    ['image/svg+xml, application/xml', undefined],
    ['text/plain', undefined],
    ['text/html;q=1.5', undefined],
    ['foo/bar;x="a,text/html", text/markdown', 'markdown'],
  ])('%s gives %s', (accept, form) => {
    expect(representationFor(accept)).toBe(form)
  })
})

describe('H23: who names a page', () => {
  test.each([
    [undefined, false],
    ['*/*', false],
    ['text/*', false],
    ['application/json', false],
    [browser, true],
    ['text/markdown', true],
    ['text/html;q=0', false],
  ])('%s: %s', (accept, named) => {
    expect(namesPage(accept)).toBe(named)
  })
})

test('D12: unclosed strings and endless lists are read once, and no further than 1,000 characters', () => {
  expect(representationFor(`text/markdown, x/y;a="${'\\"'.repeat(20_000)}`)).toBe('markdown')
  expect(representationFor(`${'a/b,'.repeat(8_000)}text/markdown`)).toBe(undefined)
  expect(representationFor(`text/html;a${' '.repeat(30_000)}b`)).toBe(undefined)
})
