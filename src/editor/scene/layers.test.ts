import { expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { layersOf } from './layers.ts'

const box: Element = { type: 'box', x: 0, y: 0, w: 8, h: 8 }
const words = (text: string): Element => ({ type: 'text', x: 0, y: 0, text })

test('elements of a part are one layer, wherever they are drawn, and it is called by its first words', () => {
  const elements = [box, box, words('Browser'), words('tracking page'), box]
  expect(layersOf(elements, ['participants.0', '1', 'participants.0', 'participants.0', 'messages.2.text'])).toEqual([
    { part: 'participants.0', name: 'Browser', elements: [0, 2, 3] },
    { part: '1', name: '1', elements: [1] },
    { part: 'messages.2.text', name: 'Messages 3, text', elements: [4] },
  ])
  expect(layersOf([box], ['@legend'])[0]?.name).toBe('Legend')
  expect(layersOf([box, box], [])).toMatchObject([{ elements: [0] }, { elements: [1] }])
})
