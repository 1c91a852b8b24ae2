import { expect, test } from 'vitest'
import { References } from '../../drawing/data/references.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { Places } from '../../drawing/places.ts'
import { Sheet } from '../../drawing/sheet.ts'
import { drawPartition } from './draw-partition.ts'

const node = (name: string, value: number, ...children: TreeNode[]): TreeNode => ({ name, value, children })

const drawn = (root: TreeNode) => {
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ root }), references: new References([]) })
  const fillOf = ({ name }: { name: string }) => (name === 'write' ? ('accent' as const) : undefined)
  const { laid, unnamed } = drawPartition(root, { fillOf, way: ({ name }) => name === 'write', unit: 'samples' }, sheet)
  return {
    sheet,
    unnamed,
    rects: laid.map(({ frame: { name }, rect: { x, y, w } }) => [name, x, y, w]),
    owns: laid.map(({ own: { x, w } }) => [x, w]),
  }
}

test('nodes are as wide as their amounts, the largest on the left, and those narrower than a pixel are left out', () => {
  const lock = node('lock', 20)
  const { rects, owns } = drawn(node('main', 10, node('read', 20), node('log', 0.01), node('write', 49.99, lock)))
  expect(rects).toEqual([
    ['main', 0, 0, 879],
    ['write', 0, 35, 615],
    ['lock', 0, 70, 175],
    ['read', 616, 35, 175],
  ])
  // What a frame has itself is what no callee is below.
  expect(owns).toEqual([
    [792, 87],
    [176, 439],
    [0, 175],
    [616, 175],
  ])
})

test('words are light on the accent; what has no room for a name is told with its share', () => {
  const { sheet, unnamed } = drawn(node('main', 0, node('write', 99), node('read', 1)))
  const words = sheet.pieces.flatMap(({ elements }) => elements).filter(({ type }) => type === 'text')
  expect(words).toMatchObject([{ text: 'main  100 samples' }, { text: 'write  99%', fill: 'surface', bold: true }])
  expect(unnamed.map(({ name, share }) => `${name} (${share})`)).toEqual(['read (1%)'])
})

test('a frame too narrow for its name has the number of its function in the list, or else a shorter form if asked', () => {
  const root = node('main', 0, node('write', 90), node('db.(*connection).Read', 10))
  const texts = (rankOf: () => number | undefined) => {
    const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ root }), references: new References([]) })
    const { unnamed } = drawPartition(
      root,
      { fillOf: () => undefined, way: () => false, rankOf, unit: 'samples' },
      sheet,
    )
    for (const { say } of unnamed) say?.()
    return sheet.pieces.flatMap(({ elements }) => elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])))
  }
  expect(texts(() => 2).at(-1)).toBe('2  Read')
  expect(texts(() => undefined)).not.toContain('2')
})

test('no two functions are called the same by their bare names, and what is thin has no strip', () => {
  const root = node('main', 3, node('a.very.long.package.name.Read', 10), node('b.very.long.package.name.Read', 10))
  const { sheet } = drawn(root)
  const texts = sheet.pieces.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  )
  expect(texts.filter((text) => text.startsWith('Read'))).toEqual([])
  const narrow = node(
    'main',
    1,
    node('write', 76),
    node('a.very.long.package.name.Read', 10),
    node('b.very.long.package.name.Read', 12),
  )
  const { sheet: second } = drawn(narrow)
  const said = second.pieces.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])),
  )
  expect(said.filter((text) => /^(?:name\.)?Read$/.test(text))).toHaveLength(2)
  expect(new Set(said).size).toBe(said.length)
})

test('a tree without amounts is a problem of its root', () => {
  const { sheet, rects } = drawn(node('main', 0))
  expect(sheet.problems).toEqual([{ at: 'root', problem: 'has no amount: at least one node needs a value above 0' }])
  expect(rects).toEqual([])
})

test('names off the way are of one size, whatever room they have', () => {
  const { sheet } = drawn(node('main', 10, node('read', 60), node('write', 20), node('log', 10)))
  const sizes = sheet.pieces.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.type === 'text' && !each.text.startsWith('write') ? [each.size] : [])),
  )
  expect(new Set(sizes)).toEqual(new Set([14]))
})

test('only frames of the list have a strip, as long as what they have themselves', () => {
  const root = node('main', 10, node('read', 60), node('write', 20), node('log', 10))
  const sheet = new Sheet({ title: 'A claim' }, { places: new Places({ root }), references: new References([]) })
  const rankOf = ({ name }: { name: string }) => (name === 'read' ? 2 : undefined)
  const { laid } = drawPartition(root, { fillOf: () => undefined, way: () => false, rankOf, unit: 'samples' }, sheet)
  const strips = sheet.pieces.flatMap(({ at, elements }) => (at === '@own' ? elements : []))
  const read = laid.find(({ frame }) => frame.name === 'read')
  expect(strips).toMatchObject([{ d: `M 0 63 H ${read?.own.w} V 69 H 0 Z` }])
})
