import { expect, test } from 'vitest'
import { largestFirst, totalOf } from '../../drawing/tree/amounts.ts'
import { hotPath, hottest, hottestFirst, percent } from './frames.ts'

type Frame = { name: string; value?: number; children: Frame[] }

const frame = (name: string, value: number, children: Frame[] = []): Frame => ({ name, value, children })

const root = frame('main', 1, [frame('read', 2, [frame('lock', 3)]), frame('write', 5, [frame('lock', 4)])])

test('a frame takes its own amount and those of its callees; the largest comes first', () => {
  expect(totalOf(root)).toBe(15)
  expect(largestFirst(root).map(({ name }) => name)).toEqual(['write', 'read'])
})

test('the hottest function is summed over all its callers, its path leads to the largest of its frames', () => {
  expect(hottest(root)).toMatchObject({ name: 'lock', own: 7 })
  expect(hotPath(root).map(({ name }) => name)).toEqual(['main', 'write', 'lock'])
})

test('shares are whole percent, or have one decimal', () => {
  expect([percent(7, 15), percent(1, 30), percent(0, 0)]).toEqual(['47%', '3.3%', '0%'])
})

test('functions are listed with what they take themselves, each once', () => {
  expect(hottestFirst(root).map(({ name, own, frames }) => [name, own, frames.length])).toEqual([
    ['lock', 7, 2],
    ['write', 5, 1],
    ['read', 2, 1],
    ['main', 1, 1],
  ])
})

test('many small callees in one frame are no function, however much they take together', () => {
  expect(hottest(frame('main', 1, [frame('12 smaller', 9), frame('read', 2)]))).toMatchObject({ name: 'read', own: 2 })
})
