/**
 * One name has one meaning (docs/decisions/009): types that several files can see, and words in one spelling.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts')

const textOf = (file: string): string => readFileSync(file, 'utf8')

type Declared = { name: string; file: string; isExported: boolean }

const declaredIn = (file: string, text: string): Declared[] =>
  [...text.matchAll(/^(export )?(?:declare )?(?:type|interface|enum|(?:abstract )?class) (\w+)/gm)].map(
    ([, exported, name = '']) => ({ name, file, isExported: exported !== undefined }),
  )

/**
 * Layout is used alone and knows no scenes: its nodes, edges, lanes and tracks are those of graph drawing. Tests and
 * benchmarks are read one at a time.
 */
const sources = files.filter(
  (file) => isCode(file) && /^(?:src|drawing|import|recipes|entries)\//.test(file) && !/\.test\.tsx?$/.test(file),
)

const declared = sources.flatMap((file) => declaredIn(file, textOf(file)))

const isCore = ({ file }: Declared): boolean => /^src\/(?:scene|geometry|elements)\//.test(file)

/** Names that several files export, or that a file uses for something else although a core room exports them. */
const ambiguous = (all: readonly Declared[]): string[] => {
  const exported = all.filter(({ isExported }) => isExported)
  const clashes = (one: Declared): boolean =>
    exported.some((other) => other.name === one.name && other.file !== one.file && (one.isExported || isCore(other)))
  return all.filter(clashes).map(({ name, file }) => `${name} in ${file}`)
}

test('a type that is exported has a name that no other exported type has', () => {
  expect(declared.length).toBeGreaterThan(500)
  expect(ambiguous(declared)).toEqual([])
})

const functionsIn = (file: string, text: string): Declared[] =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm)].map(([, name = '']) => ({
    name,
    file,
    isExported: true,
  }))

test('what scenes, geometry and elements call a function or a value, no other room gives to one of its own', () => {
  const named = sources.flatMap((file) => functionsIn(file, textOf(file)))
  const core = new Set(named.filter(isCore).map(({ name }) => name))
  expect(core).toContain('clip')
  expect(named.filter((each) => !isCore(each) && core.has(each.name))).toEqual([])
})

test('a name that two files export, or that a core room has, is found', () => {
  const found = [
    ...declaredIn('src/geometry/rect.ts', 'export type Point = { x: number }'),
    ...declaredIn('drawing/a.ts', 'type Point = number\nexport class Row {}\ntype Cell = 1'),
    ...declaredIn('recipes/b.ts', 'export interface Row {}\ntype Cell = 2'),
  ]
  expect(ambiguous(found)).toEqual(['Point in drawing/a.ts', 'Row in drawing/a.ts', 'Row in recipes/b.ts'])
})

/** Beginnings and endings of words as Britons write them; `aria-labelledby` and `notifications/cancelled` are standards. */
const british =
  /colour|neighbour|behaviour|honour|favour(?!ed by)|\bgrey|\bcentre|\bmetre|(?<!aria-)labelled|modell(?:ed|ing)|travell(?:ed|ing)|(?<!notifications\/)cancell(?:ed|ing)|catalogue|licence|judgement|analyse[dr]?\b|(?:organ|recogn|normal|optim|summar|serial|visual|initial|minim|maxim|capital|general|special|synchron|categor)is(?:e|ed|es|ing|ation)\b/gi

const britishIn = (text: string): string[] => [...text.matchAll(british)].map(([word]) => word.toLowerCase())

/** Not the words for British ones in this test. */
const isOwn = (file: string): boolean => file !== 'test/names.test.ts'

test('words are spelled as in America, in code, prose and styles', () => {
  const written = files.filter((file) => isCode(file) || /\.(?:md|css|html)$/.test(file)).filter(isOwn)
  const found = written.flatMap((file) => britishIn(textOf(file)).map((word) => `${word} in ${file}`))
  expect(found).toEqual([])
})

test('British spellings are found, and what only looks like one is not', () => {
  expect(britishIn('Colours of neighbours, labelledNode, normalised')).toEqual([
    'colour',
    'neighbour',
    'labelled',
    'normalised',
  ])
  expect(britishIn('aria-labelledby, colors, the analyses, precise, rise, promise, specialist')).toEqual([])
})
