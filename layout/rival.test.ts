import { expect, test } from 'vitest'
import { score } from './model/weights.ts'
import { rivalOf, type Tried } from './rival.ts'

type Look = { cost: number; over?: number; folds?: number; direction?: 'down' | 'right'; isKnown?: boolean }

const tried = ({ cost, over = 0, folds = 0, direction = 'right', isKnown = false }: Look): Tried =>
  ({
    candidate: { score: { cost: cost + score.over * over, over, oversize: score.over * over }, found: { folds } },
    setting: { direction, isKnown },
  }) as unknown as Tried

const best = tried({ cost: 100, folds: 1, direction: 'down' })

test('a rival flows the other way, is too large, and would be clearly cheaper if it were not: the cheapest of them', () => {
  const [rival, other] = [tried({ cost: 80, over: 9 }), tried({ cost: 90, over: 1 })]
  expect(rivalOf(best, [best, other, rival])).toBe(rival)
  expect(rivalOf(best, [best, tried({ cost: 80, over: 1, direction: 'down' })])).toBe(undefined)
  expect(rivalOf(best, [best, tried({ cost: 97, over: 1 })])).toBe(undefined)
  expect(rivalOf(best, [best, tried({ cost: 80 }), other])).toBe(undefined)
})

test('what is whole, known or too large itself has none', () => {
  const rival = tried({ cost: 40, over: 1 })
  const bests: Partial<Look>[] = [{ folds: 0 }, { isKnown: true }, { over: 1 }]
  for (const each of bests)
    expect(rivalOf(tried({ cost: 100, folds: 1, direction: 'down', ...each }), [rival])).toBe(undefined)
})
