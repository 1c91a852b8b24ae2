import { expect, test } from 'vitest'
import { block } from '../block.ts'
import { path } from '../primitives.ts'
import { focusable } from '../type.ts'
import { findSpots, type Saying } from './find-spots.ts'
import { obstacleOf } from './obstacle.ts'

test('a name in focus, which is bold, takes no place from the next one that it would not take without', () => {
  const saying = (text: string, isFocus: boolean, places: number[]): Saying => {
    const words = block([{ text, as: focusable('label', isFocus) }])
    const spots = places.map((x) => ({ words, rect: { x, y: 0, w: words.w, h: words.h }, align: 'start' as const }))
    return { source: {}, spots, onGrid: false, isSure: false, isNeeded: true }
  }
  const { w } = block([{ text: 'warehouse-manager', as: focusable('label', true) }])
  // Beside the plain name there is room enough, beside the bold one there is not.
  const placed = (isFocus: boolean) => {
    const [name, next] = [saying('warehouse-manager', isFocus, [0]), saying('worker', false, [w + 11, w + 60])]
    return findSpots([name, next], { pieces: [], rules: [] }).get(next)?.rect.x
  }
  expect(placed(false)).toBe(placed(true))
  expect(placed(false)).toBe(w + 60)
  const lines = (isFocus: boolean) => {
    const words = block([{ text: 'warehouse-manager reconciliation', as: focusable('label', isFocus) }], w + 4)
    expect(words.lines).toHaveLength(2)
    const rect = { x: 0, y: 0, w: words.w, h: words.h }
    const name: Saying = { ...saying('', false, []), spots: [{ words, rect, align: 'start' }] }
    const next = saying('worker', false, [w + 11, w + 60])
    return findSpots([name, next], { pieces: [], rules: [] }).get(next)?.rect.x
  }
  expect([lines(false), lines(true)]).toEqual([w + 60, w + 60])
})

test('words cut a rule that marks something where they have no other place; a name that is written elsewhere, too, does not', () => {
  const words = block([{ text: 'sa-east-1', as: 'label' }])
  const rect = { x: 0, y: 0, w: words.w, h: words.h }
  const rule = { type: 'line', x: 0, y: words.h / 2, x2: 400, y2: words.h / 2 } as const
  const isPlaced = (isSure: boolean): boolean => {
    const saying: Saying = { source: {}, spots: [{ words, rect }], onGrid: true, isSure, isNeeded: false }
    const rules = [{ source: {}, isGrid: false, obstacle: obstacleOf(rule) }]
    return findSpots([saying], { pieces: [], rules }).has(saying)
  }
  expect([isPlaced(false), isPlaced(true)]).toEqual([true, false])
})

test('a leader may cross the edge of a half-tone as that of any other fill, so that a focus moves no words', () => {
  const words = block([{ text: 'legacy', as: 'label' }])
  const spotAt = (y: number) => ({
    words,
    rect: { x: 200, y: y - words.h / 2, w: words.w, h: words.h },
    align: 'start' as const,
    leader: { x1: 20, y1: 50, x2: 196, y2: y },
  })
  const heightOver = (fill: 'rule' | 'accent' | 'none'): number | undefined => {
    const saying: Saying = { source: {}, spots: [spotAt(50), spotAt(200)], onGrid: false, isSure: true, isNeeded: true }
    const band = path('M 60 20 H 120 V 80 H 60 Z', {
      fill,
      stroke: fill === 'none' ? 'muted' : 'none',
      dashed: fill !== 'none',
    })
    const found = findSpots([saying], { pieces: [{ source: {}, obstacles: [obstacleOf(band)] }], rules: [] })
    return found.get(saying)?.leader?.y2
  }
  expect([heightOver('rule'), heightOver('accent'), heightOver('none')]).toEqual([50, 50, 200])
})
