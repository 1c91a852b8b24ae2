import { expect, test } from 'vitest'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { drawTree } from './draw-tree.ts'

const node = (name: string, ...children: object[]) => ({ name, children })

const draw = (root: object, focus: object[] = []) => {
  const data = { title: 'One claim', root, focus: focus.map((_, index) => `focus ${index}`) }
  const references = new References(focus.map((item, index) => ({ names: [`focus ${index}`], item })))
  const sheet = new Sheet(data, { places: new Places(data), references })
  const laid = drawTree(root as never, sheet, { grow: 'down', levels: [{ shape: 'box', as: 'item' }] })
  const colors = (item: object) =>
    sheet.pieces
      .filter((piece) => piece.item === item)
      .flatMap(({ elements }) => elements.map((each) => 'stroke' in each && each.stroke))
  return { laid, sheet, colors }
}

const a1 = node('a1')
const [a, b] = [node('a', a1), node('b')]
const root = node('r', a, b)

test('a node, its words and its branch are one part', () => {
  const { sheet } = draw(root)
  const own = sheet.pieces.filter(({ item }) => item === a1).flatMap(({ elements }) => elements.map(({ type }) => type))
  expect(own.toSorted()).toEqual(['box', 'path', 'text'])
})

test('the branches down to what is in focus have the accent, its siblings do not', () => {
  const { colors } = draw(root, [a1])
  expect([a1, a, b].map((item) => colors(item).includes('accent'))).toEqual([true, true, false])
})

test('long names wrap until the tree fits the page', () => {
  const long = 'a name of forty characters, all of it new'.slice(0, 40)
  const { laid } = draw(node('r', ...Array.from({ length: 8 }, (_, at) => node(`${at} ${long}`))))
  expect(Math.max(...laid.map(({ rect }) => rect.x + rect.w))).toBeLessThanOrEqual(1120)
})
