/** Moved paths, by example and segment by segment. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathInPixels, pixel } from '../../test/arbitrary-scene.ts'
import { parsePath } from './path-data.ts'
import { translatePath } from './translate-path.ts'

test.each([
  ['absolute commands', 'M0 0L10 20H30V40', 'M5 7L15 27H35V47'],
  ['relative commands', 'M1 1l10 20h30v40z', 'M6 8l10 20h30v40z'],
  ['a relative first move', 'm1 1 10 20', 'M6 8l10 20'],
  ['a relative move later on', 'M0 0h1m2 3h1', 'M5 7h1m2 3h1'],
  ['repeated numbers', 'M0 0 1 1 2 2', 'M5 7L6 8L7 9'],
  ['curves', 'M0 0C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T1 2', 'M5 7C6 9 8 11 10 13S6 9 8 11Q6 9 8 11T6 9'],
  ['an arc: its end, not its radii', 'M0 0A10 20 30 0 1 40 50', 'M5 7A10 20 30 0 1 45 57'],
  ['an arc with packed flags', 'M0 0a9 9 0 0140 50', 'M5 7a9 9 0 0 1 40 50'],
  ['fractions', 'M.125.5L1e1-.004', 'M5.13 7.5L15 7'],
  ['data up to an error', 'M0 0L1 1L2', 'M5 7L6 8'],
  ['no path', 'L1 1', ''],
])('%s', (_kind, data, moved) => expect(translatePath(data, 5, 7)).toBe(moved))

test('every segment is moved by the same amount, and nothing else changes', () => {
  fc.assert(
    fc.property(pathInPixels, pixel, pixel, (data, dx, dy) => {
      const shape = (text: string, [x, y]: [number, number]) =>
        parsePath(text).map((segment) =>
          Object.entries(segment)
            .filter(([name]) => !['at', 'end', 'command'].includes(name))
            .map(([name, value]) => {
              if (/^(?:fromX|x|x1|x2)$/.test(name)) return [name, Number(value) - x]
              return /^(?:fromY|y|y1|y2)$/.test(name) ? [name, Number(value) - y] : [name, value]
            }),
        )
      expect(shape(translatePath(data, dx, dy), [dx, dy])).toEqual(shape(data, [0, 0]))
    }),
  )
})
