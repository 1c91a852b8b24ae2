import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import recipe from './recipe.ts'
import { isChecked, type KeyRange, type LsmData, lsmForm, mergedFrom } from './runs.ts'

const rows = [
  { name: 'L0, newest', files: [[0, 50]] },
  { name: 'L0, oldest', files: [[10, 90]] },
  {
    name: 'L1',
    files: [
      [0, 40],
      [41, 99],
    ],
    merges: 1,
  },
  {
    name: 'L2',
    files: [
      [0, 20],
      [30, 60],
      [70, 99],
    ],
  },
] as { name: string; files: KeyRange[]; merges?: number }[]

const reading = (more: object) => readData(lsmForm as never, { title: 'A claim', rows, find: 65, ...more })

const problems = (more: object) => {
  const read = reading(more)
  return read.ok ? [] : read.findings
}

const runs = (): LsmData['rows'] => {
  const read = reading({})
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return (read.data as unknown as LsmData).rows
}

test('files of a run do not overlap, and end after they begin', () => {
  const more = (files: KeyRange[]) => ({ rows: [{ name: 'L1', files }, ...rows.slice(3)] })
  expect(
    problems(
      more([
        [41, 99],
        [90, 120],
      ]),
    ),
  ).toEqual([
    { at: 'rows.0.files.1.1', problem: '90 to 120 overlaps 41 to 99 in the same run; make it a run of its own' },
  ])
  expect(problems(more([[9, 2]]))).toEqual([{ at: 'rows.0.files.0.1', problem: '2 is below 9, where the file begins' }])
})

test('a compaction needs files in the next run that the file overlaps', () => {
  const problem = 'no such file, or the next run lists none that it overlaps'
  expect(problems({ rows: [...rows.slice(0, 3), { name: 'L2', count: 4 }] })).toEqual([
    { at: 'rows.2.merges', problem },
  ])
  expect(problems({ rows: [{ name: 'L1', files: [[0, 1]], merges: 2 }, ...rows.slice(3)] })).toEqual([
    { at: 'rows.0.merges', problem },
  ])
})

test('a compaction merges a file with all that it overlaps', () => {
  expect(mergedFrom(runs(), 2)).toEqual([
    [0, 40],
    [0, 20],
    [30, 60],
  ])
  expect(mergedFrom(runs(), 3)).toEqual([])
})

test('a lookup checks every run that has a file with the key, and those whose files are not listed', () => {
  expect(runs().map((run) => isChecked(run, 65))).toEqual([false, true, true, false])
  const [newest] = runs()
  if (newest === undefined) throw new Error('a run')
  expect(isChecked({ ...newest, files: [] }, 65)).toBe(true)
  expect(isChecked({ ...newest, files: [], kind: 'log' }, 65)).toBe(false)
})

test('the title quotes how many files the lookup opens', () => {
  const data = { title: '{opened} of {files}', rows: [...rows, { name: 'L3', count: 64 }], find: 45 }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.scene.title).toBe('LSM tree: 5 of 71')
})

test('runs without a name are of the level above them, which counts their files', () => {
  const [first, second, ...rest] = rows
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    rows: [{ ...first, name: 'L0' }, { files: second?.files }, ...rest],
    find: 65,
  })
  const words = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(words).toEqual(expect.arrayContaining(['L0', '1 of 2', '0 of 3', '2 of 7']))
})

