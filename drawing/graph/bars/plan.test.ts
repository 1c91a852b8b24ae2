import { expect, test } from 'vitest'
import { randomFrom } from '../../../test/mutate-text.ts'
import { planBars } from './plan.ts'

/** Items by name: bars are written in capitals. */
const plan = (items: string, links: string) => {
  const names = items.split(' ')
  return planBars(
    names.map((name) => name === name.toUpperCase()),
    links.split(' ').map((link) => {
      const [from = '', to = ''] = link.split('>')
      return { from: names.indexOf(from), to: names.indexOf(to) }
    }),
  )
}

test('a tree has one column for each leaf, in the order given, and bars between nodes', () => {
  const { levels, columns, count } = plan('a B c d e F g', 'a>B B>c B>d B>e e>F F>g')
  expect(levels).toEqual([0, 1, 2, 2, 2, 3, 4])
  expect(count).toBe(3)
  expect(columns.slice(1)).toEqual([0, 1, 2, 2, 2])
})

test('what starts something is right above it, however far down that is', () => {
  expect(plan('a B c D e', 'a>B B>c c>D e>D').levels).toEqual([0, 1, 2, 3, 2])
})

test('of a cycle, one link leads up', () => {
  expect(plan('a B c D', 'a>B B>c c>D D>a').levels).toEqual([0, 1, 2, 3])
})

test('bars of one level that need the same columns go below each other', () => {
  const { levels, spans } = plan('a b C D e f', 'a>C a>D b>C b>D C>e D>e C>f D>f')
  expect(levels[2]).not.toBe(levels[3])
  expect(spans).toHaveLength(6)
})

test('an item without links has a column of its own', () => {
  const { spans } = plan('a B c', 'a>B')
  expect(spans[2]?.[0]).not.toBe(spans[0]?.[0])
})

test('links around circles have levels, whatever has no room on its own', () => {
  const random = randomFrom(7)
  for (let round = 0; round < 300; round++) {
    const isBar = Array.from({ length: 9 }, (_, index) => index % 3 === 0)
    const links = Array.from({ length: 14 }, () => ({ from: Math.floor(random() * 9), to: Math.floor(random() * 9) }))
    const { levels, columns } = planBars(
      isBar,
      links.filter(({ from, to }) => isBar[from] !== isBar[to]),
    )
    expect([levels.length, levels.every(Number.isFinite), columns.every(Number.isFinite)]).toEqual([9, true, true])
  }
})
