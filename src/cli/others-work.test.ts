import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scene } from '../../test/smallest-scene.ts'
import { renderScene } from '../render/render-scene.ts'
import { keepOthersWork } from './others-work.ts'
import { pngOf } from './scene/png.ts'

const folder = mkdtempSync(join(tmpdir(), 'diagref-kept-'))

/** Whether what a file holds would be kept. */
const isKept = (name: string, content: string | Uint8Array, inputs: readonly string[] = []): boolean => {
  const file = join(folder, name)
  writeFileSync(file, content)
  try {
    keepOthersWork(file, 'new', inputs)
    return false
  } catch (error) {
    expect(String(error)).toMatch(/add --force/)
    return true
  }
}

test.each([
  ['data', 'plan.yaml', 'title: Mine'],
  ['a diagram as text', 'flow.mmd', 'graph TD'],
  ['notes', 'notes.txt', 'mine'],
  ['a picture from elsewhere', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  [
    'a picture with a color profile',
    'photo.png',
    Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG'.padEnd(36)), Buffer.from('iCCP')]),
  ],
])('%s is kept', (_what, name, content) => expect(isKept(name, content)).toBe(true))

test('what the program drew is drawn over, unless it was read; an empty file has nothing to keep', async () => {
  const svg = renderScene(scene)
  expect(isKept('own.svg', svg)).toBe(false)
  expect(isKept('own.png', await pngOf(svg))).toBe(false)
  expect(isKept('empty.txt', '')).toBe(false)
  expect(isKept('own.svg', svg, [join(folder, 'own.svg')])).toBe(true)
})
