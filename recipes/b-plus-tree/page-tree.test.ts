import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawPageTree } from './page-tree.ts'

const items = [1, 2, 3, 4, 7, 9].map((value) => ({ name: String(value), value }))
const [one, two, three, four, seven, nine] = items
const leaf = (keys: (typeof items)[number][]) => ({ keys, children: [] })
const all = (...keys: (typeof items)[number][]) => keys

const draw = (find?: (typeof items)[number]) => {
  const data = { title: 'A claim', items }
  const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
  if (!one || !two || !three || !four || !seven || !nine) throw new Error('six keys')
  const root = { keys: all(three, seven), children: [leaf([one, two]), leaf([three, four]), leaf([seven, nine])] }
  const tree = drawPageTree(root, { capacity: 3, find, beside: 0 }, sheet)
  return { tree, pieces: sheet.pieces, elements: sheet.pieces.flatMap(({ elements }) => elements) }
}

test('leaves are on one line and linked from left to right', () => {
  const { elements, tree } = draw()
  const links = elements.flatMap((each) => (each.type === 'path' && / H /.test(each.d) && each.arrow ? [each.d] : []))
  expect(links).toHaveLength(2)
  expect(tree.found).toBeUndefined()
  expect(tree.bounds.y).toBe(0)
})

test('a lookup marks the pages it reads, and the row that it finds', () => {
  const { elements, tree } = draw(four)
  const filled = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'accent' ? [each.fill] : []))
  // Two pages, the row, and the branch between the pages.
  expect(filled.map(String).toSorted()).toEqual(['accent', 'soft', 'soft', 'undefined'])
  expect(tree.found?.row.h).toBe(24)
  const words = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['Root', '3 ≤ 4 < 7', 'Leaves', '4 found']))
})

test('keys of leaves are drawn from the items of the data, separators are not', () => {
  const { pieces } = draw()
  expect(pieces.filter(({ item }) => item === three)).toHaveLength(1)
})

test('the number of a page that is read touches no page, between leaves or below them where these are close', () => {
  const many = Array.from({ length: 24 }, (_, index) => ({ name: `key-${index + 10}`, value: index + 10 }))
  for (const count of [6, 24]) {
    const keys = many.slice(0, count)
    const data = { title: 'A claim', items: keys }
    const sheet = new Sheet(data, { places: new Places(data), references: new References([]) })
    const root = { keys: keys.slice(1), children: keys.map((key) => leaf([key])) }
    drawPageTree(root, { capacity: 2, find: keys[count - 2], beside: 0 }, sheet)
    const elements = sheet.pieces.flatMap((piece) => piece.elements)
    const [, badge] = elements.flatMap((each) => (each.type === 'circle' && each.r > 8 ? [each] : []))
    const rects = elements.flatMap((each) => {
      const [, x, y, w, h] =
        each.type === 'path' ? (/^M ([\d.]+) ([\d.]+) h ([\d.]+) v ([\d.]+)/.exec(each.d) ?? []) : []
      return x === undefined ? [] : [{ x: Number(x), y: Number(y), w: Number(w), h: Number(h) }]
    })
    expect(rects.length).toBeGreaterThan(count)
    for (const { x, y, w, h } of rects) {
      const away = Math.hypot(Math.max(x - badge!.x, 0, badge!.x - x - w), Math.max(y - badge!.y, 0, badge!.y - y - h))
      expect(away).toBeGreaterThanOrEqual(badge!.r + 2)
    }
  }
})
