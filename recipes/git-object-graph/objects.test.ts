import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { objectId, storeCommits } from './objects.ts'
import recipe from './recipe.ts'

const author = 'Mira Costa <mira@example.com>'
const first = {
  name: 'Limit requests per key',
  time: '2026-11-19T14:05Z',
  refs: [],
  files: [
    { name: 'README.md', lines: ['# limiter', 'A bucket for each key'] },
    { name: 'src/bucket.js', lines: ['export const rate = 5', 'export const burst = 20'] },
    { name: 'src/server.js', lines: ['if (take(key)) next()', 'else reply(429)'] },
  ],
}
const second = {
  name: 'Refill twice as fast',
  time: '2026-11-20T09:30Z',
  refs: [],
  files: [{ name: 'src/bucket.js', lines: ['export const rate = 10', 'export const burst = 20'] }],
}

test('ids are what git hash-object prints', () => {
  expect(objectId('tree', new Uint8Array())).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904')
  expect(objectId('blob', utf8ToBytes('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a')
})

const commits = (list: (typeof first)[]) =>
  storeCommits({ commits: list, author }).objects.filter(({ type }) => type === 'commit')

test('commits and their trees have the ids that git gives them, from git log --format="%H %T"', () => {
  expect(commits([first, second]).map(({ id, entries }) => [id, entries[0]?.to.id])).toEqual([
    ['70223258207ece22c13d8244e7c00fd0d6bf34ac', '29759f82a53a23aac25ff38a27091d2eb4a28bc3'],
    ['84c4c01dd22a3c7edf5865f814c4225c1b6c7dec', '32a00284eac97458b64789deec49d0f22f486bf2'],
  ])
})

test('the last commit adds what changed and what leads to it, and reuses the other blobs', () => {
  const { added, reused } = storeCommits({ commits: [first, second], author })
  expect(added.map(({ type }) => type)).toEqual(['blob', 'tree', 'tree', 'commit'])
  expect(reused.map(({ id }) => id.slice(0, 7))).toEqual(['bea3c7b', '95be4b7'])
})

test('names are in git’s order, a directory as if it ended in a slash', () => {
  const names = ['a/x', 'a.js', 'a0', 'B'].map((name, index) => ({ name, lines: [String(index)] }))
  const [commit] = commits([{ ...first, files: names }])
  expect(commit?.entries[0]?.to.entries.map(({ name }) => name)).toEqual(['B', 'a.js', 'a', 'a0'])
})

test('equal contents are one object, wherever they are', () => {
  const twice = { ...first, files: ['x', 'a/y'].map((name) => ({ name, lines: ['same'] })) }
  const { objects } = storeCommits({ commits: [twice], author })
  expect(objects.map(({ type }) => type)).toEqual(['commit', 'tree', 'tree', 'blob'])
})

test('what the last commit adds has a dark outline, what it reuses is tinted', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', author, commits: [first, second] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const boxes = drawing.scene.elements.flatMap((each) => (each.type === 'box' ? [each] : []))
  expect(boxes.filter(({ stroke }) => stroke === 'ink')).toHaveLength(4 + 1)
  expect(boxes.filter(({ fill }) => fill === 'soft')).toHaveLength(2)
})

const blobsOf = (lines: string[]) => {
  const files = [{ name: 'a.py', lines }]
  const data = { title: 'A claim', author, commits: [{ ...first, files }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return { id: words.find((each) => each.startsWith('blob '))?.slice(5), words }
}

test('lines are hashed with all their blanks, tabs and empty ones, from git hash-object', () => {
  expect(blobsOf(['if x:', '    y  = 1  ']).id).toBe('e226350')
  expect(blobsOf(['all:', '\techo']).id).toBe('3e0b692')
  expect(blobsOf(['a', '', 'b']).id).toBe('a1a53b5')
})

test('blanks that a picture loses are shown, and said what they are', () => {
  expect(blobsOf(['if x:', '    y  = 1  ', '\tz']).words).toEqual(
    expect.arrayContaining(['if x:', '····y··= 1··', '→z', '· is a space, → a tab.']),
  )
  expect(blobsOf(['if x:']).words.join()).not.toContain('a space')
})

test('HEAD is at the last commit once, or where the data say', () => {
  const refs = (...given: string[][]) => {
    const commits = [first, second].map((each, index) => ({ ...each, refs: given[index] ?? [] }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', author, commits })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /HEAD|main/.test(each.text) ? [each.text] : [],
    )
  }
  expect(refs([], ['main'])).toEqual(['HEAD → main'])
  expect(refs([], ['main', 'HEAD'])).toEqual(['HEAD → main'])
  expect(refs([], ['HEAD'])).toEqual(['HEAD'])
  expect(refs(['HEAD'], ['main'])).toEqual(['main', 'HEAD'])
})
