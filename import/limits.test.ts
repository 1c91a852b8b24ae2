/** The limits of importers of data: just within, and just beyond. */
import { expect, test } from 'vitest'
import type { ImportedData, Importer } from './importer.ts'
import { importers } from './importers.ts'

/** The candidates that an importer makes of a text, the best first. */
const read = (name: string, input: string, shape: Importer['shapes'][number], pick?: string): ImportedData[] => {
  const importer = importers[name]!
  const imported =
    importer.kind === 'text'
      ? importer.read(input, { shape, pick })
      : importer.kind === 'document'
        ? importer.read(JSON.parse(input), { shape, pick })
        : importer.read(new TextEncoder().encode(input), { shape, pick })
  if (!imported.ok) throw new Error(imported.findings.map(({ problem }) => problem).join('\n'))
  return imported.candidates
}

const times = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at))

type Frame = { name: string; value: number; children: Frame[] }
const levelsOf = ({ children }: Frame): number => 1 + Math.max(0, ...children.map(levelsOf))
const framesOf = ({ children }: Frame): number => children.reduce((sum, each) => sum + framesOf(each), 1)

test('a flame graph has 139 levels; what is deeper is merged into one frame that says how many there are', () => {
  const deepest = (levels: number) => {
    const stack = times(levels, (at) => `f${at}`).join(';')
    let frame = read('folded', `${stack} 3\nf0;other 1`, 'tree')[0]?.['root'] as Frame
    const depth = levelsOf(frame)
    while (frame.children.length > 0) frame = frame.children[0]!
    return [depth, frame.name, frame.value]
  }
  expect(deepest(139)).toEqual([139, 'f138', 3])
  expect(deepest(140)).toEqual([140, '1 levels', 3])
  expect(deepest(145)).toEqual([140, '6 levels', 3])
})

test('a flame graph has up to 4000 frames; in a larger one the smallest callees of a caller are one', () => {
  const root = (callees: number) =>
    read('folded', times(callees, (at) => `main;f${at} ${at < 4000 ? 100 : 1}`).join('\n'), 'tree')[0]?.[
      'root'
    ] as Frame
  expect(framesOf(root(3999))).toBe(4000)
  expect(framesOf(root(4000))).toBeLessThan(4000)
  const large = root(4100)
  expect(large.children.at(-1)).toMatchObject({ name: expect.stringMatching(/^\d+ smaller$/) as string })
  expect(large.children.reduce((sum, { value }) => sum + value, 0)).toBe(400_100)
})

test('a frame that is as small as allowed stays, and only what is smaller is merged', () => {
  const lines = [
    ...times(3997, (at) => `main;f${at} 25`),
    'main;small 5',
    'main;smaller 4',
    'main;smallest 1',
    'main 1',
  ]
  const root = read('folded', lines.join('\n'), 'tree')[0]?.['root'] as Frame
  // 0.005% of all 99,936 samples are 4.9968.
  expect(root.children.slice(-2)).toEqual([
    { name: 'small', value: 5, children: [] },
    { name: '2 smaller', value: 5, children: [] },
  ])
})

test('a history has the newest 48 commits, with four names each', () => {
  const hash = (at: number): string => (4096 + at).toString(16).padStart(7, '0')
  const log = (count: number): string =>
    times(count, (at) => `${hash(at)}\t${hash(at + 1)}${at === 3 ? ` ${hash(at + 2)}` : ''}\t\tChange ${at}`).join('\n')
  const [all] = read('git-log', log(48), 'timeline')
  expect([all?.['title'], (all!['events'] as object[]).length]).toEqual([
    '{commits} commits, {merges} of them merges',
    48,
  ])
  const [newest] = read('git-log', log(49), 'timeline')
  expect([newest?.['title'], (newest!['events'] as object[]).length]).toEqual([
    'The newest {commits} of 49 commits, {merges} of them merges',
    48,
  ])
  const [named] = read('git-log', `${hash(0)}\t\ta, b, c, ${'d'.repeat(41)}, e\t${'x'.repeat(73)}`, 'timeline')
  expect(named?.['events']).toEqual([
    { id: `g${hash(0)}`, name: `${'x'.repeat(71)}…`, after: [], refs: ['a', 'b', 'c', `${'d'.repeat(39)}…`] },
  ])
  const [whole] = read('git-log', `${hash(0)}\t\t${'d'.repeat(40)}\t${'x'.repeat(72)}`, 'timeline')
  expect(whole?.['events']).toMatchObject([{ name: 'x'.repeat(72), refs: ['d'.repeat(40)] }])
})

test('a title of a tree is cut at 72 letters', () => {
  const titleOf = (length: number): unknown => read('tree', `${'n'.repeat(length)}/x`, 'tree')[0]?.['title']
  expect([titleOf(72), titleOf(73)]).toEqual(['n'.repeat(72), `${'n'.repeat(71)}…`])
})

