import { expect, test } from 'vitest'
import { openText } from './open.ts'

const laughs = (levels: number): string =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? 'a0: &a0 [x,x,x,x]'
      : `a${level}: &a${level} [${Array(9)
          .fill(`*a${level - 1}`)
          .join()}]`,
  ).join('\n')

test('YAML whose aliases multiply is refused as what it is, and no diagram as text is tried', async () => {
  expect(await openText(`title: x\n${laughs(9)}`)).toEqual({
    problem: 'This cannot be read: its aliases repeat more than data of a diagram may.',
    isData: true,
  })
})

test.each(['a: *b', 'flowchart LR\n  a: [b'])('“%s” may be a diagram as text', async (text) => {
  expect(await openText(text)).toMatchObject({ isData: false })
})

test('BPMN is markup that may be a diagram as text', async () => {
  const namespace = 'http://www.omg.org/spec/BPMN/20100524/MODEL'
  for (const [open, close] of [
    [`<definitions xmlns="${namespace}">`, '</definitions>'],
    [`<?xml version="1.0"?>\n<bpmn:definitions id="d"\n  xmlns:bpmn="${namespace}">`, '</bpmn:definitions>'],
  ])
    expect((await openText(`${open}${close}`)) as object).not.toHaveProperty('isData')
  expect(await openText('<definitions xmlns="http://schemas.xmlsoap.org/wsdl/"/>')).toMatchObject({ isData: true })
})

test('markup and what is too large are no diagram as text', async () => {
  expect(await openText('<svg></svg>')).toMatchObject({ isData: true })
  expect(await openText('x'.repeat(2_000_001))).toMatchObject({ isData: true })
})
