import { expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { layersOf, selectionOf } from './layers.ts'

const box: Element = { type: 'box', x: 0, y: 0, w: 8, h: 8 }
const words = (text: string): Element => ({ type: 'text', x: 0, y: 0, text })

test('elements of a part are one layer, wherever they are drawn, and it is called by its first words', () => {
  const elements = [box, box, words('Browser'), words('tracking page'), box]
  expect(layersOf(elements, ['participants.0', '1', 'participants.0', 'participants.0', 'messages.2.text'])).toEqual([
    { part: 'participants.0', name: 'Browser', elements: [0, 2, 3] },
    { part: '1', name: 'Box', elements: [1] },
    { part: 'messages.2.text', name: 'Messages 3, text', elements: [4] },
  ])
  expect(layersOf([box], ['@legend'])[0]?.name).toBe('Legend')
  expect(layersOf([box, box, words('Title')], ['new 7', 'nodes.1 copy 3', 'new 8']).map(({ name }) => name)).toEqual([
    'Box',
    'Nodes 2',
    'Title',
  ])
  expect(layersOf([box, box], [])).toMatchObject([{ elements: [0] }, { elements: [1] }])
})

test('a selection is called by what it is of, and says how much of that', () => {
  const elements = [box, words('Browser'), words('page'), box, words('Note')]
  const groups = ['participants.0', 'participants.0', 'participants.0', '3', 'messages.0']
  const named = (...selected: number[]) => Object.values(selectionOf({ elements, groups, selected }))
  expect(named()).toEqual(['', '', 0])
  expect(named(0, 1, 2)).toEqual(['Browser', '3 elements', 1])
  expect(named(0, 2)).toEqual(['Browser', '2 of 3 elements', 2])
  expect(named(2)).toEqual(['Browser', 'text', 1])
  expect(named(3)).toEqual(['Box', '', 1])
  expect(named(0, 1, 2, 3, 4)).toEqual(['3 parts', '5 elements', 3])
})
