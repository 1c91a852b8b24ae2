import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagGap, placeFlags } from './flags.ts'

const block = (w: number, h: number) => ({ lines: [], w, h })
const wanted = fc.array(
  fc.record({
    item: fc.constant('stage'),
    x: fc.integer({ min: 0, max: 800 }),
    words: fc.integer({ min: 8, max: 160 }).map((w) => block(w, 18)),
  }),
  { maxLength: 12 },
)

test('no words meet other words or the pole of another flag, which stands from its words down to the bars', () => {
  fc.assert(
    fc.property(wanted, (some) => {
      const { flags, h } = placeFlags(some)
      for (const a of flags) {
        expect(a.y).toBeGreaterThanOrEqual(0)
        expect(a.y + a.words.h).toBeLessThanOrEqual(h)
        for (const b of flags) {
          if (a === b) continue
          const [left, right] = [b.x + flagGap.words, b.x + flagGap.words + b.words.w]
          const isBeside = a.x >= right || a.x < b.x || (a.x === b.x && a !== b)
          expect(isBeside || a.y >= b.y + b.words.h, `${a.x} ${left}`).toBe(true)
        }
      }
    }),
  )
})

test('without flags there is no room for them', () => {
  expect(placeFlags([])).toEqual({ flags: [], h: 0 })
})
