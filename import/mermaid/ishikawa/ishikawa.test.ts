import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { readIshikawa } from './read-ishikawa.ts'

test('the first line is the effect, however far it is indented', async () => {
  const text = 'ishikawa-beta\n    Blurry photo\n  Process\n    Out of focus %% why\n  User'
  expect(readIshikawa(text).model.nodes.map(({ label, depth }) => [label, depth])).toEqual([
    ['Blurry photo', 0],
    ['Process', 1],
    ['Out of focus', 2],
    ['User', 1],
  ])
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'ishikawa-fishbone',
    data: { root: { name: 'Blurry photo', children: [{ name: 'Process' }, { name: 'User' }] } },
  })
})
