import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { readFragment, writeFragment } from './share-link.ts'

const shared = { recipe: 'ordered-bar', data: { title: 'Größe “x” </script> 😀', rows: [{ name: 'a', value: 1.5 }] } }

test('a link returns what was shared, in characters that URLs allow', async () => {
  const fragment = await writeFragment(shared)
  expect(fragment).toMatch(/^#e=[\w-]+$/)
  expect(await readFragment(fragment)).toEqual({ shared })
})

test('a link keeps what the diagram is drawn for', async () => {
  const options = { aspect: 'phone', part: { around: 'API', depth: 2 } } as const
  expect(await readFragment(await writeFragment({ ...shared, options }))).toEqual({ shared: { ...shared, options } })
})

const packed = (text: string | Buffer): string => `#e=${deflateRawSync(text).toString('base64url')}`

describe('hostile links get an error message', () => {
  test.each([
    ['no base64', '#e=%%%', /damaged/],
    ['cut', packed(JSON.stringify(shared)).slice(0, -9), /damaged/],
    ['no JSON', packed('{'), /damaged/],
    ['no UTF-8', packed(Buffer.from([0xff, 0xfe])), /damaged/],
    ['another document', packed('{"a":1}'), /does not contain a diagram/],
    ['data without a recipe', packed('{"data":{}}'), /does not contain a diagram/],
    ['a path as a recipe', packed('{"recipe":"../../x","data":{}}'), /does not contain a diagram/],
    [
      'a page that there is none of',
      packed('{"recipe":"x","data":{},"options":{"aspect":"wall"}}'),
      /does not contain/,
    ],
    ['a part of nothing', packed('{"recipe":"x","data":{},"options":{"part":{"depth":1}}}'), /does not contain/],
    ['ten megabytes', `#e=${'A'.repeat(10_000_000)}`, /too long/],
    ['a bomb', packed(`"${' '.repeat(100_000_000)}"`), /more than 2 MB/],
  ])('%s', async (_name, fragment, words) => {
    expect(await readFragment(fragment)).toEqual({ problem: expect.stringMatching(words) as unknown })
  })
})

describe('a document is recognized by its content', () => {
  const scene = { version: 1, width: 100, height: 100, title: '', description: '', elements: [] }
  const text = JSON.stringify(scene)
  test.each([
    ['a scene', scene],
    ['an API response', { recipe: { id: 'x' }, scene }],
    ['an MCP result', { content: [{ type: 'text', text }], structuredContent: { scene } }],
    [
      'an MCP result of text alone',
      {
        content: [
          { type: 'text', text: 'Here it is.' },
          { type: 'text', text },
        ],
      },
    ],
    [
      'a JSON-RPC response',
      { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: `{"scene":${text}}` }] } },
    ],
  ])('%s is a scene', (_name, document) => {
    expect(readDocument(document)).toEqual({ kind: 'scene', content: scene })
  })

  test('data names its recipe in $schema, which is then removed', () => {
    const $schema = 'https://diagrams.example/schemas/data/ordered-bar.json'
    expect(readDocument({ $schema, title: 'T' })).toEqual({
      kind: 'data',
      recipe: 'ordered-bar',
      content: { title: 'T' },
    })
    expect(readDocument({ title: 'T', rows: [] })).toEqual({ kind: 'data', content: { title: 'T', rows: [] } })
  })

  test.each([[null], [[]], ['words'], [{ a: 1 }], [7]])('%j is neither', (document) => {
    expect(readDocument(document)).toBeUndefined()
  })
})
