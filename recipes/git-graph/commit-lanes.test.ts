import { expect, test } from 'vitest'
import { lanesOf, layCommits, placeCommits } from './commit-lanes.ts'

const commits = (text: string) =>
  text.split(' ').map((each) => {
    const [id = '', parents = ''] = each.split(':')
    return { id, after: parents.split('') }
  })

test('first parents are in the lane of their child, others get lanes of their own', () => {
  const placed = placeCommits(commits('m:ab b:c a:c c:'))
  expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0, 0])
  expect(placed.map(({ parents }) => parents)).toEqual([[2, 1], [3], [3], []])
})

test('main is in the first lane, unless the newest commit was made on it', () => {
  const lanes = (text: string, main: string) =>
    placeCommits(
      commits(text).map((each) => ({ ...each, refs: each.id === main ? ['tag: v1', 'main'] : ['mainly'] })),
    ).map(({ lane }) => lane)
  expect(lanes('f:e m:b e:b b:a a:', 'm')).toEqual([1, 0, 1, 0, 0])
  expect(lanes('f:e m:b e:b b:a a:', 'b')).toEqual([0, 1, 0, 0, 0])
  expect(lanes('f:e m:b e:b b:a a:', 'none')).toEqual([0, 1, 0, 0, 0])
})

test('a lane is used again once its line has ended', () => {
  expect(lanesOf(commits('n:mx x:m m:ab b:c a:c c:'))).toBe(2)
})

test('a short branch is inside of a long one', () => {
  expect(placeCommits(commits('n:mf f:b m:as s:a a:b b:')).map(({ lane }) => lane)).toEqual([0, 2, 0, 1, 0, 0])
})

test('dots are in the middle of their rows; a merged branch leaves at once, others keep their lane', () => {
  const laid = layCommits(commits('m:ab b:c a:c c:'), { xs: [100, 140], height: ({ id }) => (id === 'm' ? 60 : 40) })
  expect(laid.map(({ at }) => [at.x, at.y])).toEqual([
    [100, 30],
    [140, 80],
    [100, 120],
    [100, 160],
  ])
  expect(laid[0]?.lines.map(({ d }) => d)).toEqual(['M 100 30 L 100 120', 'M 100 30 L 128 30 Q 140 30 140 42 L 140 80'])
})

test('a line to a parent that is not in the list ends on its way', () => {
  const [merge] = layCommits(commits('m:xy'), { xs: [100, 140], height: () => 40 })
  expect(merge?.lines).toEqual([
    { d: 'M 100 20 V 44', isOpen: true },
    { d: 'M 100 20 L 116 34', isOpen: true },
  ])
})

test('a line into a merge and the one out of it at the same side are above and below its middle; at two sides, or two lines in, on it', () => {
  const linesOf = (text: string) =>
    layCommits(commits(text), { xs: [100, 140, 180], height: () => 40 }).map(({ lines }) => lines.map(({ d }) => d))
  const [, child = [], merge = []] = linesOf('n:m x:m m:ab b:c a:c c:')
  expect(child).toEqual(['M 140 60 L 140 83 Q 140 95 128 95 L 100 95'])
  expect(merge[1]).toBe('M 100 105 L 128 105 Q 140 105 140 117 L 140 140')
  expect(linesOf('n:m x:m m:a a:')[1]).toEqual(['M 140 60 L 140 88 Q 140 100 128 100 L 100 100'])
})
