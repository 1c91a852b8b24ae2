/** The linter as a whole; each rule has its tests beside it. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cleanScene, findingsIn, named, withChanges } from '../../test/review.ts'
import type { Element } from '../scene/scene.ts'
import { drawingFindings } from './drawing-findings.ts'
import { reviewScene } from './review-scene.ts'
import { blockingRules } from './rules/blocking-rules.ts'
import { rules } from './rules/rules.ts'

describe('a clean scene', () => {
  test('has no findings, with or without the name of a recipe', () => {
    expect(reviewScene(cleanScene, named)).toEqual([])
    expect(reviewScene(cleanScene)).toEqual([])
  })

  test('without elements it only wastes space', () => {
    expect(findingsIn({ ...cleanScene, elements: [] }, {})).toEqual([['R22']])
  })
})

describe('a finding', () => {
  test('has its place, what was measured, the limit and how to fix it', () => {
    expect(reviewScene(withChanges({ 5: { text: 'Order service API' } }), named)).toEqual([
      {
        rule: 'R06',
        level: 'block',
        at: 'elements.5',
        problem:
          '"Order service API" is 158 px wide in elements.4, a box of 160; 144 px of room, about 15 characters: shorten the label, or widen the box to 176',
      },
    ])
  })

  test('is repeated for each place, and counted beyond forty', () => {
    const many = Array.from(
      { length: 60 },
      (): Element => ({ type: 'text', x: 412, y: 246, text: 'announce', size: 14 }),
    )
    const findings = reviewScene(withChanges({}, ...many)).filter(({ rule }) => rule === 'R07')
    expect(findings).toHaveLength(41)
    expect(findings.at(-1)?.problem).toMatch(/^and \d+ more findings of this rule$/)
  })
})

test('every rule is listed once, in order, with a title, a requirement and a test beside it', () => {
  const folder = join(import.meta.dirname, 'rules')
  const files = readdirSync(folder).filter((file) => /^r\d\d-.*(?<!\.test)\.ts$/.test(file))
  expect(rules.map(({ id }) => id.toLowerCase())).toEqual(files.map((file) => file.slice(0, 3)).sort())
  expect(files.filter((file) => !existsSync(join(folder, file.replace(/\.ts$/, '.test.ts'))))).toEqual([])
  for (const { title, requirement } of rules)
    expect([title.length > 3, requirement.endsWith('.')]).toEqual([true, true])
})

test('what a drawing does wrong is what blocks in a full review, apart from words', () => {
  expect(blockingRules).toEqual(rules.filter(({ level }) => level === 'block'))
  const scene = {
    ...cleanScene,
    title: 'Diagram',
    elements: [
      { ...text, size: 2 },
      { ...text, text: 'Lorem ipsum' },
    ],
  }
  const blocks = reviewScene(scene).filter(({ level }) => level === 'block')
  const drawn = blocks.filter(({ rule }) => rule !== 'R01' && rule !== 'R24')
  expect([drawn.length > 0, blocks.length - drawn.length]).toEqual([true, 2])
  expect(drawingFindings(scene)).toEqual(drawn)
})

const text = { type: 'text', x: 8, y: 8, text: 'tiny' } as const
