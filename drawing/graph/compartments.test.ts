import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { compartmentView } from './compartments.ts'

const words = (text?: string) => block([{ text, as: 'label' }])

test('a line separates the name from what follows; an empty compartment has none', () => {
  const view = compartmentView([words('Latency'), words(), words('id = "REQ-2"')], {})
  const elements = view.draw({ x: 0, y: 0, w: view.w, h: view.h })
  expect(elements.map(({ type }) => type)).toEqual(['box', 'path', 'text', 'line', 'text'])
  expect(elements[2]).toMatchObject({ align: 'middle' })
  expect(elements[4]).toMatchObject({ x: 16, text: 'id = "REQ-2"' })
})
