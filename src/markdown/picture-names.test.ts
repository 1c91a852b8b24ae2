import { expect, test } from 'vitest'
import { pictureNames } from './picture-names.ts'

const names = (blocks: { asked?: string; before?: string; recipe?: string; svg?: string }[], scheme?: 'content') =>
  pictureNames(
    'docs/My Guide.v2.md',
    blocks.map((each) => ({ recipe: 'tree', svg: '', ...each })),
    scheme,
  )

test('pictures are named after the document and the recipe, and numbered', () => {
  expect(names([{}, { recipe: 'gantt-chart' }, {}])).toEqual([
    'my-guide-v2-tree',
    'my-guide-v2-gantt-chart',
    'my-guide-v2-tree-2',
  ])
})

test('a diagram that is put above another does not rename it', () => {
  expect(names([{}, { before: 'my-guide-v2-tree' }, { before: 'my-guide-v2-tree-2' }])).toEqual([
    'my-guide-v2-tree-3',
    'my-guide-v2-tree',
    'my-guide-v2-tree-2',
  ])
})

test('a name that another recipe or document gave is not kept', () => {
  expect(names([{ before: 'my-guide-v2-gantt-chart' }])).toEqual(['my-guide-v2-tree'])
  expect(names([{ before: 'my-guide-v2-tree-x' }])).toEqual(['my-guide-v2-tree'])
})

test('a copied region gets a name of its own', () => {
  expect(names([{ before: 'my-guide-v2-tree' }, { before: 'my-guide-v2-tree' }])).toEqual([
    'my-guide-v2-tree',
    'my-guide-v2-tree-2',
  ])
})

test('a name that is asked for comes first, and belongs to one diagram, in any case and with its dark picture', () => {
  expect(names([{}, { asked: 'my-guide-v2-tree' }])).toEqual(['my-guide-v2-tree-2', 'my-guide-v2-tree'])
  expect(names([{ asked: 'a' }, { asked: 'A' }, { asked: 'a-dark' }])).toEqual(['a', undefined, undefined])
})

test('pictures named for their content have one name for one picture', () => {
  const [first, second, other] = names([{ svg: 'a' }, { svg: 'a' }, { svg: 'b' }], 'content')
  expect(first).toBe('my-guide-v2-ca978112ca1b')
  expect(second).toBe(`${first}-2`)
  expect(other).not.toBe(first)
})
