/**
 * Sources run as native modules, as themselves: with their own addresses, and once.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as review from '../src/review/review-scene.ts'
import { isSource, moduleOf, nativeFolder, projectFolder } from './native-modules.ts'

test.each([
  ['src/scene/read-scene.ts', true],
  ['src/pages/layout.tsx', true],
  ['src/scene/read-scene.test.ts', false],
  ['entries/library/recipe-modules.d.ts', false],
  ['test/catalog.ts', false],
  ['recipes/gantt/scene.json', false],
  ['node_modules/zod/index.ts', false],
])('%s is made native: %s', (path, expected) => {
  expect(isSource(join(projectFolder, path))).toBe(expected)
})

test('what a test imports and what is imported by path are the same module', async () => {
  const path = moduleOf(join(projectFolder, 'src/review/review-scene.ts'))
  expect(path.startsWith(nativeFolder)).toBe(existsSync(nativeFolder))
  expect(await import(path)).toBe(review)
})
