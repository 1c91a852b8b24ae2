/**
 * Who may import whom: the house's walls, read off the import lines.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

/** What each room may import: other rooms, and packages. A room may always import itself. */
const walls: Record<string, string[]> = {
  'src/scene': ['zod'],
  'src/text': [],
  'src/render': ['src/scene'],
  'src/review': ['src/scene', 'src/text'],
  'src/catalog': ['src/scene'],
  'src/pages': ['src/scene', 'src/render', 'src/catalog', 'src/http', 'hono', 'marked', 'negotiator'],
  'src/mcp': ['src/scene', 'src/render', 'src/catalog', 'src/http', 'hono', 'zod', '@modelcontextprotocol/server'],
  'src/http': [
    'src/scene',
    'src/render',
    'src/catalog',
    'src/pages',
    'src/mcp',
    'hono',
    'zod',
    'negotiator',
    'node:buffer',
    'node:crypto',
    'node:zlib',
  ],
  'src/node': ['src/http', 'src/catalog', '@hono/node-server', 'node:'],
  // What the page computes as the server does, it computes with the same pure modules.
  'src/browser': [
    'src/scene',
    'src/render',
    'src/review',
    'src/catalog',
    'src/pages/gallery/arrange.ts',
    'src/pages/recipe/snippets.ts',
    'src/pages/sandbox/request.ts',
  ],
  'src/cli': [
    'src/scene',
    'src/render',
    'src/review',
    'src/catalog',
    'src/node',
    'src/http',
    'src/mcp',
    'node:',
    '@resvg/resvg-js',
    '@modelcontextprotocol/server',
    'zod',
  ],
  entries: ['src/', 'node:', 'diagref:'],
  drawing: ['src/scene', 'src/text', 'src/catalog', 'd3-'],
  recipes: ['drawing', 'src/scene', 'src/text', 'd3-', 'node:crypto', 'node:zlib'],
}

const root = normalize(join(import.meta.dirname, '..'))

const files = Object.keys(walls).flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => ({ room, file: join(room, file) })),
)

const importsOf = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(/^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm)
  return [...found].map(([, fixed, lazy]) => fixed ?? lazy ?? '')
}

const trespasses = ({ room, file }: { room: string; file: string }): string[] =>
  importsOf(file)
    .map((name) => (name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name))
    .filter((name) => !name.startsWith(`${room}/`) && !walls[room]!.some((allowed) => name.startsWith(allowed)))
    .map((name) => `${file} imports ${name}`)

test('every room imports only what its walls allow', () => {
  expect(files.flatMap(trespasses)).toEqual([])
})
