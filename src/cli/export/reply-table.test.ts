/**
 * Responses of one kind share a group of headers, whatever they show.
 */
import { expect, test } from 'vitest'
import { caddyFiles } from './caddy.ts'
import type { CrawledPage } from './crawl.ts'
import { nginxFile } from './nginx.ts'
import { placeholder, replyTable } from './reply-table.ts'

const sceneOf = (id: string, digest: string): CrawledPage => ({
  path: `/api/diagrams/${id}/scene`,
  file: `api/diagrams/${id}/scene.json`,
  headers: new Headers({
    'content-type': 'application/json',
    etag: `"${digest}"`,
    'content-length': '2',
    'x-content-type-options': 'nosniff',
    link: `<https://diagrams.example/diagrams/${id}>; rel="alternate"`,
  }),
  body: new Uint8Array(),
  targets: [`/api/diagrams/${id}/scene`],
})

const page: CrawledPage = {
  path: '/docs',
  file: 'docs.html',
  headers: new Headers({ 'content-type': 'text/html', etag: '"h"' }),
  body: new Uint8Array(),
  targets: ['/docs'],
  markdown: { file: 'docs.md', headers: new Headers({ 'content-type': 'text/markdown', etag: '"m"' }) },
}

const table = replyTable([sceneOf('tree', 'a'), sceneOf('diagrams', 'b'), page], 'https://diagrams.example')

test('a group has a placeholder for the subject; common headers and those of a single response are omitted', () => {
  expect(table.groups).toEqual([
    { 'content-type': 'application/json', link: `<https://diagrams.example/diagrams/${placeholder}>; rel="alternate"` },
    // The id occurs elsewhere too; substituting it restores the header.
    {
      'content-type': 'application/json',
      link: `<https://${placeholder}.example/${placeholder}/${placeholder}>; rel="alternate"`,
    },
    { 'content-type': 'text/html' },
    { 'content-type': 'text/markdown' },
  ])
})

test('a row is a target with its group, subject, digest and file; a page has one for each representation', () => {
  expect(table.rows).toEqual([
    {
      target: '/api/diagrams/tree/scene',
      group: 0,
      subject: 'tree',
      digest: 'a',
      file: 'api/diagrams/tree/scene.json',
    },
    {
      target: '/api/diagrams/diagrams/scene',
      group: 1,
      subject: 'diagrams',
      digest: 'b',
      file: 'api/diagrams/diagrams/scene.json',
    },
  ])
  expect(table.html).toEqual([{ target: '/docs', group: 2, subject: 'docs', digest: 'h', file: 'docs.html' }])
  expect(table.markdown).toEqual([{ target: '/docs', group: 3, subject: 'docs', digest: 'm', file: 'docs.md' }])
})

test('nginx gets quoted strings, with its variable for the subject', () => {
  const text = nginxFile(table)
  expect(text).toContain(
    '  "/api/diagrams/tree/scene" "/api/diagrams/tree/scene 0 tree a api/diagrams/tree/scene.json";\n',
  )
  expect(text).toContain(String.raw`  0 "<https://diagrams.example/diagrams/$diagref_subject>; rel=\"alternate\"";`)
})

test('Caddy gets strings in backticks, with its placeholder for the subject', () => {
  const files = new Map(caddyFiles(table))
  expect(files.get('_caddy-rows.conf')).toContain(
    '`/api/diagrams/tree/scene` `0 tree a api/diagrams/tree/scene.json`\n',
  )
  expect(files.get('_caddy-every.conf')).toContain(
    'header @every0 {\n\tlink `<https://diagrams.example/diagrams/{re.row.2}>; rel="alternate"`\n}\n',
  )
})
