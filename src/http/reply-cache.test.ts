import { expect, test } from 'vitest'
import { makeReply, type Reply } from './reply.ts'
import { ReplyCache, type Result } from './reply-cache.ts'

const resultOf = (key: string, bytes = 1): Result & { built: () => number } => {
  let count = 0
  const build = (): Reply => {
    count++
    return makeReply({ body: 'x'.repeat(bytes), headers: {} })
  }
  return { key, build, built: () => count }
}

test('a reply is built once, and found by every target that requested it', async () => {
  const cache = new ReplyCache()
  const result = resultOf('a')
  const replies = [await cache.resolve(result, '/a'), await cache.resolve(result, '/a?x=1')]
  expect([...replies, cache.find('/a'), cache.find('/a?x=1')]).toEqual(Array.from({ length: 4 }, () => replies[0]))
  expect(result.built()).toBe(1)
})

test('a negotiated reply is cached, but not found by its target', async () => {
  const cache = new ReplyCache()
  const result = resultOf('a')
  await cache.resolve({ ...result, negotiated: true }, '/a')
  await cache.resolve({ ...result, negotiated: true }, '/a')
  expect([cache.find('/a'), result.built()]).toEqual([undefined, 1])
})

test('a result without a key is built each time', async () => {
  const cache = new ReplyCache()
  const { build, built } = resultOf('a')
  await cache.resolve({ build }, '/a')
  await cache.resolve({ build }, '/a')
  expect([cache.find('/a'), built()]).toEqual([undefined, 2])
})

test('endless targets of one reply evict each other, but not one in use', async () => {
  const cache = new ReplyCache()
  const result = resultOf('a')
  for (let index = 0; index < 20_000; index++) {
    await cache.resolve(result, `/a?cache-buster=${index}`)
    if (index % 1_000 === 0) await cache.resolve(result, '/a')
  }
  expect([cache.find('/a') === undefined, cache.find('/a?cache-buster=0'), result.built()]).toEqual([
    false,
    undefined,
    1,
  ])
})

test('replies in use stay while more are added than there is room for', async () => {
  const cache = new ReplyCache()
  const honest = resultOf('honest', 10_000)
  await cache.resolve(honest, '/honest')
  for (let index = 0; index < 100; index++) {
    await cache.resolve(resultOf(`large-${index}`, 1_000_000), `/large-${index}`)
    expect(cache.find('/honest')).toBeDefined()
  }
  expect([cache.find('/large-0'), honest.built()]).toEqual([undefined, 1])
})

test('searches evict only each other, and one in use stays', async () => {
  const cache = new ReplyCache()
  const page = resultOf('page', 10_000)
  const used = { ...resultOf('used', 10_000), isSearch: true }
  await cache.resolve(page, '/page')
  await cache.resolve(used, '/?q=used')
  for (let index = 0; index < 100; index++) {
    await cache.resolve({ ...resultOf(`search-${index}`, 1_000_000), isSearch: true }, `/?q=${index}`)
    expect(cache.find('/?q=used')).toBeDefined()
  }
  const kept = Array.from({ length: 100 }, (_, index) => cache.find(`/?q=${index}`)).filter(
    (reply) => reply !== undefined,
  )
  expect(kept.length).toBeLessThanOrEqual(16)
  expect([cache.find('/?q=99') !== undefined, page.built(), used.built()]).toEqual([true, 1, 1])
  expect(cache.find('/page')).toBeDefined()
})
