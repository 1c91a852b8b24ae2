import { expect, test } from 'vitest'
import { layChannel } from './channel.ts'

const at = (column: number, row: number) => ({ column, row })
const columns = { middle: (column: number) => 100 * column, w: 80 }
const lay = (...ends: [ReturnType<typeof at>, ReturnType<typeof at>][]) =>
  layChannel(
    ends.map(([from, to]) => ({ from, to })),
    columns,
  ).map(({ x, x2, track }) => [x, x2, track])

test('a link within a column is straight, another one has ports in the halves that face each other', () => {
  expect(lay([at(1, 0), at(1, 1)], [at(2, 0), at(4, 1)])).toEqual([
    [100, 100, 0],
    [220, 380, 0],
  ])
})

test('links of one card have a port each, the nearest next to its middle', () => {
  const card = at(0, 0)
  expect(lay([card, at(3, 1)], [card, at(1, 1)]).map(([x]) => x)).toEqual([24, 12])
})

test('links share a track unless they overlap; what begins first turns last, so that none cross', () => {
  expect(lay([at(0, 0), at(2, 1)], [at(1, 0), at(3, 1)], [at(4, 0), at(5, 1)]).map(([, , track]) => track)).toEqual([
    1, 0, 0,
  ])
  expect(lay([at(0, 1), at(2, 0)], [at(1, 1), at(3, 0)]).map(([, , track]) => track)).toEqual([0, 1])
})