test('a file that the lookup opens is tinted whole: a part of it would be a range of keys', () => {
  const data = {
    title: 'A claim',
    measure: 'key',
    find: 50,
    rows: [
      { name: 'L0', files: [[0, 99]] },
      {
        name: 'L1',
        files: [
          [0, 40],
          [45, 55],
        ],
      },
    ],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const tints = drawing.scene.elements.flatMap((each) =>
    each.type === 'path' && each.fill === 'soft' ? [pathBounds(each.d)?.w ?? 0] : [],
  )
  expect(tints).toEqual([539, 54])
})

const drawn = (given: object[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'id',
    find: 9999,
    rows: given,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return { warnings: drawing.warnings, words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
}

test('keys of a narrow file are one over the other; what has no room is noted where others of the run have it', () => {
  const files = [
    [0, 2000],
    [2001, 3100],
    [3101, 3150],
    [3151, 9999],
  ]
  const { words, warnings } = drawn([
    { name: 'L0', files: [[0, 9999]] },
    { name: 'L1', files },
  ])
  expect(words).toEqual(expect.arrayContaining(['0–2000', '2001–', '3100', '3151–9999']))
  expect(warnings.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
    'rows.1.files 3101–3150: no room for these keys',
  ])
})

test('the keys of a narrow file at the end of the axis are before it; those of a run without any room are noted', () => {
  const at = (files: number[][], end = 100_000) => {
    const { words, warnings } = drawn([
      { name: 'Memtable', kind: 'memory', files },
      { name: 'L1', files: [[0, end]] },
    ])
    return { words, notes: warnings.map((each) => each.problem) }
  }
  const narrow = [95_000, 99_000]
  expect(at([narrow]).words).toContain('95000–99000')
  expect(at([narrow]).notes).toEqual([])
  // The file before it is in the way, or the lookup.
  expect(at([[90_000, 94_999], narrow]).notes).toEqual(['95000–99000: no room for these keys'])
  expect(at([[11_500, 12_000]], 12_000).notes).toEqual(['11500–12000: no room for these keys'])
})

test('no line of the axis passes the words of a merge', () => {
  const files = Array.from({ length: 20 }, (_, at) => [500 * at, 500 * at + 499])
  const merged = [
    [0, 7309],
    [7310, 8000],
  ]
  const { words, warnings } = drawn([
    { name: 'L1', files: merged, merges: 2 },
    { name: 'L2', files },
  ])
  expect(words).toContain('merges 1 + 3 files')
  expect(warnings.filter(({ problem }) => problem.includes('R08'))).toEqual([])
})

const scattered = [
  { name: 'Memtable', kind: 'memory', files: [[4600, 9990]], step: 'flush' },
  { kind: 'memory', note: 'immutable', files: [[12, 9800]] },
  { name: 'L0', files: [[10, 9900]] },
  { files: [[4712, 4712]] },
  {
    name: 'L1',
    files: [
      [0, 2999],
      [3000, 4711],
      [4713, 9999],
    ],
    merges: 2,
    step: 'compact',
  },
  {
    name: 'L2',
    files: [
      [0, 1500],
      [1501, 3100],
      [3101, 4000],
      [4001, 4710],
      [4711, 4711],
      [4720, 9999],
    ],
  },
  { name: 'L3', count: 412 },
]

test('what is said on other data overlaps nothing, and a file of one key is seen and named', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', rows: scattered, find: 4711 })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
  const texts = drawing.scene.elements.filter((each) => each.type === 'text')
  const boxes = texts.map((each) => [each.text, boundsOf(each)] as const)
  const clashes = boxes.flatMap(([one, a], index) =>
    boxes
      .slice(index + 1)
      .flatMap(([other, b]) =>
        a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h ? [`${one} / ${other}`] : [],
      ),
  )
  expect(clashes).toEqual([])
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['4712–4712', 'flush', 'merges 1 + 4 files']))
})

test.each([0, 4711, 9999])('the file that is opened of many is where its key is: %i', (find) => {
  const { elements } = (() => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', rows: scattered, find })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene
  })()
  const at = elements.find((each) => each.type === 'line' && each.stroke === 'accent' && each.x === each.x2)
  const opened = elements
    .flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [pathBounds(each.d)] : []))
    .find((rect) => rect?.w === 32)
  const x = at?.type === 'line' ? at.x : Number.NaN
  expect(opened && opened.x <= x && x <= opened.x + opened.w).toBe(true)
})

