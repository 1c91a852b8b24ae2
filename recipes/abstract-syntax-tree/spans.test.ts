import { expect, test } from 'vitest'
import { type SyntaxNode, spansOf } from './spans.ts'

const node = (name: string, text: string | undefined, children: SyntaxNode[] = []): SyntaxNode => ({
  name,
  text,
  children,
})

const spans = (root: SyntaxNode): unknown[] => [...spansOf(root).of].map(([{ name }, span]) => [name, ...span])

test('a node is in the text of its parent, after its older siblings', () => {
  const root = node('sum', 'a + a * a', [node('left', 'a'), node('right', 'a * a', [node('l', 'a'), node('r', 'a')])])
  expect(spans(root)).toEqual([
    ['sum', 0, 9],
    ['left', 0, 1],
    ['right', 4, 9],
    ['l', 4, 5],
    ['r', 8, 9],
  ])
  expect(spansOf(root).source).toBe('a + a * a')
})

test('a text that is not in the rest of its parent is named, and leaves get slots of equal width', () => {
  const lost = node('lost', 'a')
  const root = node('sum', 'a + b', [node('left', 'a'), node('inner', 'b', [lost])])
  const found = spansOf(root)
  expect([found.source, found.missing]).toEqual([undefined, lost])
  expect(spans(root)).toEqual([
    ['left', 0, 12],
    ['lost', 14, 26],
    ['inner', 14, 26],
    ['sum', 0, 26],
  ])
})

test('without the whole source there are no spans of texts', () => {
  const root = node('name', undefined)
  expect(spansOf(root).missing).toBe(root)
})