test.each([
  [60, [60, 20, 12]],
  [61, [61, 31, 21, 11]],
  [400, [400, 100, 58, 24, 12]],
  [401, [401, 201, 101, 58, 24, 12]],
])('%i samples of Prometheus are all drawn, or means of as many as it takes', (samples, sizes) => {
  const values = times(samples, (at) => [1_764_288_000 + 60 * at, String(at)])
  const two = ['a', 'b'].map((job) => ({ metric: { __name__: 'load', job }, values }))
  const lengths = read('prometheus', JSON.stringify({ data: { resultType: 'matrix', result: two } }), 'numbers')
    .filter((data) => 'measure' in data)
    .map((data) => (data['rows'] as unknown[]).length)
    .filter((length) => length > 2)
  expect([...new Set(lengths)]).toEqual(sizes)
})

test('means of samples have six digits', () => {
  const values = times(25, (at) => [1_764_288_000 + 60 * at, String(at + 1 / 3)])
  const two = ['a', 'b'].map((job) => ({ metric: { job }, values }))
  const candidates = read('prometheus', JSON.stringify({ data: { resultType: 'matrix', result: two } }), 'numbers')
  expect((candidates.at(-1)!['rows'] as { values: number[] }[])[0]?.values[0]).toBe(1.33333)
})

const zipkin = (count: number, more: (at: number) => object = () => ({})): string =>
  JSON.stringify([
    { traceId: 'k', id: 'root', name: 'job', timestamp: 1_000_000, duration: 9_000_000 },
    ...times(count - 1, (at) => ({
      traceId: 'k',
      id: `c${at}`,
      parentId: 'root',
      name: `step ${at}`,
      timestamp: 1_000_000 + at * 1000,
      duration: 1000 * (at + 1),
      ...more(at),
    })),
  ])

test('a trace has 28 spans: what failed and the longest; a way that is longer is not drawn', () => {
  const [all] = read('trace', zipkin(28), 'timeline')
  expect([all?.['subtitle'], (all!['events'] as object[]).length]).toEqual(['28 spans', 28])
  const [some] = read(
    'trace',
    zipkin(30, (at) => (at === 0 ? { tags: { error: 'x' } } : {})),
    'timeline',
  )
  const events = some?.['events'] as { name: string; note?: string }[]
  expect([some?.['subtitle'], events.length, events[0]?.note]).toEqual([
    '30 spans (28 are drawn: what failed, and the longest)',
    28,
    '+2 shorter',
  ])
  expect(events.map(({ name }) => name)).toEqual(['job', 'step 0', ...times(26, (at) => `step ${at + 3}`)])
  const chain = (levels: number) =>
    read(
      'trace',
      zipkin(levels, (at) => (at === 0 ? {} : { parentId: `c${at - 1}` })),
      'timeline',
    )[0]?.['events'] as object[]
  expect([chain(28).length, chain(29).length]).toEqual([28, 28])
})

test('a trace names twelve services, the busiest', () => {
  const services = (count: number) => {
    const named = (at: number) => ({ localEndpoint: { serviceName: `s${at % count}` } })
    const [data] = read('trace', zipkin(count + 2, named), 'timeline')
    const groups = (data!['events'] as { group?: string }[]).flatMap(({ group }) => group ?? [])
    return [data?.['subtitle'], new Set(groups).size]
  }
  expect(services(12)).toEqual(['14 spans of 12 services', 12])
  expect(services(13)).toEqual(['15 spans of 13 services; 12 services are named', 12])
})

test('a table of endpoints has 24 rows; words of its cells have 100 letters, tags 40', () => {
  const paths = (count: number) =>
    Object.fromEntries(
      times(count, (at) => [`/p${at}`, { get: { summary: 's'.repeat(100 + at), tags: ['t'.repeat(40 + at)] } }]),
    )
  const rowsOf = (count: number) =>
    read('openapi', JSON.stringify({ paths: paths(count) }), 'table')[0]?.['rows'] as {
      values: string[]
      group: string
    }[]
  expect([rowsOf(24).length, rowsOf(25).length]).toEqual([24, 24])
  const [whole, cut] = rowsOf(2)
  expect([whole?.values[2], whole?.group]).toEqual(['s'.repeat(100), 't'.repeat(40)])
  expect([cut?.values[2], cut?.group]).toEqual([`${'s'.repeat(99)}…`, `${'t'.repeat(39)}…`])
})

test('a table of results has 40 rows, or fewer where a recipe takes no more', () => {
  const rowsOf = (count: number) =>
    read('tap', times(count, (at) => `ok ${at + 1} - t${at}`).join('\n'), 'table').map((data) => [
      (data['rows'] as object[]).length,
      data['subtitle'],
    ])
  const first = (size: number): [number, string] => [size, `The first ${size}: failures, then those that took longest`]
  expect(rowsOf(40)).toEqual([[40, undefined], first(24), first(12)])
  expect(rowsOf(41)).toEqual([first(40), first(24), first(12)])
  expect(rowsOf(12)).toEqual([
    [12, undefined],
    [12, undefined],
    [12, undefined],
  ])
})
