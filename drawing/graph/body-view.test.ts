import { expect, test } from 'vitest'
import type { Element } from '../../src/scene/scene.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { bodyView } from './body-view.ts'

test('lines are below keyword and name; those without words are left out', () => {
  const data = { title: 'A requirement' }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const node = { name: 'Controller share', kind: 'requirement' }
  const drawn = (more: object = {}): Element[] => {
    const view = bodyView(node, {
      body: ['id = "REQ-2"', undefined],
      keyword: '«requirement»',
      cap: 200,
      sheet,
      small: 'small',
      ...more,
    })
    return view.draw({ x: 0, y: 0, w: view.w, h: view.h })
  }
  const wordsOf = (elements: Element[]): string[] =>
    elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  const elements = drawn()
  expect(wordsOf(elements)).toEqual(['«requirement»', 'Controller share', 'id = "REQ-2"'])
  // What it is made of and what it does are under its name.
  expect(wordsOf(drawn({ tech: 'Go', note: 'counts' })).slice(1, 4)).toEqual(['Controller share', '[Go]', 'counts'])
  expect(elements.filter(({ type }) => type === 'line')).toHaveLength(1)
})

test('a line stays whole up to the width that it may give its box, and breaks above', () => {
  const data = { title: '' }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  const linesOf = (line: string): string[] => {
    const options = { body: [line], keyword: undefined, cap: 120, sheet, small: 'small' } as const
    const view = bodyView({ name: 'A', kind: 'box' }, options)
    const elements: Element[] = view.draw({ x: 0, y: 0, w: view.w, h: view.h })
    return elements.flatMap((element) => (element.type === 'text' ? [element.text] : [])).slice(1)
  }
  expect(linesOf('AncestorRef: parentReference')).toEqual(['AncestorRef: parentReference'])
  expect(linesOf('AncestorRef: parentReference of what is attached').length).toBeGreaterThan(1)
})
