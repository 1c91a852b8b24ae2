/** The check of built pages finds each thing that a page may lack. */
import { expect, test } from 'vitest'
import { faultsOfPage, picturesIn } from './check-page.ts'

const svg = (word: string, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg fill="${color}"><text>${word}</text></svg>`)}`
const byClass = (word: string, alt: string): string =>
  `<img class="diagref-light" src="${svg(word, 'a')}" alt="${alt}"><img class="diagref-dark" src="${svg(word, 'b')}" alt="${alt}">`
const bySystem = (word: string, alt: string): string =>
  `<picture><source media="(prefers-color-scheme: dark)" srcset="${svg(word, 'b')}"><img src="${svg(word, 'a')}" alt="${alt}"></picture>`
const first = ['Collect evidence', 'Gantt chart: The audit ends on Feb 20. More'] as const
const second = ['POST /session', 'Request sequence: Signing in. More'] as const
const good = `${byClass(...first)}<img src="logo.png">${bySystem(...second)}<pre>title: Nothing</pre><h2 id="code">Code</h2><pre>untouched</pre>`
const faultsOf = (html: string): string[] => faultsOfPage(html, () => undefined)

test('a page with pictures in both forms has no fault', () => {
  expect(picturesIn(good).map(({ alts }) => alts.length)).toEqual([2, 1])
  expect(faultsOf(good)).toEqual([])
})

test.each([
  ['2 pictures', byClass(...first), '', '1 pictures, not 2'],
  ['both looks', svg(first[0], 'b'), 'none.svg', 'picture 1 is not there in both looks'],
  ['another look', svg(first[0], 'b'), svg(first[0], 'a'), 'picture 1 looks the same in light and dark'],
  ['words', svg(second[0], 'a'), svg('GET', 'a'), 'picture 2 does not show "POST /session"'],
  ['alternative text', second[1], '', 'picture 2 has the alternative text [""]'],
  ['code', 'untouched', '', 'code is gone'],
  ['what is below', '<h2 id="code">Code</h2>', '## Code', 'the Markdown below what cannot be drawn is spoiled'],
  ['the source', 'title: Nothing', '', 'the source that cannot be drawn is gone'],
])('a page without %s has a fault', (_name, from, to, fault) => {
  expect(faultsOf(good.replace(from, to))).toContain(fault)
})

test('pictures may be files beside the page', () => {
  const html = good.replace(svg(first[0], 'a'), 'pictures/x.svg')
  expect(faultsOfPage(html, (address) => `<svg>${address === 'pictures/x.svg' ? first[0] : ''}</svg>`)).toEqual([])
})
