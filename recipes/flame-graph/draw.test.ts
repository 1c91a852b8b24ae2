import { expect, test } from 'vitest'
import { functionsOf, hotPath } from './draw.ts'

type Frame = { name: string; value?: number; children: Frame[] }

const frame = (name: string, value: number, children: Frame[] = []): Frame => ({ name, value, children })

const root = frame('main', 1, [frame('read', 2, [frame('lock', 3)]), frame('write', 5, [frame('lock', 4)])])

test('the hottest function is summed over all its callers, its path leads to the largest of its frames', () => {
  expect(functionsOf(root)[0]).toMatchObject({ name: 'lock', own: 7 })
  expect(hotPath(root).map(({ name }) => name)).toEqual(['main', 'write', 'lock'])
})

test('functions are listed with what they take themselves, each once', () => {
  expect(functionsOf(root).map(({ name, own, frames }) => [name, own, frames.length])).toEqual([
    ['lock', 7, 2],
    ['write', 5, 1],
    ['read', 2, 1],
    ['main', 1, 1],
  ])
})

test('many small callees in one frame are no function, however much they take together', () => {
  expect(functionsOf(frame('main', 1, [frame('12 smaller', 9), frame('read', 2)]))[0]).toMatchObject({
    name: 'read',
    own: 2,
  })
})
