import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyScene } from '../../test/arbitrary-scene.ts'
import { sceneJsonSchema } from './json-schema.ts'
import { limits } from './limits.ts'
import { readScene } from './read-scene.ts'

const url = 'https://diagrams.example/schemas/scene-v1.json'
const validate = new Ajv2020({ strictTypes: false }).compile(sceneJsonSchema(url))

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Values at, near or far from some limit of the language. */
const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', 'box', 'ink', 'none', 'middle', 'M0 0', 'm', 'L0 0', 'M\u3000', {}, []),
  fc.constantFrom(0, -0, 1, 2, 0.5, 5e-324, -1, 99, 99.9, 100, 2400, 2400.5, 10_000, 10_000.5, -10_000, -10_001, 1e300),
  ...[limits.title, limits.text, limits.description, limits.path].map((length) =>
    fc
      .tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom('x', '1', '😀', '\ud800'))
      .map(([more, character]) => `M${character.repeat(length + more - 1)}`),
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
)

const oddName = fc.constantFrom('version', 'type', 'x', 'r', 'd', 'size', 'fill', 'arrow', 'glow', 'toString', '')

type Fault = { where: number; act: 'drop' | 'replace' | 'add' | 'repeat'; name: string; value: Json }
const anyFault: fc.Arbitrary<Fault> = fc.record({
  where: fc.nat(),
  act: fc.constantFrom('drop', 'replace', 'replace', 'add', 'repeat'),
  name: oddName,
  value: oddValue,
})

const isBranch = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null

/** Every object and array of a document. */
const branchesOf = (value: Json): (Json[] | { [key: string]: Json })[] =>
  isBranch(value) ? [value, ...Object.values(value).flatMap(branchesOf)] : []

const spoil = (document: Json, { where, act, name, value: shared }: Fault): void => {
  const value = structuredClone(shared)
  const branches = branchesOf(document)
  const branch = branches[where % branches.length]!
  if (Array.isArray(branch)) {
    if (act === 'repeat') while (branch.length < 301) branch.push(structuredClone(branch[0] ?? value))
    else if (act === 'drop') branch.pop()
    else branch.push(value)
    return
  }
  const keys = Object.keys(branch)
  const key = keys[where % Math.max(1, keys.length)] ?? name
  if (act === 'drop') delete branch[key]
  else if (act === 'add') branch[name] = value
  else branch[key] = value
}

/** Scenes with up to three faults: about half of them are still valid. */
const nearlyValid = fc.tuple(anyScene, fc.array(anyFault, { maxLength: 3 })).map(([scene, faults]) => {
  const document = structuredClone(scene) as unknown as Json
  for (const fault of faults) spoil(document, fault)
  return document
})

test('the reader and the JSON Schema agree on nearly valid documents', () => {
  const seen = { valid: 0, invalid: 0 }
  fc.assert(
    fc.property(nearlyValid, (document) => {
      const { ok } = readScene(document)
      expect(validate(document), JSON.stringify(validate.errors)).toBe(ok)
      seen[ok ? 'valid' : 'invalid']++
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(seen.valid, seen.invalid), 'the generator makes too few of one kind').toBeGreaterThan(50)
})

test('the reader and the JSON Schema agree on any JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (document) => validate(document) === readScene(document).ok))
})

test('the schema names its dialect and its URL, and closes every object', () => {
  const schema = sceneJsonSchema(url)
  expect([schema['$schema'], schema['$id']]).toEqual(['https://json-schema.org/draft/2020-12/schema', url])
  expect(JSON.stringify(schema).match(/"type":"object"/g)).toHaveLength(6)
  expect(JSON.stringify(schema).match(/"additionalProperties":false/g)).toHaveLength(6)
})
