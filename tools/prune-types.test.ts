import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pruneTypes } from './prune-types.ts'

const folderWith = (files: Record<string, string>): string => {
  const root = mkdtempSync(join(tmpdir(), 'diagref-types-'))
  for (const folder of ['entries', 'src/deep']) mkdirSync(join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return root
}

test('declarations stay that an entry reaches by any kind of import; all others go', () => {
  const root = folderWith({
    'entries/a.d.ts': "export { b } from '../src/b.ts';\nexport declare const c: import('../src/deep/c.ts').C;",
    'src/b.d.ts': "import '../src/d.ts';\nimport type { z } from 'zod';",
    'src/deep/c.d.ts': 'export type C = 1;',
    'src/d.d.ts': '',
    'src/unused.d.ts': "export * from './b.ts';",
  })
  expect(pruneTypes(root, 'entries')).toBe(1)
  const left = ['src/b', 'src/deep/c', 'src/d', 'src/unused'].map((name) => existsSync(join(root, `${name}.d.ts`)))
  expect(left).toEqual([true, true, true, false])
})

test('an import without its declaration fails the build', () => {
  const root = folderWith({ 'entries/a.d.ts': "export * from '../src/gone.ts';" })
  expect(() => pruneTypes(root, 'entries')).toThrow('gone.ts, which has no declaration')
})
