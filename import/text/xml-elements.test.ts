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
  ['open', '<a>', ''],
  ['closed by what is not open', '<a>', '</b>'],
  ['closed', '<a>', '</a>'],
])('elements in each other cost no more than beside each other: %s', (_, start, end) => {
  // Looking at all that are open, 5,000 million times, would take longer than a test may.
  const many = 100_000
  expect(read(start.repeat(many) + end.repeat(many)).elements).toHaveLength(many)
})