test('counts have a head over them and a line over their sum, and under each the keys of an opened file that has no room for them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const at = (words: string) => texts.find(({ text }) => text === words)
  const [head, first, sum] = [at('Files opened'), at('3 of 3'), at('6 of 87')]
  expect([head?.x, first?.x]).toEqual([sum?.x, sum?.x])
  expect((head?.y ?? 0) < (first?.y ?? 0) && (first?.y ?? 0) < (sum?.y ?? 0)).toBe(true)
  // Of 16 files of L2, one other has room for its keys: it would seem to matter.
  expect([at('5500–6579') !== undefined, at('960–')]).toEqual([true, undefined])
})

test('an opened file that is too narrow for its keys has them in the column at the right, in its own row', () => {
  const files = Array.from({ length: 10 }, (_, at) => [at * 1000, at * 1000 + 999])
  const rows = [
    { name: 'L0', files: [[0, 9999]] },
    { name: 'L1', files },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', rows, find: 5120 })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [keys, level, count] = ['5000–5999', 'L1', '1 of 10'].map((words) => texts.find(({ text }) => text === words))
  expect([Math.abs((keys?.y ?? 0) - (level?.y ?? 0)) < 16, keys?.x]).toEqual([true, count?.x])
  expect(keys?.y).toBe((count?.y ?? 0) + 20)
  expect(drawing.warnings).toEqual([])
})

test('keys at the right are in the rows of their levels, below each other', () => {
  const even = (most: number) =>
    Array.from({ length: most }, (_, at) => [at * (9600 / most), (at + 1) * (9600 / most) - 1])
  const rows = [
    { name: 'L0', files: [[0, 9599]] },
    { name: 'L1', files: even(16) },
    { name: 'L2', files: even(64) },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', rows, find: 5120 })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const [upper, lowest] = ['4800–5399', '5100–5249'].map((words) => texts.find(({ text }) => text === words))
  expect([lowest?.x, lowest?.y]).toEqual([upper?.x, (upper?.y ?? 0) + 72])
  expect(drawing.warnings.filter(({ level }) => level !== 'note')).toEqual([])
})

test.each([0, 3700, 4000, 6000, 9999])('neither the lookup nor the axis passes the words of a log: %i', (find) => {
  const all = { id: 'all', files: [[0, 9999]] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    find,
    rows: [
      { ...all, name: 'Memtable', kind: 'memory' },
      { name: 'Log', kind: 'log' },
      { ...all, id: 'l0', name: 'L0' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.elements.some((each) => each.type === 'text' && each.text.startsWith('put: log'))).toBe(true)
  expect(drawing.warnings).toEqual([])
})

test('files that follow each other share a border, wherever their keys are on the axis', () => {
  const starts = Array.from({ length: 64 }, (_, file) => Math.round(156.25 * file))
  const files = starts.map((start, at) => [start, (starts[at + 1] ?? 10_000) - 1])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'key',
    rows: [
      { name: 'L2', files: [[0, 9999]] },
      { name: 'L3', files },
    ],
    find: 6120,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const cells = drawing.scene.elements
    .flatMap((each) => (each.type === 'path' && each.fill !== undefined ? [pathBounds(each.d)] : []))
    .flatMap((rect) => (rect !== undefined && rect.h === 40 ? [rect] : []))
    .toSorted((a, b) => a.x - b.x)
  expect(cells).toHaveLength(65)
  const narrow = cells.filter(({ w }) => w < 40)
  for (const [at, { x, w }] of narrow.slice(0, -1).entries()) expect(x + w).toBe(narrow[at + 1]?.x)
})

test('the number of a narrow file is in its row as those of others', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const discs = drawing.scene.elements.flatMap((each) => (each.type === 'circle' && each.r === 9 ? [each.y] : []))
  const [fifth = 0, sixth = 0] = discs.slice(-2)
  // Levels are 72 px apart; the file of the last one is 8 px wide.
  expect(sixth - fifth).toBe(72)
})
