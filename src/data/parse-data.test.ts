import { expect, test } from 'vitest'
import { parseData, placesOf } from './parse-data.ts'
import { yamlDepth } from './yaml-depth.ts'

const reasonFor = async (text: string, name = 'a.yaml'): Promise<string> => {
  const parsed = await parseData(text, name)
  return parsed.ok ? `read as ${JSON.stringify(parsed.data)}` : parsed.findings.map(({ problem }) => problem).join()
}

test('the extension determines the format of a file, the first character that of a stream', async () => {
  expect(await parseData('{ "a": [1] }', 'standard input')).toEqual({ ok: true, data: { a: [1] } })
  expect(await parseData('a: [1]', 'standard input')).toEqual({ ok: true, data: { a: [1] } })
  expect(await parseData('{ a: [1] }', 'a.yml')).toEqual({ ok: true, data: { a: [1] } })
  expect(await reasonFor('{ a: [1] }', 'a.json')).toMatch(/^must be JSON or YAML: /)
})

test('YAML is read in the core schema: dates, times and yes stay text, merge keys and tags do nothing', async () => {
  const text = 'day: 2026-03-04\ntime: 09:12\nanswer: yes\nbase: &b { x: 1 }\nmerged: { <<: *b }\n'
  expect(await parseData(text, 'a.yaml')).toEqual({
    ok: true,
    data: { day: '2026-03-04', time: '09:12', answer: 'yes', base: { x: 1 }, merged: { '<<': { x: 1 } } },
  })
})

test.each([
  ['[', 'must be JSON or YAML'],
  ['a: 1\na: 2', 'a mapping has this key twice'],
  ['a: *b', 'must be JSON or YAML'],
  ['a: 1\n---\na: 2', 'must be JSON or YAML'],
  [`a: &a [x]\nb: [${'*a, '.repeat(200)}]`, 'has 200 aliases'],
  [`a:\n  -${' id:'.repeat(20_000)} 1\n  - id: 2\n`, 'nested more than 200 levels deep'],
])('%.20s is rejected', async (text, words) => {
  expect(await reasonFor(text)).toContain(words)
})

test('a prototype is a key like any other', async () => {
  const parsed = await parseData('__proto__: { polluted: true }', 'a.yaml')
  expect(parsed.ok && Object.keys(parsed.data as object)).toEqual(['__proto__'])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('places are those of the values, or of their nearest parents', async () => {
  const yaml = 'title: x\nnodes:\n  - name: a\n  - name: b\n'
  const json = '{\n  "nodes": [\n    { "name": "b" }\n  ]\n}'
  const paths = ['nodes.1.name', 'nodes.1.kind', 'nodes.9', '']
  expect([...(await placesOf(yaml, { name: 'a.yaml', paths }))]).toEqual([
    ['nodes.1.name', { line: 4, column: 11 }],
    ['nodes.1.kind', { line: 4, column: 5 }],
    ['nodes.9', { line: 3, column: 3 }],
    ['', { line: 1, column: 1 }],
  ])
  expect((await placesOf(json, { name: 'a.json', paths: ['nodes.0.name'] })).get('nodes.0.name')).toEqual({
    line: 3,
    column: 15,
  })
})

test('depth counts brackets, indentation and indicators', () => {
  expect(yamlDepth('a: 1')).toBe(1)
  expect(yamlDepth('a:\n  b:\n    - c')).toBe(4)
  expect(yamlDepth('- - - - x')).toBe(5)
  expect(yamlDepth(`a: ${'['.repeat(300)}`)).toBe(301)
})

test.each([
  ['keys', Array.from({ length: 4_000 }, (_, at) => `key${at}: 1`).join('\n')],
  ['brackets', '[]'.repeat(8_000)],
  ['dashes', '- '.repeat(100_000)],
  ['spaces', `a: 1\n${' '.repeat(200_000)}`],
  ['megabytes', `a: ${'b'.repeat(1_000_000)}`],
])('many %s do not hang the parser', { timeout: 15_000 }, async (_what, text) => {
  expect(typeof (await reasonFor(text))).toBe('string')
})
