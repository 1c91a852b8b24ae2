/** Colors that carried a meaning and are gone. */
import { expect, test } from 'vitest'
import type { Color } from '../../scene/limits.ts'
import type { Scene } from '../../scene/scene.ts'
import { reviewAdaptation } from './review-adaptation.ts'

const filled = (...fills: Color[]): Scene => ({
  version: 1,
  width: 400,
  height: 200,
  title: 'Boxes',
  description: 'Boxes.',
  elements: fills.map((fill, at) => ({ type: 'box', x: 40 + 160 * at, y: 40, w: 120, h: 80, fill })),
})

const said = (before: Scene, after: Scene): string[] =>
  reviewAdaptation(after, { scene: before, parts: [] }).findings.map(({ at, problem }) => `${at} ${problem}`)

test.each<[Color, string]>([
  ['positive', 'it marked what is good or bad'],
  ['negative', 'it marked what is good or bad'],
  ['accent', 'it marked what to see first'],
  ['soft', 'it marked what to see first'],
])('a box that was %s is missed', (fill, meaning) => {
  expect(said(filled(fill), filled('surface'))).toEqual([
    `elements.0 the drawing has lost its fill ${fill}, and nothing else has it now: ${meaning}`,
  ])
})

test('a color without a meaning is not missed, nor one that became another meaning or is elsewhere now', () => {
  expect(said(filled('muted'), filled('surface'))).toEqual([])
  expect(said(filled('negative'), filled('positive'))).toEqual([])
  expect(said(filled('negative', 'surface'), filled('surface', 'negative'))).toEqual([])
})
