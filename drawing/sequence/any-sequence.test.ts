import * as fc from 'fast-check'
import { test } from 'vitest'
import { reviewScene } from '../../src/review/review-scene.ts'
import { draw, participants } from '../../test/sequence-drawing.ts'

const name = fc.constantFrom(...participants.map((each) => each.name))
const said = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom('W'.repeat(60), 'GET /v1/orders/7Q4K?expand=items', '配送追跡画面認証'),
)
const step = fc.record(
  {
    from: name,
    to: name,
    text: said,
    note: said,
    kind: fc.constantFrom('call', 'reply', 'async', 'lost'),
    lines: fc.array(said, { maxLength: 3 }),
  },
  { requiredKeys: ['from', 'to', 'text'] },
)
const remark = fc.record({ kind: fc.constantFrom('note', 'state'), from: name, to: name, text: said })
const { entries } = fc.letrec<{ entries: object[]; frame: object }>((tie) => ({
  entries: fc.array(fc.oneof({ withCrossShrink: true, maxDepth: 2 }, step, remark, tie('frame')), {
    minLength: 1,
    maxLength: 5,
  }),
  frame: fc.record({ kind: fc.constantFrom('loop', 'opt', 'zone', 'par'), text: said, messages: tie('entries') }),
}))

test('any sequence yields a drawing without blocking findings, or findings that name a field', () => {
  fc.assert(
    fc.property(entries, (messages) => {
      const drawing = draw({ participants, messages })
      if (!drawing.ok)
        return drawing.findings.every(({ at, problem }) => at !== '' && !problem.startsWith('cannot be drawn'))
      return reviewScene(drawing.scene).every(({ level, rule }) => level !== 'block' || rule === 'R24')
    }),
    { numRuns: 60, seed: 8 },
  )
})
