import { expect, test } from 'vitest'
import { linterWarnings } from './linter-warnings.ts'

test('a warning speaks of what elements were drawn from, where that is known', () => {
  const scene = {
    version: 1 as const,
    title: 'A scene',
    description: 'A name and a line.',
    width: 400,
    height: 200,
    elements: [
      { type: 'text' as const, x: 100, y: 100, text: 'A name' },
      { type: 'line' as const, x: 120, y: 40, x2: 120, y2: 160 },
    ],
  }
  const [own] = linterWarnings({
    scene,
    parts: [
      { at: 'events.1', elements: [0] },
      { at: 'marks.0', elements: [1] },
    ],
  })
  expect(own?.at).toBe('events.1')
  expect(own?.problem).toMatch(/crossed or touched by the line marks\.0; .*\(R08\)$/)
  const [named] = linterWarnings({
    scene,
    parts: [
      { at: 'events.1', elements: [0] },
      { at: 'edges.7', name: 'calls', from: 'Web', to: 'API', elements: [1] },
    ],
  })
  expect(named?.problem).toContain('by the line edges.7 (Web > API); ')
  const [item] = linterWarnings({
    scene,
    parts: [
      { at: 'events.1', elements: [0] },
      { at: 'marks.0', name: 'Release', elements: [1] },
    ],
  })
  expect(item?.problem).toContain('by the line marks.0 (Release); ')
  const [other] = linterWarnings({ scene, parts: [{ at: 'events.1', elements: [0] }] })
  expect(other?.problem).toContain('elements.1')
})
