import { expect, test } from 'vitest'
import { findingsIn } from '../../test/said.ts'
import { TextReport } from './report.ts'
import { elementsIn } from './xml-elements.ts'

const read = (text: string) => {
  const report = new TextReport(text)
  const elements = elementsIn(text, report).map(
    ({ name, parent, words }) => `${parent?.name ?? ''}>${name}${words === '' ? '' : `:${words}`}`,
  )
  return { elements, findings: findingsIn(report) }
}

test('elements have their parents and the text that is directly in them', () => {
  expect(read('<a>1<b>2<![CDATA[<3]]></b><c/>4</a>')).toEqual({
    elements: ['>a:14', 'a>b:2<3', 'a>c'],
    findings: [],
  })
})

test('what is not closed, closed twice or no tag is a finding where it is', () => {
  expect(read('<a>\n<b>\n<c/></a>\n</a>')).toEqual({
    elements: ['>a:\n', 'a>b:\n', 'b>c'],
    findings: ['2:1 </b> for the element that begins', '4:1 an element before </a>'],
  })
  expect(read('<a>\n<b x=1/>\n<!-- ').findings).toEqual(['2:1 a tag', '3:1 -->'])
})

test.each([
  ['open', (many: number) => '<a>'.repeat(many)],
  ['closed by what is not open', (many: number) => `${'<a>'.repeat(many)}${'</b>'.repeat(many)}`],
  ['closed', (many: number) => `${'<a>'.repeat(many)}${'</a>'.repeat(many)}`],
])('elements in each other cost no more than beside each other: %s', (_, make) => {
  // Looking at all that are open would cost some hundred times as much.
  expect(leastTime(make(6000))).toBeLessThan(25 * leastTime('<a/>'.repeat(6000)))
})

/** The least time of two readings. */
const leastTime = (text: string): number =>
  Math.min(
    ...[1, 2].map(() => {
      const start = performance.now()
      elementsIn(text, new TextReport(text))
      return performance.now() - start
    }),
  )
