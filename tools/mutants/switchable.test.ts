/** Sources with every mutant behind a switch compute what they did, until one is active. */
import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { activate, installSwitch, isNoticed, recorded, seenWhileLoading } from './active.ts'
import { findMutants } from './find-mutants.ts'
import { sampleOf } from './sample.ts'
import { switchable } from './switchable.ts'

installSwitch()
afterEach(() => activate(-1, Infinity))

const source = `const f = (a, b) => {
  const sum = a + b * 2
  if (sum > 10 && a !== b) return [sum, -b]
  return [a, b].filter((each) => each > 1).map((each) => each * 3)
}
return f`

const opening = 'function whole() { '

/** Those inside of `f`: without `return f` there is nothing to run. */
const mutants = findMutants('f.ts', `${opening}${source} }`)
  .filter(({ was }) => was !== 'f')
  .map((mutant, id) => ({ ...mutant, id, start: mutant.start - opening.length, end: mutant.end - opening.length }))

type F = (a: number, b: number) => number[]
const compiled = (text: string): F => runInThisContext(`(() => { ${text} })()`) as F
const original = compiled(source)
const switched = compiled(switchable(source, mutants))

const inputs = [-2, 0, 1, 2, 5, 9].flatMap((a) => [-1, 0, 2, 5].map((b) => [a, b] as const))
const outputs = (f: F): string => inputs.map(([a, b]) => JSON.stringify(f(a, b))).join(' ')

describe('a source with switches', () => {
  test('computes what it did without an active mutant', () => {
    expect(mutants.length).toBeGreaterThan(12)
    expect(outputs(switched)).toBe(outputs(original))
  })

  test('computes what its text with one mutant computes, for each of them', () => {
    for (const mutant of mutants) {
      const { start, end, text, id } = mutant
      activate(id, Infinity)
      const expected = compiled(`${source.slice(0, start)}(${text})${source.slice(end)}`)
      expect(tried(switched), `${mutant.was} → ${text}`).toBe(tried(expected))
    }
  })

  const tried = (f: F): string => {
    try {
      return outputs(f)
    } catch (error) {
      return (error as Error).name
    }
  }
})

describe('a run with a mutant', () => {
  const check = () => {
    if (outputs(switched) !== outputs(original)) throw new Error('differs')
  }

  test('says which mutants it came across, and how many steps it took', async () => {
    const { seen, steps } = await recorded(() => switched(1, 1))
    expect(seen.size).toBeLessThan(mutants.length)
    expect(steps).toBeGreaterThanOrEqual(seen.size)
    expect(seenWhileLoading()).not.toContain(-1)
  })

  test('is noticed if it fails, and not if it passes', async () => {
    const plus = mutants.find(({ was, text }) => was === 'a + b * 2' && text.includes('-'))!
    expect(await isNoticed(plus.id, check, Infinity)).toBe('killed')
    expect(await isNoticed(9999, check, Infinity)).toBeUndefined()
  })

  test('ends after so many steps, even if its code catches what is thrown', async () => {
    const forever = () => {
      for (;;) switched(1, 1)
    }
    expect(await isNoticed(9999, forever, 500)).toBe('timeout')
    const hiding = () => {
      try {
        forever()
      } catch {
        throw new Error('another')
      }
    }
    expect(await isNoticed(9999, hiding, 500)).toBe('timeout')
  })
})

describe('a sample', () => {
  const many = Array.from({ length: 500 }, (_, start) => ({ ...mutants[0]!, start, id: start }))

  test('is the same every time, in the order of the source, of the size asked for', () => {
    const sample = sampleOf(many, 50)
    expect(sampleOf(many, 50)).toEqual(sample)
    expect(sample).toHaveLength(50)
    expect(sample.map(({ id }) => id)).toEqual(sample.map(({ id }) => id).sort((a, b) => a - b))
    expect(sampleOf(many, 500)).toEqual(many)
  })

  test('is spread over the source, and hardly changes when mutants elsewhere are added', () => {
    const sample = sampleOf(many, 100).map(({ id }) => id)
    expect(sample.filter((id) => id < 250).length).toBeGreaterThan(30)
    expect(sample.filter((id) => id >= 250).length).toBeGreaterThan(30)
    const larger = new Set(sampleOf([...many, { ...mutants[0]!, file: 'other.ts', id: 500 }], 100).map(({ id }) => id))
    expect(sample.filter((id) => larger.has(id)).length).toBeGreaterThanOrEqual(99)
  })

  test('is another one for another seed', () => {
    const first = new Set(sampleOf(many, 100).map(({ id }) => id))
    const other = sampleOf(many, 100, 7).map(({ id }) => id)
    expect(sampleOf(many, 100, 7).map(({ id }) => id)).toEqual(other)
    expect(other.filter((id) => first.has(id)).length).toBeLessThan(40)
  })
})
