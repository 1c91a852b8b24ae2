/**
 * A campaign counts data sets: one with several findings of a relation is one.
 */
import { expect, test } from 'vitest'
import { campaign, untried } from '../bench/any-data/campaign.ts'
import { campaignTable } from '../bench/any-data/tables.ts'
import { readSource } from '../tools/recipes.ts'

test('no relation has more data sets than there are, however many kinds of findings', async () => {
  const recipe = await readSource('process-memory-layout')
  const result = campaign(untried('process-memory-layout', recipe), 3)
  expect([...result.sets.values()].every((sets) => sets <= result.made)).toBe(true)
  const both = { ...result, made: 3, sets: new Map([['warned', 2]]) }
  const seen = ['warned: R07', 'warned: R08'].map((kind) => [kind, { sets: 2, seed: 0, what: '' }] as const)
  expect(campaignTable([{ ...both, seen: new Map(seen) }])).toContain(
    '| **All** | 3 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 2 | 0 | 0 |',
  )
})
