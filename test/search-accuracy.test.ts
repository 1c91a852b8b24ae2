import { expect, test } from 'vitest'
import { accuracyOf, needs, shareOf } from '../bench/search/accuracy.ts'
import { loadCatalog } from './catalog.ts'

test('of queries that the questions were not written for, 95% find what was meant in the first three, needs 90%', async () => {
  const accuracies = await accuracyOf(await loadCatalog(), 'held-out')
  expect(shareOf(accuracies)).toBeGreaterThan(0.95)
  expect(shareOf(accuracies.filter(({ kind }) => needs.includes(kind)))).toBeGreaterThan(0.9)
  const nothing = accuracies.find(({ kind }) => kind === 'nothing')!
  expect(nothing.firstThree / nothing.queries).toBeGreaterThan(0.9)
})

test('of needs that were written from pictures alone, 95% find the picture in the first three, 90% as the first', async () => {
  const [found] = await accuracyOf(await loadCatalog(), 'pictures')
  expect(found!.queries).toBe(120)
  expect(found!.firstThree / found!.queries).toBeGreaterThan(0.95)
  expect(found!.first / found!.queries).toBeGreaterThan(0.9)
})

test('of what three users ask in their own words, 95% is in the first three, and 80% of what was asked after that', async () => {
  const catalog = await loadCatalog()
  expect(shareOf(await accuracyOf(catalog, 'users'))).toBeGreaterThanOrEqual(0.95)
  expect(shareOf(await accuracyOf(catalog, 'users-later'))).toBeGreaterThan(0.8)
})

test('of what engineers ask with typos and names that nothing knows, 95% is in the first three, and nonsense finds nothing', async () => {
  const accuracies = await accuracyOf(await loadCatalog(), 'engineers')
  expect(shareOf(accuracies)).toBeGreaterThan(0.95)
  for (const kind of ['beside', 'nothing']) {
    const found = accuracies.find((each) => each.kind === kind)!
    expect(found.firstThree).toBe(found.queries)
  }
})

test('of what strangers ask in seven languages and with typos, 95% is in the first three, and 80% of what was asked after that', async () => {
  const catalog = await loadCatalog()
  const accuracies = await accuracyOf(catalog, 'strangers')
  expect(shareOf(accuracies)).toBeGreaterThanOrEqual(0.95)
  expect(shareOf(await accuracyOf(catalog, 'strangers-later'))).toBeGreaterThan(0.8)
  const nothing = accuracies.find(({ kind }) => kind === 'nothing')!
  expect(nothing.firstThree).toBe(nothing.queries)
})

test('of needs written from titles alone, 95% is in the first three, and 88% of what was asked after that', async () => {
  const catalog = await loadCatalog()
  expect(shareOf(await accuracyOf(catalog, 'titles'))).toBeGreaterThanOrEqual(0.95)
  expect(shareOf(await accuracyOf(catalog, 'titles-later'))).toBeGreaterThan(0.88)
})

test('of needs in seven languages written from pictures alone, 95% is in the first three, and 80% of what was asked after that', async () => {
  const catalog = await loadCatalog()
  expect(shareOf(await accuracyOf(catalog, 'drawn'))).toBeGreaterThanOrEqual(0.95)
  expect(shareOf(await accuracyOf(catalog, 'drawn-later'))).toBeGreaterThan(0.8)
})
