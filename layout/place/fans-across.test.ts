/** Which hubs are asked to stand over, or under, the middle of a fan. */
import { expect, test } from 'vitest'
import type { Item } from '../model/board.ts'
import type { Vertex } from '../ranks/level.ts'
import { spreadOf } from './fans-across.ts'

const placedIn = (edges: string, rows: string): string => {
  const order = rows.replaceAll(' ', '')
  const at = (id: string | undefined): number => order.indexOf(id ?? '')
  const links = edges.split(' ').map(([from, to]) => ({
    from: at(from),
    to: at(to),
    weight: 1,
    words: { w: 0, h: 0 },
    isBack: false,
  }))
  const lines = rows.split(' ').map((row) => Array.from(row, at))
  const { placed } = spreadOf(
    {
      items: Array.from(order, () => ({ isGroup: false, stretch: undefined, outline: 'box' }) as Item),
      vertices: Array.from(order, (_, item) => ({ item, w: 12, h: 6 }) as Vertex),
      links,
      ranks: Array.from(order, (id) => lines.findIndex((row) => row.includes(at(id)))),
      rows: lines,
      width: () => 12,
    },
    order.length,
  )
  return Array.from(order, (id) => (placed.has(at(id)) ? id : '')).join('')
}

test('what closes the chains of a fan, and leads on, is under its middle', () => {
  expect(placedIn('ab ac bd ce df ef fg', 'a bc de f g')).toBe('abcdef')
  expect(placedIn('ab ac bd ce dh ei hf if fg', 'a bc de hi f g')).toContain('f')
})

test('what closes other chains is not', () => {
  expect(placedIn('ab ac bd ce df ef fg hd', 'ah bc de f g')).not.toContain('f')
  expect(placedIn('hd ab ac bd ce df ef fg', 'ah bc de f g')).not.toContain('f')
})
